import { AppError } from '../../../shared/errors.ts';
import { formatUnitPrice, fromCents } from '../../../shared/money.ts';
import { mostRecorded, mostStanding, type PaymentCounts } from '../rules.ts';

export const noSuchPayment = () => new AppError(404, 'payment_not_found');

/** 409 with what an order has too many of. */
export const tooManyPayments = (what: keyof PaymentCounts) =>
  what === 'standing'
    ? new AppError(409, 'too_many_payments', { details: { maximum: mostStanding } })
    : new AppError(409, 'too_many_recorded', { details: { maximum: mostRecorded } });

/** @param free cents that may still be recorded @param pending cents that wait for the supplier */
export function amountExceeds(free: bigint, pending: bigint): AppError {
  const what = free > 0n ? 'amount_exceeds' : 'nothing_to_record';
  const details = {
    free: formatUnitPrice(fromCents(free)),
    pending: formatUnitPrice(fromCents(pending)),
  };
  return new AppError(409, pending > 0n ? `${what}_pending` : what, { at: 'amount', details });
}
