import { type ApiClient, apiPath, browserApi } from '../../../ui/data/api-client.ts';
import type { ReportDetails } from '../schema.ts';

export function readReport(api: ApiClient, id: string): Promise<ReportDetails> {
  return api.get<ReportDetails>(apiPath(['/api/admin/reports', id]));
}

/** @throws ApiError 409 where it is so already */
export function changeStanding(
  userId: string,
  step: 'suspend' | 'restore',
  reason: string,
): Promise<unknown> {
  return browserApi.write('POST', apiPath(['/api/admin/users', userId, step]), { reason });
}

/** @throws ApiError 409 where it is so already */
export function moderateProduct(
  productId: string,
  change: { isActive: boolean; reason: string },
): Promise<unknown> {
  return browserApi.write('PUT', apiPath(['/api/admin/products', productId]), change);
}

/** @throws ApiError 409 where somebody else was first */
export function resolveReport(id: string): Promise<unknown> {
  return browserApi.write('POST', apiPath(['/api/admin/reports', id, 'resolve']));
}

/** Null where the report was dealt with. */
export async function readOpenReport(api: ApiClient, id: string): Promise<ReportDetails | null> {
  const report = await readReport(api, id);
  return report.isResolved ? null : report;
}
