import type { Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError, invalid, issueAt } from '../../../shared/errors.ts';
import { formatUnitPrice, toCents } from '../../../shared/money.ts';
import { throttleWindowOf } from '../../../shared/throttle-window.ts';
import { factOfBuyer } from '../../accounts/name-rules.ts';
import { lockOrder, noSuchOrder, selectParty } from '../../orders/server/public.ts';
import {
  linesOfTransfer,
  mostNotifiedADay,
  mostTakenBack,
  needsReason,
  openAmounts,
  type PaymentMove,
  paymentMachine,
  paymentSteps,
  whatIsFull,
} from '../rules.ts';
import type { NewTransfer, Payment } from '../schema.ts';
import type { PaymentDeps } from './deps.ts';
import { creditedMoney } from './held.ts';
import { roleOf, roleOfAuthor, toPayment } from './present.ts';
import { book, bookReversal } from './queries/ledger.ts';
import {
  countOfDay,
  countTakenBack,
  insertPayment,
  isReceiptCredited,
  isReferenceTaken,
  lockPayment,
  markDecidedPayment,
  markReversedPayment,
  selectMoney,
  selectPayment,
} from './queries/payments.ts';
import { requirePayment } from './reading.ts';
import { amountExceeds, noSuchPayment, tooManyPayments } from './refusals.ts';
import { notePayment, type PaymentFacts } from './trail.ts';

type Trx = Transaction<DB>;

/**
 * The buyer records a bank transfer, which waits for the supplier: nothing is paid by it yet.
 *
 * @throws AppError 404 for somebody else's order; 409 for a cancelled one, one that has too many
 *   payments, more than is still to be recorded, and a reference that stands already
 */
export async function recordPayment(
  deps: PaymentDeps,
  actor: Actor,
  orderId: string,
  payment: NewTransfer,
): Promise<Payment> {
  return transact(deps.db, async (trx) => {
    const order = await lockOrder(trx, actor, orderId);
    if (order?.contractorId !== actor.id) throw noSuchOrder();
    if (order.status === 'cancelled') throw new AppError(409, 'order_not_payable');
    await requireRoom(trx, actor, { ...payment, orderId });
    const id = await insertPayment(trx, { ...payment, orderId, payerId: actor.id });
    await notePayment(trx, actor.id, 'payment.recorded', { id, order, amount: payment.amount });
    await tellSeller(deps, trx, 'paymentRecorded', { id, order, amount: payment.amount });
    return stored(trx, actor, id);
  });
}

async function requireRoom(
  trx: Trx,
  actor: Actor,
  payment: NewTransfer & { readonly orderId: string },
): Promise<void> {
  const money = await selectMoney(trx, actor, payment.orderId);
  const full = whatIsFull(money);
  if (full) throw tooManyPayments(full);
  if (await isReferenceTaken(trx, actor, payment))
    throw new AppError(409, 'reference_taken', { at: 'reference' });
  const { free } = openAmounts(money);
  if (toCents(payment.amount) > free) throw amountExceeds(free, toCents(money.amountPending));
}

export interface MoveRequest {
  readonly move: PaymentMove;
  /** Where one is needed, or what proves a confirmation; both sides read it. */
  readonly reason?: string | undefined;
}

/**
 * Confirms, rejects or cancels a pending payment, or reverses a confirmed one. A confirmation is booked
 * once, and so is its reversal.
 *
 * @throws AppError 404 for a payment that this move is not the actor's to make, 409 where it does not
 *   stand as the move takes it to, where its buyer has taken back too many of the order, and where it is confirmed
 *   but came under a receipt of this number, 422 where it is not said why
 */
