import { type ApiClient, apiPath, browserApi, type Page } from '../../../../ui/data/api-client.ts';
import type { RequestStatus, VerificationEntry } from '../../verification-schema.ts';

const path = '/api/admin/verifications';

/** The requests in this state, those that wait longest first. @throws ApiError 401, 403 */
export function readRequests(
  api: ApiClient,
  status: RequestStatus,
): Promise<Page<VerificationEntry>> {
  return api.getPage<VerificationEntry>(apiPath([path], { status }));
}

/** @param next where the page before says that the list goes on */
export function readMoreRequests(next: string): Promise<Page<VerificationEntry>> {
  return browserApi.getPage<VerificationEntry>(next);
}

/** @throws ApiError 409 where somebody else has decided meanwhile */
export function approveRequest(id: string): Promise<unknown> {
  return browserApi.write('POST', apiPath([path, id, 'approve']));
}

/** @throws ApiError 409 where somebody else has decided meanwhile */
export function rejectRequest(id: string, reason: string): Promise<unknown> {
  return browserApi.write('POST', apiPath([path, id, 'reject']), { reason });
}
