/** What other parts of the server may use of operations. */

export { failedJobs } from './queries/jobs.ts';
