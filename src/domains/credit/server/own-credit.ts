import type { Kysely } from 'kysely';
import { credit as en } from '../../../messages/en/credit.ts';
import type { Language, Messages } from '../../../messages/index.ts';
import { credit as sw } from '../../../messages/sw/credit.ts';
import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { csvFile } from '../../../platform/csv.ts';
import type { DB } from '../../../platform/database.types.ts';
import { transact } from '../../../platform/transact.ts';
import { nairobiDay } from '../../../shared/dates.ts';
import { AppError } from '../../../shared/errors.ts';
import { nameOfSupplier } from '../../accounts/name-rules.ts';
import { sumCredit } from '../rules.ts';
import type { Credit, CreditOrder, NewApplication } from '../schema.ts';
import type { CreditDeps } from './deps.ts';
import { debtOf, toApplication, toCreditOrder } from './present.ts';
import {
  applicationExists,
  insertApplication,
  selectLatestApplication,
  withdrawOwn,
} from './queries/applications.ts';
import { selectTerms } from './queries/limits.ts';
import { selectDebts, selectStatement } from './queries/orders.ts';
import { noSuchApplication, unverified } from './refusals.ts';

/** What a contractor may owe, owes, and has applied for. */
export async function readCredit(db: Kysely<DB>, actor: Actor): Promise<Credit> {
  const { isVerified, amount: limit, days } = await selectTerms(db, actor.id);
  const debts = await selectDebts(db, actor.id);
  const application = await selectLatestApplication(db, actor.id);
  const now = Date.now();
  return {
    isVerified,
    limit,
    days,
    ...sumCredit(limit ?? '0', debts.map(debtOf), now),
    orders: debts.map((row) => toCreditOrder(row, now)),
    application: application && toApplication(application),
  };
}

/**
 * A verified contractor asks for credit terms.
 *
 * @throws AppError 403 for who is not verified, 409 while another application is open
 */
export async function applyForCredit(
  { db }: CreditDeps,
  actor: Actor,
  application: NewApplication,
): Promise<Credit> {
  const { isVerified } = await selectTerms(db, actor.id);
  if (!isVerified) throw unverified();
  await transact(db, async (trx) => {
    const id = await insertApplication(trx, actor.id, application);
    if (id === null) throw new AppError(409, 'credit_application_open');
    await recordAudit(trx, {
      actorId: actor.id,
      action: 'credit.requested',
      targetType: 'credit_application',
      targetId: id,
    });
  });
  return readCredit(db, actor);
}

/** @throws AppError 404 where it is not the actor's, 409 where it is decided on already */
export async function withdrawApplication(
  { db }: CreditDeps,
  actor: Actor,
  id: string,
): Promise<Credit> {
  await transact(db, async (trx) => {
    if (!(await withdrawOwn(trx, actor.id, id))) {
      throw (await applicationExists(trx, id, actor.id))
        ? new AppError(409, 'already_decided')
        : noSuchApplication();
    }
    await recordAudit(trx, {
      actorId: actor.id,
      action: 'credit.withdrawn',
      targetType: 'credit_application',
      targetId: id,
    });
  });
  return readCredit(db, actor);
}

const texts: Readonly<Record<Language, Messages['credit']>> = { en, sw };

/** Every order that a contractor took on credit, as CSV with its heads in the reader's language. */
export async function readStatement(
  db: Kysely<DB>,
  actor: Actor,
  language: Language,
): Promise<string> {
  const { csv: t } = texts[language];
  const rows = await selectStatement(db, actor.id);
  const now = Date.now();
  const stateOf = (order: CreditOrder) => {
    if (order.status === 'cancelled') return t.cancelled;
    if (order.amountOwed === '0.00') return t.paid;
    return order.isOverdue ? t.overdue : t.open;
  };
  const lines = rows.map((row) => {
    const order = toCreditOrder(row, now);
    return [
      order.number,
      nameOfSupplier(row.companyName, t.unnamed),
      nairobiDay(row.createdAt),
      row.deliveredAt ? nairobiDay(row.deliveredAt) : '',
      order.days,
      order.dueAt ? nairobiDay(order.dueAt) : '',
      order.totalAmount,
      order.amountPaid,
      order.amountOwed,
      stateOf(order),
    ];
  });
  return csvFile([[...t.columns], ...lines]);
}
