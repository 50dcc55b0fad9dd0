import { type ApiClient, apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import type { AdminCategory, CategoryEntry } from '../../category-schema.ts';

const path = '/api/admin/categories';

/** @throws ApiError 401, 403 */
export const readCategories = (api: ApiClient) => api.get<readonly AdminCategory[]>(path);

/** @throws ApiError 422 where another is called so */
export const saveCategory = (id: string | null, entry: CategoryEntry): Promise<unknown> =>
  id === null
    ? browserApi.write('POST', path, entry)
    : browserApi.write('PUT', apiPath([path, id]), entry);

export const orderCategories = (ids: readonly string[]): Promise<unknown> =>
  browserApi.write('PUT', `${path}/order`, { ids });

export const mergeCategory = (id: string, into: string): Promise<unknown> =>
  browserApi.write('POST', apiPath([path, id, 'merge']), { into });

/** @throws ApiError 409 for one in use */
export const removeCategory = (id: string): Promise<unknown> =>
  browserApi.write('DELETE', apiPath([path, id]));
