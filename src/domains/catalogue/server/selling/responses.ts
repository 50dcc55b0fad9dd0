import * as z from 'zod/mini';
import { count, listOf, money } from '../../../../shared/responses.ts';

export const figuresResponse = z.strictObject({
  totalProducts: count,
  activeRfqs: count,
  quotesSent: count,
  monthlyRevenue: money,
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
