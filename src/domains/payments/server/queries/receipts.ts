import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { ProviderName } from '../providers/provider.ts';

type Handle = Kysely<DB> | Transaction<DB>;
export type ReceiptState = 'reported' | 'credited' | 'unmatched' | 'refunded' | 'refused';

const fields = [
  'id',
  'receipt',
  'amount',
  'accountReference',
  'payer',
  'paymentId',
  'checks',
] as const;

/** Money that arrived or is said to have, under lock. */
export async function lockReceipt(trx: Transaction<DB>, id: string) {
  const row = await trx
    .selectFrom('providerReceipts')
    .where('id', '=', id)
    .select(fields)
    .select([sql<ProviderName>`provider`.as('provider'), sql<ReceiptState>`state`.as('state')])
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
    .select(['id', sql<ReceiptState>`state`.as('state')])
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
    readonly payer?: null;
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

export interface RequestedMoney {
  readonly paymentId: string;
  readonly provider: ProviderName;
  readonly reference: string;
  readonly amount: string;
  /** Null where its provider does not name it. */
  readonly receipt: string | null;
}

/**
 * The receipt of what a request brought, where it is booked: for its payment, or as what fitted no order. Of that
 * only the reference says whose it was, and one of the two must be without a number, else they are two transfers.
 */
export async function selectReceiptOfRequest(
  trx: Transaction<DB>,
  { paymentId, provider, reference, amount, receipt }: RequestedMoney,
) {
  const row = await trx
    .selectFrom('providerReceipts')
    .where('provider', '=', provider)
    .where((eb) =>
      eb.or([
        eb('paymentId', '=', paymentId),
        eb.and([
          eb('accountReference', '=', reference),
          eb('amount', '=', amount),
          receipt === null
            ? eb.or([eb('receipt', 'is', null), eb('state', '=', 'unmatched')])
            : eb('receipt', 'is', null),
        ]),
      ]),
    )
    .select(['id', 'receipt'])
    .orderBy(sql`(payment_id = ${paymentId}) is true`, 'desc')
    .executeTakeFirst();
  return row ?? null;
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

/** What waits for an admin, the oldest first: money of nobody, reports that nobody looked up, refunds that failed. */
export async function selectUnmatched(db: Handle) {
  const { rows } = await sql<{
    id: string;
    kind: 'unmatched' | 'reported' | 'refund_failed';
    provider: ProviderName;
    receipt: string | null;
    amount: string;
    accountReference: string | null;
    payer: string | null;
    orderNumber: string | null;
    createdAt: Date;
  }>`
    select r.id, r.state as kind, r.provider, r.receipt, r.amount,
        r.account_reference as "accountReference", r.payer, null as "orderNumber",
        r.created_at as "createdAt"
      from provider_receipts r
      where r.state = 'unmatched'
        or (r.state = 'reported' and r.created_at < now() - interval '10 minutes')
    union all
    select f.id, 'refund_failed', r.provider, r.receipt, f.amount, r.account_reference, null,
        o.number, f.created_at
      from refunds f join provider_receipts r on r.id = f.receipt_id
        left join orders o on o.id = f.order_id
      where f.state = 'failed'
    order by "createdAt" limit 200`.execute(db);
  return rows;
}
