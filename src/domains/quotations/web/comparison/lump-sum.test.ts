import { expect, it } from 'vitest';
import type { ComparisonAnswer, ComparisonQuotation } from '../../comparison-schema.ts';
import { lowerLumpSum } from './lump-sum.ts';

const sum = (landedTotal: string, fields: Partial<ComparisonQuotation> = {}) =>
  ({
    quotationId: landedTotal,
    landedTotal,
    isAwardable: true,
    coveredLines: null,
    ...fields,
  }) as ComparisonQuotation;

const lowest = (
  quotations: ComparisonQuotation[],
  bestSingle: string | null = '308750.00',
  bestSplit = { total: '298828.00', isComplete: true },
) =>
  lowerLumpSum({
    lines: [{}] as unknown as ComparisonAnswer['lines'],
    quotations,
    bestSingle: bestSingle === null ? null : { quotationId: 'a', total: bestSingle },
    bestSplit: { choices: [], ...bestSplit },
  })?.landedTotal;

it('a sum for everything that is below every priced award is named', () => {
  expect(lowest([sum('290000.00'), sum('285000.00')])).toBe('285000.00');
  expect(lowest([sum('300000.00')])).toBeUndefined();
  expect(lowest([sum('300000.00')], '308750.00', { total: '1.00', isComplete: false })).toBe(
    '300000.00',
  );
  expect(lowest([sum('285000.00', { isAwardable: false })])).toBeUndefined();
  expect(lowest([sum('285000.00', { coveredLines: 2 })])).toBeUndefined();
  expect(lowest([])).toBeUndefined();
});
