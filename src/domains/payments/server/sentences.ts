import { AppError, conflict, invalid, notFound } from '../../../shared/errors.ts';
import { formatUnitPrice, fromCents } from '../../../shared/money.ts';
import {
  type MoveRefusal,
  mostRecorded,
  mostStanding,
  type PaymentCounts,
  type PaymentMove,
} from '../rules.ts';
import { proofMissing, whyMissing } from '../schema.ts';

/** What the API says of payments; the pages have their own words in the reader's language. */

export const noSuchOrder = () => notFound('Order not found.');
export const noSuchPayment = () => notFound('Payment not found.');

const refused: Readonly<Record<MoveRefusal, string>> = {
  pending: 'Nobody has confirmed this payment: there is nothing to reverse.',
  confirmed: 'This payment was confirmed already.',
  rejected: 'This payment was rejected already.',
  cancelled: 'This payment was cancelled by the buyer.',
  reversed: 'This payment was reversed already.',
  confirmed_by_admin: 'An admin confirmed this payment: only an admin can reverse it.',
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
  conflict('This order was cancelled: nothing is paid for it any more.', 'order_cancelled');

const full: Readonly<Record<keyof PaymentCounts, readonly [code: string, message: string]>> = {
  standing: [
    'too_many_payments',
    `${mostStanding} payments of this order wait or are confirmed: it takes no more.`,
  ],
  recorded: [
    'too_many_recorded',
    `${mostRecorded} payments were recorded for this order, with those that came to nothing: it takes no more.`,
  ],
};

/** 409 with what an order has too many of. */
export function tooManyPayments(what: keyof PaymentCounts): AppError {
  const [code, message] = full[what];
  return conflict(message, code);
}

/** 409 at a field: it fits what the field is for, but not what is known of the order. */
const conflictAt = (path: string, code: string, message: string) =>
  new AppError(409, code, message, { issues: [{ path, message }] });

/** @param free cents that may still be recorded @param pending cents that wait for the supplier */
export function amountExceeds(free: bigint, pending: bigint): AppError {
  const words = (cents: bigint) => formatUnitPrice(fromCents(cents));
  const waiting = pending > 0n ? ` ${words(pending)} is recorded and waits for the supplier.` : '';
  const message =
    free > 0n
      ? `At most ${words(free)} is still to be recorded.${waiting}`
      : `Nothing is left to be recorded.${waiting}`;
  return conflictAt('amount', 'amount_exceeds', message);
}

export const referenceTaken = () =>
  conflictAt(
    'reference',
    'reference_taken',
    'A payment with this reference is recorded for this order already.',
  );
