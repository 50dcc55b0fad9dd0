import { toCents } from '../../shared/money.ts';

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
