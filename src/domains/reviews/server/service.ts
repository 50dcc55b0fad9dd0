import type { Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { noteAdminReading } from '../../../platform/audit.ts';
import { type ListAnswer, partAnswer } from '../../../platform/conditional-read.ts';
import { readCursor, writeCursor } from '../../../platform/cursor.ts';
import type { DB } from '../../../platform/database.types.ts';
import { type ReadyUploads, uploadIdOfMedia } from '../../../platform/object-storage/uploads.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError, invalid, issueAt } from '../../../shared/errors.ts';
import { factOfBuyer, factOfSupplier } from '../../accounts/name-rules.ts';
import { maySeeProduct, type Viewer } from '../../catalogue/rules.ts';
import { findProduct } from '../../catalogue/server/public.ts';
import { noSuchOrder } from '../../orders/server/public.ts';
import type { NewReview, OrderReview, Review, ReviewListQuery } from '../schema.ts';
import type { ReviewDeps } from './deps.ts';
import { toReview } from './present.ts';
import {
  selectBuyerOf,
  selectOrderedProducts,
  selectReviewsBy,
  wasDelivered,
} from './queries/orders.ts';
import { type ReviewRow, selectReview, selectReviews } from './queries/reviews.ts';
import {
  lockOwnReview,
  lockReceived,
  selectReviewedProduct,
  updateReply,
  updateReview,
} from './queries/write.ts';
import { noSuchProduct, noSuchReview } from './refusals.ts';

type Trx = Transaction<DB>;

/**
 * Reviews of a product the viewer may see, newest first, as ready JSON (Review[]).
 *
 * @throws AppError 404 where it is not to be seen, 422 for a cursor of another list
 */
export async function listReviews(
  { pool, db }: ReviewDeps,
  viewer: Viewer,
  idOrSlug: string,
  query: ReviewListQuery,
): Promise<ListAnswer> {
  const product = await findProduct(pool, idOrSlug);
  if (!product || !maySeeProduct(viewer, product)) throw noSuchProduct();
  const list = `reviews ${product.id}`;
  const after = query.cursor === undefined ? null : readCursor(list, query.cursor);
  const page = await selectReviews(db, product.id, { after, limit: query.limit });
  const entries = page.rows.map((row) => toReview(row, viewer?.id ?? null));
  return partAnswer(entries, {
    total: page.total,
    cursor: page.next && writeCursor(list, page.next),
  });
}

/**
 * The product that a buyer may review: one that was delivered to them, on the list or off it.
 *
 * @throws AppError 404 where there is none, 403 where none of it was delivered
 */
export async function requireDelivered(
  { pool, db }: ReviewDeps,
  actor: Actor,
  idOrSlug: string,
): Promise<string> {
  const product = await findProduct(pool, idOrSlug);
  const productId = product?.id ?? null;
  if (productId !== null && (await wasDelivered(db, { contractorId: actor.id, productId })))
    return productId;
  if (!product || !maySeeProduct(actor, product)) throw noSuchProduct();
  throw new AppError(403, 'review_before_delivery');
}

/**
 * Writes the buyer's review of a product, or puts this one in the place of theirs.
 *
 * @throws AppError as requireDelivered; 409 where an admin hid it; 422 for a photo that is not theirs
 */
export async function writeReview(
  deps: ReviewDeps,
  actor: Actor,
  idOrSlug: string,
  review: NewReview,
): Promise<{ readonly review: Review; readonly isNew: boolean }> {
  const productId = await requireDelivered(deps, actor, idOrSlug);
  const photos = await deps.uploads.prepare(actor, review.photo ? [review.photo] : [], {
    purpose: 'review_photo',
    pathOf: () => 'photo',
  });
  const { goneKey, ...stored } = await transact(deps.db, async (trx) => {
    const before = await lockOwnReview(trx, { productId, contractorId: actor.id }, review.rating);
    if (before.hiddenAt) throw new AppError(409, 'review_hidden');
    const photoKey = await changePhoto(deps, trx, actor, { before, photos, asked: review.photo });
    const { rating, text } = review;
    const isEdit =
      !before.isNew &&
      (before.rating !== rating || before.text !== text || before.photoKey !== photoKey);
    await updateReview(trx, before.id, { rating, text, photoKey }, isEdit);
    if (before.isNew) await tellSupplier(deps, trx, actor, { id: before.id, productId, rating });
    const row = await found(trx, before.id);
    const goneKey = before.photoKey === photoKey ? null : before.photoKey;
    return { review: toReview(row, actor.id), isNew: before.isNew, goneKey };
  });
  if (goneKey !== null) await deps.forgetPicture(goneKey);
  return stored;
}

interface PhotoChange {
  readonly before: { readonly id: string; readonly photoKey: string | null };
  readonly photos: ReadyUploads;
  readonly asked: string | null | undefined;
}

/** Answers the key of the photo that the review has from now on. */
async function changePhoto(
  { uploads }: ReviewDeps,
  trx: Trx,
  actor: Actor,
  { before, photos, asked }: PhotoChange,
): Promise<string | null> {
  if (asked === undefined) return before.photoKey;
  await uploads.claim(trx, actor, photos);
  const [key = null] = await uploads.publish(trx, photos);
  if (before.photoKey !== null)
    await uploads.release(actor.id, uploadIdOfMedia(before.photoKey), trx);
  return key;
}

async function tellSupplier(
  { notify }: ReviewDeps,
  trx: Trx,
  actor: Actor,
  { id, productId, rating }: { readonly id: string; readonly productId: string; rating: number },
): Promise<void> {
  const product = await selectReviewedProduct(trx, productId, actor.id);
  await notify(trx, {
    userId: product.supplierId,
    kind: 'reviewReceived',
    subjectId: productId,
    values: { title: product.name, company: factOfBuyer(product.buyer), stars: rating },
    writtenBy: actor.id,
    dedupeKey: `reviewReceived ${id}`,
  });
}

/**
 * The supplier answers a review of a product of theirs, or puts this reply in the place of the one
 * before. Its buyer hears of the first.
 *
 * @throws AppError 404 for a review that is not of a product of theirs
 */
export async function reply(
  { db, notify }: ReviewDeps,
  actor: Actor,
  id: string,
  text: string,
): Promise<Review> {
  return transact(db, async (trx) => {
    const review = await lockReceived(trx, id, actor.id);
    if (!review) throw noSuchReview();
    if (review.replyText !== text)
      await updateReply(trx, id, { text, isEdit: review.replyText !== null });
    if (review.replyText === null && review.contractorId !== null) {
      await notify(trx, {
        userId: review.contractorId,
        kind: 'reviewReplied',
        subjectId: review.productId,
        values: { title: review.name, supplier: factOfSupplier(actor.id, review.companyName) },
        writtenBy: actor.id,
        dedupeKey: `reviewReplied ${id}`,
      });
    }
    return toReview(await found(trx, id), actor.id);
  });
}

/** Before a body is looked at: only the supplier of the reviewed product is told more. */
export async function requireReceived({ db }: ReviewDeps, actor: Actor, id: string) {
  const isTheirs = await db
    .transaction()
    .execute(async (trx) => (await lockReceived(trx, id, actor.id)) !== undefined);
  if (!isTheirs) throw noSuchReview();
}

/** Brings a review to the admins' notice. @throws AppError 404; 422 for one's own */
export async function reportReview(
  deps: ReviewDeps,
  actor: Actor,
  id: string,
  reason: string,
): Promise<void> {
  const review = await selectReview(deps.db, id);
  if (!review || review.hiddenAt) throw noSuchReview();
  if (review.contractorId === actor.id) throw invalid([issueAt('id', 'own_review')]);
  await deps.reportReview({ reporterId: actor.id, reviewId: id, reason });
}

/** Each product of an order, with what its buyer says of it. @throws AppError 404 for anybody else's */
export async function listOrderReviews(
  { db }: ReviewDeps,
  actor: Actor,
  orderId: string,
): Promise<readonly OrderReview[]> {
  const contractorId = await selectBuyerOf(db, actor, orderId);
  if (contractorId === null) throw noSuchOrder();
  const products = await selectOrderedProducts(db, orderId);
  const ids = products.map(({ id }) => id);
  const reviews = await selectReviewsBy(db, contractorId, ids);
  const isSeen = ({ hiddenAt }: ReviewRow) => !hiddenAt || actor.id === contractorId;
  await noteAdminReading(db, actor, {
    action: 'order.read',
    targetType: 'order',
    targetId: orderId,
  });
  return products.map(({ isDelivered, ...product }) => {
    const row = reviews.find(({ productId }) => productId === product.id);
    const shown = row && isSeen(row) ? row : null;
    return {
      product,
      isDelivered,
      review: shown && toReview(shown, actor.id),
      hiddenReason: shown?.hiddenReason ?? null,
    };
  });
}

async function found(trx: Trx, id: string): Promise<ReviewRow> {
  const row = await selectReview(trx, id);
  if (!row) throw noSuchReview();
  return row;
}
