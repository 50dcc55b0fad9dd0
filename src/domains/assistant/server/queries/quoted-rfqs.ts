import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/** One of the own RFQs that quotations stand on. */
export interface QuotedRfq {
  readonly id: string;
  readonly title: string;
  /** Title, description, place and lines: what a question may name it by. */
  readonly words: string;
  readonly aiGeneratedId: string | null;
  /** Who quoted. */
  readonly suppliers: readonly string[];
}

/** So many are looked through, the newest of them. */
const mostRfqs = 300;

/** The owner's RFQs that have quotations, newest first. */
export async function selectQuotedRfqs(db: Kysely<DB>, ownerId: string): Promise<QuotedRfq[]> {
  const suppliers = sql<string[]>`array(
    select distinct u.company_name from quotations q join users u on u.id = q.supplier_id
      where q.rfq_id = r.id and u.company_name is not null
        and q.superseded_at is null and q.withdrawn_at is null and q.hidden_from_owner_at is null)`;
  const words = sql<string>`concat_ws(' ', r.title, left(r.description, 1000),
    r.delivery_location, r.delivery_county,
    (select string_agg(left(i.product_name, 80), ' ') from rfq_items i
      where i.rfq_id = r.id and i.removed_at is null and i.line_no <= 50))`;
  return db
    .selectFrom('rfqs as r')
    .where('r.contractorId', '=', ownerId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('quotations as q')
          .whereRef('q.rfqId', '=', 'r.id')
          .where('q.supersededAt', 'is', null)
          .where('q.withdrawnAt', 'is', null)
          .where('q.hiddenFromOwnerAt', 'is', null)
          .select('q.id'),
      ),
    )
    .select(['r.id', 'r.title', 'r.aiGeneratedId', suppliers.as('suppliers')])
    .select(words.as('words'))
    .orderBy('r.createdAt', 'desc')
    .limit(mostRfqs)
    .execute();
}
