import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { Taken } from '../../remainder-rules.ts';

/** What was ordered of a quotation, by all of its orders that are not cancelled. */
export interface Ordered extends Taken {
  /** Of these orders, gross: decimal string, KES. */
  readonly amount: string;
}

/** What was ordered of these quotations, by quotation. Of quotations that the reader may read. */
export async function selectOrdered(
  db: Kysely<DB> | Transaction<DB>,
  quotationIds: readonly string[],
): Promise<ReadonlyMap<string, Ordered>> {
  if (quotationIds.length === 0) return new Map();
  const { rows } = await sql<Ordered & { quotationId: string }>`
    with standing as (
      select id, quotation_id, total_amount from orders
        where quotation_id = any(${[...quotationIds]}::uuid[]) and status <> 'cancelled'
    ), lines as (
      select s.quotation_id, q.rfq_item_id, sum(i.quantity)::text as quantity
        from standing s join order_items i on i.order_id = s.id
        join quotation_items q on q.id = i.quotation_item_id
        group by s.quotation_id, q.rfq_item_id
    )
    select quotation_id as "quotationId", sum(total_amount)::text as amount,
        coalesce((select jsonb_object_agg(l.rfq_item_id, l.quantity)
          from lines l where l.quotation_id = standing.quotation_id), '{}') as quantities
      from standing group by quotation_id`.execute(db);
  return new Map(
    rows.map(({ quotationId, amount, quantities }) => [quotationId, { amount, quantities }]),
  );
}
