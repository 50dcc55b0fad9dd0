import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { Difference } from '../../../materials/trait-rules.ts';

type Handle = Kysely<DB> | Transaction<DB>;

export interface AcceptedSubstitute {
  readonly quotationId: string;
  readonly rfqItemId: string;
  /** What differed when it was accepted. */
  readonly differences: readonly Difference[];
}

/** The substitutes that the owner has accepted on an RFQ. Private: of an RFQ that was read as its owner's. */
export async function selectAccepted(db: Handle, rfqId: string): Promise<AcceptedSubstitute[]> {
  const { rows } = await sql<AcceptedSubstitute>`
    select i.quotation_id as "quotationId", i.rfq_item_id as "rfqItemId", a.differences
      from accepted_substitutes a
      join quotation_items i on i.id = a.quotation_item_id
      join quotations q on q.id = i.quotation_id
      where q.rfq_id = ${rfqId}
      order by i.id`.execute(db);
  return rows;
}

/** Under the RFQ's lock. */
export async function insertAccepted(
  trx: Transaction<DB>,
  quotationItemId: string,
  differences: readonly Difference[],
): Promise<void> {
  const row = { differences: JSON.stringify(differences), acceptedAt: sql<Date>`now()` };
  await trx
    .insertInto('acceptedSubstitutes')
    .values({ quotationItemId, ...row })
    .onConflict((conflict) => conflict.column('quotationItemId').doUpdateSet(row))
    .execute();
}

/** Under the RFQ's lock. */
export async function deleteAccepted(trx: Transaction<DB>, quotationItemId: string): Promise<void> {
  await trx
    .deleteFrom('acceptedSubstitutes')
    .where('quotationItemId', '=', quotationItemId)
    .execute();
}

/** A new revision keeps what was accepted of the one before, where it offers the same product of a line. */
export async function carryAccepted(
  trx: Transaction<DB>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    insert into accepted_substitutes (quotation_item_id, differences, accepted_at)
      select next.id, a.differences, a.accepted_at
        from accepted_substitutes a
        join quotation_items i on i.id = a.quotation_item_id and i.quotation_id = ${from}
        join quotation_items next on next.quotation_id = ${to} and next.rfq_item_id = i.rfq_item_id
          and next.product ->> 'name' is not distinct from i.product ->> 'name'`.execute(trx);
}

/** A priced line of a quotation; `isAwarded` once something of it was. Null where it prices no such line. */
export async function selectQuotedLine(
  trx: Transaction<DB>,
  quotationId: string,
  rfqItemId: string,
): Promise<{ readonly id: string; readonly isAwarded: boolean } | null> {
  const { rows } = await sql<{ id: string; isAwarded: boolean }>`
    select i.id, exists (select from awards w where w.quotation_item_id = i.id) as "isAwarded"
      from quotation_items i
      where i.quotation_id = ${quotationId} and i.rfq_item_id = ${rfqItemId}`.execute(trx);
  return rows[0] ?? null;
}
