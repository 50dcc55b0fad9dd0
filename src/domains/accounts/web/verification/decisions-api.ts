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

/** The request, where it still waits. */
export async function readWaitingRequest(
  api: ApiClient,
  id: string,
): Promise<VerificationEntry | null> {
  const query = { status: 'pending', id };
  const { items } = await api.getPage<VerificationEntry>(apiPath([path], query));
  return items[0] ?? null;
}

/**
 * @param payees ids of the payment details that were compared
 * @throws ApiError 409 where somebody else has decided, or the supplier has entered others, meanwhile
 */
export function approveRequest(id: string, payees: readonly string[]): Promise<unknown> {
  return browserApi.write('POST', apiPath([path, id, 'approve']), { payees });
}

/** @throws ApiError 409 where somebody else has decided meanwhile */
export function rejectRequest(id: string, reason: string): Promise<unknown> {
  return browserApi.write('POST', apiPath([path, id, 'reject']), { reason });
}
