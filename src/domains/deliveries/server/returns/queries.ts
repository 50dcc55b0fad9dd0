import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { isOrderVisible } from '../../../orders/server/public.ts';
import type { ReturnableLine, ReturnKind, ReturnStatus } from '../../return-rules.ts';
import type { Load } from '../../rules.ts';

type Trx = Transaction<DB>;
type Handle = Kysely<DB> | Trx;

const kind = sql<ReturnKind>`r.kind`.as('kind');
const status = sql<ReturnStatus>`r.status`.as('status');

const returns = (db: Handle, actor: Actor) =>
  db
    .selectFrom('goodsReturns as r')
    .innerJoin('orders as o', 'o.id', 'r.orderId')
    .where(isOrderVisible(actor))
    .select(['r.id', 'r.number', 'r.orderId', kind, status, 'r.reason', 'r.declinedReason'])
    .select(['r.isRestocked', 'r.createdAt', 'r.agreedAt', 'r.endedAt'])
    .select(['o.contractorId', 'o.supplierId']);

/** The returns of an order, newest first, if `actor` may read it. */
export async function selectReturns(db: Handle, actor: Actor, orderId: string) {
  return returns(db, actor)
    .where('r.orderId', '=', orderId)
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
}

/** One return, if `actor` may read its order. */
export async function selectReturn(db: Handle, actor: Actor, id: string) {
  return (await returns(db, actor).where('r.id', '=', id).executeTakeFirst()) ?? null;
}
export type ReturnRow = NonNullable<Awaited<ReturnType<typeof selectReturn>>>;

/** The lines of returns that the reader may read, in the order of the LPO. */
export async function selectReturnItems(db: Handle, returnIds: readonly string[]) {
  if (returnIds.length === 0) return [];
  return db
    .selectFrom('returnItems as i')
    .innerJoin('orderItems as l', 'l.id', 'i.orderItemId')
    .where('i.returnId', 'in', returnIds)
    .select(['i.returnId', 'i.orderItemId', 'l.name', 'l.unit', 'i.quantity', 'i.received'])
    .orderBy('l.lineNo')
    .execute();
}
export type ReturnItemRow = Awaited<ReturnType<typeof selectReturnItems>>[number];

/** The photos of returns that the reader may read. */
export async function selectReturnPhotos(db: Handle, returnIds: readonly string[]) {
  if (returnIds.length === 0) return [];
  return db
    .selectFrom('returnPhotos as p')
    .innerJoin('uploads as u', 'u.id', 'p.uploadId')
    .where('p.returnId', 'in', returnIds)
    .select(['p.returnId', 'p.uploadId'])
    .orderBy('u.createdAt')
    .orderBy('u.id')
    .execute();
}
export type ReturnPhotoRow = Awaited<ReturnType<typeof selectReturnPhotos>>[number];

/** The lines of an order with what arrived and came back of them. Locked first where it decides. */
export async function selectReturnable(db: Handle, orderId: string) {
  return db
    .selectFrom('orderItems as l')
    .where('l.orderId', '=', orderId)
    .select(['l.id as orderItemId', 'l.name', 'l.unit'])
    .select(['l.quantity as ordered', 'l.deliveredQuantity as delivered'])
    .select(['l.creditedQuantity as credited', 'l.returnedQuantity as returned'])
    .select(
      sql<string>`(select coalesce(sum(i.quantity), 0)::numeric(14, 3)::text
        from return_items i join goods_returns r on r.id = i.return_id
        where i.order_item_id = l.id and r.status in ('asked', 'agreed'))`.as('asked'),
    )
    .orderBy('l.lineNo')
    .execute() satisfies Promise<ReturnableLine[]>;
}

export async function countReturns(trx: Trx, orderId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('goodsReturns')
    .where('orderId', '=', orderId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Under the order's lock, with the photos that were claimed for it. */
export async function insertReturn(
  trx: Trx,
  asked: {
    readonly orderId: string;
    readonly askedBy: string;
    readonly kind: ReturnKind;
    readonly reason: string | null;
  },
  { lines, photos }: { readonly lines: readonly Load[]; readonly photos: readonly string[] },
) {
  const made = await trx
    .insertInto('goodsReturns')
    .values(asked)
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  const returnId = made.id;
  await trx
    .insertInto('returnItems')
    .values(lines.map(({ orderItemId, quantity }) => ({ returnId, orderItemId, quantity })))
    .execute();
  if (photos.length > 0) {
    const files = photos.map((uploadId) => ({ uploadId, returnId }));
    await trx.insertInto('returnPhotos').values(files).execute();
  }
  return made;
}

/** A return under its lock. Lock its order first; who may is for the caller to know. */
export async function lockReturn(trx: Trx, id: string) {
  const row = await trx
    .selectFrom('goodsReturns as r')
    .where('r.id', '=', id)
    .select(['r.id', 'r.number', kind, status])
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}
export type LockedReturn = NonNullable<Awaited<ReturnType<typeof lockReturn>>>;

export async function markAgreed(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('goodsReturns')
    .set({ status: 'agreed', agreedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Under lock: how it ended. */
export async function markEnded(
  trx: Trx,
  id: string,
  end:
    | { readonly status: 'withdrawn' }
    | { readonly status: 'declined'; readonly declinedReason: string }
    | { readonly status: 'received'; readonly isRestocked: boolean },
): Promise<void> {
  await trx
    .updateTable('goodsReturns')
    .set({ ...end, endedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Under lock: what came back of each line. */
export async function setReceived(trx: Trx, id: string, lines: readonly Load[]): Promise<void> {
  await sql`update return_items i set received = r.quantity
    from json_to_recordset(${JSON.stringify(lines)}::json) as r ("orderItemId" uuid, quantity numeric)
    where i.return_id = ${id} and i.order_item_id = r."orderItemId"`.execute(trx);
}
