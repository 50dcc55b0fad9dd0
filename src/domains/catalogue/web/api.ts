import {
  type ApiClient,
  ApiError,
  apiFailure,
  apiPath,
  type Page,
} from '../../../ui/data/api-client.ts';
import type { Category, Product, ProductCard } from '../schema.ts';
import { type ProductFilters, productQuery } from './list-filters.ts';

/** Thrown for every product that could not be read. `status` is null where no answer came. */
export class ProductReadError extends Error {
  readonly status: number | null;

  constructor(status: number | null) {
    super('Product not found');
    this.name = 'ProductReadError';
    this.status = status;
  }
}

/**
 * The status of a read that failed; null where no answer came.
 *
 * @throws whatever else went wrong
 */
export function failedStatus(error: unknown): number | null {
  if (error instanceof ApiError) return error.status;
  // What a browser's fetch throws where there is no network.
  if (error instanceof TypeError && typeof document !== 'undefined') return null;
  throw error;
}

export function listCategories(api: ApiClient): Promise<readonly Category[]> {
  return api.get<readonly Category[]>(apiPath(['/api/categories']));
}

let kept: Promise<readonly Category[]> | null = null;

/** Categories as the browser keeps them: read once for a visit, again after a failure. */
export function keptCategories(api: ApiClient): Promise<readonly Category[]> {
  kept ??= listCategories(api).catch((error: unknown) => {
    kept = null;
    throw error;
  });
  return kept;
}

/** What came with a page is not asked for again, nor missed when the network goes. */
export function keepCategories(categories: readonly Category[]): void {
  if (categories.length > 0) kept ??= Promise.resolve(categories);
}

/** One page of the products that match; none for a category that does not exist. */
export async function listProducts(
  api: ApiClient,
  filters: ProductFilters,
  category: Category | null,
): Promise<Page<ProductCard>> {
  if (filters.category && !category) return { items: [], total: 0, next: null };
  const query = productQuery(filters, category?.id ?? null);
  return api.getPage<ProductCard>(apiPath(['/api/products'], query));
}

/**
 * @param id the product's id or its slug
 * @throws ProductReadError for every answer but success
 */
export async function getProduct(api: ApiClient, id: string): Promise<Product> {
  try {
    return await api.get<Product>(apiPath(['/api/products', id]));
  } catch (error) {
    throw new ProductReadError(apiFailure(error)?.status ?? null);
  }
}

/**
 * Answers how many the cart has of it now.
 *
 * @throws ApiError with the server's sentence where the quantity or the role is refused
 */
export async function addToCart(
  api: ApiClient,
  line: { productId: string; quantity: number },
): Promise<{ readonly quantity: number } | null> {
  return api.write('POST', '/api/cart', line);
}
