import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { PaymentMethod } from '../../rules.ts';
import type { ProviderName } from '../providers/provider.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** What of each collected payment of an order was not refunded yet, the newest first. Under the order's lock. */
export async function selectRefundable(trx: Transaction<DB>, orderId: string) {
  const { rows } = await sql<{ receiptId: string; left: string; method: PaymentMethod }>`
    select r.id as "receiptId", p.method,
        (r.amount - coalesce((select sum(f.amount) from refunds f where f.receipt_id = r.id), 0))
          ::numeric(14, 2)::text as left
      from payments p join provider_receipts r on r.payment_id = p.id
      where p.order_id = ${orderId} and p.status = 'confirmed'
      order by p.created_at desc, p.id desc`.execute(trx);
  return rows;
}

/** To be sent back: its id. */
export async function insertRefund(
  trx: Transaction<DB>,
  refund: {
    readonly orderId: string | null;
    readonly receiptId: string;
    readonly amount: string;
    readonly decidedBy?: string;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('refunds')
    .values(refund)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes a refund to be sent: a second sender gets nothing. */
export async function claimRefund(db: Handle, id: string) {
  const row = await db
    .updateTable('refunds as f')
    .from('providerReceipts as r')
    .leftJoin('payments as p', 'p.id', 'r.paymentId')
    .whereRef('r.id', '=', 'f.receiptId')
    .set({ state: 'sending' })
    .where('f.id', '=', id)
    .where('f.state', '=', 'waiting')
    .returning(['f.amount', 'r.receipt'])
    .returning(sql<string | null>`coalesce(p.reference, r.account_reference)`.as('reference'))
    .returning(sql<ProviderName>`r.provider`.as('provider'))
    .executeTakeFirst();
  return row ?? null;
}

/**
 * What is done stays so: a failure that is said of it later would have it sent once more.
 *
 * @returns what it is, where it was not done before
 */
export async function updateRefund(
  db: Handle,
  id: string,
  change: {
    readonly state: 'sent' | 'done' | 'failed';
    readonly requestId?: string;
    readonly failure?: string;
  },
): Promise<SentBack | null> {
  const row = await db
    .updateTable('refunds')
    .set(change)
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .returning(['orderId', 'amount'])
    .executeTakeFirst();
  return row ?? null;
}

/** A refund, of an order where it is of one. */
export interface SentBack {
  readonly orderId: string | null;
  readonly amount: string;
}

export async function selectRefundOfRequest(db: Handle, requestId: string) {
  const row = await db
    .selectFrom('refunds')
    .where('requestId', '=', requestId)
    .select('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Those that Paystack has taken, and whose end is not known: of one payment, or of all that are a while ago. */
export async function selectSentRefunds(db: Handle, paymentId: string | null) {
  const { rows } = await sql<{ id: string; provider: ProviderName; requestId: string }>`
    select f.id, r.provider, f.request_id as "requestId"
      from refunds f join provider_receipts r on r.id = f.receipt_id
      where f.state = 'sent' and r.provider = 'paystack' and f.request_id is not null
        and (r.payment_id = ${paymentId}::uuid
          or (${paymentId}::uuid is null and f.created_at < now() - interval '10 minutes'))
      order by f.updated_at limit 20`.execute(db);
  return rows;
}

/** Those that wait to be sent, and those that nobody knows the end of: these a person looks at. */
export async function sweepRefunds(db: Handle): Promise<string[]> {
  const lost = sql<SqlBool>`updated_at < now() - interval '10 minutes'`;
  await db
    .updateTable('refunds')
    .set({ state: 'failed', failure: 'unknown' })
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'sending'), lost]),
        // M-Pesa has taken it and never said how it ended, or Paystack says for so long that it is under way.
        eb.and([
          eb('state', '=', 'sent'),
          eb.or([
            sql<SqlBool>`updated_at < now() - interval '1 day'`,
            sql<SqlBool>`created_at < now() - interval '14 days'`,
          ]),
        ]),
      ]),
    )
    .execute();
  const rows = await db
    .selectFrom('refunds')
    .where('state', '=', 'waiting')
    .where(lost)
    .select('id')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** An admin has sent it by hand. @returns what it is; null where none had failed */
export async function settleRefund(
  db: Handle,
  id: string,
  decidedBy: string,
): Promise<SentBack | null> {
  const row = await db
    .updateTable('refunds')
    .set({ state: 'done', decidedBy })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning(['orderId', 'amount'])
    .executeTakeFirst();
  return row ?? null;
}
