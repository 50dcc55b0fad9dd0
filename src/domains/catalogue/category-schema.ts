import * as z from 'zod/mini';
import { count, listOf } from '../../shared/responses.ts';
import { asOneLine, isOneLine, visibleText } from '../../shared/visible-text.ts';

/** What admins make of the categories. */

const name = z
  .string()
  .check(
    z.trim(),
    z.refine(isOneLine, 'line_breaks'),
    z.overwrite(asOneLine),
    visibleText('line_short'),
    z.minLength(2, 'line_short'),
    z.maxLength(80, 'text_long'),
  );

export const categoryEntrySchema = z.strictObject({
  name,
  /** Null: the English name stands in Swahili too. */
  nameSw: z.nullable(name),
  /** One of the drawings; null: the name decides. */
  icon: z.nullable(z.string().check(z.regex(/^[a-z]{2,20}$/))),
});
export type CategoryEntry = z.infer<typeof categoryEntrySchema>;

export const categoryIdSchema = z.object({ id: z.guid() });
/** All of them, in the order of the shop. */
export const categoryOrderSchema = z.strictObject({
  ids: z.array(z.guid()).check(z.minLength(1), z.maxLength(500)),
});
export const categoryMergeSchema = z.strictObject({ into: z.guid() });

export const adminCategoryResponse = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  nameSw: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  formerSlugs: listOf(z.string()),
  /** The name of the one that it is being merged into. */
  mergesInto: z.nullable(z.string()),
  /** Listed or not. */
  products: count,
  materials: count,
  /** With products, materials or lines of RFQs it cannot be removed, only merged. */
  isUsed: z.boolean(),
});
export type AdminCategory = z.infer<typeof adminCategoryResponse>;
