import { type ApiClient, apiPath, type Page } from '../../../../ui/data/api-client.ts';
import type { PriceChanges, PricedProduct, PriceListQuery } from '../../price-schema.ts';

export const pricesKey = ['own-prices'] as const;

export type PriceFilters = Pick<PriceListQuery, 'search' | 'categoryId' | 'stock' | 'status'>;

export const pricesPath = (filters: PriceFilters) => apiPath(['/api/selling/prices'], filters);

export const readPrices = (api: ApiClient, path: string): Promise<Page<PricedProduct>> =>
  api.getPage<PricedProduct>(path);

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
