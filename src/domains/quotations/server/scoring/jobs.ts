import type { Kysely } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { Enqueue, Jobs } from '../../../../platform/jobs.ts';
import { scoreRfq, scoreUndecidedDaily } from './job-definitions.ts';
import { selectUndecidedRfqs } from './queries.ts';
import { scoreRfqQuotations } from './score-rfq.ts';

export function handleScoring(
  jobs: Pick<Jobs, 'handle'>,
  { db, enqueue }: { readonly db: Kysely<DB>; readonly enqueue: Enqueue },
): void {
  jobs.handle(scoreRfq, ({ rfqId }) => scoreRfqQuotations(db, rfqId));
  jobs.handle(scoreUndecidedDaily, async (_none, { signal }) => {
    let last: string | null = null;
    do {
      const ids = await selectUndecidedRfqs(db, last);
      for (const rfqId of ids) await enqueue(db, scoreRfq, { rfqId });
      last = ids.at(-1) ?? null;
    } while (last !== null && !signal.aborted);
  });
}
