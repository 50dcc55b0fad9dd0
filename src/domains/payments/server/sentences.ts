import { AppError, conflict, invalid, notFound } from '../../../shared/errors.ts';
import { formatUnitPrice, fromCents } from '../../../shared/money.ts';
import {
  type MoveRefusal,
  mostRecorded,
  mostStanding,
  mostTakenBack,
  type PaymentCounts,
  type PaymentMove,
} from '../rules.ts';
import { proofMissing, whyMissing } from '../schema.ts';

/** What the API says of payments; the pages have their own words in the reader's language. */

export const noSuchOrder = () => notFound('Order not found.');
export const noSuchPayment = () => notFound('Payment not found.');

const refused: Readonly<Record<MoveRefusal, string>> = {
  pending: 'This payment is not confirmed, so there is nothing to reverse.',
  confirmed: 'This payment is already confirmed.',
  rejected: 'This payment was already rejected.',
  cancelled: 'The buyer removed this payment.',
  reversed: 'This payment was already reversed.',
  confirmed_by_admin: 'An admin confirmed this payment, so only an admin can reverse it.',
};

/** 409 with what stands against a move. */
export const refusedMove = (why: MoveRefusal) => conflict(refused[why], `payment_${why}`);

/** 422 at the field, for what the move needs said. */
export const reasonMissing = (move: PaymentMove) => {
  const message = move === 'confirm' ? proofMissing : whyMissing;
  return invalid([{ path: 'reason', message }]);
};

export const noReceipt = () => conflict('Only a confirmed payment has a receipt.', 'no_receipt');

export const orderCancelled = () =>
  conflict('This order was cancelled, so nothing is left to pay.', 'order_cancelled');

const full: Readonly<Record<keyof PaymentCounts, readonly [code: string, message: string]>> = {
  standing: [
    'too_many_payments',
    `${mostStanding} payments are already waiting or confirmed for this order. It cannot take more.`,
  ],
  recorded: [
    'too_many_recorded',
    `${mostRecorded} payments have been recorded for this order. It cannot take more.`,
  ],
};

/** 409 with what an order has too many of. */
export function tooManyPayments(what: keyof PaymentCounts): AppError {
  const [code, message] = full[what];
  return conflict(message, code);
}

export const tooManyTakenBack = () =>
  conflict(
    `You have already removed ${mostTakenBack} payments from this order. Ask the supplier to reject this one.`,
    'too_many_taken_back',
  );

/** 409 at a field: it fits what the field is for, but not what is known of the order. */
const conflictAt = (path: string, code: string, message: string) =>
  new AppError(409, code, message, { issues: [{ path, message }] });

/** @param free cents that may still be recorded @param pending cents that wait for the supplier */
export function amountExceeds(free: bigint, pending: bigint): AppError {
  const words = (cents: bigint) => formatUnitPrice(fromCents(cents));
  const waiting =
    pending > 0n ? ` ${words(pending)} is waiting for the supplier to confirm it.` : '';
  const message =
    free > 0n
      ? `You can record up to ${words(free)}.${waiting}`
      : `There is nothing left to record.${waiting}`;
  return conflictAt('amount', 'amount_exceeds', message);
}

export const referenceTaken = () =>
  conflictAt(
    'reference',
    'reference_taken',
    'A payment with this reference is already recorded for this order.',
  );
