import { type ApiClient, ApiError, apiPath, browserApi } from '../../../ui/data/api-client.ts';
import type { Project } from '../../projects/schema.ts';
import type { MemberRole } from '../rules.ts';
import type { ApprovalRequest, Approved, Companies, Offered, Team } from '../schema.ts';

/** Who acts for the reader's company and what waits for approval; null for who is not its owner. */
export async function readTeam(api: ApiClient) {
  try {
    const [team, requests, projects] = await Promise.all([
      api.get<Team>('/api/team'),
      api.get<ApprovalRequest[]>('/api/team/requests'),
      api.get<Project[]>('/api/projects'),
    ]);
    return { ...team, requests, projects };
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return null;
    throw error;
  }
}

/** For whom the reader may act, and what they asked for while acting; null for who is no contractor. */
export async function readActing(api: ApiClient) {
  const companies = await readCompanies(api);
  const isBuyer = companies?.companies.some(
    ({ id, role }) => id === companies.actingFor && role === 'buyer',
  );
  const requests = isBuyer ? await api.get<ApprovalRequest[]>('/api/team/requests') : [];
  return companies && { companies, requests };
}

/** For whom the reader may act; null for who is no contractor. */
const readCompanies = (api: ApiClient): Promise<Companies | null> =>
  api.get<Companies>('/api/team/companies').catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 403) return null;
    throw error;
  });

/** What is typed, before the schema reads it. */
export interface RightsDraft {
  readonly role: MemberRole;
  readonly orderLimit: string;
  readonly monthLimit: string;
  readonly projectIds: readonly string[];
}

export const invite = (draft: RightsDraft & { readonly contact: string }) =>
  browserApi.write('POST', '/api/team/invitations', draft);

export const withdraw = (id: string) =>
  browserApi.write('DELETE', apiPath(['/api/team/invitations', id]));

export const changeMember = (id: string, draft: RightsDraft) =>
  browserApi.write('PUT', apiPath(['/api/team/members', id]), draft);

export const removeMember = (id: string) =>
  browserApi.write('DELETE', apiPath(['/api/team/members', id]));

/** @throws ApiError 409 where it cannot be ordered as it was asked for */
export const approveRequest = (id: string) =>
  browserApi.write<Approved>('POST', apiPath(['/api/team/requests', id, 'approve']));

export const declineRequest = (id: string, reason: string) =>
  browserApi.write('POST', apiPath(['/api/team/requests', id, 'decline']), { reason });

/** What the link of an invitation offers; null for one that does not work. */
export const readInvitation = (api: ApiClient, token: string): Promise<Offered | null> =>
  api.get<Offered>(apiPath(['/api/team/invitation'], { token })).catch((error: unknown) => {
    if (error instanceof ApiError && [404, 422].includes(error.status)) return null;
    throw error;
  });

export const join = (token: string) =>
  browserApi.write<Offered>('POST', '/api/team/join', { token });

/** Lets this device act for a company, or for the own account again, and begins anew at the dashboard. */
export async function actFor(companyId: string | null): Promise<void> {
  await browserApi.write('PUT', '/api/team/acting', { companyId });
  window.location.assign('/dashboard');
}
