import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromCents, toCents } from '../../shared/money.ts';
import { mostCredit } from './dispute-rules.ts';

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
