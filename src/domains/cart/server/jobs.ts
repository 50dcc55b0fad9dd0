import type { Jobs } from '../../../platform/jobs.ts';
import { forgetRemovedDaily } from './job-definitions.ts';
import { forgetRemovedLines } from './queries.ts';
import type { CartDeps } from './service.ts';

/** Says how the cart's jobs are done. */
export function handleCartJobs(jobs: Jobs, { pool }: CartDeps): void {
  jobs.handle(forgetRemovedDaily, () => forgetRemovedLines(pool));
}
