import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import {
  amountHeld,
  amountPaid,
  amountPending,
  isOrderVisible,
  type LockedOrder,
} from '../../../orders/server/public.ts';
import {
  type OrderMoney,
  type PaymentCounts,
  type PaymentMethod,
  type PaymentStatus,
  referenceKey,
} from '../../rules.ts';
import type { NewTransfer } from '../../schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;

export const parties = ['o.id as orderId', 'o.number', 'o.contractorId', 'o.supplierId'] as const;

export const facts = [
  'p.id',
  'p.status',
  sql<PaymentMethod>`p.method`.as('method'),
  'p.amount',
  'p.reference',
  sql<string | null>`p.paid_on::text`.as('paidOn'),
  'p.reason',
  'p.decidedBy',
  'p.decidedAt',
  'p.reversedBy',
  'p.reversedAt',
  'p.reversalReason',
  'p.createdAt',
  sql<RequestRow | null>`(select json_build_object('state', q.state, 'phone', q.phone,
      'code', q.result_code, 'payUrl', q.pay_url)
    from provider_requests q where q.payment_id = p.id)`.as('request'),
  sql<string | null>`(select r.receipt from provider_receipts r where r.payment_id = p.id)`.as(
    'receipt',
  ),
  sql<string>`(select coalesce(sum(f.amount), 0)::numeric(14, 2)::text
    from refunds f join provider_receipts r on r.id = f.receipt_id
    where r.payment_id = p.id)`.as('amountRefunded'),
] as const;

interface RequestRow {
  readonly state: 'new' | 'sending' | 'asked' | 'ended';
  readonly phone: string | null;
  readonly code: string | null;
  readonly payUrl: string | null;
}

/** Whoever asks; null is the product itself, which no order is kept from. */
export type Reader = Actor | null;
const isReadable = (reader: Reader) => (reader ? isOrderVisible(reader) : sql<SqlBool>`true`);

/** One payment with its order's sides, if `reader` may read it. */
export async function selectPayment(db: Handle, reader: Reader, id: string) {
  const row = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.orderId')
    .where('p.id', '=', id)
    .where(isReadable(reader))
    .select([...facts, ...parties])
    .executeTakeFirst();
  return row ?? null;
}
export type PaymentRow = NonNullable<Awaited<ReturnType<typeof selectPayment>>>;

