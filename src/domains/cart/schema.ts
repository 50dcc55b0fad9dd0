import * as z from 'zod/mini';
import { count, listOf, money, time } from '../../shared/responses.ts';
import { productCardResponse } from '../catalogue/schema.ts';

/** The cart's words, shared by the routes, the page and the API document. */

/** A cart holds at most this many products, as an RFQ at most this many lines. */
export const maxCartLines = 500;
export const maxQuantity = 1_000_000;

/** A product in a cart. Its price and stock are those of now, not of when it was added. */
export const cartLineResponse = z.strictObject({
  id: z.uuid(),
  quantity: z.int().check(z.minimum(1)),
  /** The price when it was last added; null where that is not known. */
  priceSeen: z.nullable(money),
  /** What the buyer should know before ordering this, in sentences; null where all is well. */
  warning: z.nullable(z.string()),
  product: productCardResponse,
});
export type CartLine = z.infer<typeof cartLineResponse>;

/** What adding to the cart answers: the line as it stands now. */
export const addedLineResponse = z.strictObject({
  id: z.uuid(),
  productId: z.uuid(),
  /** Of the whole line, whatever was in it before. */
  quantity: z.int().check(z.minimum(1)),
});
export type AddedLine = z.infer<typeof addedLineResponse>;

/** A product of the cart that was asked for: in which RFQ, and how much of it. */
export const cartRequestResponse = z.strictObject({
  productId: z.uuid(),
  quantity: z.number(),
  rfqId: z.uuid(),
  title: z.string(),
  createdAt: time,
});
export type CartRequest = z.infer<typeof cartRequestResponse>;

/** On what terms a supplier of the cart takes orders from it. */
export const supplierTermsResponse = z.strictObject({
  supplierId: z.uuid(),
  /** Empty where the supplier has not said where it delivers. */
  deliveryCounties: listOf(z.string()),
  /** For an order; null where prices include delivery. */
  deliveryFee: z.nullable(money),
  /** The least that the goods of an order come to. */
  minimumOrder: z.nullable(money),
  leadTimeDays: z.nullable(count),
});
export type SupplierTerms = z.infer<typeof supplierTermsResponse>;

/** Lines, the same number as the page's item count. */
export const cartCountResponse = z.strictObject({ count });
export type CartCount = z.infer<typeof cartCountResponse>;

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
