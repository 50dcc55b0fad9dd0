import * as z from 'zod/mini';
import { id } from '../../shared/id.ts';
import { flag, pageAfterId, pageByLink } from '../../shared/list-query.ts';
import { listOf, time } from '../../shared/responses.ts';
import { objectPathField } from '../../shared/uploads.ts';
import { asOneLine, inOneDirection, visibleText } from '../../shared/visible-text.ts';
import {
  maxHideReasonLength,
  maxReplyLength,
  maxReportLength,
  maxReviewLength,
  mostStars,
} from './rules.ts';

/** The words of reviews, shared by the routes, the pages and the API document. */

const stars = z
  .int('rating_missing')
  .check(z.minimum(1, 'rating_missing'), z.maximum(mostStars, 'rating_missing'));

const written = z.pipe(
  z.string('text_wrong'),
  z.transform((text: string) => inOneDirection(text).trim()),
);

/** POST /api/products/{id}/reviews. Without `photo` the present one stays; null takes it away. */
export const newReviewSchema = z.strictObject({
  rating: stars,
  text: z._default(
    z.pipe(written, z.string().check(z.maxLength(maxReviewLength, 'text_long'))),
    '',
  ),
  photo: z.optional(z.nullable(objectPathField)),
});
export type NewReview = z.infer<typeof newReviewSchema>;

/** PUT /api/reviews/{id}/reply */
export const replySchema = z.strictObject({
  text: z.pipe(
    written,
    z.string().check(visibleText('reply_missing'), z.maxLength(maxReplyLength, 'text_long')),
  ),
});

/** POST /api/reviews/{id}/report */
export const reviewReportSchema = z.strictObject({
  reason: z.pipe(
    written,
    z
      .string()
      .check(visibleText('report_reason_missing'), z.maxLength(maxReportLength, 'text_long')),
  ),
});

/** POST /api/admin/reviews/{id}/hide. The author reads the reason. */
export const hidingSchema = z.strictObject({
  reason: z.pipe(
    z.pipe(z.string('reason_missing'), z.transform(asOneLine)),
    z.string().check(visibleText('reason_missing'), z.maxLength(maxHideReasonLength, 'text_long')),
  ),
});

export const reviewParamsSchema = z.object({ id });
export const reviewedOrderSchema = z.object({ id });

/** GET /api/products/{id}/reviews */
export const reviewListQuerySchema = z.strictObject(pageByLink);
export type ReviewListQuery = z.infer<typeof reviewListQuerySchema>;

/** GET /api/admin/reviews: all, or those that are hidden (or not). */
export const adminReviewsQuerySchema = z.strictObject({ hidden: z.optional(flag), ...pageAfterId });
export type AdminReviewsQuery = z.infer<typeof adminReviewsQuerySchema>;

const reply = z.strictObject({
  text: z.string(),
  createdAt: time,
  /** Null for one as first sent. */
  editedAt: z.nullable(time),
});

export const reviewResponse = z.strictObject({
  id: z.uuid(),
  /** First name and initial; null for who has given none. */
  authorName: z.nullable(z.string()),
  rating: stars,
  text: z.string(),
  photo: z.nullable(
    z.strictObject({ url: z.string(), thumb: z.string(), width: z.int(), height: z.int() }),
  ),
  createdAt: time,
  /** Null for one as first sent. */
  editedAt: z.nullable(time),
  /** The supplier's. */
  reply: z.nullable(reply),
  /** The reader wrote it. */
  isOwn: z.boolean(),
});
export type Review = z.infer<typeof reviewResponse>;

const reviewedProduct = z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() });

/** GET /api/orders/{id}/reviews: each product of the order once, with what its buyer says of it. */
export const orderReviewResponse = z.strictObject({
  product: reviewedProduct,
  /** Delivered, at least in part. */
  isDelivered: z.boolean(),
  review: z.nullable(reviewResponse),
  /** Why an admin hid the review, for its author; null where it is shown. */
  hiddenReason: z.nullable(z.string()),
});
export type OrderReview = z.infer<typeof orderReviewResponse>;

/** GET /api/admin/reviews */
export const adminReviewResponse = z.strictObject({
  ...reviewResponse.shape,
  product: reviewedProduct,
  hiddenAt: z.nullable(time),
  hiddenReason: z.nullable(z.string()),
});
export type AdminReview = z.infer<typeof adminReviewResponse>;

export const orderReviewsResponse = listOf(orderReviewResponse);
