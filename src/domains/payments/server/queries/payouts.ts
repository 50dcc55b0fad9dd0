import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { staffNameSql } from '../../../accounts/server/public.ts';
import type { Payouts } from '../../payout-schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** While a dispute or a return of an order (alias "o") is open, what it credits must still be there to go back. */
export const isClaimed = sql<boolean>`has_open_claim(o.id)`;

const payable = sql<string>`(select coalesce(-sum(e.amount), 0)::numeric(14, 2)::text
  from ledger_entries e where e.order_id = o.id and e.account = 'payable')`;

/** What suppliers are owed of each order about which nothing is open, the oldest orders first; for admins. */
export async function selectPayable(db: Handle) {
  const { rows } = await sql<{
    orderId: string;
    supplierId: string;
    supplierName: string | null;
    amount: string;
  }>`
    select o.id as "orderId", o.supplier_id as "supplierId", s.company_name as "supplierName",
        (-sum(e.amount))::numeric(14, 2)::text as amount
      from ledger_entries e join orders o on o.id = e.order_id join users s on s.id = o.supplier_id
      where e.account = 'payable' and not ${isClaimed}
      group by o.id, s.company_name having sum(e.amount) < 0
      order by o.created_at, o.id limit 1000`.execute(db);
  return rows;
}

/** Why a payout does not go with its batch. */
export type LeftOut = 'disputed' | 'less_owed' | 'payee_changed';

export async function insertBatch(
  trx: Transaction<DB>,
  batch: { readonly madeBy: string; readonly feePercent: string },
): Promise<string> {
  const { id } = await trx
    .insertInto('payoutBatches')
    .values(batch)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewPayout {
  readonly batchId: string;
  readonly orderId: string;
  readonly supplierId: string;
  readonly amount: string;
  readonly fee: string;
  /** JSON of a Payee. */
  readonly payee: string;
}

export async function insertPayouts(trx: Transaction<DB>, payouts: readonly NewPayout[]) {
  await trx.insertInto('payouts').values(payouts).execute();
}

type BatchStatus = Payouts['batches'][number]['status'];

export async function lockBatch(trx: Transaction<DB>, id: string) {
  const row = await trx
    .selectFrom('payoutBatches')
    .where('id', '=', id)
    .select(['id', 'madeBy'])
    .select(sql<BatchStatus>`status`.as('status'))
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function decideBatch(
  trx: Transaction<DB>,
  id: string,
  decision: { readonly status: 'approved' | 'cancelled'; readonly decidedBy: string },
): Promise<void> {
  await trx
    .updateTable('payoutBatches')
    .set({ ...decision, decidedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** An approved batch is with the banks now. */
export async function markSent(trx: Transaction<DB>, id: string, sentBy: string): Promise<void> {
  await trx
    .updateTable('payoutBatches')
    .set({ status: 'sent', sentBy, sentAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/**
 * The payouts of a batch that nothing stopped so far, in the sequence in which orders are locked, with what may stop
 * them; where that decides, in a statement after the locks.
 */
export async function selectPayouts(db: Handle, batchId: string) {
  return db
    .selectFrom('payouts as p')
    .innerJoin('orders as o', 'o.id', 'p.orderId')
    .innerJoin('users as s', 's.id', 'p.supplierId')
    .where('p.batchId', '=', batchId)
    .where('p.leftOut', 'is', null)
    .select(['p.id', 'p.orderId', 'o.number', 'p.supplierId', 'p.amount', 'p.fee', 'p.payee'])
    .select(['s.companyName as supplierName', isClaimed.as('isClaimed'), payable.as('payable')])
    .orderBy('p.orderId')
    .execute();
}
export type PayoutRow = Awaited<ReturnType<typeof selectPayouts>>[number];

/** The rest of its batch is paid without it. */
export async function leaveOut(trx: Transaction<DB>, id: string, leftOut: LeftOut): Promise<void> {
  await trx.updateTable('payouts').set({ leftOut }).where('id', '=', id).execute();
}

/** The latest batches with their sums and who made and decided them. */
export async function selectBatches(db: Handle) {
  const { rows } = await sql<{
    id: string;
    status: BatchStatus;
    feePercent: string;
    madeById: string;
    madeBy: string;
    decidedBy: string | null;
    sentBy: string | null;
    amount: string;
    fee: string;
    suppliers: number;
    orders: number;
    leftOut: number;
    channels: ('bank' | 'mpesa')[];
    createdAt: Date;
    decidedAt: Date | null;
    sentAt: Date | null;
  }>`
    select b.id, b.status, b.fee_percent as "feePercent", b.made_by as "madeById",
        ${staffNameSql('m')} as "madeBy",
        ${staffNameSql('d')} as "decidedBy",
        ${staffNameSql('t')} as "sentBy",
        coalesce(sum(p.amount) filter (where p.left_out is null), 0)::numeric(14, 2)::text as amount,
        coalesce(sum(p.fee) filter (where p.left_out is null), 0)::numeric(14, 2)::text as fee,
        count(distinct p.supplier_id) filter (where p.left_out is null)::int as suppliers,
        (count(p.id) filter (where p.left_out is null))::int as orders,
        count(p.left_out)::int as "leftOut",
        coalesce(jsonb_agg(distinct case p.payee ->> 'kind' when 'bank' then 'bank' else 'mpesa' end)
          filter (where p.id is not null and p.left_out is null), '[]') as channels,
        b.created_at as "createdAt", b.decided_at as "decidedAt",
        b.sent_at as "sentAt"
      from payout_batches b join users m on m.id = b.made_by
        left join users d on d.id = b.decided_by left join users t on t.id = b.sent_by
        left join payouts p on p.batch_id = b.id
      group by b.id, m.id, d.id, t.id
      order by b.status = 'draft' desc, b.status = 'approved' desc, b.created_at desc limit 50`.execute(
    db,
  );
  return rows;
}
