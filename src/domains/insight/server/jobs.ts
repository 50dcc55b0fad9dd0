import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { nairobiDay } from '../../../shared/dates.ts';
import { weekOf } from '../market-rules.ts';
import { lookAtAlerts } from './alerts.ts';
import { lookAtAlertsDaily, publishWeekly } from './job-definitions.ts';
import type { Notices } from './ports.ts';
import { publishWeek } from './publish.ts';

interface InsightJobDeps {
  readonly db: Kysely<DB>;
  readonly notify: Notices;
}

/** Says how the jobs of market prices are done. */
export function handleInsightJobs(jobs: Jobs, deps: InsightJobDeps): void {
  jobs.handle(publishWeekly, (_none, { signal }) =>
    publishWeek(deps.db, weekOf(nairobiDay(new Date())), { signal }),
  );
  jobs.handle(lookAtAlertsDaily, (_none, { signal }) => lookAtAlerts(deps, signal));
}
