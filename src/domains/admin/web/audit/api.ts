import { type ApiClient, apiPath, type Page } from '../../../../ui/data/api-client.ts';
import type { AuditEntryView } from '../../audit-schema.ts';

const path = '/api/admin/audit';

export const auditFilters = ['person', 'action', 'target', 'from', 'to'] as const;
export type AuditFilters = Readonly<Record<(typeof auditFilters)[number], string>>;

/** @throws ApiError 401, 403; 422 for a date that is none */
export const searchAudit = (api: ApiClient, filters: AuditFilters): Promise<Page<AuditEntryView>> =>
  api.getPage<AuditEntryView>(apiPath([path], { ...filters, limit: 50 }));

export const readActions = (api: ApiClient) => api.get<readonly string[]>(`${path}/actions`);

export const exportPath = (filters: AuditFilters) => apiPath([`${path}.csv`], filters);
