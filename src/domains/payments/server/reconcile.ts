import type { Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { type AuditEntry, noteAdminReading, recordAudit } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError } from '../../../shared/errors.ts';
import { toCents } from '../../../shared/money.ts';
import { lockOrderUnseen } from '../../orders/server/public.ts';
import { linesOf } from '../rules.ts';
import type { Assignment, UnmatchedMoney } from '../schema.ts';
import { accountOf, orderNumberIn, placeReceipt } from './collecting/credit.ts';
import { noteRefunded } from './collecting/refunds.ts';
import type { CollectDeps } from './deps.ts';
import { sendRefund } from './job-definitions.ts';
import { book } from './queries/ledger.ts';
import {
  lockReceipt,
  type Receipt,
  selectMaker,
  selectUnmatched,
  updateReceipt,
} from './queries/receipts.ts';
import { insertRefund, settleRefund } from './queries/refunds.ts';
import { selectOrderByNumber } from './queries/requests.ts';

/**
 * Money that belongs to no order yet, and refunds that did not go through, for an admin. That it was read is noted.
 *
 * @param id asks for one of them alone
 */
export async function listUnmatched(
  { db }: Pick<CollectDeps, 'db'>,
  admin: Actor,
  id?: string,
): Promise<UnmatchedMoney[]> {
  await noteAdminReading(db, admin, {
    action: 'receipt.listed',
    targetType: 'receipt',
    targetId: id ?? 'unmatched',
  });
  const rows = await selectUnmatched(db, id);
  return rows.map(({ createdAt, givenTo, givenBy, givenById, ...row }) => ({
    ...row,
    given:
      givenTo === null ? null : { to: givenTo, by: givenBy ?? '', isOwn: givenById === admin.id },
    createdAt: createdAt.toISOString(),
  }));
}

/**
 * An admin gives money to an order: unmatched, which is booked out of nobody's, or only reported, which the admin has
 * found on the statement. What is reported counts once two people say so.
 *
 * @throws AppError 404 for an unknown receipt, 409 where it is settled already, does not fit the order, or nobody but
 *   the admin has said so yet, 422 for an unknown order
 */
export async function assignReceipt(
  deps: CollectDeps,
  admin: Actor,
  id: string,
  { orderNumber, reason }: Assignment,
): Promise<UnmatchedMoney[]> {
  const number = orderNumberIn(orderNumber);
  const named = number === null ? null : await selectOrderByNumber(deps.db, number);
  await transact(deps.db, async (trx) => {
    const order = named && (await lockOrderUnseen(trx, named.id));
    const receipt = requireOpen(await lockReceipt(trx, id));
    if (!order) throw new AppError(422, 'receipt_order_unknown', { at: 'orderNumber' });
    if (!(await isAgreed(trx, admin, receipt, order.id))) {
      await updateReceipt(trx, id, { assignedBy: admin.id, assignedOrderId: order.id });
      return note(trx, admin, 'receipt.proposed', receipt, { order: order.number, reason });
    }
    if (receipt.state === 'unmatched') {
      const account = accountOf(receipt.provider);
      const booking = { kind: 'assignment', orderId: null, receiptId: id } as const;
      await book(trx, booking, linesOf('unmatched', account, toCents(receipt.amount)));
    }
    const placed = await placeReceipt(deps, trx, order, receipt, receipt.amount);
    if (placed !== 'credited') {
      throw new AppError(409, 'receipt_does_not_fit', { at: 'orderNumber' });
    }
    await updateReceipt(trx, id, { decidedBy: admin.id });
    await note(trx, admin, 'receipt.assigned', receipt, { order: order.number, reason });
  });
  return listUnmatched(deps, admin);
}

/**
 * Whether money is there by its provider's word, or by that of somebody else than this admin: by a statement, or for
 * the same order. Nobody credits money alone.
 *
 * @throws AppError 409 where the admin has said so before
 */
async function isAgreed(
  trx: Transaction<DB>,
  admin: Actor,
  { id, state, secondStatementId }: Receipt,
  orderId: string,
): Promise<boolean> {
  if (state !== 'reported' || secondStatementId !== null) return true;
  const first = await selectMaker(trx, id);
  const isSame = first !== null && (first.orderId === null || first.orderId === orderId);
  if (isSame && first.makerId === admin.id) throw new AppError(409, 'receipt_same_person');
  return isSame;
}

const note = (
  trx: Transaction<DB>,
  { id: actorId }: Actor,
  action: 'receipt.proposed' | 'receipt.assigned' | 'receipt.refunded' | 'receipt.dismissed',
  { id: targetId, amount }: Pick<Receipt, 'id' | 'amount'>,
  details: AuditEntry['details'],
) =>
  recordAudit(trx, {
    actorId,
    action,
    targetType: 'receipt',
    targetId,
    details: { amount, ...details },
  });

/** An admin sends unmatched money back to who paid it. @throws AppError 404, 409 as assignReceipt */
export async function refundReceipt(
  deps: CollectDeps,
  admin: Actor,
  id: string,
  reason: string,
): Promise<UnmatchedMoney[]> {
  await transact(deps.db, async (trx) => {
    const { amount, state } = requireOpen(await lockReceipt(trx, id));
    if (state !== 'unmatched') throw new AppError(409, 'receipt_settled');
    await updateReceipt(trx, id, { state: 'refunded', decidedBy: admin.id, payer: null });
    const refund = { orderId: null, receiptId: id, amount, decidedBy: admin.id };
    const refundId = await insertRefund(trx, refund);
    const booking = { kind: 'refund', orderId: null, refundId } as const;
    await book(trx, booking, linesOf('unmatched', 'refunded', toCents(amount)));
    await deps.enqueue(trx, sendRefund, { refundId });
    await note(trx, admin, 'receipt.refunded', { id, amount }, { reason });
  });
  return listUnmatched(deps, admin);
}

/** An admin has sent a failed refund by hand. @throws AppError 404 where none had failed */
export async function settleFailedRefund(
  deps: CollectDeps,
  admin: Actor,
  id: string,
  reason: string,
): Promise<UnmatchedMoney[]> {
  await transact(deps.db, async (trx) => {
    const refund = await settleRefund(trx, id, admin.id);
    if (!refund) throw new AppError(404, 'receipt_not_found');
    await noteRefunded(trx, refund);
    await recordAudit(trx, {
      actorId: admin.id,
      action: 'refund.settled',
      targetType: 'refund',
      targetId: id,
      details: { amount: refund.amount, reason },
    });
  });
  return listUnmatched(deps, admin);
}

/** An admin found nothing of a report on the statement, or it is booked already. @throws AppError 404, 409 */
export async function dismissReceipt(
  deps: CollectDeps,
  admin: Actor,
  id: string,
  reason: string,
): Promise<UnmatchedMoney[]> {
  await transact(deps.db, async (trx) => {
    const { amount, state } = requireOpen(await lockReceipt(trx, id));
    if (state !== 'reported') throw new AppError(409, 'receipt_not_reported');
    await updateReceipt(trx, id, { state: 'refused', decidedBy: admin.id, payer: null });
    await note(trx, admin, 'receipt.dismissed', { id, amount }, { reason });
  });
  return listUnmatched(deps, admin);
}

function requireOpen(receipt: Receipt | null): Receipt {
  if (!receipt) throw new AppError(404, 'receipt_not_found');
  if (receipt.state !== 'unmatched' && receipt.state !== 'reported') {
    throw new AppError(409, 'receipt_settled');
  }
  return receipt;
}
