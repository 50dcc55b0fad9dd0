import type { Jobs } from '../../../platform/jobs.ts';
import { tellOfAward } from './awards/tell-award.ts';
import type { OrderJobDeps } from './deps.ts';
import { completeSilent, refreshRecordsDaily, tellAward } from './job-definitions.ts';
import { refreshSupplierRecords } from './records/queries/supplier-records.ts';
import { completeAlone } from './steps/complete-silent.ts';

/** Says how the jobs of orders are done. */
export function handleOrderJobs(jobs: Jobs, deps: OrderJobDeps): void {
  jobs.handle(refreshRecordsDaily, () => refreshSupplierRecords(deps.db));
  jobs.handle(completeSilent, (_none, { signal }) => completeAlone(deps, signal));
  jobs.handle(tellAward, (award, { signal }) => tellOfAward(deps, award, signal));
}
