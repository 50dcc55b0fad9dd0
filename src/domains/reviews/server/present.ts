import { mediaUrl } from '../../catalogue/rules.ts';
import { reviewAuthor } from '../rules.ts';
import type { AdminReview, Review } from '../schema.ts';
import type { ReviewRow } from './queries/reviews.ts';

/** A review as `readerId` sees it. */
export function toReview(row: ReviewRow, readerId: string | null): Review {
  return {
    id: row.id,
    authorName: row.authorName ?? reviewAuthor(row.firstName, row.lastName),
    rating: row.rating,
    text: row.text,
    photo: toPhoto(row),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    reply:
      row.replyText !== null && row.repliedAt
        ? {
            text: row.replyText,
            createdAt: row.repliedAt.toISOString(),
            editedAt: row.replyEditedAt?.toISOString() ?? null,
          }
        : null,
    isOwn: readerId !== null && row.contractorId === readerId,
  };
}

/** Of a hidden review nobody sees the photo. */
function toPhoto({ photoKey, width, height, hiddenAt }: ReviewRow): Review['photo'] {
  if (photoKey === null || width === null || height === null || hiddenAt) return null;
  return { url: mediaUrl(photoKey, 960), thumb: mediaUrl(photoKey, 160), width, height };
}

type AdminRow = ReviewRow & { readonly productName: string; readonly productSlug: string };

export const toAdminReview = (row: AdminRow, adminId: string): AdminReview => ({
  ...toReview(row, adminId),
  product: { id: row.productId, name: row.productName, slug: row.productSlug },
  hiddenAt: row.hiddenAt?.toISOString() ?? null,
  hiddenReason: row.hiddenReason,
});
