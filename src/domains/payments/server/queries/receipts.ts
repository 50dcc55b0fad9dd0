import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { staffNameSql } from '../../../accounts/server/public.ts';
import type { ProviderName } from '../providers/provider.ts';
import { unmatchedMoney } from './waiting.ts';

type Handle = Kysely<DB> | Transaction<DB>;
export type ReceiptState = 'reported' | 'credited' | 'unmatched' | 'refunded' | 'refused';

const fields = [
  'id',
  'receipt',
  'amount',
  'accountReference',
  'payer',
  'paymentId',
  'requestedFor',
  'paidAt',
  'isFromAsked',
  'statementId',
  'secondStatementId',
  'checks',
  'createdAt',
  sql<ProviderName>`provider`.as('provider'),
  sql<ReceiptState>`state`.as('state'),
] as const;

/** Money that arrived or is said to have, under lock. */
export async function lockReceipt(trx: Transaction<DB>, id: string) {
  const row = await trx
    .selectFrom('providerReceipts')
    .where('id', '=', id)
    .select(fields)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}
export type Receipt = NonNullable<Awaited<ReturnType<typeof lockReceipt>>>;

interface NewReceipt {
  readonly provider: ProviderName;
  readonly receipt: string | null;
  readonly amount: string;
  readonly accountReference?: string | null;
  readonly payer?: string | null;
  /** The payment whose request its provider says that it answers. */
  readonly requestedFor?: string | null;
  readonly paidAt?: Date | null;
  /** The statement that it was found on. */
  readonly statementId?: string;
}

/** The row of a receipt, made where it is new, under lock. */
export async function takeReceipt(trx: Transaction<DB>, one: NewReceipt): Promise<Receipt> {
  const { id } = await trx
    .insertInto('providerReceipts')
    .values({ ...one, state: 'reported' })
    .onConflict((conflict) =>
      // Writes nothing new; it answers the row, and waits for whoever is at it.
      conflict.columns(['provider', 'receipt']).doUpdateSet({ receipt: one.receipt }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await lockReceipt(trx, id);
  if (!row) throw new Error(`Receipt ${id} is gone`);
  return row;
}

/** The row of this receipt, where there is one. */
export async function selectReceiptByNumber(db: Handle, provider: ProviderName, receipt: string) {
  const row = await db
    .selectFrom('providerReceipts')
    .where('provider', '=', provider)
    .where('receipt', '=', receipt)
    .select(fields)
    .executeTakeFirst();
  return row ?? null;
}

export async function updateReceipt(
  db: Handle,
  id: string,
  change: {
    readonly state?: ReceiptState;
    readonly receipt?: string;
    readonly amount?: string;
    readonly paymentId?: string | null;
    readonly conversationId?: string;
    readonly accountReference?: string | null;
    readonly statementId?: string;
    readonly secondStatementId?: string;
    readonly assignedBy?: string | null;
    readonly assignedOrderId?: string | null;
    readonly payer?: string | null;
    readonly requestedFor?: string | null;
    readonly paidAt?: Date | null;
    readonly isFromAsked?: boolean | null;
    readonly decidedBy?: string;
    readonly checks?: number;
  },
): Promise<void> {
  await db.updateTable('providerReceipts').set(change).where('id', '=', id).execute();
}

/** A report that turned out to be of a payment whose receipt was not known yet. */
export async function deleteReport(trx: Transaction<DB>, id: string): Promise<void> {
  await trx
    .deleteFrom('providerReceipts')
    .where('id', '=', id)
    .where('state', '=', 'reported')
    .execute();
}

/** The money that a request brought, by its provider's word, where that is booked. Under the payment's lock. */
export async function selectAnswer(trx: Transaction<DB>, paymentId: string) {
  const row = await trx
    .selectFrom('providerReceipts')
    .where('requestedFor', '=', paymentId)
    .where('state', 'in', ['credited', 'unmatched', 'refunded'])
    .select(fields)
    .executeTakeFirst();
  return row ?? null;
}

/** Booked transfers that only named the reference of a payment, and may be what its request brought. */
export async function selectByReference(
  trx: Transaction<DB>,
  { reference, amount }: { readonly reference: string; readonly amount: string },
) {
  return trx
    .selectFrom('providerReceipts')
    .where('provider', '=', 'mpesa')
    .where('requestedFor', 'is', null)
    .where(sql<SqlBool>`upper(account_reference) = upper(${reference})`)
    .where('amount', '=', amount)
    .where('state', 'in', ['credited', 'unmatched', 'refunded'])
    .select(fields)
    .orderBy('createdAt')
    .execute();
}

/** Of these receipts those that nobody has heard of. */
export async function selectUnheardOf(db: Handle, receipts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ receipt: string }>`
    select receipt from unnest(${receipts}::text[]) as receipt
      except select receipt from provider_receipts where provider = 'mpesa'`.execute(db);
  return rows.map(({ receipt }) => receipt);
}

export async function selectReceiptOfConversation(db: Handle, conversationId: string) {
  const row = await db
    .selectFrom('providerReceipts')
    .where('conversationId', '=', conversationId)
    .select('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Reports that nobody has answered for a while. */
export async function selectOverdueReports(db: Handle): Promise<string[]> {
  const rows = await db
    .selectFrom('providerReceipts')
    .select('id')
    .where('state', '=', 'reported')
    .where('checks', '<', 10)
    .where(
      sql<SqlBool>`updated_at < now() - make_interval(secs => 60 * power(2, least(checks, 8)))`,
    )
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The maker: who said first that money came which no provider has confirmed, and for which order where no statement
 * says it.
 */
export async function selectMaker(
  trx: Transaction<DB>,
  id: string,
): Promise<{ readonly makerId: string; readonly orderId: string | null } | null> {
  const row = await trx
    .selectFrom('providerReceipts as r')
    .leftJoin('statementImports as s', 's.id', 'r.statementId')
    .where('r.id', '=', id)
    .select(sql<string | null>`coalesce(s.imported_by, r.assigned_by)`.as('makerId'))
    .select('r.assignedOrderId')
    .executeTakeFirstOrThrow();
  return row.makerId === null ? null : { makerId: row.makerId, orderId: row.assignedOrderId };
}

interface UnmatchedRow {
  readonly id: string;
  readonly kind: 'unmatched' | 'reported' | 'refund_failed';
  readonly provider: ProviderName;
  readonly receipt: string | null;
  readonly amount: string;
  readonly accountReference: string | null;
  readonly payer: string | null;
  readonly orderNumber: string | null;
  readonly createdAt: Date;
  /** The order that somebody gave it to, while another person has to agree. */
  readonly givenTo: string | null;
  readonly givenBy: string | null;
  readonly givenById: string | null;
}

/** What waits for an admin, the oldest first, or one of it. */
export async function selectUnmatched(db: Handle, id?: string): Promise<UnmatchedRow[]> {
  const { rows } = await sql<UnmatchedRow>`
    select m.*, o.number as "givenTo", ${staffNameSql('u')} as "givenBy", u.id as "givenById"
      from (${unmatchedMoney}) m left join provider_receipts g on g.id = m.id and m.kind = 'reported'
        left join orders o on o.id = g.assigned_order_id left join users u on u.id = g.assigned_by
      where ${id === undefined ? sql`true` : sql`m.id = ${id}`}
      order by m."createdAt" limit 200`.execute(db);
  return rows;
}
