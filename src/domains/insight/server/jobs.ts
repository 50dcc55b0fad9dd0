import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { nairobiDay } from '../../../shared/dates.ts';
import { weekOf } from '../market-rules.ts';
import { publishWeekly } from './job-definitions.ts';
import { publishWeek } from './publish.ts';

/** Says how the jobs of market prices are done. */
export function handleInsightJobs(jobs: Jobs, { db }: { readonly db: Kysely<DB> }): void {
  jobs.handle(publishWeekly, (_none, { signal }) =>
    publishWeek(db, weekOf(nairobiDay(new Date())), { signal }),
  );
}
