import type { Kysely } from 'kysely';
import { type Actor, personOf } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError } from '../../../shared/errors.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { factOfBuyer, nameOfPerson } from '../../accounts/name-rules.ts';
import type { RequestKind } from '../rules.ts';
import type { ApprovalRequest, Approved } from '../schema.ts';
import type { ApprovalNotices, Asked, CarryOut } from './ports.ts';
import { lockSpending, selectName } from './queries/members.ts';
import * as queries from './queries/requests.ts';

export interface ApprovalDeps {
  readonly db: Kysely<DB>;
  readonly notify: ApprovalNotices;
  /** Does what was asked for, as the owner. */
  readonly carryOut: CarryOut;
}

const noSuchRequest = () => new AppError(404, 'approval_not_found');

/**
 * Does `work`; where the limit of a member refuses it, the owner is asked for it.
 *
 * @throws AppError 403 that says so, and as `work`
 */
export const orAskOwner =
  (deps: Pick<ApprovalDeps, 'db' | 'notify'>) =>
  async <Answer>(actor: Actor, asked: Asked, work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || !overLimit.has(error.code)) throw error;
      const { amount = '0.00', limit = '' } = error.details ?? {};
      await ask(deps, actor, asked, String(amount));
      throw new AppError(403, 'approval_asked', { details: { limit: String(limit) } });
    }
  };

const overLimit: ReadonlySet<string> = new Set(['over_order_limit', 'over_month_limit']);

async function ask(
  { db, notify }: Pick<ApprovalDeps, 'db' | 'notify'>,
  actor: Actor,
  { kind, subjectId, request }: Asked,
  amount: string,
): Promise<void> {
  const [companyId, personId] = [actor.id, personOf(actor)];
  await transact(db, async (trx) => {
    // Whoever is removed meanwhile asks for nothing more.
    const member = await lockSpending(trx, companyId, personId);
    if (member?.role !== 'buyer') throw new AppError(403, 'member_may_not');
    const id = await queries.upsertRequest(trx, {
      companyId,
      personId,
      kind,
      subjectId,
      request,
      amount,
    });
    const person = await selectName(trx, personId);
    await notify(trx, {
      userId: companyId,
      kind: 'approvalAsked',
      values: { person: nameOfPerson(person) ?? '–', amount: formatUnitPrice(amount) },
      writtenBy: personId,
      dedupeKey: `approvalAsked ${id} ${amount}`,
    });
    await note(trx, actor, 'approval.asked', id);
  });
}

const note = (
  trx: Kysely<DB>,
  actor: Actor,
  action: 'approval.asked' | 'approval.approved' | 'approval.declined',
  targetId: string,
) => recordAudit(trx, { actorId: actor.id, action, targetType: 'team_request', targetId });

/** A company's requests for its owner; while acting, a member's own. */
export async function listRequests(
  { db }: Pick<ApprovalDeps, 'db'>,
  { id, personId }: Actor,
): Promise<ApprovalRequest[]> {
  const rows = await queries.selectRequests(db, id, personId ?? null);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as RequestKind,
    subjectId: row.subjectId,
    supplier: row.supplier,
    firstName: row.firstName,
    lastName: row.lastName,
    amount: row.amount,
    status: row.status,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

/**
 * The owner approves a request, which is done as it was sent and at the sum that the owner read: with another price or
 * stock than then it is refused, and stays open. Orders and decision are one transaction, under the request's lock.
 *
 * @throws AppError 404 where there is none such, 409 where it is decided or over, and as what is carried out
 */
export async function approve(deps: ApprovalDeps, actor: Actor, id: string): Promise<Approved> {
  return transact(deps.db, async (trx) => {
    const found = await lockOpen(trx, actor, id);
    const orders = await deps.carryOut(trx, actor, {
      kind: found.kind as RequestKind,
      subjectId: found.subjectId,
      request: found.request as object,
      totalAmount: found.amount,
    });
    await queries.markDecided(trx, id, { status: 'approved', reason: null });
    await note(trx, actor, 'approval.approved', id);
    await deps.notify(trx, {
      userId: found.personId,
      kind: 'approvalApproved',
      values: { company: await companyOf(trx, actor), amount: formatUnitPrice(found.amount) },
      writtenBy: actor.id,
      dedupeKey: `approved ${id}`,
    });
    return { orders: orders.map(({ id: orderId, number }) => ({ id: orderId, number })) };
  });
}

/** @throws AppError 404 and 409 as approve */
export async function decline(
  deps: ApprovalDeps,
  actor: Actor,
  id: string,
  reason: string,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const found = await lockOpen(trx, actor, id);
    await queries.markDecided(trx, id, { status: 'declined', reason });
    await note(trx, actor, 'approval.declined', id);
    const values = {
      company: await companyOf(trx, actor),
      amount: formatUnitPrice(found.amount),
      reason,
    };
    await deps.notify(trx, {
      userId: found.personId,
      kind: 'approvalDeclined',
      values,
      writtenBy: actor.id,
      dedupeKey: `declined ${id}`,
    });
  });
}

async function lockOpen(trx: Parameters<typeof queries.lockRequest>[0], actor: Actor, id: string) {
  const found = await queries.lockRequest(trx, actor.id, id);
  if (!found) throw noSuchRequest();
  if (found.status !== 'open') throw new AppError(409, 'approval_decided');
  return found;
}

const companyOf = async (trx: Kysely<DB>, { id }: Actor) =>
  factOfBuyer({ id, ...(await selectName(trx, id)) });
