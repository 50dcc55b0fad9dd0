import { expect, it } from 'vitest';
import { countsOf, noLack } from './counts-state.ts';
import { quantitiesIn } from './returns/quantity-fields.tsx';

/** A comma that may part decimals counts nothing: 1,5 bags are not 15. */

it('what is missing is counted as people write numbers, and not where it may be two of them', () => {
  const delivered = (short: string) => countsOf('2000', { ...noLack, short })?.delivered ?? null;
  expect(['1.5', '1,250', ' 15 ', '1,5', 'x'].map(delivered)).toEqual([
    ...['1998.500', '750.000', '1985.000'],
    ...[null, null],
  ]);
});

it('what comes back is sent as it was typed where it may be two numbers', () => {
  const line = { orderItemId: 'bags', name: 'Cement', unit: 'bag', quantity: '2000.000' };
  const typed = (text: string) => {
    const data = new FormData();
    data.set('bags', text);
    return quantitiesIn(data, [line])[0]?.quantity;
  };
  expect(['1,250', '1,5', ''].map(typed)).toEqual(['1250', '1,5', '0']);
});
