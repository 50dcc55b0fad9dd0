import * as z from 'zod/mini';
import { valuesSchema } from './form-values.ts';

/** What was typed of a product and not saved. */
export const productDraftSchema = z.object({
  values: valuesSchema,
  /** What the edit began with, and its version; null of a new product. */
  base: z.nullable(z.object({ values: valuesSchema, version: z.int() })),
  /** Milliseconds since 1970. */
  at: z.number(),
});

/** Names the draft of one account: of its product, or of a new one. */
export const draftName = (supplierId: string, productId: string | null) =>
  `products.${supplierId}.${productId ?? 'new'}`;
