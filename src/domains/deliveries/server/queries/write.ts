import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { CountedLoad, Load } from '../../rules.ts';
import { wrongPins } from './read.ts';

type Trx = Transaction<DB>;

export interface NewDelivery {
  readonly id: string;
  readonly number: string;
  readonly orderId: string;
  readonly driverName: string;
  readonly driverPhone: string;
  readonly vehicle: string;
  readonly note: string | null;
  readonly pin: string;
  readonly linkHash: Buffer;
  readonly dispatchedBy: string;
}

const endOfLink = (days: number) => sql<Date>`now() + make_interval(days => ${days})`;

/** The number of the next delivery. */
export async function takeNumber(trx: Trx): Promise<string> {
  const { number } = await trx
    .selectNoFrom(sql<string>`next_delivery_number()`.as('number'))
    .executeTakeFirstOrThrow();
  return number;
}

/** Under the order's lock: something leaves. */
export async function insertDelivery(
  trx: Trx,
  delivery: NewDelivery,
  load: readonly Load[],
  linkDays: number,
): Promise<void> {
  await trx
    .insertInto('deliveries')
    .values({ ...delivery, linkExpiresAt: endOfLink(linkDays) })
    .execute();
  const deliveryId = delivery.id;
  await trx
    .insertInto('deliveryItems')
    .values(load.map(({ orderItemId, quantity }) => ({ deliveryId, orderItemId, quantity })))
    .execute();
}

export async function countDeliveries(trx: Trx, orderId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('deliveries')
    .where('orderId', '=', orderId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * How many links were sent within a day: to this phone, but for what its driver has proven, and by this account.
 * Whoever sends one to the same phone waits here.
 */
export async function countLinks(
  trx: Trx,
  { phone, senderId }: { readonly phone: string; readonly senderId: string },
) {
  await sql`select pg_advisory_xact_lock(hashtext(${`driver ${phone}`}))`.execute(trx);
  const ofDay = trx
    .selectFrom('deliveries')
    .where('createdAt', '>', sql<Date>`now() - interval '1 day'`)
    .select(sql<number>`coalesce(sum(link_no), 0)::int`.as('count'));
  const toPhone = await ofDay
    .where('driverPhone', '=', phone)
    .where((eb) => eb.or([eb('provenBy', 'is', null), eb('provenBy', '<>', 'pin')]))
    .executeTakeFirstOrThrow();
  const bySender = await ofDay.where('dispatchedBy', '=', senderId).executeTakeFirstOrThrow();
  return { toPhone: toPhone.count, bySender: bySender.count };
}

/** A delivery under its lock. Lock its order first; who may is for the caller to know. */
export async function lockDelivery(trx: Trx, id: string) {
  const row = await trx
    .selectFrom('deliveries')
    .where('id', '=', id)
    .select(['id', 'number', 'orderId', 'status', 'pin', 'pinTries', 'linkNo', 'linkHash'])
    .select(['reportId', sql<boolean>`link_expires_at > now()`.as('isLinkOpen')])
    .select([wrongPins('deliveries').as('wrongPins'), 'driverPhone'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}
export type LockedDelivery = NonNullable<Awaited<ReturnType<typeof lockDelivery>>>;

/** Under lock: what was counted of its lines. */
export async function setCounts(
  trx: Trx,
  deliveryId: string,
  counts: readonly CountedLoad[],
): Promise<void> {
  await sql`update delivery_items i
    set delivered = c.delivered, short = c.short, damaged = c.damaged, refused = c.refused
    from json_to_recordset(${JSON.stringify(counts)}::json) as c ("orderItemId" uuid,
      delivered numeric, short numeric, damaged numeric, refused numeric)
    where i.delivery_id = ${deliveryId} and i.order_item_id = c."orderItemId"`.execute(trx);
}

/** Under lock: the driver has counted. */
export async function markReported(trx: Trx, id: string, reportId: string): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ status: 'reported', reportId, reportedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Under lock, after its counts: nothing of it changes any more. */
export async function markDelivered(
  trx: Trx,
  id: string,
  { provenBy, reportId }: { readonly provenBy: 'pin' | 'buyer'; readonly reportId?: string },
): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({
      status: 'delivered',
      provenBy,
      pin: null,
      deliveredAt: sql<Date>`now()`,
      ...(reportId === undefined ? {} : { reportId, reportedAt: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .execute();
}

/** Under lock: it did not leave, or came back. */
export async function markDeliveryCancelled(trx: Trx, id: string, reason: string): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({
      status: 'cancelled',
      pin: null,
      cancelledAt: sql<Date>`now()`,
      cancelledReason: reason,
    })
    .where('id', '=', id)
    .execute();
}

/** Under lock: one more PIN was wrong. */
export async function countWrongPin(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ pinTries: sql<number>`pin_tries + 1` })
    .where('id', '=', id)
    .execute();
}

/** Under lock: a new link in the place of the one before. */
export async function setLink(
  trx: Trx,
  id: string,
  link: { readonly linkNo: number; readonly linkHash: Buffer },
  linkDays: number,
): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ ...link, linkExpiresAt: endOfLink(linkDays), linkSentAt: null, linkClaimedAt: null })
    .where('id', '=', id)
    .execute();
}

/** Takes the message with this link on. @returns whether nobody else has */
export async function claimLink(
  db: Pick<Trx, 'updateTable'>,
  id: string,
  linkNo: number,
): Promise<boolean> {
  const claimed = await db
    .updateTable('deliveries')
    .set({ linkClaimedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('linkNo', '=', linkNo)
    .where('linkClaimedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The gateway did not take it: the next try does. */
export async function unclaimLink(
  db: Pick<Trx, 'updateTable'>,
  id: string,
  linkNo: number,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ linkClaimedAt: null })
    .where('id', '=', id)
    .where('linkNo', '=', linkNo)
    .execute();
}

/** The message with this link went out. */
export async function markLinkSent(
  trx: Pick<Trx, 'updateTable'>,
  id: string,
  linkNo: number,
): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ linkSentAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('linkNo', '=', linkNo)
    .execute();
}

export async function insertPhoto(
  trx: Trx,
  photo: { readonly deliveryId: string; readonly uploadId: string; readonly clientId: string },
): Promise<void> {
  await trx.insertInto('deliveryPhotos').values(photo).execute();
}
