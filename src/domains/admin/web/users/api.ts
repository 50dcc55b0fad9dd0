import { type ApiClient, apiPath, browserApi, type Page } from '../../../../ui/data/api-client.ts';
import type { FoundUser, UserDetail } from '../../users-schema.ts';

const path = '/api/admin/users';

export interface UserFilters {
  readonly q: string;
  readonly role: string;
  readonly standing: string;
}

/** @throws ApiError 401, 403 */
export const searchUsers = (api: ApiClient, filters: UserFilters): Promise<Page<FoundUser>> =>
  api.getPage<FoundUser>(apiPath([path], { ...filters }));

/** @throws ApiError 404 */
export const readUser = (api: ApiClient, id: string) => api.get<UserDetail>(apiPath([path, id]));

export const endSessions = (id: string) =>
  browserApi.write('DELETE', apiPath([path, id, 'sessions']));

/** From here on the product is shown as this user sees it. */
export const startView = (id: string, reason: string) =>
  browserApi.write('POST', apiPath([path, id, 'view-as']), { reason });

export const endView = () => browserApi.write('DELETE', '/api/view-as');
