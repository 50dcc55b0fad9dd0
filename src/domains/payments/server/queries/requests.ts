import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { PaymentMethod, PaymentStatus } from '../../rules.ts';
import type { ProviderName } from '../providers/provider.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** What a provider is asked for, with the payment that it is for. The product's own: no actor reads it. */
export async function selectRequest(db: Handle, paymentId: string) {
  const row = await db
    .selectFrom('providerRequests as q')
    .innerJoin('payments as p', 'p.id', 'q.paymentId')
    .innerJoin('orders as o', 'o.id', 'p.orderId')
    .innerJoin('users as u', 'u.id', 'p.payerId')
    .where('q.paymentId', '=', paymentId)
    .select(['q.paymentId', 'q.phone', 'q.requestId', 'q.checks', 'q.askedAt', 'q.waitingAt'])
    .select(['p.orderId', 'p.amount', 'p.reference', 'o.number', 'u.email'])
    .select([
      sql<ProviderName>`q.provider`.as('provider'),
      sql<'new' | 'sending' | 'asked' | 'ended'>`q.state`.as('state'),
      sql<PaymentStatus>`p.status`.as('status'),
      sql<PaymentMethod>`p.method`.as('method'),
      sql<number>`extract(epoch from now() - q.created_at)::float8`.as('ageSeconds'),
      sql<number>`extract(epoch from now() - coalesce(q.asked_at, q.created_at))::float8`.as(
        'askedSecondsAgo',
      ),
      // A callback says otherwise than what is known: its receipt is looked up first.
      sql<boolean>`exists (select from provider_receipts r
        where r.requested_for = q.payment_id and r.state = 'reported')`.as('isDoubted'),
    ])
    .executeTakeFirst();
  return row ?? null;
}
export type RequestOfPayment = NonNullable<Awaited<ReturnType<typeof selectRequest>>>;

export async function insertRequest(
  trx: Transaction<DB>,
  request: {
    readonly orderId: string;
    readonly payerId: string;
    readonly method: PaymentMethod;
    readonly amount: string;
    readonly reference: string;
    readonly provider: ProviderName;
    readonly phone: string | null;
  },
): Promise<string> {
  const { provider, phone, ...payment } = request;
  const { id: paymentId } = await trx
    .insertInto('payments')
    .values(payment)
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('providerRequests').values({ paymentId, provider, phone }).execute();
  return paymentId;
}

