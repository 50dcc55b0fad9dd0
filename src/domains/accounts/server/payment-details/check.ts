import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import { recordAudit } from '../../../../platform/audit.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { AppError } from '../../../../shared/errors.ts';
import { endingOf } from '../../payment-details-rules.ts';
import type { OwnPayee } from '../../payment-details-schema.ts';
import type { PayeeToCheck } from '../../verification-schema.ts';
import { lockAccount } from '../queries.ts';
import { selectDocuments } from '../verification/queries.ts';
import { noSuchPayee, type PayeeDeps, tell } from './payment-details.ts';
import { toOwnPayee } from './present.ts';
import { markChecked, type PayeeToCheckRow, selectPayeesToCheck } from './queries/checks.ts';
import {
  type PayeeRow,
  selectPayees,
  selectSupplierOfPayee,
  withdrawPayees,
} from './queries/payees.ts';

/** An admin's comparison of payment details with what the supplier was verified with. */

export type PayeeCheckDeps = Pick<PayeeDeps, 'db' | 'enqueue' | 'notify'>;

/**
 * The first details of verified suppliers that wait for an admin. That they were read is noted.
 *
 * @param id asks for these alone
 */
export async function listPayeesToCheck(
  db: Kysely<DB>,
  admin: Actor,
  id?: string,
): Promise<PayeeToCheck[]> {
  const rows = await selectPayeesToCheck(db, id);
  const paths = rows.flatMap(({ verification }) => verification?.documents ?? []);
  const files = await selectDocuments(db, paths);
  await recordAudit(db, {
    actorId: admin.id,
    action: 'payee.listed',
    targetType: 'user',
    targetId: id === undefined ? 'all' : (rows[0]?.supplierId ?? id),
  });
  return rows.map((row) => entryOf(row, files));
}

function entryOf(
  row: PayeeToCheckRow,
  files: Awaited<ReturnType<typeof selectDocuments>>,
): PayeeToCheck {
  const { verification, previous, companyName, supplierId } = row;
  return {
    ...toOwnPayee(row),
    supplier: { id: supplierId, companyName },
    previous,
    verification: verification && {
      ...verification,
      documents: verification.documents.flatMap((path) => files.get(path) ?? []),
    },
  };
}

/** What these suppliers want to be paid to, by supplier, for an admin who decides about them. */
export async function payeesOfAll(
  db: Kysely<DB>,
  supplierIds: readonly string[],
): Promise<ReadonlyMap<string, OwnPayee[]>> {
  const grouped = Map.groupBy(await selectPayees(db, supplierIds), ({ supplierId }) => supplierId);
  return new Map([...grouped].map(([id, rows]) => [id, rows.map(toOwnPayee)]));
}

/**
 * The account name belongs to the business: buyers read that from now on.
 *
 * @throws AppError 404 for no such details; 409 `payees_changed` where they are not the current ones,
 *   `supplier_unverified`, `already_checked`
 */
export async function checkPayee(deps: PayeeCheckDeps, admin: Actor, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const payee = await lockCurrent(trx, id);
    if (!payee.isVerified) throw new AppError(409, 'supplier_unverified');
    if (payee.checkedAt) throw new AppError(409, 'already_checked');
    await markChecked(trx, [id], admin.id);
    await tell(deps, trx, admin, { ...payee, change: 'checked' });
  });
}

/**
 * Buyers are not to pay to these: they see them no more. With details in use all that came before goes
 * too, so that no older account comes back; what waits behind them is checked by itself.
 *
 * @throws AppError 404, and 409 `payees_changed`, as checkPayee
 */
export async function rejectPayee(
  deps: PayeeCheckDeps,
  admin: Actor,
  id: string,
  reason: string,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const payee = await lockCurrent(trx, id);
    await withdrawPayees(trx, payee, payee.isUsable ? 'inUse' : 'held', reason);
    await tell(deps, trx, admin, { ...payee, change: 'rejected', reason });
  });
}

/**
 * Whoever verifies a business has compared the names of all its accounts: those that were seen, and no
 * other. Called under the account's lock.
 *
 * @param seen ids, as the admin's page had them
 * @throws AppError 409 `payees_changed` where the supplier has entered others since
 */
export async function checkSeenPayees(
  trx: Transaction<DB>,
  admin: Actor,
  supplierId: string,
  seen: readonly string[],
): Promise<void> {
  const payees = await selectPayees(trx, [supplierId]);
  const ids = payees.map(({ id }) => id);
  if (ids.some((id) => !seen.includes(id))) throw new AppError(409, 'payees_changed');
  await markChecked(trx, ids, admin.id);
  for (const { kind, number } of payees) {
    await recordAudit(trx, {
      actorId: admin.id,
      action: 'payee.checked',
      targetType: 'user',
      targetId: supplierId,
      details: { kind, ending: endingOf(number) },
    });
  }
}

/** Current details under their supplier's lock, so that nobody changes them meanwhile. */
async function lockCurrent(trx: Transaction<DB>, id: string): Promise<PayeeRow> {
  const supplierId = await selectSupplierOfPayee(trx, id);
  if (supplierId === null) throw noSuchPayee();
  await lockAccount(trx, supplierId);
  const payee = (await selectPayees(trx, [supplierId])).find((row) => row.id === id);
  if (!payee) throw new AppError(409, 'payees_changed');
  return payee;
}
