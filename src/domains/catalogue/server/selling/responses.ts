import * as z from 'zod/mini';
import { count, listOf, money } from '../../../../shared/responses.ts';

export const figuresResponse = z.strictObject({
  totalProducts: count,
  activeRfqs: count,
  quotesSent: count,
  monthlyRevenue: money,
});

export const pricedProductResponse = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  unit: z.string(),
  price: money,
  stockQuantity: count,
  isActive: z.boolean(),
  version: count,
  countyMedian: z.nullable(money),
});

const typeName = z.strictObject({ key: z.string(), name: z.string() });

export const suggestionsResponse = z.strictObject({
  guess: z.nullable(
    z.strictObject({
      productType: typeName,
      categoryId: z.uuid(),
      unit: z.string(),
      brandName: z.nullable(z.string()),
      isSure: z.boolean(),
    }),
  ),
  types: listOf(typeName),
  specifications: listOf(z.strictObject({ key: z.string(), values: listOf(z.string()) })),
});

const traffic = { views: count, cartAdds: count };

export const analyticsResponse = z.strictObject({
  days: listOf(z.strictObject({ day: z.iso.date(), ...traffic })),
  products: listOf(
    z.strictObject({ id: z.uuid(), slug: z.string(), name: z.string(), ...traffic }),
  ),
  months: listOf(
    z.strictObject({
      month: z.string(),
      sent: count,
      won: count,
      lost: count,
      orders: count,
      revenue: money,
    }),
  ),
});
