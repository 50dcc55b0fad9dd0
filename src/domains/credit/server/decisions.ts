import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { noteAdminReading, recordAudit } from '../../../platform/audit.ts';
import { type ListAnswer, listAnswer } from '../../../platform/conditional-read.ts';
import type { DB } from '../../../platform/database.types.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError } from '../../../shared/errors.ts';
import { formatUnitPrice, toCents } from '../../../shared/money.ts';
import type {
  ApplicationsQuery,
  CreditAccountsQuery,
  CreditApproval,
  CreditLimit,
} from '../schema.ts';
import type { CreditDeps } from './deps.ts';
import { toAccount, toEntry } from './present.ts';
import {
  applicationExists,
  decideApplication,
  selectApplications,
} from './queries/applications.ts';
import { lockContractor, lockLimit, selectAccounts, upsertLimit } from './queries/limits.ts';
import { noSuchApplication, noSuchUser } from './refusals.ts';

type Trx = Transaction<DB>;

const listed = { action: 'credit.listed', targetType: 'credit', targetId: 'all' } as const;

/** Applications (ApplicationEntry[]), those that wait longest first, for an admin. That they were read is noted. */
export async function listApplications(
  db: Kysely<DB>,
  admin: Actor,
  query: ApplicationsQuery,
): Promise<ListAnswer> {
  await noteAdminReading(db, admin, listed);
  return listAnswer(await selectApplications(db, query), query.limit, toEntry);
}

/** Contractors with credit terms (CreditAccount[]), likewise. */
export async function listAccounts(
  db: Kysely<DB>,
  admin: Actor,
  query: CreditAccountsQuery,
): Promise<ListAnswer> {
  await noteAdminReading(db, admin, listed);
  return listAnswer(await selectAccounts(db, query), query.limit, toAccount);
}

/**
 * Gives a contractor the terms that an admin has decided on, which may be others than were asked for.
 *
 * @throws AppError 404; 409 where it is decided already, or the contractor is not verified any more
 */
export async function approveApplication(
  deps: CreditDeps,
  admin: Actor,
  id: string,
  terms: CreditApproval,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const contractorId = await decide(trx, { id, adminId: admin.id, reason: null });
    await requireVerified(trx, contractorId);
    await setTerms(deps, trx, admin, { ...terms, contractorId, reason: null });
  });
}

/** The contractor reads the reason. @throws AppError 404; 409 where it is decided already */
export async function rejectApplication(
  { db, notify }: CreditDeps,
  admin: Actor,
  id: string,
  reason: string,
): Promise<void> {
  await transact(db, async (trx) => {
    const userId = await decide(trx, { id, adminId: admin.id, reason });
    await recordAudit(trx, {
      actorId: admin.id,
      action: 'credit.rejected',
      targetType: 'credit_application',
      targetId: id,
      details: { reason },
    });
    await notify(trx, {
      userId,
      kind: 'creditRejected',
      values: { reason },
      dedupeKey: `creditRejected ${id}`,
    });
  });
}

async function decide(
  trx: Trx,
  one: { readonly id: string; readonly adminId: string; readonly reason: string | null },
): Promise<string> {
  const status = one.reason === null ? 'approved' : 'rejected';
  const contractorId = await decideApplication(trx, { ...one, status });
  if (contractorId !== null) return contractorId;
  throw (await applicationExists(trx, one.id))
    ? new AppError(409, 'already_decided')
    : noSuchApplication();
}

/**
 * Sets what a contractor may owe, or ends it with 0: orders that are on credit stay so.
 *
 * @throws AppError 404 for no such account, 409 where it is no verified contractor and the limit is not 0
 */
export async function setLimit(
  deps: CreditDeps,
  admin: Actor,
  contractorId: string,
  limit: CreditLimit,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const account = await lockContractor(trx, contractorId);
    if (account?.role !== 'contractor') throw noSuchUser();
    if (!account.isVerified && toCents(limit.limit) > 0n)
      throw new AppError(409, 'contractor_unverified');
    await setTerms(deps, trx, admin, { ...limit, contractorId });
  });
}

async function requireVerified(trx: Trx, contractorId: string): Promise<void> {
  const account = await lockContractor(trx, contractorId);
  if (!account?.isVerified) throw new AppError(409, 'contractor_unverified');
}

interface Terms extends CreditApproval {
  readonly contractorId: string;
  readonly reason: string | null;
}

async function setTerms(
  { notify }: CreditDeps,
  trx: Trx,
  admin: Actor,
  { contractorId, limit, days, reason }: Terms,
): Promise<void> {
  await lockLimit(trx, contractorId);
  await upsertLimit(trx, { contractorId, amount: limit, days });
  await recordAudit(trx, {
    actorId: admin.id,
    action: 'credit.set',
    targetType: 'user',
    targetId: contractorId,
    details: { limit, days, ...(reason !== null && { reason }) },
  });
  const told = { userId: contractorId, dedupeKey: `credit ${crypto.randomUUID()}` };
  if (toCents(limit) === 0n)
    await notify(trx, { ...told, kind: 'creditEnded', values: { reason: reason ?? '' } });
  else
    await notify(trx, {
      ...told,
      kind: 'creditGranted',
      values: { amount: formatUnitPrice(limit), count: days },
    });
}
