import type { Actor } from '../../../platform/actor.ts';
import { noteAdminReading } from '../../../platform/audit.ts';
import type { KeptFile } from '../../../platform/object-storage/uploads.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError } from '../../../shared/errors.ts';
import { uploadIdOf } from '../../../shared/upload-rules.ts';
import { mostPhotos } from '../rules.ts';
import type { DeliveryDeps } from './deps.ts';
import { requireMove } from './dispatch.ts';
import { selectPhotos } from './queries/read.ts';
import { insertPhoto, lockDelivery } from './queries/write.ts';
import { linkEnded, requireDelivery, requireLinked } from './reads.ts';

const purpose = 'delivery_photo';

/**
 * Keeps a photo that a driver took: encoded anew, as the supplier's file. Sent again under the same name
 * it is kept once.
 *
 * @throws AppError 404 for a link that has ended, 409 for a delivery that is done or has enough of them,
 *   415 for what is no picture
 */
export async function keepPhoto(
  deps: DeliveryDeps,
  { token, clientId }: { readonly token: string; readonly clientId: string },
  bytes: Buffer,
): Promise<void> {
  const { id, supplierId, linkNo, status } = await requireLinked(deps.db, token);
  requireMove('report', { status, linkNo });
  // Looked at before a picture is worked on, and again under lock.
  if (await isKept(deps, id, clientId)) return;
  const owner = { id: supplierId };
  const path = await deps.uploads.keepInline(owner, bytes, { filename: 'delivery.jpg', purpose });
  const ready = await deps.uploads.prepare(owner, [path], { purpose, pathOf: () => 'photo' });
  await transact(deps.db, async (trx) => {
    const delivery = await lockDelivery(trx, id);
    if (!delivery || delivery.linkNo !== linkNo) throw linkEnded();
    requireMove('report', delivery);
    const photos = await selectPhotos(trx, [id]);
    if (photos.some((photo) => photo.clientId === clientId)) return;
    if (photos.length >= mostPhotos) throw tooManyPhotos();
    await deps.uploads.claim(trx, owner, ready);
    await insertPhoto(trx, { deliveryId: id, uploadId: uploadIdOf(path) ?? '', clientId });
  });
}

async function isKept({ db }: DeliveryDeps, deliveryId: string, clientId: string) {
  const photos = await selectPhotos(db, [deliveryId]);
  if (photos.some((photo) => photo.clientId === clientId)) return true;
  if (photos.length >= mostPhotos) throw tooManyPhotos();
  return false;
}

const tooManyPhotos = () =>
  new AppError(409, 'too_many_photos', { details: { maximum: mostPhotos } });

/** A photo of a delivery, for both sides of its order. @throws AppError 404 for anybody else */
export async function openPhoto(
  { db, uploads }: DeliveryDeps,
  actor: Actor,
  deliveryId: string,
  photoId: string,
): Promise<KeptFile> {
  await requireDelivery(db, actor, deliveryId);
  const photos = await selectPhotos(db, [deliveryId]);
  if (!photos.some(({ uploadId }) => uploadId === photoId)) {
    throw new AppError(404, 'file_not_found');
  }
  await noteAdminReading(db, actor, {
    action: 'delivery.photo_read',
    targetType: 'delivery',
    targetId: deliveryId,
  });
  return uploads.openUsed(photoId, purpose);
}
