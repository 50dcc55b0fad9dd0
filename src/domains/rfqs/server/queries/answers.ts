import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/**
 * All that RFQs read of the quotations on them, whose own domain knows RFQs and not the other way round.
 * In a statement RFQs are called `r`.
 */

/** This supplier has answered, whatever became of that. */
export const hasQuoted = (supplierId: string | RawBuilder<unknown>) =>
  sql<boolean>`exists (select from quotations q
    where q.rfq_id = r.id and q.supplier_id = ${supplierId})`;

/** A quotation `q` stands in the owner's view. */
export const standsForOwner = sql<boolean>`q.superseded_at is null and q.withdrawn_at is null
  and q.hidden_from_owner_at is null`;

/** How many quotations stand in the owner's view. */
export const countOfQuotations = sql<number>`(select count(*)::int from quotations q
  where q.rfq_id = r.id and ${standsForOwner})`;

export interface Bidder {
  readonly supplierId: string;
  /** The version of the RFQ that the supplier answered or confirmed last. */
  readonly rfqVersion: number;
}

/**
 * Suppliers with a quotation on an RFQ that is not refused, by their ids beyond `afterId`: they are told
 * when it changes or ends.
 */
export async function selectBidders(
  db: Kysely<DB>,
  rfqId: string,
  { afterId, limit }: { readonly afterId: string | null; readonly limit: number },
): Promise<Bidder[]> {
  return db
    .selectFrom('quotations')
    .select(({ fn }) => ['supplierId', fn.max('rfqVersion').as('rfqVersion')])
    .groupBy('supplierId')
    .where('rfqId', '=', rfqId)
    .where('supersededAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('status', '!=', 'rejected')
    .where(sql<boolean>`(${afterId}::uuid is null or supplier_id > ${afterId}::uuid)`)
    .orderBy('supplierId')
    .limit(limit)
    .execute();
}
