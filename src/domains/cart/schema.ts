import * as z from 'zod/mini';
import type { ProductCard } from '../catalogue/schema.ts';

/** The cart's words, shared by the routes, the page and the API document. */

/** A cart holds at most this many products, as an RFQ at most this many lines. */
export const maxCartLines = 500;
export const maxQuantity = 1_000_000;

/** A product in a cart. Its price and stock are those of now, not of when it was added. */
export interface CartLine {
  readonly id: string;
  readonly quantity: number;
  /** Decimal string, KES: the price when it was last added; null where that is not known. */
  readonly priceSeen: string | null;
  /** What the buyer should know before ordering this, in sentences; null where all is well. */
  readonly warning: string | null;
  readonly product: ProductCard;
}

/** What adding to the cart answers: the line as it stands now. */
export interface AddedLine {
  readonly id: string;
  readonly productId: string;
  /** Of the whole line, whatever was in it before. */
  readonly quantity: number;
}

/** A product of the cart that was asked for: in which RFQ, and how much of it. */
export interface CartRequest {
  readonly productId: string;
  readonly quantity: number;
  readonly rfqId: string;
  readonly title: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

export interface CartCount {
  /** Lines, the same number as the page's item count. */
  readonly count: number;
}

const quantity = z
  .number('cart_quantity_wrong')
  .check(
    z.int('cart_quantity_wrong'),
    z.minimum(1, 'cart_quantity_wrong'),
    z.maximum(maxQuantity, 'cart_quantity_wrong'),
  );

/** POST /api/cart */
export const addToCartSchema = z.strictObject({
  productId: z.guid(),
  quantity,
});
export type AddToCart = z.infer<typeof addToCartSchema>;

/** PUT /api/cart/{itemId} */
export const changeQuantitySchema = z.strictObject({ quantity });
export type ChangeQuantity = z.infer<typeof changeQuantitySchema>;

export const cartItemParamsSchema = z.object({ itemId: z.guid() });
