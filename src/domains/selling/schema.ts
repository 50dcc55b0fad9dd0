import * as z from 'zod/mini';
import { count, listOf, money } from '../../shared/responses.ts';
import { isOneLine } from '../../shared/visible-text.ts';
import { detailLimits } from '../catalogue/rules.ts';

/** A supplier's side of the catalogue: what the dashboard and the product form exchange. */

/** GET /api/dashboard/supplier. */
export const figuresResponse = z.strictObject({
  /** Listed products. */
  totalProducts: count,
  /** RFQs that this supplier could quote now. */
  activeRfqs: count,
  /** RFQs quoted this month. */
  quotesSent: count,
  /** Orders of this month that are not cancelled. */
  monthlyRevenue: money,
});
export type SupplierFigures = z.infer<typeof figuresResponse>;

const traffic = { views: count, cartAdds: count };
const analyticsMonth = z.strictObject({
  /** "2026-11", of Nairobi. */
  month: z.string(),
  /** RFQs quoted, and quotations that were accepted and rejected in this month. */
  sent: count,
  won: count,
  lost: count,
  /** Orders that are not cancelled, and their sum. */
  orders: count,
  revenue: money,
});
export type AnalyticsMonth = z.infer<typeof analyticsMonth>;

/** GET /api/analytics/supplier. All lists of days and months are without gaps, oldest first. */
export const analyticsResponse = z.strictObject({
  days: listOf(z.strictObject({ day: z.iso.date(), ...traffic })),
  /** The products looked at most in those days. */
  products: listOf(
    z.strictObject({ id: z.uuid(), slug: z.string(), name: z.string(), ...traffic }),
  ),
  months: listOf(analyticsMonth),
});
export type SupplierAnalytics = z.infer<typeof analyticsResponse>;

export const maxProductImages = 3;

const name = z
  .string('name_missing')
  .check(
    z.trim(),
    z.minLength(1, 'name_missing'),
    z.maxLength(200, 'name_long'),
    z.refine(isOneLine, 'name_lines'),
  );
/** A decimal string; a number is accepted in its place. */
export const priceField = z.pipe(
  z.union([z.string(), z.number()], 'price_missing'),
  z.pipe(
    z.transform((value: string | number) => String(value).trim()),
    z.string().check(
      z.minLength(1, 'price_missing'),
      z.regex(/^(\d{1,8}(\.\d{1,2})?)?$/, 'price_wrong'),
      z.refine((value) => value === '' || Number(value) > 0, 'price_zero'),
    ),
  ),
);
const unit = z
  .string('unit_missing')
  .check(z.trim(), z.minLength(1, 'unit_missing'), z.maxLength(60, 'unit_long'));
const whole = (from: number, to: number, code: string) =>
  z.int(code).check(z.minimum(from, code), z.maximum(to, code));
const optionalText = (most: number, code: string) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(most, code))));

/** What may be left out when a product is made, and is then empty, 0, 1 or on. */
const optionalFields = {
  description: optionalText(5_000, 'description_long'),
  brandName: optionalText(120, 'text_long'),
  minOrderQuantity: z.optional(whole(1, 1_000_000, 'minimum_wrong')),
  stockQuantity: z.optional(whole(0, 100_000_000, 'stock_wrong')),
  /** Data URLs, own object paths, or addresses of pictures that the product has already. */
  images: z.optional(
    z
      .array(z.string('image_unreadable'), 'image_unreadable')
      .check(z.maxLength(maxProductImages, 'too_many_images')),
  ),
  specifications: z.optional(
    z
      .record(
        z
          .string()
          .check(
            z.trim(),
            z.minLength(1, 'detail_name_wrong'),
            z.maxLength(detailLimits.key, 'detail_name_wrong'),
          ),
        z
          .string('detail_value_wrong')
          .check(
            z.trim(),
            z.minLength(1, 'detail_value_wrong'),
            z.maxLength(detailLimits.value, 'detail_value_wrong'),
          ),
        'detail_name_wrong',
      )
      .check(
        z.refine(
          (specifications) => Object.keys(specifications).length <= detailLimits.number,
          'too_many_details',
        ),
      ),
  ),
  /** Key of the materials dictionary; null for what it does not know. Guessed from the name if absent. */
  productType: z.optional(z.nullable(z.string('product_type_unknown').check(z.maxLength(80)))),
  isActive: z.optional(z.boolean()),
  /** `false` has an odd price refused with 409 `odd_price`, so that the page can ask about it. */
  isPriceConfirmed: z.optional(z.boolean()),
};

/** POST /api/products. */
export const newProductSchema = z.strictObject({
  name,
  price: priceField,
  unit,
  categoryId: z.uuid('category_missing'),
  ...optionalFields,
});
export type NewProduct = z.infer<typeof newProductSchema>;

/** PUT /api/products/{id}: absent fields stay as they are. */
export const productChangeSchema = z.strictObject({
  name: z.optional(name),
  price: z.optional(priceField),
  unit: z.optional(unit),
  categoryId: z.optional(z.uuid('category_missing')),
  ...optionalFields,
  /** The version that the edit began with: another one meanwhile is refused with 409. */
  version: z.optional(z.int()),
});
export type ProductChange = z.infer<typeof productChangeSchema>;

/** GET /api/selling/suggestions. */
export const sellingSuggestionsQuerySchema = z.strictObject({
  name: z.optional(z.string().check(z.maxLength(200, 'name_long'))),
  categoryId: z.optional(z.uuid('category_unknown')),
  productType: z.optional(z.string().check(z.maxLength(80, 'product_type_unknown'))),
});
export type SellingSuggestionsQuery = z.infer<typeof sellingSuggestionsQuerySchema>;

/** A product type as the form offers it. */
const typeName = z.strictObject({ key: z.string(), name: z.string() });
export type TypeName = z.infer<typeof typeName>;

/** What a product of this name probably is. */
const productGuess = z.strictObject({
  productType: typeName,
  categoryId: z.uuid(),
  unit: z.string(),
  brandName: z.nullable(z.string()),
  /** False where other types fit nearly as well. */
  isSure: z.boolean(),
});
export type ProductGuess = z.infer<typeof productGuess>;

/** Help for somebody who fills in the product form. */
export const suggestionsResponse = z.strictObject({
  guess: z.nullable(productGuess),
  /** Product types of the chosen category, else of the guessed one. */
  types: listOf(typeName),
  /** Details that others give of this type, the most frequent first, with values they give. */
  specifications: listOf(z.strictObject({ key: z.string(), values: listOf(z.string()) })),
});
export type SellingSuggestions = z.infer<typeof suggestionsResponse>;
