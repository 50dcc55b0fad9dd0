import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPriceLimits, strictestPrices } from './price-limit-rules.ts';

it.each([
  ['cement chini ya 1000', 'cement', { maxPrice: '1000' }],
  ['cement under 1,000', 'cement', { maxPrice: '1000' }],
  ['below ksh 850.50 Bamburi cement', 'Bamburi cement', { maxPrice: '850.5' }],
  ['tank at most 12k', 'tank', { maxPrice: '12000' }],
  ['cement not more than 900/=', 'cement', { maxPrice: '900' }],
  ['mabati kati ya 500 na 900', 'mabati', { minPrice: '500', maxPrice: '900' }],
  ['paint between 1,500 and 2,000 bob', 'paint', { minPrice: '1500', maxPrice: '2000' }],
  ['nondo zaidi ya elfu mbili', 'nondo', { minPrice: '2000' }],
  ['nails at least 150 shillings 4 inch', 'nails 4 inch', { minPrice: '150' }],
  ['screws under 5 bob', 'screws', { maxPrice: '5' }],
])('%j says what it may cost', (text, rest, limits) => {
  expect(readPriceLimits(text)).toEqual({ rest, limits });
});

it.each([
  'tank over 1000 litres',
  'nails under 4',
  'pipe up to 50 mm',
  'cement over 50 bags',
  'first aid kit up to 10 persons',
  'under the sink',
  'hinges from constructor',
  'door above',
  'cable 2.5 to 4',
])('%j says nothing about prices', (text) => {
  expect(readPriceLimits(text)).toEqual({ rest: text, limits: {} });
});

it('keeps every word that is not about prices, whatever is typed', () => {
  const words = fc.constantFrom('cement', 'under', '1000', 'kati', 'ya', 'na', 'ksh', 'mm', 'elfu');
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 8 }), (typed) => {
      const { rest } = readPriceLimits(typed.join(' '));
      const kept = rest.split(' ').filter((word) => word === 'cement');
      expect(kept).toHaveLength(typed.filter((word) => word === 'cement').length);
    }),
  );
});

it('of two limits the narrower one holds at each end', () => {
  const said = { minPrice: '500', maxPrice: '1000' };
  expect(strictestPrices({ minPrice: '', maxPrice: '850' }, said)).toEqual({
    minPrice: '500',
    maxPrice: '850',
  });
  expect(strictestPrices({ minPrice: '700' }, said)).toEqual({ minPrice: '700', maxPrice: '1000' });
  expect(strictestPrices({ minPrice: '', maxPrice: '' }, {})).toEqual({});
});
