import { expect, it } from 'vitest';
import { worthOfOrder } from './order-worth-rules.ts';
import type { SplitOffer, SplitTable } from './split-rules.ts';
import { suggestSplit } from './split-search-rules.ts';

const offer = (quotationId: string, unitPrice: string): SplitOffer => ({
  quotationId,
  unitPrice,
  available: '10.000',
  minimum: '0.000',
  quantity: '10.000',
  isMeasured: true,
  rate: { over: 1n, under: 1n },
  step: 1n,
});

/** Ten of three things. A has all of them, for KSh 40,000; B has the second, C the third. */
const table = (ofB: string, ofC: string): SplitTable => ({
  lines: [
    { rfqItemId: 'one', quantity: '10.000', offers: [offer('A', '2000.00')] },
    { rfqItemId: 'two', quantity: '10.000', offers: [offer('A', '1000.00'), offer('B', ofB)] },
    { rfqItemId: 'three', quantity: '10.000', offers: [offer('A', '1000.00'), offer('C', ofC)] },
  ],
  quotations: ['A', 'B', 'C'].map((quotationId) => ({
    quotationId,
    terms: { vatIncluded: true, deliveryTerms: 'included', deliveryCost: '0.00' },
  })),
});

const suppliersOf = (given: SplitTable) =>
  suggestSplit(given)?.map(({ quotationId }) => quotationId);

it('a split makes no further order for less than it is worth: here KSh 400', () => {
  expect(worthOfOrder(4_000_000n)).toBe(40_000n);
  expect(suppliersOf(table('950.00', '970.00'))).toEqual(['A', 'B', 'A']);
  expect(suppliersOf(table('950.00', '950.00'))).toEqual(['A', 'B', 'C']);
  expect(suppliersOf(table('970.00', '970.00'))).toEqual(['A', 'A', 'A']);
});

it('where nobody has everything, the same is asked of each order', () => {
  const without = ({ lines, quotations }: SplitTable): SplitTable => ({
    lines: [...lines, { rfqItemId: 'four', quantity: '10.000', offers: [offer('D', '1.00')] }],
    quotations: [
      ...quotations,
      {
        quotationId: 'D',
        terms: { vatIncluded: true, deliveryTerms: 'included', deliveryCost: '0.00' },
      },
    ],
  });
  expect(suppliersOf(without(table('950.00', '970.00')))).toEqual(['A', 'B', 'A', 'D']);
});

it('KSh 1,000 is worth another order, however much everything comes to', () => {
  expect(worthOfOrder(500_000_000n)).toBe(100_000n);
});
