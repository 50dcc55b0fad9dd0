import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { refreshRecordsDaily } from './job-definitions.ts';
import { refreshSupplierRecords } from './queries/supplier-records.ts';

/** Says how the jobs of orders are done. */
export function handleOrderJobs(jobs: Jobs, { db }: { readonly db: Kysely<DB> }): void {
  jobs.handle(refreshRecordsDaily, () => refreshSupplierRecords(db));
}
