import { type ApiClient, apiPath, browserApi, type Page } from '../../../ui/data/api-client.ts';
import type { AdminReview, OrderReview, Review } from '../schema.ts';

export const listReviews = (api: ApiClient, productId: string): Promise<Page<Review>> =>
  api.getPage<Review>(apiPath(['/api/products', productId, 'reviews']));

/** @throws ApiError 404 where the order is not the reader's */
export const readOrderReviews = (api: ApiClient, orderId: string) =>
  api.get<readonly OrderReview[]>(apiPath(['/api/orders', orderId, 'reviews']));

export interface ReviewDraft {
  readonly rating: number;
  readonly text: string;
  /** Absent: the present photo stays; null takes it away. */
  readonly photo?: string | null;
}

/** @throws ApiError 403 before a delivery, 409 where an admin hid it */
export const sendReview = (productId: string, review: ReviewDraft) =>
  browserApi.write<Review>('POST', apiPath(['/api/products', productId, 'reviews']), review);

export const sendReply = (reviewId: string, text: string) =>
  browserApi.write<Review>('PUT', apiPath(['/api/reviews', reviewId, 'reply']), { text });

export const sendReport = (reviewId: string, reason: string) =>
  browserApi.write('POST', apiPath(['/api/reviews', reviewId, 'report']), { reason });

/** Reviews of all products, the newest first. @throws ApiError 401, 403 */
export const readAllReviews = (api: ApiClient, state: ReviewState): Promise<Page<AdminReview>> =>
  api.getPage<AdminReview>(
    apiPath(['/api/admin/reviews'], state === 'all' ? {} : { hidden: String(state === 'hidden') }),
  );

export const reviewStates = ['shown', 'hidden', 'all'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** @throws ApiError 409 where it is so already */
export const hideReview = (id: string, reason: string) =>
  browserApi.write('POST', apiPath(['/api/admin/reviews', id, 'hide']), { reason });

/** @throws ApiError 409 where it is so already */
export const restoreReview = (id: string) =>
  browserApi.write('POST', apiPath(['/api/admin/reviews', id, 'restore']));
