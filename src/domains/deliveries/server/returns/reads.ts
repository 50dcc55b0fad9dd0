import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import { noteAdminReading } from '../../../../platform/audit.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { KeptFile } from '../../../../platform/object-storage/uploads.ts';
import { readSetting } from '../../../../platform/settings.ts';
import { AppError } from '../../../../shared/errors.ts';
import { partyOf } from '../../../orders/rules.ts';
import { noSuchOrder } from '../../../orders/server/public.ts';
import { toThousandths } from '../../../quotations/rules.ts';
import { mostReturns, returnableOf, returnMachine, returnsUntil } from '../../return-rules.ts';
import type { GoodsReturn, OrderReturns } from '../../return-schema.ts';
import type { DeliveryDeps } from '../deps.ts';
import { selectDisputed } from '../disputes/queries.ts';
import { selectDeliveredOrder } from '../queries/read.ts';
import { returnDays } from '../settings.ts';
import {
  type ReturnItemRow,
  type ReturnPhotoRow,
  type ReturnRow,
  selectReturn,
  selectReturnable,
  selectReturnItems,
  selectReturnPhotos,
  selectReturns,
} from './queries.ts';

type Handle = Kysely<DB> | Transaction<DB>;

export const noSuchReturn = () => new AppError(404, 'return_not_found');

/** The returns of an order, for both sides and admins. @throws AppError 404 for anybody else */
export async function readReturns(
  db: Handle,
  actor: Actor,
  orderId: string,
): Promise<OrderReturns> {
  const order = await selectDeliveredOrder(db, actor, orderId);
  if (!order) throw noSuchOrder();
  await noteAdminReading(db, actor, {
    action: 'return.listed',
    targetType: 'order',
    targetId: orderId,
  });
  const rows = await selectReturns(db, actor, orderId);
  const { deliveredAt } = await selectDisputed(db, orderId);
  const until = returnsUntil(deliveredAt, await readSetting(db, returnDays));
  const mayAsk =
    partyOf(order, actor.id) === 'buyer' &&
    rows.length < mostReturns &&
    (until === null || until > new Date());
  const lines = mayAsk ? await selectReturnable(db, orderId) : [];
  return {
    orderId,
    returns: await withParts(db, actor, rows),
    askUntil: until?.toISOString() ?? null,
    returnable: lines
      .map((line) => ({
        orderItemId: line.orderItemId,
        name: line.name,
        unit: line.unit,
        quantity: returnableOf(line),
      }))
      .filter(({ quantity }) => toThousandths(quantity) > 0n),
  };
}

/** @throws AppError 404 for who may not read its order */
export async function readReturn(db: Handle, actor: Actor, id: string): Promise<GoodsReturn> {
  const [found] = await withParts(db, actor, [await requireReturn(db, actor, id)]);
  if (!found) throw noSuchReturn();
  return found;
}

/** Before a body is looked at: a stranger is told only that it is not there. @throws AppError 404 */
export async function requireReturn(db: Handle, actor: Actor, id: string): Promise<ReturnRow> {
  const row = await selectReturn(db, actor, id);
  if (!row) throw noSuchReturn();
  return row;
}

async function withParts(
  db: Handle,
  actor: Actor,
  rows: readonly ReturnRow[],
): Promise<GoodsReturn[]> {
  const ids = rows.map(({ id }) => id);
  const items = Map.groupBy(await selectReturnItems(db, ids), ({ returnId }) => returnId);
  const photos = Map.groupBy(await selectReturnPhotos(db, ids), ({ returnId }) => returnId);
  return rows.map((row) =>
    toReturn(row, actor, { items: items.get(row.id) ?? [], photos: photos.get(row.id) ?? [] }),
  );
}

function toReturn(
  { contractorId, supplierId, ...row }: ReturnRow,
  reader: Actor,
  parts: { readonly items: readonly ReturnItemRow[]; readonly photos: readonly ReturnPhotoRow[] },
): GoodsReturn {
  return {
    ...row,
    lines: parts.items.map(({ returnId: _of, ...line }) => line),
    photos: parts.photos.map(({ uploadId }) => uploadId),
    createdAt: row.createdAt.toISOString(),
    agreedAt: row.agreedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    moves: returnMachine.stepsOf(row.status, partyOf({ contractorId, supplierId }, reader.id)),
  };
}

/** A photo of a return, for both sides and admins. @throws AppError 404 for anybody else */
export async function openReturnPhoto(
  { db, uploads }: Pick<DeliveryDeps, 'db' | 'uploads'>,
  actor: Actor,
  returnId: string,
  photoId: string,
): Promise<KeptFile> {
  await requireReturn(db, actor, returnId);
  const photos = await selectReturnPhotos(db, [returnId]);
  if (!photos.some(({ uploadId }) => uploadId === photoId)) {
    throw new AppError(404, 'file_not_found');
  }
  await noteAdminReading(db, actor, {
    action: 'return.photo_read',
    targetType: 'return',
    targetId: returnId,
  });
  return uploads.openUsed(photoId, 'return_photo');
}
