import * as z from 'zod/mini';
import { flag, pageByLink } from '../../shared/list-query.ts';

/** The catalogue's words, shared by the routes, the pages and the API document. */

export const productSorts = ['name', 'price_asc', 'price_desc', 'newest', 'relevance'] as const;
export type ProductSort = (typeof productSorts)[number];

export interface Category {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string | null;
  readonly icon: string | null;
  readonly productCount: number;
}

/** A picture of a product. `url` and `thumb` are addresses of WebP files; AVIF stands beside them under the same name. */
export interface ProductMedia {
  readonly url: string;
  readonly thumb: string;
  readonly width: number;
  readonly height: number;
}

export interface ProductSupplier {
  readonly id: string;
  readonly companyName: string | null;
  readonly location: string | null;
  readonly county: string | null;
  readonly isVerified: boolean;
}

export interface ProductCard {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly brandName: string | null;
  /** Decimal string, KES, VAT inclusive. */
  readonly price: string;
  readonly unit: string;
  readonly stockQuantity: number;
  readonly minOrderQuantity: number;
  readonly images: readonly string[];
  readonly media: readonly ProductMedia[];
  readonly createdAt: string;
  readonly supplierId: string;
  readonly supplier: ProductSupplier;
  readonly category: { readonly id: string; readonly name: string; readonly slug: string };
  readonly rating: { readonly average: number | null; readonly count: number };
  readonly isActive: boolean;
}

/** The same item from another supplier. */
export interface ProductOffer {
  readonly id: string;
  readonly slug: string;
  readonly supplier: ProductSupplier;
  readonly price: string;
  readonly unit: string;
  readonly stockQuantity: number;
  readonly minOrderQuantity: number;
}

export interface Product extends ProductCard {
  readonly description: string | null;
  readonly specifications: Readonly<Record<string, string>>;
  readonly offers: readonly ProductOffer[];
  /** Key of the materials dictionary; null for what it does not know. */
  readonly productType: string | null;
  /** Rises with every edit and sale, so that an edit can name what it saw. */
  readonly version: number;
  /** Usual days until its supplier delivers; null where the supplier has not said. */
  readonly leadTimeDays: number | null;
  /** How many reviews gave 1, 2, 3, 4 and 5 stars; missing where there are none. */
  readonly ratingCounts?: readonly number[];
}

export interface Review {
  readonly id: string;
  readonly authorName: string;
  readonly rating: number;
  readonly text: string;
  readonly createdAt: string;
}

/** A product type of the materials dictionary, offered while somebody types. */
export interface MaterialSuggestion {
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  readonly category: { readonly id: string; readonly name: string; readonly slug: string };
}

/** Brands and sizes of the products in a list. */
export interface Facets {
  readonly brands: readonly { readonly value: string; readonly count: number }[];
  /** `value` names an attribute and its value ("diameterMm:12"), `text` is how it is written ("12 mm"). */
  readonly sizes: readonly {
    readonly value: string;
    readonly text: string;
    readonly count: number;
  }[];
}

/** A town or area of the gazetteer, offered while somebody types. */
export interface PlaceSuggestion {
  readonly town: string;
  readonly county: string;
}

const decimal = z
  .string()
  .check(z.regex(/^\d{1,8}(\.\d{1,2})?$/, 'Enter an amount such as 1250 or 1250.50'));
/** GET /api/products. Addresses carry text, so every value arrives as one. */
export const productListQuerySchema = z.strictObject({
  search: z.optional(z.string().check(z.maxLength(200, 'Use at most 200 characters to search'))),
  categoryId: z.optional(z.uuid('This is not a category id')),
  category: z.optional(z.string().check(z.maxLength(120, 'There is no such category'))),
  supplierId: z.optional(z.uuid('This is not a supplier id')),
  sort: z.optional(
    z.enum(productSorts, 'Sort by name, price_asc, price_desc, newest or relevance'),
  ),
  minPrice: z.optional(decimal),
  maxPrice: z.optional(decimal),
  inStock: z.optional(flag),
  verified: z.optional(flag),
  county: z.optional(z.string().check(z.maxLength(60, 'Choose one of the 47 counties'))),
  featured: z.optional(flag),
  brand: z.optional(z.string().check(z.maxLength(120, 'There is no such brand'))),
  size: z.optional(
    z
      .string()
      .check(z.regex(/^[A-Za-z0-9]{1,40}:[^:\0]{1,60}$/, 'Write a size such as diameterMm:12')),
  ),
  ...pageByLink,
});
export type ProductListQuery = z.infer<typeof productListQuerySchema>;

/** GET /api/products/{id}/reviews. */
export const reviewListQuerySchema = z.strictObject(pageByLink);
export type ReviewListQuery = z.infer<typeof reviewListQuerySchema>;

/** GET /api/favourites. */
export const favouriteListQuerySchema = z.strictObject(pageByLink);
export type FavouriteListQuery = z.infer<typeof favouriteListQuerySchema>;

/** …/api/favourites/{productId}. */
export const favouriteParamsSchema = z.object({
  productId: z.guid('This is not a product id'),
});

/** Whether the reader keeps a product among the favourites. */
export interface FavouriteState {
  readonly isFavourite: boolean;
}

/** GET /api/materials, GET /api/places. */
export const suggestionQuerySchema = z.strictObject({
  search: z.optional(z.string().check(z.maxLength(100, 'Use at most 100 characters to search'))),
});

/** Products are addressed by id or by slug. */
export const productParamsSchema = z.object({
  id: z.string().check(z.maxLength(200, 'This is not a product address')),
});
