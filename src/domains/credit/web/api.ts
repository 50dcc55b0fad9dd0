import {
  type ApiClient,
  ApiError,
  apiPath,
  browserApi,
  type Page,
} from '../../../ui/data/api-client.ts';
import type { CreditDays } from '../rules.ts';
import type { ApplicationEntry, Credit, CreditAccount, OrderCredit } from '../schema.ts';

/** What the reader may owe; null for who is no contractor. */
export const readCredit = (api: ApiClient): Promise<Credit | null> =>
  api.get<Credit>('/api/credit').catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 403) return null;
    throw error;
  });

/** What is sent of a form: the limit as typed, without what only separates. */
export interface TermsDraft {
  readonly limit: string;
  readonly days: CreditDays;
}

export const applyForCredit = (draft: TermsDraft & { readonly business: string }) =>
  browserApi.write<Credit>('POST', '/api/credit/applications', draft);

/** @throws ApiError 409 where it is decided already */
export const withdrawApplication = (id: string) =>
  browserApi.write<Credit>('POST', apiPath(['/api/credit/applications', id, 'withdraw']));

/** @throws ApiError 404 where the order is not the reader's */
export const readOrderCredit = (api: ApiClient, orderId: string) =>
  api.get<OrderCredit>(apiPath(['/api/orders', orderId, 'credit']));

/** @throws ApiError 409 where it cannot be chosen any more */
export const chooseCredit = (orderId: string) =>
  browserApi.write('POST', apiPath(['/api/orders', orderId, 'credit']));

/** @throws ApiError 409 where it cannot be undone any more */
export const undoCredit = (orderId: string) =>
  browserApi.write('DELETE', apiPath(['/api/orders', orderId, 'credit']));

/** The application, where it still waits for a decision. */
export async function readOpenApplication(
  api: ApiClient,
  id: string,
): Promise<ApplicationEntry | null> {
  const path = apiPath(['/api/admin/credit/applications'], { status: 'open', id });
  return (await api.getPage<ApplicationEntry>(path)).items[0] ?? null;
}

/** Contractors with credit terms, those of them that are overdue, or who is looked for. */
export const readAccounts = (
  api: ApiClient,
  query: { readonly search?: string; readonly overdue?: 'true' } = {},
): Promise<Page<CreditAccount>> =>
  api.getPage<CreditAccount>(apiPath(['/api/admin/credit'], query));

const applicationPath = (id: string, decision: 'approve' | 'reject') =>
  apiPath(['/api/admin/credit/applications', id, decision]);

/** @throws ApiError 409 where it is decided already, or the contractor is not verified any more */
export const approve = (id: string, terms: TermsDraft) =>
  browserApi.write('POST', applicationPath(id, 'approve'), terms);

export const reject = (id: string, reason: string) =>
  browserApi.write('POST', applicationPath(id, 'reject'), { reason });

export const setLimit = (userId: string, terms: TermsDraft & { readonly reason: string }) =>
  browserApi.write('PUT', apiPath(['/api/admin/users', userId, 'credit']), terms);