export async function movePayment(
  deps: PaymentDeps,
  actor: Actor,
  id: string,
  request: MoveRequest,
): Promise<Payment> {
  const { move } = request;
  const { orderId } = await requirePayment(deps, actor, id);
  return transact(deps.db, async (trx) => {
    const order = await lockOrder(trx, actor, orderId);
    const role = order && roleOf(order, actor);
    if (!role || !paymentMachine.isStepOf(move, role)) throw noSuchPayment();
    const { status, amount, decidedBy, method, reference } = await lockPayment(trx, actor, id);
    const facts = { decidedBy: roleOfAuthor(order, decidedBy), role, method };
    const refusal = paymentMachine.transitionError(move, status, facts);
    if (refusal) {
      const next = paymentMachine.nextStates(status, role);
      throw new AppError(409, `payment_${refusal}`, { details: { status, next } });
    }
    if (needsReason(move, role) && !request.reason)
      throw invalid([
        issueAt('reason', move === 'confirm' ? 'payment_proof_missing' : 'payment_reason_missing'),
      ]);
    if (move === 'confirm' && (await isReceiptCredited(trx, orderId, reference)))
      throw new AppError(409, 'reference_taken');
    const isFull =
      move === 'cancel' &&
      method === 'bank' &&
      (await countTakenBack(trx, actor, orderId)) >= mostTakenBack;
    if (isFull)
      throw new AppError(409, 'too_many_taken_back', { details: { maximum: mostTakenBack } });
    await take(trx, actor, { id, orderId, amount }, request);
    if (move === 'confirm') await settleOverpaid(deps, trx, orderId);
    const action = `payment.${paymentSteps[move].to}` as const;
    await notePayment(trx, actor.id, action, { id, order, amount }, entries[move]);
    // Of what a provider was asked for, the other side has heard nothing yet.
    if (method === 'bank') await tellDecision(deps, trx, actor, { id, order, amount, move });
    return stored(trx, actor, id);
  });
}

/** What the timeline of the order says of moves that book money. */
const entries: Partial<Record<PaymentMove, 'payment_confirmed' | 'payment_reversed'>> = {
  confirm: 'payment_confirmed',
  reverse: 'payment_reversed',
};

/** Writes a move down: the payment's state, and where money is concerned the ledger. */
async function take(
  trx: Trx,
  actor: Actor,
  {
    id,
    orderId,
    amount,
  }: { readonly id: string; readonly orderId: string; readonly amount: string },
  request: MoveRequest,
): Promise<void> {
  const one = { orderId, paymentId: id };
  const reason = request.move === 'cancel' ? null : (request.reason ?? null);
  if (request.move === 'reverse') {
    await markReversedPayment(trx, actor, id, reason);
    return bookReversal(trx, one);
  }
  await markDecidedPayment(trx, actor, id, { status: paymentSteps[request.move].to, reason });
  if (request.move !== 'confirm') return;
  await book(trx, { kind: 'payment', ...one }, linesOfTransfer(toCents(amount)));
}

/** The order came to less while a transfer was on its way: what is paid beyond that goes back, as after the credit. */
async function settleOverpaid(deps: PaymentDeps, trx: Trx, orderId: string): Promise<void> {
  const { totalAmount, amountPaid } = await selectMoney(trx, null, orderId);
  if (toCents(amountPaid) <= toCents(totalAmount)) return;
  await creditedMoney(deps).settle(trx, orderId);
}

async function stored(trx: Trx, actor: Actor, id: string): Promise<Payment> {
  const row = await selectPayment(trx, actor, id);
  if (!row) throw noSuchPayment();
  return toPayment(row, actor);
}

async function tellSeller(
  { notify }: PaymentDeps,
  trx: Trx,
  kind: 'paymentRecorded' | 'paymentCancelled',
  { id, order, amount }: PaymentFacts,
): Promise<void> {
  const { contractorId, supplierId } = order;
  const company = factOfBuyer(await selectParty(trx, contractorId));
  const isOften = (await countOfDay(trx, order)) > mostNotifiedADay;
  await notify(trx, {
    userId: supplierId,
    kind,
    subjectId: order.id,
    values: { number: order.number, amount: formatUnitPrice(amount), company },
    writtenBy: contractorId,
    // A buyer who records and removes one after the other must not flood the supplier, on whatever orders.
    dedupeKey: isOften
      ? `${kind} ${contractorId} ${throttleWindowOf(new Date())}`
      : `${kind} ${id}`,
  });
}

const noticeOf = {
  confirm: 'paymentConfirmed',
  reject: 'paymentRejected',
  reverse: 'paymentReversed',
} as const;

/** The other side hears of it; both do where an admin decided. */
async function tellDecision(
  deps: PaymentDeps,
  trx: Trx,
  actor: Actor,
  { move, ...facts }: PaymentFacts & { readonly move: PaymentMove },
): Promise<void> {
  if (move === 'cancel') return tellSeller(deps, trx, 'paymentCancelled', facts);
  const { id, order, amount } = facts;
  const kind = noticeOf[move];
  const told = [order.contractorId, order.supplierId].filter((userId) => userId !== actor.id);
  for (const userId of told.toSorted()) {
    await deps.notify(trx, {
      userId,
      kind,
      subjectId: order.id,
      values: { number: order.number, amount: formatUnitPrice(amount) },
      dedupeKey: `${kind} ${id}`,
    });
  }
}