/** A payment that came without being asked for, credited at once: its id. */
export async function insertReceived(
  trx: Transaction<DB>,
  received: {
    readonly orderId: string;
    readonly payerId: string;
    readonly method: PaymentMethod;
    readonly amount: string;
    readonly reference: string;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('payments')
    .values({ ...received, status: 'confirmed', decidedAt: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How often a phone was asked within an hour, and whether it is being asked now. */
export async function countPushes(trx: Transaction<DB>, phone: string) {
  return trx
    .selectFrom('providerRequests as q')
    .innerJoin('payments as p', 'p.id', 'q.paymentId')
    .where('q.phone', '=', phone)
    .where(sql<SqlBool>`q.created_at > now() - interval '1 hour'`)
    .select([
      sql<number>`count(*)::int`.as('lately'),
      sql<number>`(count(*) filter (where p.status = 'pending'))::int`.as('waiting'),
    ])
    .executeTakeFirstOrThrow();
}

/** How many phones beside its own proven one an account had asked within a day, and how often. */
export async function countOtherPushes(trx: Transaction<DB>, userId: string, phone: string) {
  const { rows } = await sql<{ isOwn: boolean; isNew: boolean; phones: number; pushes: number }>`
    select u.own is not distinct from ${phone} as "isOwn",
        not coalesce(bool_or(q.phone = ${phone}), false) as "isNew",
        count(distinct q.phone)::int as phones, count(q.phone)::int as pushes
      from (select id, case when phone_verified_at is not null then phone_number end as own
          from users where id = ${userId}) u
        left join payments p on p.payer_id = u.id and p.created_at > now() - interval '1 day'
        left join provider_requests q on q.payment_id = p.id and q.phone is distinct from u.own
      group by u.own`.execute(trx);
  return rows[0] ?? { isOwn: false, isNew: true, phones: 0, pushes: 0 };
}

/** Counts of one phone or account at a time. */
export async function lockPushes(trx: Transaction<DB>, whose: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`payments ${whose}`}))`.execute(trx);
}

/** Whether this one may send it: a request goes out once, even where its sender dies over it. */
export async function claimRequest(db: Handle, paymentId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('providerRequests')
    .set({ state: 'sending', askedAt: sql<Date>`now()` })
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'new')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updateRequest(
  db: Handle,
  paymentId: string,
  change: {
    readonly state?: 'asked' | 'ended';
    readonly requestId?: string | null;
    readonly payUrl?: string | null;
    readonly resultCode?: string | null;
    readonly waitingAt?: Date;
  },
): Promise<void> {
  await db.updateTable('providerRequests').set(change).where('paymentId', '=', paymentId).execute();
}

/** When it is looked at again. */
export async function scheduleCheck(
  db: Handle,
  paymentId: string,
  afterSeconds: number,
): Promise<void> {
  await db
    .updateTable('providerRequests')
    .set({
      checks: sql`checks + 1`,
      nextCheckAt: sql<Date>`now() + make_interval(secs => ${afterSeconds})`,
    })
    .where('paymentId', '=', paymentId)
    .execute();
}

/** What should have been looked at by now: its job was lost, or failed too often. */
export async function selectOverdueRequests(db: Handle): Promise<string[]> {
  const rows = await db
    .selectFrom('providerRequests')
    .select('paymentId')
    .where('state', '<>', 'ended')
    .where(sql<SqlBool>`next_check_at < now() - interval '1 minute'`)
    .orderBy('nextCheckAt')
    .limit(500)
    .execute();
  return rows.map(({ paymentId }) => paymentId);
}

/** The payment that a provider was asked for under this id (or, of Paystack, this reference), with its receipt. */
export async function selectPaymentOfRequest(db: Handle, provider: ProviderName, id: string) {
  const row = await db
    .selectFrom('providerRequests as q')
    .innerJoin('payments as p', 'p.id', 'q.paymentId')
    .leftJoin('providerReceipts as r', 'r.paymentId', 'p.id')
    .where('q.provider', '=', provider)
    .where((eb) => eb.or([eb('q.requestId', '=', id), eb('p.reference', '=', id)]))
    .select(['q.paymentId', 'p.amount', 'p.reference', 'r.receipt'])
    .executeTakeFirst();
  return row ?? null;
}

/** The only request to this phone of this amount whose reply was lost; null where there is none, or several. */
export async function selectLostRequest(
  db: Handle,
  { phone, amount }: { readonly phone: string; readonly amount: string },
): Promise<string | null> {
  const rows = await db
    .selectFrom('providerRequests as q')
    .innerJoin('payments as p', 'p.id', 'q.paymentId')
    .where('q.provider', '=', 'mpesa')
    .where('q.phone', '=', phone)
    .where('q.requestId', 'is', null)
    .where('q.state', '=', 'asked')
    .where('p.amount', '=', amount)
    .where(sql<SqlBool>`q.created_at > now() - interval '1 day'`)
    .select('q.paymentId')
    .limit(2)
    .execute();
  return rows.length === 1 ? (rows[0]?.paymentId ?? null) : null;
}

/** The payment by M-Pesa that was asked for under this reference, or by the request that a callback names. */
export async function selectAsked(
  db: Handle,
  { reference, requestedFor }: { readonly reference: string; readonly requestedFor: string | null },
) {
  const row = await db
    .selectFrom('providerRequests as q')
    .innerJoin('payments as p', 'p.id', 'q.paymentId')
    .where('p.method', '=', 'mpesa')
    .where((eb) =>
      requestedFor === null
        ? sql<SqlBool>`upper(p.reference) = ${reference}`
        : eb('q.paymentId', '=', requestedFor),
    )
    .select(['q.paymentId', 'q.phone', 'q.askedAt', 'q.waitingAt', 'p.orderId', 'p.amount'])
    .executeTakeFirst();
  return row ?? null;
}

/** An order by its number, however people write it: "lpo 12" is LPO-000012. */
export async function selectOrderByNumber(db: Handle, number: bigint) {
  const row = await db
    .selectFrom('orders')
    .where(
      'number',
      '=',
      sql<string>`'LPO-' || lpad(${String(number)}, greatest(6, length(${String(number)})), '0')`,
    )
    .select(['id', 'contractorId'])
    .executeTakeFirst();
  return row ?? null;
}
