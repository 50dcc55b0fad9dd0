import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { fromCents, toCents } from '../../../../shared/money.ts';
import { amountPaid } from '../../../orders/server/public.ts';
import type { HeldSums, LedgerLine } from '../../rules.ts';

interface Booking {
  readonly kind:
    | 'payment'
    | 'release'
    | 'refund'
    | 'payout'
    | 'payout_sent'
    | 'unmatched'
    | 'assignment';
  /** Null for money that belongs to no order. */
  readonly orderId: string | null;
  readonly paymentId?: string;
  readonly receiptId?: string;
  readonly refundId?: string;
  readonly payoutId?: string;
}

/**
 * Books lines. The database refuses what does not balance, and a second time for one payment, receipt or refund, or for
 * one step of a payout.
 */
export async function book(
  trx: Transaction<DB>,
  booking: Booking,
  lines: readonly LedgerLine[],
): Promise<void> {
  const { orderId } = booking;
  const { id: transactionId } = await trx
    .insertInto('ledgerTransactions')
    .values(booking)
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('ledgerEntries')
    .values(
      lines
        .filter(({ amount }) => amount !== 0n)
        .map(({ account, amount }) => ({
          transactionId,
          orderId,
          account,
          amount: fromCents(amount),
        })),
    )
    .execute();
}

/**
 * Books the opposite of what a payment had booked, line by line. The database refuses it a second time,
 * and where nothing was booked.
 */
export async function bookReversal(
  trx: Transaction<DB>,
  { orderId, paymentId }: { readonly orderId: string; readonly paymentId: string },
): Promise<void> {
  const { id: transactionId } = await trx
    .insertInto('ledgerTransactions')
    .values({ kind: 'reversal', orderId, paymentId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('ledgerEntries')
    .columns(['transactionId', 'orderId', 'account', 'amount'])
    .expression(
      trx
        .selectFrom('ledgerEntries as e')
        .innerJoin('ledgerTransactions as t', 't.id', 'e.transactionId')
        .where('t.paymentId', '=', paymentId)
        .where('t.orderId', '=', orderId)
        .where('t.kind', '=', 'payment')
        .orderBy('e.id')
        .select([
          sql<string>`${transactionId}::uuid`.as('transactionId'),
          'e.orderId',
          'e.account',
          sql<string>`-e.amount`.as('amount'),
        ]),
    )
    .execute();
}

/** What is held and released of an order, in cents. Under the order's lock, in a statement after it. */
export async function selectHeld(
  db: Kysely<DB>,
  orderId: string,
): Promise<
  HeldSums & { readonly paid: bigint; readonly payable: bigint; readonly isCancelled: boolean }
> {
  const { rows } = await sql<
    Record<Exclude<keyof HeldSums, 'isDelivered'> | 'paid' | 'payable' | 'status', string>
  >`
    select o.total_amount::text as total, o.credited_amount::text as credited,
        o.status::text as status,
        goods.goods::text as goods, goods.delivered::text as delivered,
        ledger.direct::text as direct, ledger.held::text as held, ledger.released::text as released,
        ledger.payable::text as payable, (${amountPaid}) as paid
      from orders o,
        lateral (select
            coalesce(sum(i.total_price), 0) as goods,
            coalesce(floor(sum(i.total_price * i.delivered_quantity / i.quantity) * 100) / 100, 0)
              ::numeric(14, 2) as delivered
          from order_items i where i.order_id = o.id) goods,
        lateral (select coalesce(sum(e.amount) filter (where e.account = 'bank'), 0) as direct,
            coalesce(-sum(e.amount) filter (where e.account = 'held'), 0) as held,
            coalesce(-sum(e.amount) filter (where e.account = 'payable' and t.kind = 'release'), 0)
              as released,
            coalesce(-sum(e.amount) filter (where e.account = 'payable'), 0) as payable
          from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where e.order_id = o.id) ledger
      where o.id = ${orderId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no order ${orderId}`);
  return {
    total: toCents(row.total),
    credited: toCents(row.credited),
    goods: toCents(row.goods),
    delivered: toCents(row.delivered),
    isDelivered: row.status === 'delivered' || row.status === 'completed',
    direct: toCents(row.direct),
    held: toCents(row.held),
    released: toCents(row.released),
    paid: toCents(row.paid),
    payable: toCents(row.payable),
    isCancelled: row.status === 'cancelled',
  };
}
