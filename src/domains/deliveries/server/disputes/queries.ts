import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import { countUpTo } from '../../../../platform/count-up-to.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { accountNameSql } from '../../../accounts/server/public.ts';
import { amountPaid, isOrderVisible } from '../../../orders/server/public.ts';
import type {
  DisputedOrder,
  DisputeKind,
  DisputeOutcome,
  DisputeStatus,
} from '../../dispute-rules.ts';
import type { Decision, DisputeListQuery } from '../../dispute-schema.ts';

type Trx = Transaction<DB>;
type Handle = Kysely<DB> | Trx;

const facts = [
  'd.id',
  'd.number',
  'd.orderId',
  sql<DisputeKind>`d.kind`.as('kind'),
  sql<DisputeStatus>`d.status`.as('status'),
  'd.openedBy',
  'd.reason',
  'd.creditAmount',
  sql<DisputeOutcome | null>`d.outcome`.as('outcome'),
  'd.answerBy',
  'd.endedAt',
  'd.createdAt',
  'o.contractorId',
  'o.supplierId',
  'o.totalAmount',
] as const;

const disputes = (db: Handle, actor: Actor) =>
  db
    .selectFrom('disputes as d')
    .innerJoin('orders as o', 'o.id', 'd.orderId')
    .where(isOrderVisible(actor));

/** The disputes of an order, newest first, if `actor` may read it. */
export async function selectDisputes(db: Handle, actor: Actor, orderId: string) {
  return disputes(db, actor)
    .where('d.orderId', '=', orderId)
    .select([...facts, amountPaid.as('amountPaid')])
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id', 'desc')
    .execute();
}

/** One dispute, if `actor` may read its order. */
export async function selectDispute(db: Handle, actor: Actor, id: string) {
  const row = await disputes(db, actor)
    .where('d.id', '=', id)
    .select([...facts, amountPaid.as('amountPaid')])
    .executeTakeFirst();
  return row ?? null;
}
export type DisputeRow = NonNullable<Awaited<ReturnType<typeof selectDispute>>>;

/** What was said in disputes that the reader may read, oldest first. */
export async function selectEntries(db: Handle, disputeIds: readonly string[]) {
  if (disputeIds.length === 0) return [];
  return db
    .selectFrom('disputeEntries')
    .where('disputeId', 'in', disputeIds)
    .select(['id', 'disputeId', 'authorId', 'text', 'createdAt'])
    .orderBy('id')
    .execute();
}
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** The files of disputes that the reader may read. */
export async function selectFiles(db: Handle, disputeIds: readonly string[]) {
  if (disputeIds.length === 0) return [];
  return db
    .selectFrom('disputeFiles as f')
    .innerJoin('disputeEntries as e', 'e.id', 'f.entryId')
    .innerJoin('uploads as u', 'u.id', 'f.uploadId')
    .where('e.disputeId', 'in', disputeIds)
    .select(['e.disputeId', 'f.entryId', 'u.id', 'u.filename'])
    .orderBy('u.createdAt')
    .orderBy('u.id')
    .execute();
}
export type FileRow = Awaited<ReturnType<typeof selectFiles>>[number];

/** Disputes of all orders, newest first, for admins; one row more than asked for where there are more. */
export async function selectAllDisputes(
  db: Kysely<DB>,
  admin: Actor,
  { id, status, cursor, limit }: DisputeListQuery,
) {
  const wanted = sql<SqlBool>`(${status ?? null}::text is null or d.status = ${status ?? null}::text)
    and (${id ?? null}::uuid is null or d.id = ${id ?? null}::uuid)`;
  const found = disputes(db, admin).where(wanted);
  const total = await countUpTo(db, found);
  let page = found
    .innerJoin('users as c', 'c.id', 'o.contractorId')
    .innerJoin('users as s', 's.id', 'o.supplierId')
    .select([...facts, 'o.number as orderNumber'])
    .select([accountNameSql('c').as('buyerName'), 's.companyName as supplierName']);
  if (cursor) {
    page = page.where(
      sql<SqlBool>`(d.created_at, d.id) <
        (select last.created_at, last.id from disputes as last where last.id = ${cursor})`,
    );
  }
  const rows = await page
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit + 1)
    .execute();
  return { rows, total };
}
export type ListedRow = Awaited<ReturnType<typeof selectAllDisputes>>['rows'][number];

