import { type ApiClient, apiPath, type Page } from '../../../../ui/data/api-client.ts';
import {
  type OwnPricesQuery,
  type PriceChanges,
  type PricedProduct,
  pricePageSize,
} from '../../price-schema.ts';

export const pricesKey = ['own-prices'] as const;

export type PriceFilters = Pick<OwnPricesQuery, 'search' | 'categoryId' | 'stock' | 'status'>;

export const pricesPath = (filters: PriceFilters) => apiPath(['/api/selling/prices'], filters);

export const readPrices = (api: ApiClient, path: string): Promise<Page<PricedProduct>> =>
  api.getPage<PricedProduct>(path);

/** These own products as they are now, by id; what is gone is left out. */
export async function readPricesOf(
  api: ApiClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PricedProduct>> {
  const pages = Array.from({ length: Math.ceil(ids.length / pricePageSize) }, (_, page) => {
    const some = ids.slice(page * pricePageSize, (page + 1) * pricePageSize).join(',');
    return readPrices(api, apiPath(['/api/selling/prices'], { ids: some }));
  });
  const found = (await Promise.all(pages)).flatMap(({ items }) => items);
  return new Map(found.map((product) => [product.id, product]));
}

/**
 * Stores all of them or none.
 *
 * @returns the products as they are now
 * @throws ApiError 409 `prices_refused` with an issue for every row at fault, 422
 */
export async function savePrices(
  api: ApiClient,
  changes: PriceChanges['changes'],
): Promise<readonly PricedProduct[]> {
  const saved = await api.write<PricedProduct[]>('PUT', '/api/selling/prices', { changes });
  if (!saved) throw new Error('Saved prices were answered with nothing');
  return saved;
}
