/** What other domains may call on the server. */
export type { CatalogueDeps } from './deps.ts';
