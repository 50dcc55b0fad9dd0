/** What other parts of the server may use of operations. */

export { askDatabase, askJobs, askSockets } from './queries/health.ts';
export { failedJobs } from './queries/jobs.ts';
