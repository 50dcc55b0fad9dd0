export { DataDirectoryInUse, EmbeddedPostgresError } from './errors.ts';
export {
  connectToRunning,
  type EmbeddedPostgres,
  type StartOptions,
  startEmbeddedPostgres,
} from './start.ts';
export { startThrowawayPostgres } from './throwaway.ts';
