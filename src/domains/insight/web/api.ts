import { type ApiClient, apiPath } from '../../../ui/data/api-client.ts';
import type { Market, MaterialPrices } from '../schema.ts';

export const readMarket = (api: ApiClient) => api.get<Market>('/api/market');

/** @throws ApiError 404 where there is no figure */
export const readMaterialPrices = (api: ApiClient, key: string, size: string) =>
  api.get<MaterialPrices>(apiPath(['/api/market', key], { size }));

export const pricesFile = ({ key, size }: Pick<MaterialPrices, 'key' | 'size'>) =>
  apiPath(['/api/market', key, 'prices.csv'], { size });
