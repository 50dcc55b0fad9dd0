import type { Kysely, Transaction } from 'kysely';
import { type Actor, personOf } from '../../../platform/actor.ts';
import { type AuditAction, recordAudit } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';
import type { Enqueue } from '../../../platform/jobs.ts';
import { transact } from '../../../platform/transact.ts';
import { parseContact } from '../../../shared/contact.ts';
import { AppError, invalid, issueAt } from '../../../shared/errors.ts';
import { formatUnitPrice, fromCents, toCents } from '../../../shared/money.ts';
import { selectOwnProjects } from '../../projects/server/public.ts';
import { limitPassed, mostInvitedADay, mostMembers } from '../rules.ts';
import type { Companies, MemberRights, NewInvitation, Offered, Team } from '../schema.ts';
import { sendInvitation } from './job-definitions.ts';
import { invitationOf } from './link.ts';
import * as queries from './queries/members.ts';
import { endRequests } from './queries/requests.ts';

export interface TeamDeps {
  readonly db: Kysely<DB>;
  readonly enqueue: Enqueue;
  readonly linkKey: Buffer;
}

type Trx = Transaction<DB>;

/** Limits are for who orders, and sites for who receives. @throws AppError 422 for a foreman without own sites */
async function fitting(trx: Trx, companyId: string, rights: MemberRights): Promise<MemberRights> {
  const { role, orderLimit, monthLimit, projectIds } = rights;
  if (role === 'buyer') return { role, orderLimit, monthLimit, projectIds: [] };
  const unlimited = { role, orderLimit: null, monthLimit: null };
  if (role === 'viewer') return { ...unlimited, projectIds: [] };
  const sites = await selectOwnProjects(trx, companyId, projectIds);
  if (sites.length === 0 || sites.length < new Set(projectIds).size) {
    throw invalid([issueAt('projectIds', 'member_sites_missing')]);
  }
  return { ...unlimited, projectIds: sites };
}

const note = (
  trx: Kysely<DB>,
  actor: Actor,
  action: Extract<AuditAction, `member.${string}`>,
  { targetId, ...details }: { readonly targetId: string; readonly role?: string },
) => recordAudit(trx, { actorId: actor.id, action, targetType: 'user', targetId, details });

/** Who acts for the actor's company, and who is invited to. */
export async function readTeam({ db }: Pick<TeamDeps, 'db'>, { id }: Actor): Promise<Team> {
  const [members, invitations] = await Promise.all([
    queries.selectMembers(db, id),
    queries.selectInvitations(db, id),
  ]);
  return { members, invitations };
}

/** @throws AppError 422 for what is no contact, 409 for a full team, 429 for too many in a day */
export async function invite(deps: TeamDeps, actor: Actor, input: NewInvitation): Promise<Team> {
  const { contact: typed, ...rights } = input;
  const contact = parseContact(typed);
  if (!contact) throw invalid([issueAt('contact', 'contact_wrong')]);
  await transact(deps.db, async (trx) => {
    if ((await queries.countTeam(trx, actor.id)) >= mostMembers) {
      throw new AppError(409, 'team_full', { details: { maximum: mostMembers } });
    }
    if ((await queries.countInvitedToday(trx, actor.id)) >= mostInvitedADay) {
      throw new AppError(429, 'team_invited_often', { details: { maximum: mostInvitedADay } });
    }
    const fit = await fitting(trx, actor.id, rights);
    const values = { ...fit, companyId: actor.id, contact: contact.value };
    const invitationId = await queries.insertInvitation(trx, values);
    await note(trx, actor, 'member.invited', { targetId: actor.id, role: rights.role });
    await deps.enqueue(trx, sendInvitation, { invitationId });
  });
  return readTeam(deps, actor);
}

/** @throws AppError 404 where it is accepted, withdrawn or over */
export async function withdrawInvitation(
  { db }: TeamDeps,
  actor: Actor,
  id: string,
): Promise<void> {
  if (!(await queries.deleteInvitation(db, actor.id, id))) throw invitationGone();
}

