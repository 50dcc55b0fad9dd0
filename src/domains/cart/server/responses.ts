import * as z from 'zod/mini';
import { count, listOf, money } from '../../../shared/responses.ts';
import { productCardResponse } from '../../catalogue/schema.ts';

/** What the cart's calls answer, for the API document; tests hold real answers against these. */

export const cartLineResponse = z.strictObject({
  id: z.uuid(),
  quantity: z.int().check(z.minimum(1)),
  priceSeen: z.nullable(money),
  warning: z.nullable(z.string()),
  product: productCardResponse,
});

export const cartResponse = listOf(cartLineResponse);

export const cartCountResponse = z.strictObject({ count });

export const addedLineResponse = z.strictObject({
  id: z.uuid(),
  productId: z.uuid(),
  quantity: z.int().check(z.minimum(1)),
});
