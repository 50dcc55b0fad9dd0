import { toCents } from '../../shared/money.ts';

/** How far an order is paid. @param order amounts in decimal strings, KES */
export function paidState(order: {
  readonly totalAmount: string;
  readonly amountPaid: string;
}): 'unpaid' | 'partly' | 'paid' {
  const paid = toCents(order.amountPaid);
  if (paid <= 0n) return 'unpaid';
  return paid < toCents(order.totalAmount) ? 'partly' : 'paid';
}
