import { expect, it } from 'vitest';
import { overpaidFor, owedFor, paidState } from './paid-rules.ts';

it('an order is paid to the cent, in part, or not at all', () => {
  const state = (amountPaid: string, totalAmount = '1000.00') =>
    paidState({ totalAmount, amountPaid });
  expect(state('0.00')).toBe('unpaid');
  expect(state('0.01')).toBe('partly');
  expect(state('999.99')).toBe('partly');
  expect(state('1000.00')).toBe('paid');
  expect(state('1000.01')).toBe('paid');
  expect(state('0.00', '0.00')).toBe('paid');
});

it('what is owed is what is left to the cent, and nothing of a cancelled order', () => {
  const owed = (amountPaid: string, status = 'placed') =>
    owedFor({ status, totalAmount: '1000.00', amountPaid });
  expect(owed('0.00')).toBe('1000.00');
  expect(owed('999.99')).toBe('0.01');
  expect(owed('1000.00')).toBeNull();
  expect(owed('1000.01')).toBeNull();
  expect(owed('400.00', 'cancelled')).toBeNull();
});

it('what a credit left paid beyond the total is owed by the supplier, from a shilling on', () => {
  const over = (amountPaid: string, creditedAmount = '100.00') =>
    overpaidFor({ status: 'delivered', totalAmount: '900.00', amountPaid, creditedAmount });
  expect(over('1000.00')).toBe('100.00');
  expect(over('900.99')).toBeNull();
  expect(over('800.00')).toBeNull();
  expect(over('1000.00', '0.00')).toBeNull();
});
