import type { Jobs } from '../../../platform/jobs.ts';
import type { MaterialsDeps } from './deps.ts';
import { dropOldGaps } from './gaps/queries.ts';
import { sweepGaps } from './job-definitions.ts';

/** Says how the dictionary's jobs are done. */
export function handleMaterialsJobs(jobs: Jobs, { db }: MaterialsDeps): void {
  jobs.handle(sweepGaps, () => dropOldGaps(db));
}
