import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import { fromCents } from '../../../shared/money.ts';
import { amountPaid, isOrderVisible } from '../../orders/server/public.ts';
import {
  type DecidedStatus,
  type LedgerLine,
  type OrderMoney,
  type PaymentStatus,
  referenceKey,
} from '../rules.ts';
import type { AllPaymentsQuery, NewPayment } from '../schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** What nobody has decided. The alias is that of the order. */
const amountPending = sql<string>`(select coalesce(sum(w.amount), 0)::numeric(14, 2)::text
  from payments w where w.order_id = o.id and w.status = 'pending')`;

const parties = ['o.id as orderId', 'o.number', 'o.contractorId', 'o.supplierId'] as const;

const facts = [
  'p.id',
  'p.status',
  'p.amount',
  'p.reference',
  sql<string | null>`p.paid_on::text`.as('paidOn'),
  'p.reason',
  'p.decidedBy',
  'p.decidedAt',
  'p.createdAt',
] as const;

/** One payment by bank transfer with its order's sides, if `actor` may read it. */
export async function selectPayment(db: Handle, actor: Actor, id: string) {
  const row = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.orderId')
    .where('p.id', '=', id)
    .where('p.method', '=', 'bank')
    .where(isOrderVisible(actor))
    .select([...facts, ...parties])
    .executeTakeFirst();
  return row ?? null;
}
export type PaymentRow = NonNullable<Awaited<ReturnType<typeof selectPayment>>>;

/** Payments of all orders, newest first, for admins alone; one row more than asked for where there are more. */
export async function selectAllPayments(
  db: Handle,
  { status, cursor, limit }: AllPaymentsQuery,
): Promise<{ rows: PaymentRow[]; total: number }> {
  const wanted = sql<SqlBool>`p.method = 'bank'
    and (${status ?? null}::text is null or p.status::text = ${status ?? null}::text)`;
  const { total } = await db
    .selectFrom('payments as p')
    .where(wanted)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  let page = db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.orderId')
    .where(wanted)
    .select([...facts, ...parties]);
  if (cursor) {
    page = page.where(
      sql<SqlBool>`(p.created_at, p.id) <
        (select c.created_at, c.id from payments c where c.id = ${cursor})`,
    );
  }
  const rows = await page
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit + 1)
    .execute();
  return { rows, total };
}

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

/**
 * An order with its sums and its payments, oldest first, if `actor` may read it: one statement, so that
 * the sums are those of the list. An order without payments is one row without a payment.
 */
export async function selectOrderPayments(db: Handle, actor: Actor, orderId: string) {
  return db
    .selectFrom('orders as o')
    .leftJoin('payments as p', (join) =>
      join.onRef('p.orderId', '=', 'o.id').on('p.method', '=', 'bank'),
    )
    .where('o.id', '=', orderId)
    .where(isOrderVisible(actor))
    .select([...facts, ...parties, 'o.totalAmount', 'o.status as orderStatus'])
    .select([amountPaid.as('amountPaid'), amountPending.as('amountPending')])
    .orderBy('p.createdAt')
    .orderBy('p.id')
    .execute();
}

/** An order under its lock, which everything about its payments waits at. */
export async function lockOrder(trx: Transaction<DB>, orderId: string) {
  const row = await trx
    .selectFrom('orders as o')
    .where('o.id', '=', orderId)
    .select([...parties, 'o.status as orderStatus', 'o.totalAmount'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** A statement of its own: what it counts must be younger than the lock. */
export async function selectMoney(
  trx: Transaction<DB>,
  orderId: string,
): Promise<OrderMoney & { readonly count: number }> {
  return trx
    .selectFrom('orders as o')
    .where('o.id', '=', orderId)
    .select([
      'o.totalAmount',
      amountPaid.as('amountPaid'),
      amountPending.as('amountPending'),
      sql<number>`(select count(*)::int from payments c where c.order_id = o.id)`.as('count'),
    ])
    .executeTakeFirstOrThrow();
}

/** Whether this transfer stands for the order already: recorded, and not rejected or cancelled. */
export async function isReferenceTaken(
  trx: Transaction<DB>,
  orderId: string,
  reference: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('payments')
    .select('id')
    .where('orderId', '=', orderId)
    .where('method', '=', 'bank')
    .where('status', 'in', ['pending', 'confirmed'])
    .where(sql<SqlBool>`upper(replace(reference, ' ', '')) = ${referenceKey(reference)}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a transfer that its payer recorded: its id. */
export async function insertPayment(
  trx: Transaction<DB>,
  payment: NewPayment & { readonly orderId: string; readonly payerId: string },
): Promise<string> {
  const { id } = await trx
    .insertInto('payments')
    .values({ ...payment, paidOn: payment.paidOn ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A payment's state under lock. Take the order's lock first. */
export async function lockPayment(
  trx: Transaction<DB>,
  id: string,
): Promise<{ readonly status: PaymentStatus; readonly amount: string }> {
  return trx
    .selectFrom('payments')
    .select(['status', 'amount'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Takes a payment out of its pending state. */
export async function markDecidedPayment(
  trx: Transaction<DB>,
  id: string,
  decision: {
    readonly status: DecidedStatus;
    readonly decidedBy: string;
    readonly reason: string | null;
  },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ ...decision, decidedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Books a confirmed payment. The database refuses lines that do not balance, and a second time. */
export async function bookPayment(
  trx: Transaction<DB>,
  { orderId, paymentId }: { readonly orderId: string; readonly paymentId: string },
  lines: readonly LedgerLine[],
): Promise<void> {
  const { id: transactionId } = await trx
    .insertInto('ledgerTransactions')
    .values({ kind: 'payment', orderId, paymentId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('ledgerEntries')
    .values(
      lines.map(({ account, amount }) => ({
        transactionId,
        orderId,
        account,
        amount: fromCents(amount),
      })),
    )
    .execute();
}

/** How the buyer is called when the supplier is told of it. */
export async function selectBuyer(trx: Transaction<DB>, contractorId: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'companyName', 'firstName', 'lastName'])
    .where('id', '=', contractorId)
    .executeTakeFirstOrThrow();
}
