import { expect, it } from 'vitest';
import { paidState } from './paid-rules.ts';

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
