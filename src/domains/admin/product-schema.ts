import * as z from 'zod/mini';
import { flag, pageByLink } from '../../shared/list-query.ts';
import { count, listOf, money, time } from '../../shared/responses.ts';
import { productModerationSchema } from '../moderation/schema.ts';

/** What admins see and do of all suppliers' products. */

export const productStates = ['listed', 'hidden', 'takenDown'] as const;
export type ProductState = (typeof productStates)[number];

const text = z.optional(z.string().check(z.trim(), z.maxLength(100, 'text_long')));
export const productQuerySchema = z.strictObject({
  /** Words of the product's name or brand. */
  search: text,
  /** A part of the supplier's name. */
  supplier: text,
  category: z.optional(z.guid()),
  state: z.optional(z.enum(productStates)),
  /** What no dictionary entry stands for. */
  untyped: z.optional(flag),
  ...pageByLink,
});
export type ProductQuery = z.infer<typeof productQuerySchema>;

export const adminProductResponse = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  price: money,
  unit: z.string(),
  supplier: z.strictObject({ id: z.uuid(), name: z.nullable(z.string()) }),
  category: z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() }),
  productType: z.nullable(z.string()),
  /** An admin said so. */
  isTypeSet: z.boolean(),
  state: z.enum(productStates),
  takenDownReason: z.nullable(z.string()),
  createdAt: time,
});
export type AdminProduct = z.infer<typeof adminProductResponse>;

const productType = z.nullable(z.string().check(z.maxLength(60)));
const ids = z.array(z.guid()).check(z.minLength(1), z.maxLength(100));

/** What is done to several products at once. */
export const productStepSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('standing'), ids, ...productModerationSchema.shape }),
  z.strictObject({ kind: z.literal('type'), ids, productType }),
]);
export type ProductStep = z.infer<typeof productStepSchema>;

/** Those that were changed, with what they were before; the others were so already or are gone. */
export const productStepResponse = z.strictObject({
  changed: listOf(z.strictObject({ id: z.uuid(), productType })),
  unchanged: count,
});
export type ProductStepAnswer = z.infer<typeof productStepResponse>;

/** What the landing page shows first, in this order. */
export const featuredSchema = z.strictObject({
  ids: z.array(z.guid()).check(z.maxLength(24)),
});

export const productMergeSchema = z.strictObject({ into: z.guid() });
