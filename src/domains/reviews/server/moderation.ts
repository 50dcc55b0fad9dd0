import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { noteAdminReading, recordAudit } from '../../../platform/audit.ts';
import { type ListAnswer, listAnswer } from '../../../platform/conditional-read.ts';
import type { DB } from '../../../platform/database.types.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError } from '../../../shared/errors.ts';
import { setPicturePrivate } from '../../catalogue/server/public.ts';
import type { AdminReviewsQuery } from '../schema.ts';
import type { ReviewDeps } from './deps.ts';
import { toAdminReview } from './present.ts';
import { selectAllReviews } from './queries/admin.ts';
import { lockReview, updateHiding } from './queries/write.ts';
import { noSuchReview } from './refusals.ts';

/** Reviews of all products (AdminReview[]), newest first. */
export async function listAllReviews(
  db: Kysely<DB>,
  admin: Actor,
  query: AdminReviewsQuery,
): Promise<ListAnswer> {
  const listed = await selectAllReviews(db, query);
  await noteAdminReading(db, admin, {
    action: 'review.listed',
    targetType: 'review',
    targetId: 'all',
  });
  return listAnswer(listed, query.limit, (row) => toAdminReview(row, admin.id));
}

/**
 * Hides a review with its photo, which its author is told with the reason, or with null shows it again.
 *
 * @throws AppError 404; 409 where it is so already
 */
export async function setHidden(
  deps: ReviewDeps,
  admin: Actor,
  id: string,
  reason: string | null,
): Promise<void> {
  const photoKey = await transact(deps.db, async (trx) => {
    const review = await lockReview(trx, id);
    if (!review) throw noSuchReview();
    const hides = reason !== null;
    if (hides === (review.hiddenAt !== null))
      throw new AppError(409, hides ? 'already_hidden' : 'not_hidden');
    await updateHiding(trx, id, reason);
    if (review.photoKey !== null) await setPicturePrivate(trx, review.photoKey, hides);
    await recordAudit(trx, {
      actorId: admin.id,
      action: hides ? 'review.hidden' : 'review.restored',
      targetType: 'review',
      targetId: id,
      details: { product: review.name, ...(hides ? { reason } : {}) },
    });
    if (hides && review.contractorId !== null) {
      await deps.notify(trx, {
        userId: review.contractorId,
        kind: 'reviewHidden',
        subjectId: review.productId,
        values: { title: review.name, reason },
        dedupeKey: `reviewHidden ${id} ${new Date().toISOString()}`,
      });
    }
    return review.photoKey;
  });
  if (photoKey !== null) await deps.forgetPicture(photoKey);
}
