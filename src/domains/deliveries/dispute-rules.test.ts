import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromCents, toCents } from '../../shared/money.ts';
import { afterCredit, mostCredit, suggestedCredit } from './dispute-rules.ts';

it('a credit is at most what is not paid and what the marketplace still has, and never more than the order', () => {
  const most = (total: string, paid: string, within: string) => mostCredit({ total, paid, within });
  expect(most('1000.00', '0.00', '0.00')).toBe('1000.00');
  expect(most('1000.00', '1000.00', '0.00')).toBe('0.00');
  expect(most('1000.00', '600.00', '250.00')).toBe('650.00');
  const cents = fc.bigInt({ min: 0n, max: 10_000_000n }).map(fromCents);
  fc.assert(
    fc.property(cents, cents, cents, (total, paid, within) => {
      const credit = toCents(most(total, paid, within));
      expect(credit >= 0n && credit <= toCents(total)).toBe(true);
      // What goes back is there to go back.
      const refund = toCents(paid) - (toCents(total) - credit);
      if (toCents(paid) <= toCents(total)) expect(refund <= toCents(within)).toBe(true);
    }),
  );
});

it('what never arrived is credited as far as it can be', () => {
  expect(suggestedCredit('7000.00', '130000.00')).toBe('7000.00');
  expect(suggestedCredit('7000.00', '2500.50')).toBe('2500.50');
  expect(suggestedCredit('0.00', '130000.00')).toBe('0.00');
});

it('a buyer still owes what the order comes to after a credit, or gets back what is paid beyond it', () => {
  const after = (paid: string, credit: string) => afterCredit({ total: '1000.00', paid }, credit);
  expect(after('0.00', '0')).toEqual({ total: '1000.00', owed: '1000.00', back: '0.00' });
  expect(after('600.00', '250.5')).toEqual({ total: '749.50', owed: '149.50', back: '0.00' });
  expect(after('600.00', '500')).toEqual({ total: '500.00', owed: '0.00', back: '100.00' });
  expect(after('600.00', '400')).toEqual({ total: '600.00', owed: '0.00', back: '0.00' });
});
