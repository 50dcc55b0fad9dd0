import { fromCents, toCents } from '../../shared/money.ts';

/**
 * How far an order is paid: one that nothing is owed for is paid, also where it comes to nothing.
 *
 * @param order amounts in decimal strings, KES
 */
export function paidState(order: {
  readonly totalAmount: string;
  readonly amountPaid: string;
}): 'unpaid' | 'partly' | 'paid' {
  const paid = toCents(order.amountPaid);
  if (paid >= toCents(order.totalAmount)) return 'paid';
  return paid > 0n ? 'partly' : 'unpaid';
}

/** What is still to pay for an order, as a decimal string; null where nothing is, and for a cancelled one. */
export function owedFor(order: {
  readonly status: string;
  readonly totalAmount: string;
  readonly amountPaid: string;
}): string | null {
  const owed = toCents(order.totalAmount) - toCents(order.amountPaid);
  return owed > 0n && order.status !== 'cancelled' ? fromCents(owed) : null;
}

/**
 * What of a cancelled order is paid and was not refunded: its supplier has it, directly or by an admin's decision.
 * Null where nothing is; below a shilling it is what M-Pesa rounded up.
 */
export function keptOf(order: {
  readonly status: string;
  readonly amountPaid: string;
}): string | null {
  const isKept = order.status === 'cancelled' && toCents(order.amountPaid) >= 100n;
  return isKept ? order.amountPaid : null;
}

/**
 * What a credit left paid beyond the total, and the marketplace has not: its supplier owes it to the buyer. Null
 * where nothing is; below a shilling it is what M-Pesa rounded up.
 */
export function overpaidFor(order: {
  readonly status: string;
  readonly totalAmount: string;
  readonly amountPaid: string;
  readonly creditedAmount: string;
}): string | null {
  const beyond = toCents(order.amountPaid) - toCents(order.totalAmount);
  const isCredited = toCents(order.creditedAmount) > 0n && order.status !== 'cancelled';
  return isCredited && beyond >= 100n ? fromCents(beyond) : null;
}
