import {
  buildInvitation,
  buildMember,
  buildRequest,
} from '../../../../domains/teams/server/factory.ts';
import { invitationToken } from '../../../../domains/teams/server/link.ts';
import { keysOf } from '../../../../platform/keys.ts';
import { at, type Calls, type Case, db } from './call.ts';

const rights = { role: 'buyer', orderLimit: '50000', monthLimit: '' };

/** Members of companies. */
export const teamCalls: Calls = {
  'GET /api/team': () => ({ url: '/api/team' }),
  'POST /api/team/invitations': () => ({
    url: '/api/team/invitations',
    body: { contact: 'buyer@team.example', ...rights },
  }),
  'DELETE /api/team/invitations/{of A}': async (one) => ({
    url: `/api/team/invitations/${(await invitationOfA(one)).id}`,
  }),
  'PUT /api/team/members/{of A}': async (one) => ({
    url: `/api/team/members/${await memberOfA(one)}`,
    body: rights,
  }),
  'DELETE /api/team/members/{of A}': async (one) => ({
    url: `/api/team/members/${await memberOfA(one)}`,
  }),
  'GET /api/team/invitation': async (one) => ({
    url: `/api/team/invitation?token=${await tokenOfA(one)}`,
  }),
  'POST /api/team/join': async (one) => ({
    url: '/api/team/join',
    body: { token: await tokenOfA(one) },
  }),
  'GET /api/team/companies': () => ({ url: '/api/team/companies' }),
  'GET /api/team/requests': () => ({ url: '/api/team/requests' }),
  'POST /api/team/requests/{of A}/approve': async (one) => ({
    url: `/api/team/requests/${await requestOfA(one)}/approve`,
  }),
  'POST /api/team/requests/{of A}/decline': async (one) => ({
    url: `/api/team/requests/${await requestOfA(one)}/decline`,
    body: { reason: 'Too dear' },
  }),
  'PUT /api/team/acting': () => ({ url: '/api/team/acting', body: { companyId: null } }),
};

/** One waits at a time: after a refused call it still does. */
async function requestOfA({ people }: Case): Promise<string> {
  const companyId = people.contractorA.id;
  const waiting = await db()
    .selectFrom('teamRequests')
    .select('id')
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  const subjectId = people.supplierA.id;
  const asked = { companyId, personId: people.contractorB.id, subjectId };
  return (waiting ?? (await buildRequest(db(), asked))).id;
}
const invitationOfA = ({ people }: Case) =>
  buildInvitation(db(), { companyId: people.contractorA.id });
const memberOfA = async ({ people }: Case) =>
  (await buildMember(db(), { companyId: people.contractorA.id })).personId;
const tokenOfA = async (one: Case) =>
  invitationToken(
    keysOf(at.server.env.sessionSecret).invitationLinks,
    (await invitationOfA(one)).id,
  );
