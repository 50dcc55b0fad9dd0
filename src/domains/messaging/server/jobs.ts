import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import { readWrongInboxes, recountInbox } from './inboxes/queries.ts';
import { recountInboxesNightly } from './job-definitions.ts';

export interface MessagingJobDeps {
  readonly db: Kysely<DB>;
  readonly log: Pick<Log, 'warn'>;
}

/** Says how the jobs of messaging are done. */
export function handleMessagingJobs(
  jobs: Pick<Jobs, 'handle'>,
  { db, log }: MessagingJobDeps,
): void {
  jobs.handle(recountInboxesNightly, async () => {
    let mended = 0;
    for (const userId of await readWrongInboxes(db)) {
      if (await recountInbox(db, userId)) mended += 1;
    }
    if (mended > 0) log.warn({ mended }, 'inboxes were wrong, and are right again');
  });
}
