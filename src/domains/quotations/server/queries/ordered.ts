import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/** What was ordered of a quotation. */
export interface Ordered {
  /** Of the order, gross: decimal string, KES. */
  readonly amount: string;
  /** By RFQ line, in the unit quoted, as its order says: decimal strings with three decimals. */
  readonly quantities: Readonly<Record<string, string>>;
}

/** What was ordered of these quotations, by quotation. Of quotations that the reader may read. */
export async function selectOrdered(
  db: Kysely<DB> | Transaction<DB>,
  quotationIds: readonly string[],
): Promise<ReadonlyMap<string, Ordered>> {
  if (quotationIds.length === 0) return new Map();
  const { rows } = await sql<Ordered & { quotationId: string }>`
    select o.quotation_id as "quotationId", o.total_amount as amount,
        coalesce((select jsonb_object_agg(q.rfq_item_id, i.quantity::text)
          from order_items i join quotation_items q on q.id = i.quotation_item_id
          where i.order_id = o.id), '{}') as quantities
      from orders o
      where o.quotation_id = any(${[...quotationIds]}::uuid[])`.execute(db);
  return new Map(
    rows.map(({ quotationId, amount, quantities }) => [quotationId, { amount, quantities }]),
  );
}
