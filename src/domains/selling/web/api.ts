import { type ApiClient, apiPath, type Page } from '../../../ui/data/api-client.ts';
import type { Product, ProductCard } from '../../catalogue/schema.ts';
import type { NewProduct, ProductChange, SupplierFigures } from '../schema.ts';

/** How many products the overview shows. */
export const recentCount = 3;
/** Products of one part of the supplier's own list. */
const ownPageSize = 30;

/** What the supplier's dashboard begins with. */
export interface SellingFirstView {
  readonly figures: SupplierFigures;
  readonly recentProducts: readonly ProductCard[];
}

/** Key of everything that is kept of the own list. */
export const ownProductsKey = ['own-products'] as const;

export const ownProductsPath = (supplierId: string, search: string) =>
  apiPath(['/api/products'], { supplierId, search, sort: 'newest', limit: ownPageSize });

/** A part of the supplier's own list, newest first, with what is off the public one. */
export function readOwnProducts(api: ApiClient, path: string): Promise<Page<ProductCard>> {
  return api.getPage<ProductCard>(path);
}

export async function readFirstView(api: ApiClient, supplierId: string): Promise<SellingFirstView> {
  const recent = apiPath(['/api/products'], { supplierId, sort: 'newest', limit: recentCount });
  const [figures, { items }] = await Promise.all([
    api.get<SupplierFigures>('/api/dashboard/supplier'),
    readOwnProducts(api, recent),
  ]);
  return { figures, recentProducts: items };
}

/** A whole product of one's own. @throws ApiError 404 where it is gone */
export function readOwnProduct(api: ApiClient, id: string): Promise<Product> {
  return api.get<Product>(apiPath(['/api/products', id]));
}

/**
 * @param key names this product until it is saved, so that sending it twice makes one
 * @throws ApiError 422 at the fields
 */
export async function createProduct(
  api: ApiClient,
  product: NewProduct,
  key: string,
): Promise<Product> {
  return answered(
    await api.write<Product>('POST', '/api/products', product, { 'idempotency-key': key }),
  );
}

/** @throws ApiError 422 at the fields, 409 `product_changed` where `version` is no longer the latest */
export async function changeProduct(
  api: ApiClient,
  id: string,
  change: ProductChange,
): Promise<Product> {
  return answered(await api.write<Product>('PUT', apiPath(['/api/products', id]), change));
}

/** @throws ApiError 409 `has_history` for one that must stay */
export async function deleteProduct(api: ApiClient, id: string): Promise<void> {
  await api.write('DELETE', apiPath(['/api/products', id]));
}

function answered(product: Product | null): Product {
  if (!product) throw new Error('A saved product was answered with nothing');
  return product;
}
