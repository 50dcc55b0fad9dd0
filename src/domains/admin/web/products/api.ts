import { type ApiClient, apiPath, browserApi, type Page } from '../../../../ui/data/api-client.ts';
import {
  type AdminProduct,
  type ProductStep,
  type ProductStepAnswer,
  productStates,
} from '../../product-schema.ts';

/** What the address of the page says; an empty text does not narrow. */
export interface ProductFilters {
  readonly search: string;
  readonly supplier: string;
  readonly category: string;
  readonly state: string;
  readonly untyped: boolean;
}

export function readFilters(params: URLSearchParams): ProductFilters {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, 100);
  const state = text('state');
  return {
    search: text('search'),
    supplier: text('supplier'),
    category: text('category'),
    state: productStates.some((one) => one === state) ? state : '',
    untyped: params.get('untyped') === 'true',
  };
}

/** @throws ApiError 401, 403 */
export function readProducts(api: ApiClient, filters: ProductFilters): Promise<Page<AdminProduct>> {
  const { untyped, ...texts } = filters;
  const given = Object.entries(texts).filter(([, text]) => text !== '');
  const query = { ...Object.fromEntries(given), ...(untyped && { untyped: 'true' }) };
  return api.getPage<AdminProduct>(apiPath(['/api/admin/products'], query));
}

/** @throws ApiError 422 for an unknown type */
export async function stepProducts(step: ProductStep): Promise<ProductStepAnswer> {
  const answer = await browserApi.write<ProductStepAnswer>(
    'POST',
    '/api/admin/products/steps',
    step,
  );
  return answer ?? { changed: [], unchanged: step.ids.length };
}

/** @throws ApiError 401, 403 */
export const readFeatured = (api: ApiClient) =>
  api.get<readonly AdminProduct[]>('/api/admin/featured');

export const saveFeatured = (ids: readonly string[]): Promise<unknown> =>
  browserApi.write('PUT', '/api/admin/featured', { ids });

/** @throws ApiError 422 for another supplier's */
export const mergeProducts = (id: string, into: string): Promise<unknown> =>
  browserApi.write('POST', apiPath(['/api/admin/products', id, 'merge']), { into });
