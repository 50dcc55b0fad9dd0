import * as z from 'zod/mini';
import { count, listOf, money, time } from '../../../shared/responses.ts';

/** What the reads answer, for the API document; a test holds real answers against these. */

const productSupplier = z.strictObject({
  id: z.uuid(),
  companyName: z.nullable(z.string()),
  location: z.nullable(z.string()),
  county: z.nullable(z.string()),
  isVerified: z.boolean(),
});

const categoryName = z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() });

export const categoryResponse = z.strictObject({
  ...categoryName.shape,
  description: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  productCount: count,
});

export const productCardResponse = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  brandName: z.nullable(z.string()),
  price: money,
  unit: z.string(),
  stockQuantity: count,
  minOrderQuantity: z.int().check(z.minimum(1)),
  images: listOf(z.string()),
  media: listOf(
    z.strictObject({
      url: z.string(),
      thumb: z.string(),
      width: z.int(),
      height: z.int(),
    }),
  ),
  createdAt: time,
  supplierId: z.uuid(),
  supplier: productSupplier,
  category: categoryName,
  rating: z.strictObject({ average: z.nullable(z.number()), count }),
  isActive: z.boolean(),
});

export const facetsResponse = z.strictObject({
  brands: listOf(z.strictObject({ value: z.string(), count })),
  sizes: listOf(z.strictObject({ value: z.string(), text: z.string(), count })),
});

export const productResponse = z.strictObject({
  ...productCardResponse.shape,
  description: z.nullable(z.string()),
  specifications: z.record(z.string(), z.string()),
  offers: listOf(
    z.strictObject({
      id: z.uuid(),
      slug: z.string(),
      supplier: productSupplier,
      price: money,
      unit: z.string(),
      stockQuantity: count,
      minOrderQuantity: z.int(),
    }),
  ),
  productType: z.nullable(z.string()),
  version: z.int(),
  leadTimeDays: z.nullable(z.int()),
  ratingCounts: z.optional(z.readonly(z.array(count).check(z.length(5)))),
});

export const reviewResponse = z.strictObject({
  id: z.uuid(),
  authorName: z.string(),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  text: z.string(),
  createdAt: time,
});

export const materialResponse = z.strictObject({
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  category: categoryName,
});

export const placeResponse = z.strictObject({ town: z.string(), county: z.string() });
