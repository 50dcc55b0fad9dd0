import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../../platform/database.types.ts';
import type { RequestKind, RequestStatus } from '../../../request-rules.ts';
import type { OrderChanges } from '../../../request-schema.ts';
import type { OrderParty } from '../../../rules.ts';

type Trx = Transaction<DB>;

/** What both sides asked about orders that the reader may read, newest first. */
export async function selectRequests(db: Kysely<DB> | Trx, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('orderRequests')
    .select(['id', 'orderId', 'kind', 'party', 'status', 'reason', 'changes'])
    .select(['createdAt', 'decidedAt'])
    .where('orderId', 'in', orderIds)
    .orderBy('createdAt', 'desc')
    .execute();
}
export type RequestRow = Awaited<ReturnType<typeof selectRequests>>[number];

/** How many requests one side of a locked order has made, and whether one of either waits. */
export async function countRequests(trx: Trx, orderId: string, party: OrderParty) {
  return trx
    .selectFrom('orderRequests')
    .where('orderId', '=', orderId)
    .select([
      sql<number>`(count(*) filter (where party = ${party}))::int`.as('own'),
      sql<number>`(count(*) filter (where status = 'open'))::int`.as('open'),
    ])
    .executeTakeFirstOrThrow();
}

export async function insertRequest(
  trx: Trx,
  request: {
    readonly orderId: string;
    readonly kind: RequestKind;
    readonly party: OrderParty;
    readonly askedBy: string;
    readonly reason: string;
    readonly changes: OrderChanges;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('orderRequests')
    .values({ ...request, changes: JSON.stringify(request.changes) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A request of a locked order, under lock. */
export async function lockRequest(trx: Trx, orderId: string, id: string) {
  const row = await trx
    .selectFrom('orderRequests')
    .select(['id', 'kind', 'party', 'status', 'reason', 'changes', 'askedBy'])
    .where('id', '=', id)
    .where('orderId', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function decideRequest(
  trx: Trx,
  id: string,
  status: Exclude<RequestStatus, 'open' | 'lapsed'>,
): Promise<void> {
  await trx
    .updateTable('orderRequests')
    .set({ status, decidedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** The order has gone on, so that what waits about it is asked no longer. */
export async function lapseRequests(trx: Trx, orderId: string): Promise<void> {
  await trx
    .updateTable('orderRequests')
    .set({ status: 'lapsed', decidedAt: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .where('status', '=', 'open')
    .execute();
}
