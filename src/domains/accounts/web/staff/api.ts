import type { StaffRole } from '../../../../shared/roles.ts';
import { type ApiClient, apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import type { StaffMember } from '../../staff-schema.ts';

const path = '/api/admin/staff';

/** @throws ApiError 401, 403 */
export const readStaff = (api: ApiClient) => api.get<readonly StaffMember[]>(path);

/** @throws ApiError 409 where the email has an account */
export const appoint = (email: string, staffRole: StaffRole) =>
  browserApi.write('POST', path, { email, staffRole });

/** @throws ApiError 409 where no other owner would be left */
export const changeStaffRole = (id: string, staffRole: StaffRole) =>
  browserApi.write('PUT', apiPath([path, id]), { staffRole });

/** @throws ApiError 409 where no other owner would be left */
export const removeStaff = (id: string) => browserApi.write('DELETE', apiPath([path, id]));