const invitationGone = () => new AppError(404, 'invitation_gone');
const noSuchMember = () => new AppError(404, 'member_not_found');

/** @throws AppError 404 where there is no such member */
export async function changeMember(
  { db }: TeamDeps,
  actor: Actor,
  personId: string,
  rights: MemberRights,
): Promise<void> {
  await transact(db, async (trx) => {
    const fit = await fitting(trx, actor.id, rights);
    const isThere = await queries.updateMember(trx, actor.id, personId, fit);
    if (!isThere) throw noSuchMember();
    if (rights.role !== 'buyer') await endRequests(trx, actor.id, personId);
    await note(trx, actor, 'member.changed', { targetId: personId, role: rights.role });
  });
}

/** @throws AppError 404 where there is no such member */
export async function removeMember({ db }: TeamDeps, actor: Actor, personId: string) {
  await transact(db, async (trx) => {
    if (!(await queries.deleteMember(trx, actor.id, personId))) throw noSuchMember();
    await endRequests(trx, actor.id, personId);
    await note(trx, actor, 'member.removed', { targetId: personId });
  });
}

/** What a link offers. @throws AppError 404 where it is used, withdrawn or over */
export async function readInvitation({ db, linkKey }: TeamDeps, token: string): Promise<Offered> {
  const id = invitationOf(linkKey, token);
  const found = id === null ? null : await queries.selectInvitation(db, id);
  if (!found) throw invitationGone();
  const { contact: _contact, language: _language, ...offered } = found;
  return offered;
}

/**
 * Makes the person who opened a link a member; the link is used up then.
 *
 * @throws AppError 404 as readInvitation, 409 for one's own company
 */
export async function join(deps: TeamDeps, actor: Actor, token: string): Promise<Offered> {
  const offered = await readInvitation(deps, token);
  const personId = personOf(actor);
  if (offered.companyId === personId) throw new AppError(409, 'own_company');
  await transact(deps.db, async (trx) => {
    const id = invitationOf(deps.linkKey, token) ?? '';
    const taken = await queries.takeInvitation(trx, id, personId);
    if (!taken) throw invitationGone();
    await queries.insertMember(trx, { ...taken, personId });
    await recordAudit(trx, {
      actorId: personId,
      action: 'member.joined',
      targetType: 'user',
      targetId: taken.companyId,
      details: { role: taken.role },
    });
  });
  return offered;
}

/** For whom the signed-in person may act, and for whom this sign-in does. */
export async function readCompanies({ db }: TeamDeps, actor: Actor): Promise<Companies> {
  return {
    actingFor: actor.member ? actor.id : null,
    companies: await queries.selectCompanies(db, personOf(actor)),
  };
}

/** @throws AppError 404 for a company that the person is no member of */
export async function actFor(
  { db }: TeamDeps,
  { sid, actor }: { readonly sid: string; readonly actor: Actor },
  companyId: string | null,
): Promise<void> {
  const who = { sid, personId: personOf(actor) };
  if (!(await queries.updateActing(db, who, companyId))) throw noSuchMember();
}

/**
 * Refuses orders of these totals to a member whose limit they would pass, under a lock that the member's other
 * orders wait at.
 *
 * @throws AppError 403
 */
export async function requireWithinLimit(
  trx: Trx,
  { id, personId, member }: Actor,
  totals: readonly string[],
): Promise<void> {
  if (personId === undefined || member === undefined) return;
  const spending = await queries.lockSpending(trx, id, personId);
  if (spending?.role !== 'buyer') throw new AppError(403, 'member_may_not');
  const passed = limitPassed(spending, totals, spending.spent);
  if (!passed) return;
  const sum = totals.reduce((cents, total) => cents + toCents(total), 0n);
  const details = { limit: formatUnitPrice(passed.limit), amount: fromCents(sum) };
  throw new AppError(403, passed.kind === 'order' ? 'over_order_limit' : 'over_month_limit', {
    details,
  });
}
