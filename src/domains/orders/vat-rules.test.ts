import { expect, it } from 'vitest';
import { toCents } from '../../shared/money.ts';
import { vatGroups } from './vat-rules.ts';

const line = (vatLetter: string, totalPrice: string) => ({ vatLetter, totalPrice });

it('one letter has the VAT of the whole order', () => {
  const order = { deliveryCost: '1000.00', vatAmount: '1103.45', vatIncluded: true };
  expect(vatGroups({ ...order, items: [line('B', '7000.00')] })).toEqual([
    { letter: 'B', rate: 16, net: '6896.55', vat: '1103.45' },
  ]);
});

it('on top of prices the net is what was priced', () => {
  const order = { deliveryCost: '0.00', vatAmount: '160.00', vatIncluded: false };
  expect(vatGroups({ ...order, items: [line('B', '1000.00'), line('A', '500.00')] })).toEqual([
    { letter: 'A', rate: 0, net: '500.00', vat: '0.00' },
    { letter: 'B', rate: 16, net: '1000.00', vat: '160.00' },
  ]);
});

it('the sums are the order’s to the cent, whatever rounding does', () => {
  const items = [line('B', '0.05'), line('E', '0.07'), line('B', '99.99'), line('C', '1.00')];
  const groups = vatGroups({ items, deliveryCost: '0.03', vatAmount: '13.80', vatIncluded: true });
  const sum = (part: 'net' | 'vat') => groups.reduce((all, one) => all + toCents(one[part]), 0n);
  expect(sum('vat')).toBe(1380n);
  expect(sum('net') + sum('vat')).toBe(10114n);
});
