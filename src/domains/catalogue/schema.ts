import * as z from 'zod/mini';
import { flag, pageByLink } from '../../shared/list-query.ts';
import { count, listOf, money, time } from '../../shared/responses.ts';

/** The catalogue's words, shared by the routes, the pages and the API document. */

export const productSorts = [
  'name',
  'price_asc',
  'price_desc',
  'newest',
  'rating',
  'relevance',
] as const;
export type ProductSort = (typeof productSorts)[number];

const categoryName = z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() });

export const categoryResponse = z.strictObject({
  ...categoryName.shape,
  description: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  /** Null where the English name stands. */
  nameSw: z.nullable(z.string()),
  /** Addresses of categories that were merged into it. */
  formerSlugs: listOf(z.string()),
  productCount: count,
});
export type Category = z.infer<typeof categoryResponse>;

/** A picture. `url` and `thumb` are addresses of WebP files; AVIF stands beside them under the same name. */
const productMedia = z.strictObject({
  url: z.string(),
  thumb: z.string(),
  width: z.int(),
  height: z.int(),
});
export type ProductMedia = z.infer<typeof productMedia>;

const productSupplier = z.strictObject({
  id: z.uuid(),
  companyName: z.nullable(z.string()),
  location: z.nullable(z.string()),
  county: z.nullable(z.string()),
  isVerified: z.boolean(),
});
export type ProductSupplier = z.infer<typeof productSupplier>;

export const productCardResponse = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  brandName: z.nullable(z.string()),
  /** VAT inclusive. */
  price: money,
  unit: z.string(),
  stockQuantity: count,
  minOrderQuantity: z.int().check(z.minimum(1)),
  images: listOf(z.string()),
  media: listOf(productMedia),
  createdAt: time,
  supplierId: z.uuid(),
  supplier: productSupplier,
  category: categoryName,
  rating: z.strictObject({ average: z.nullable(z.number()), count }),
  isActive: z.boolean(),
});
export type ProductCard = z.infer<typeof productCardResponse>;

/** The same item from another supplier. */
const productOffer = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  supplier: productSupplier,
  price: money,
  unit: z.string(),
  stockQuantity: count,
  minOrderQuantity: z.int(),
});
export type ProductOffer = z.infer<typeof productOffer>;

export const productResponse = z.strictObject({
  ...productCardResponse.shape,
  description: z.nullable(z.string()),
  specifications: z.record(z.string(), z.string()),
  offers: listOf(productOffer),
  /** Key of the materials dictionary; null for what it does not know. */
  productType: z.nullable(z.string()),
  /** Rises with every edit and sale, so that an edit can name what it saw. */
  version: z.int(),
  /** Usual days until its supplier delivers; null where the supplier has not said. */
  leadTimeDays: z.nullable(z.int()),
  /** How many reviews gave 1, 2, 3, 4 and 5 stars; missing where there are none. */
  ratingCounts: z.optional(z.readonly(z.array(count).check(z.length(5)))),
});
export type Product = z.infer<typeof productResponse>;

/** A product type of the materials dictionary, offered while somebody types. */
export const materialResponse = z.strictObject({
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  category: categoryName,
});
export type MaterialSuggestion = z.infer<typeof materialResponse>;

/** Brands and sizes of the products in a list. */
export const facetsResponse = z.strictObject({
  brands: listOf(z.strictObject({ value: z.string(), count })),
  /** `value` names an attribute and its value ("diameterMm:12"), `text` is how it is written ("12 mm"). */
  sizes: listOf(z.strictObject({ value: z.string(), text: z.string(), count })),
});
export type Facets = z.infer<typeof facetsResponse>;

/** A town or area of the gazetteer, offered while somebody types. */
export const placeResponse = z.strictObject({ town: z.string(), county: z.string() });
export type PlaceSuggestion = z.infer<typeof placeResponse>;

const decimal = z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/, 'search_amount_wrong'));
/** GET /api/products. Addresses carry text, so every value arrives as one. */
export const productListQuerySchema = z.strictObject({
  search: z.optional(z.string().check(z.maxLength(200))),
  categoryId: z.optional(z.uuid()),
  category: z.optional(z.string().check(z.maxLength(120, 'category_unknown'))),
  supplierId: z.optional(z.uuid()),
  sort: z.optional(z.enum(productSorts)),
  minPrice: z.optional(decimal),
  maxPrice: z.optional(decimal),
  inStock: z.optional(flag),
  verified: z.optional(flag),
  county: z.optional(z.string().check(z.maxLength(60, 'county_wrong'))),
  featured: z.optional(flag),
  brand: z.optional(z.string().check(z.maxLength(120, 'brand_unknown'))),
  size: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{1,40}:[^:\0]{1,60}$/, 'size_wrong'))),
  ...pageByLink,
});
export type ProductListQuery = z.infer<typeof productListQuerySchema>;

/** GET /api/favourites. */
export const favouriteListQuerySchema = z.strictObject(pageByLink);
export type FavouriteListQuery = z.infer<typeof favouriteListQuerySchema>;

/** …/api/favourites/{productId}. */
export const favouriteParamsSchema = z.object({
  productId: z.guid(),
});

/** Whether the reader keeps a product among the favourites. */
export const favouriteResponse = z.strictObject({ isFavourite: z.boolean() });
export type FavouriteState = z.infer<typeof favouriteResponse>;

/** GET /api/materials, GET /api/places. */
export const suggestionQuerySchema = z.strictObject({
  search: z.optional(z.string().check(z.maxLength(100))),
});

/** Products are addressed by id or by slug. */
export const productIdParamsSchema = z.object({ id: z.guid() });

export const productParamsSchema = z.object({
  id: z.string().check(z.maxLength(200, 'id_wrong')),
});
