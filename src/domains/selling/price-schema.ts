import * as z from 'zod/mini';
import { listLimit, pageAfterId } from '../../shared/list-query.ts';
import { count, money } from '../../shared/responses.ts';
import { priceField } from './schema.ts';

/** A supplier's prices as one list: read by filter, changed together. */

export const stockFilters = ['in', 'low', 'out'] as const;
export type StockFilter = (typeof stockFilters)[number];
/** What is left of a product with less than this is soon gone. */
export const lowStock = 10;
export const mostPriceChanges = 200;
export const pricePageSize = 50;

/** GET /api/selling/prices. */
export const ownPricesQuerySchema = z.strictObject({
  search: z.optional(z.string().check(z.maxLength(200))),
  categoryId: z.optional(z.uuid('category_unknown')),
  stock: z.optional(z.enum(stockFilters)),
  status: z.optional(z.enum(['active', 'inactive'])),
  /** Only these, comma-separated. */
  ids: z.optional(
    z.pipe(
      z.string(),
      z.pipe(
        z.transform((text: string) => text.split(',')),
        z.array(z.guid()).check(z.maxLength(pricePageSize)),
      ),
    ),
  ),
  ...pageAfterId,
  limit: listLimit(pricePageSize),
});
export type OwnPricesQuery = z.infer<typeof ownPricesQuerySchema>;

/** An own product with what its price is judged by. */
export const pricedProductResponse = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  unit: z.string(),
  price: money,
  stockQuantity: count,
  isActive: z.boolean(),
  version: count,
  /** Of what others in the supplier's county ask for the same; null where too few do. */
  countyMedian: z.nullable(money),
});
export type PricedProduct = z.infer<typeof pricedProductResponse>;

/** PUT /api/selling/prices: all of them are stored, or none. */
export const priceChangesSchema = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        id: z.guid(),
        /** The version that was seen: another one meanwhile is refused. */
        version: z.int(),
        price: priceField,
        /** The price was asked about, and is meant. */
        isConfirmed: z.optional(z.boolean()),
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(mostPriceChanges),
      z.refine(
        (changes) => new Set(changes.map(({ id }) => id.toLowerCase())).size === changes.length,
        'product_repeated',
      ),
    ),
});
export type PriceChanges = z.infer<typeof priceChangesSchema>;