/** How many disputes of a locked order this account has opened, and whether one of either side waits. */
export async function countDisputes(trx: Trx, orderId: string, openedBy: string) {
  return trx
    .selectFrom('disputes')
    .where('orderId', '=', orderId)
    .select([
      sql<number>`(count(*) filter (where opened_by = ${openedBy}))::int`.as('own'),
      sql<number>`(count(*) filter (where status = 'open'))::int`.as('open'),
    ])
    .executeTakeFirstOrThrow();
}

/** How often this account has said something in a locked dispute. */
export async function countEntries(trx: Trx, disputeId: string, authorId: string) {
  const { count } = await trx
    .selectFrom('disputeEntries')
    .where('disputeId', '=', disputeId)
    .where('authorId', '=', authorId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** An order as disputes see it. Locked first where it decides. */
export async function selectDisputed(db: Handle, orderId: string): Promise<DisputedOrder> {
  return db
    .selectFrom('orders as o')
    .where('o.id', '=', orderId)
    .select(['o.status', 'o.dueAt', 'o.deliveredAt'])
    .select([
      sql<Date | null>`case when not exists (select from disputes d
        where d.order_id = o.id and d.outcome = 'continue') then o.created_at end`.as('placedAt'),
      sql<Date | null>`(select min(r.created_at) from order_requests r
        where r.order_id = o.id and r.kind = 'cancel' and r.party = 'buyer'
          and (r.status = 'open' or r.status = 'refused' and o.due_at is null))`.as(
        'cancelAskedAt',
      ),
      sql<boolean>`exists (select from order_items i
        where i.order_id = o.id and i.delivered_quantity > 0)`.as('hasArrived'),
    ])
    .executeTakeFirstOrThrow();
}

/** Under the order's lock. The other side has so many days to answer. */
export async function insertDispute(
  trx: Trx,
  dispute: { readonly orderId: string; readonly openedBy: string; readonly kind: DisputeKind },
  answerDays: number,
) {
  return trx
    .insertInto('disputes')
    .values({ ...dispute, answerBy: sql<Date>`now() + make_interval(days => ${answerDays})` })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

/** What one side says, with the files that were claimed for it. @returns its id */
export async function insertEntry(
  trx: Trx,
  entry: { readonly disputeId: string; readonly authorId: string; readonly text: string },
  uploadIds: readonly string[],
): Promise<string> {
  const { id: entryId } = await trx
    .insertInto('disputeEntries')
    .values(entry)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (uploadIds.length > 0) {
    const files = uploadIds.map((uploadId) => ({ uploadId, entryId }));
    await trx.insertInto('disputeFiles').values(files).execute();
  }
  return entryId;
}

/** A dispute under its lock. Lock its order first; who may is for the caller to know. */
export async function lockDispute(trx: Trx, id: string) {
  const row = await trx
    .selectFrom('disputes')
    .where('id', '=', id)
    .select(['id', 'number', 'orderId', 'openedBy', sql<DisputeStatus>`status`.as('status')])
    .select('answerBy')
    .select(
      sql<boolean>`(answer_by <= now() or exists (select from dispute_entries e
        where e.dispute_id = disputes.id and e.author_id <> opened_by))`.as('isHeard'),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}
export type LockedDispute = NonNullable<Awaited<ReturnType<typeof lockDispute>>>;

export async function markWithdrawn(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('disputes')
    .set({ status: 'withdrawn', endedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function markDecided(
  trx: Trx,
  id: string,
  {
    decidedBy,
    creditAmount,
    outcome,
    reason,
  }: Pick<Decision, 'creditAmount' | 'outcome' | 'reason'> & { readonly decidedBy: string },
): Promise<void> {
  await trx
    .updateTable('disputes')
    .set({ status: 'decided', decidedBy, creditAmount, outcome, reason })
    .set({ endedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** The dispute of a locked order that waits, if any. */
export async function selectOpenDispute(trx: Trx, orderId: string) {
  const row = await trx
    .selectFrom('disputes')
    .where('orderId', '=', orderId)
    .where('status', '=', 'open')
    .select(['id', 'number'])
    .executeTakeFirst();
  return row ?? null;
}

/** The deliveries of a locked order that are still on their way. */
export async function selectOpenDeliveryIds(trx: Trx, orderId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('deliveries')
    .where('orderId', '=', orderId)
    .where('status', 'in', ['dispatched', 'reported'])
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
