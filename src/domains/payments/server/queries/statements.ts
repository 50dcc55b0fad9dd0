import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { staffNameSql } from '../../../accounts/server/public.ts';
import { amountPaid, amountPending } from '../../../orders/server/public.ts';
import type { OrderMoney, PaymentStatus } from '../../rules.ts';
import type { StatementKind } from '../../statement-rules.ts';
import type { ReceiptState } from './receipts.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** Statements are imported one after the other. */
export async function lockImports(trx: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('statement imports'))`.execute(trx);
}

export async function insertStatement(
  trx: Transaction<DB>,
  statement: {
    readonly kind: StatementKind;
    readonly fileName: string;
    readonly digest: string;
    readonly receipts: number;
    readonly transfers: number;
    readonly importedBy: string;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('statementImports')
    .values(statement)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The latest, with who imported them. */
export async function selectStatements(db: Handle) {
  return db
    .selectFrom('statementImports as s')
    .innerJoin('users as u', 'u.id', 's.importedBy')
    .select(['s.id', 's.fileName', 's.receipts', 's.transfers', 's.createdAt'])
    .select([
      sql<StatementKind>`s.kind`.as('kind'),
      sql<string>`coalesce(${staffNameSql('u')}, '')`.as('importedBy'),
    ])
    .orderBy('s.createdAt', 'desc')
    .limit(10)
    .execute();
}

/** What is known of these receipts of M-Pesa, with the orders that have them. */
export async function selectKnownReceipts(db: Handle, receipts: readonly string[]) {
  const { rows } = await sql<{
    receipt: string;
    state: ReceiptState;
    amount: string;
    accountReference: string | null;
    payer: string | null;
    paidAt: Date | null;
    /** Who said first that it came, by a statement or by giving it to an order. */
    makerId: string | null;
    isStated: boolean;
    isSeconded: boolean;
    orderId: string | null;
    orderNumber: string | null;
  }>`
    select r.receipt, r.state, r.amount, r.account_reference as "accountReference", r.payer,
        r.paid_at as "paidAt", r.second_statement_id is not null as "isSeconded",
        coalesce(s.imported_by, r.assigned_by) as "makerId", s.id is not null as "isStated",
        o.id as "orderId", o.number as "orderNumber"
      from provider_receipts r left join payments p on p.id = r.payment_id
        left join orders o on o.id = p.order_id
        left join statement_imports s on s.id = r.statement_id
      where r.provider = 'mpesa' and r.receipt = any(${receipts}::text[])`.execute(db);
  return rows;
}

/**
 * Bank transfers that buyers recorded under these references, which wait or are confirmed; not what names a receipt of
 * M-Pesa, which is credited as such.
 */
export async function selectRecorded(db: Handle, references: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    reference: string;
    amount: string;
    status: 'pending' | 'confirmed';
    orderId: string;
    orderNumber: string;
  }>`
    select p.id, upper(replace(p.reference, ' ', '')) as reference, p.amount, p.status,
        o.id as "orderId", o.number as "orderNumber"
      from payments p join orders o on o.id = p.order_id
      where p.method = 'bank' and p.status in ('pending', 'confirmed')
        and upper(replace(p.reference, ' ', '')) = any(${references}::text[])
        and not exists (select from provider_receipts r
          where r.provider = 'mpesa' and r.receipt = upper(replace(p.reference, ' ', '')))
      order by p.created_at`.execute(db);
  return rows;
}

/** The orders that account numbers name: by the reference of a payment that a phone was asked for, or by their own number. */
export async function selectNamedOrders(
  db: Handle,
  accounts: readonly { readonly reference: string; readonly number: bigint | null }[],
) {
  const { rows } = await sql<
    OrderMoney & {
      reference: string;
      orderId: string;
      orderNumber: string;
      orderStatus: string;
      askedAmount: string | null;
      askedStatus: PaymentStatus | null;
      /** What it brought is booked, and nobody has said under which receipt. */
      isUnnamed: boolean;
    }
  >`
    select w.reference, o.id as "orderId", o.number as "orderNumber", o.status as "orderStatus",
        o.total_amount as "totalAmount", (${amountPaid}) as "amountPaid",
        (${amountPending}) as "amountPending", a.amount as "askedAmount", a.status as "askedStatus",
        exists (select from provider_receipts r where r.requested_for = a.id and r.receipt is null
          and r.state in ('credited', 'unmatched', 'refunded')) as "isUnnamed"
      from unnest(${accounts.map(({ reference }) => reference)}::text[],
          ${accounts.map(({ number }) => (number === null ? null : String(number)))}::text[])
          as w (reference, number)
        left join lateral (select p.id, p.order_id, p.amount, p.status
          from payments p join provider_requests q on q.payment_id = p.id
          where p.method = 'mpesa' and upper(p.reference) = w.reference limit 1) a on true
        join orders o on o.id = coalesce(a.order_id, (select n.id from orders n
          where n.number = 'LPO-' || lpad(w.number, greatest(6, length(w.number)), '0')))`.execute(
    db,
  );
  return rows;
}
export type NamedOrder = Awaited<ReturnType<typeof selectNamedOrders>>[number];
