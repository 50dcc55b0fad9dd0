import { type ApiClient, apiPath, browserApi } from '../../../ui/data/api-client.ts';
import type {
  AlertMeasure,
  Buying,
  Demand,
  Market,
  MaterialPrices,
  PriceAlert,
  ProductUsualPrice,
} from '../schema.ts';

export const readMarket = (api: ApiClient) => api.get<Market>('/api/market');

/** @throws ApiError 404 where there is no figure */
export const readMaterialPrices = (api: ApiClient, key: string, size: string) =>
  api.get<MaterialPrices>(apiPath(['/api/market', key], { size }));

export const pricesFile = ({ key, size }: Pick<MaterialPrices, 'key' | 'size'>) =>
  apiPath(['/api/market', key, 'prices.csv'], { size });

/** What is usual for a product where its supplier is. */
export const readProductUsualPrice = (api: ApiClient, productId: string) =>
  api.get<ProductUsualPrice>(apiPath(['/api/products', productId, 'usual-price']));

/** The page of a material's prices. */
export const marketAddress = (key: string, size: string, county: string | null = null) => {
  const query = new URLSearchParams({ ...(size && { size }), ...(county && { county }) });
  return `/market/${key}${query.size > 0 ? `?${query}` : ''}`;
};

export const readAlerts = (api: ApiClient) => api.get<readonly PriceAlert[]>('/api/price-alerts');

interface AlertDraft {
  readonly materialKey: string;
  readonly size: string;
  readonly county: string | null;
  readonly measure: AlertMeasure;
  /** As typed, without what only separates. */
  readonly below: string;
}

/** @throws ApiError 401 for visitors, 403 for suppliers, 409 for who has too many */
export const setAlert = (alert: AlertDraft) =>
  browserApi.write<PriceAlert>('POST', '/api/price-alerts', alert);

export const removeAlert = (id: string) =>
  browserApi.write('DELETE', apiPath(['/api/price-alerts', id]));

export type Analytics =
  | { readonly role: 'contractor'; readonly buying: Buying }
  | { readonly role: 'supplier'; readonly demand: Demand };

/** By what the reader is; null for who neither buys nor sells. */
export async function readAnalytics(api: ApiClient): Promise<Analytics | null> {
  const { role } = await api.get<{ readonly role: string }>('/api/user');
  if (role === 'contractor') return { role, buying: await api.get<Buying>('/api/insight/buying') };
  if (role === 'supplier') return { role, demand: await api.get<Demand>('/api/insight/demand') };
  return null;
}
