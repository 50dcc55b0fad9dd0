import type { Kysely } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { Jobs } from '../../../../platform/jobs.ts';
import { scoreRfq } from './job-definitions.ts';
import { scoreRfqQuotations } from './score-rfq.ts';

export function handleScoring(
  jobs: Pick<Jobs, 'handle'>,
  { db }: { readonly db: Kysely<DB> },
): void {
  jobs.handle(scoreRfq, ({ rfqId }) => scoreRfqQuotations(db, rfqId));
}
