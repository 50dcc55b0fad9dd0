import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { sweepAssistant } from './job-definitions.ts';
import { sweepStale } from './queries/stale.ts';

/** Says how the assistant's jobs are done. */
export function handleAssistantJobs(jobs: Jobs, { db }: { readonly db: Kysely<DB> }): void {
  jobs.handle(sweepAssistant, () => sweepStale(db));
}