/** Whether this is an order that `actor` may read. */
export async function mayReadOrder(db: Handle, actor: Actor, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders as o')
    .where('o.id', '=', orderId)
    .where(isOrderVisible(actor))
    .select('o.id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What an account of the ledger owes for the order "o". */
const booked = (account: 'payable' | 'paying_out' | 'paid_out' | 'fees') =>
  sql<string>`(select coalesce(-sum(b.amount), 0)::numeric(14, 2)::text
    from ledger_entries b where b.order_id = o.id and b.account = ${account})`;

/**
 * An order with its sums and its payments, oldest first, if `actor` may read it: one statement, so that
 * the sums are those of the list. An order without payments is one row without a payment.
 */
export async function selectOrderPayments(db: Handle, actor: Actor, orderId: string) {
  return db
    .selectFrom('orders as o')
    .leftJoin('payments as p', 'p.orderId', 'o.id')
    .where('o.id', '=', orderId)
    .where(isOrderVisible(actor))
    .select([...facts, ...parties, 'o.totalAmount', 'o.status as orderStatus'])
    .select([
      amountPaid.as('amountPaid'),
      amountPending.as('amountPending'),
      amountHeld.as('amountHeld'),
      booked('payable').as('amountPayable'),
      booked('paying_out').as('amountPayingOut'),
      booked('paid_out').as('amountPaidOut'),
      booked('fees').as('fee'),
    ])
    .orderBy('p.createdAt')
    .orderBy('p.id')
    .execute();
}

/**
 * What an order of `reader` comes to, and how many payments it has: all that were ever recorded, and
 * those that stand. A statement of its own: what it counts must be younger than the lock.
 */
export async function selectMoney(
  trx: Transaction<DB>,
  reader: Reader,
  orderId: string,
): Promise<OrderMoney & PaymentCounts> {
  return trx
    .selectFrom('orders as o')
    .where('o.id', '=', orderId)
    .where(isReadable(reader))
    .select([
      'o.totalAmount',
      amountPaid.as('amountPaid'),
      amountPending.as('amountPending'),
      sql<number>`(select count(*)::int from payments c where c.order_id = o.id)`.as('recorded'),
      sql<number>`(select count(*)::int from payments c
        where c.order_id = o.id and c.status in ('pending', 'confirmed'))`.as('standing'),
    ])
    .executeTakeFirstOrThrow();
}

/** How many payments of an order of `actor` its buyer took back. Under the order's lock. */
export async function countTakenBack(
  trx: Transaction<DB>,
  actor: Actor,
  orderId: string,
): Promise<number> {
  const { count } = await trx
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.orderId')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('o.id', '=', orderId)
    .where(isOrderVisible(actor))
    .where('p.status', '=', 'cancelled')
    .where('p.method', '=', 'bank')
    .executeTakeFirstOrThrow();
  return count;
}

/** How many payments this buyer recorded or took back in the last day, on all orders from this supplier. */
export async function countOfDay(
  trx: Transaction<DB>,
  { contractorId, supplierId }: Pick<LockedOrder, 'contractorId' | 'supplierId'>,
): Promise<number> {
  const { count } = await trx
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.orderId')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('o.contractorId', '=', contractorId)
    .where('o.supplierId', '=', supplierId)
    .where('p.method', '=', 'bank')
    .where(
      sql<SqlBool>`greatest(p.created_at, case p.status when 'cancelled' then p.decided_at end)
        > now() - interval '1 day'`,
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether this transfer stands for an order of `actor` already: recorded, and it came to something. */
export async function isReferenceTaken(
  trx: Transaction<DB>,
  actor: Actor,
  { orderId, reference }: { readonly orderId: string; readonly reference: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.orderId')
    .select('p.id')
    .where('o.id', '=', orderId)
    .where(isOrderVisible(actor))
    .where('p.method', '=', 'bank')
    .where('p.status', 'in', ['pending', 'confirmed'])
    .where(sql<SqlBool>`upper(replace(p.reference, ' ', '')) = ${referenceKey(reference)}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a transfer of an order was confirmed under this number of a receipt. Under the order's lock. */
export async function isTransferConfirmed(
  trx: Transaction<DB>,
  orderId: string,
  receipt: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('payments as p')
    .select('p.id')
    .where('p.orderId', '=', orderId)
    .where('p.method', '=', 'bank')
    .where('p.status', '=', 'confirmed')
    .where(sql<SqlBool>`upper(replace(p.reference, ' ', '')) = ${receipt}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether money came for an order under a receipt with this number. Under the order's lock. */
export async function isReceiptCredited(
  trx: Transaction<DB>,
  orderId: string,
  reference: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('providerReceipts as r')
    .innerJoin('payments as p', 'p.id', 'r.paymentId')
    .select('r.id')
    .where('p.orderId', '=', orderId)
    .where('r.receipt', '=', referenceKey(reference))
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a transfer that its payer recorded: its id. */
export async function insertPayment(
  trx: Transaction<DB>,
  payment: NewTransfer & { readonly orderId: string; readonly payerId: string },
): Promise<string> {
  const { id } = await trx
    .insertInto('payments')
    .values({ ...payment, paidOn: payment.paidOn ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface LockedPayment {
  readonly status: PaymentStatus;
  readonly amount: string;
  readonly decidedBy: string | null;
  readonly method: PaymentMethod;
  readonly reference: string;
}

/** The state of a payment that `reader` may read, under lock. Take the order's lock first. */
export async function lockPayment(
  trx: Transaction<DB>,
  reader: Reader,
  id: string,
): Promise<LockedPayment> {
  return trx
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.orderId')
    .select(['p.status', 'p.amount', 'p.decidedBy', 'p.reference'])
    .select(sql<PaymentMethod>`p.method`.as('method'))
    .where('p.id', '=', id)
    .where(isReadable(reader))
    .forUpdate('p')
    .executeTakeFirstOrThrow();
}

/** Takes a payment of this order to what its provider made of it, by whatever state it was in. */
export async function markCollected(
  trx: Transaction<DB>,
  { orderId, paymentId }: { readonly orderId: string; readonly paymentId: string },
  status: PaymentStatus,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status, decidedAt: sql<Date>`now()`, decidedBy: null })
    .where('id', '=', paymentId)
    .where('orderId', '=', orderId)
    .where('method', '<>', 'bank')
    .execute();
}

/** Takes a payment that `actor` may read out of its pending state. */
export async function markDecidedPayment(
  trx: Transaction<DB>,
  actor: Actor,
  id: string,
  decision: { readonly status: PaymentStatus; readonly reason: string | null },
): Promise<void> {
  await trx
    .updateTable('payments as p')
    .from('orders as o')
    .set({ ...decision, decidedBy: actor.id, decidedAt: sql<Date>`now()` })
    .where('p.id', '=', id)
    .where('p.status', '=', 'pending')
    .whereRef('o.id', '=', 'p.orderId')
    .where(isOrderVisible(actor))
    .execute();
}

/** Takes back that a payment which `actor` may read was confirmed. */
export async function markReversedPayment(
  trx: Transaction<DB>,
  actor: Actor,
  id: string,
  reversalReason: string | null,
): Promise<void> {
  await trx
    .updateTable('payments as p')
    .from('orders as o')
    .set({
      status: 'reversed',
      reversedBy: actor.id,
      reversedAt: sql<Date>`now()`,
      reversalReason,
    })
    .where('p.id', '=', id)
    .where('p.status', '=', 'confirmed')
    .whereRef('o.id', '=', 'p.orderId')
    .where(isOrderVisible(actor))
    .execute();
}
