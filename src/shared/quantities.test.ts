import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oneOf, quantityOf, unitFor } from './quantities.ts';

it.each([
  [10, 'bag', '10 bags'],
  [1, 'bag', '1 bag'],
  ['1.000', 'bags', '1 bag'],
  ['0.500', 'tonne', '0.5 tonnes'],
  [0, 'piece', '0 pieces'],
  ['12.000', 'piece', '12 pieces'],
  [300, 'foot', '300 feet'],
  [300, 'running foot', '300 running feet'],
  [2, 'box', '2 boxes'],
  [2, 'lorry', '2 lorries'],
  [20, 'Bag', '20 Bags'],
  ['120.000', '50 kg bag', '120 × 50 kg bags'],
  [1, '50 kg bags', '1 × 50 kg bag'],
  [8, 'bar (12 m)', '8 bars (12 m)'],
  [8, 'length of 12 metres', '8 lengths of 12 metres'],
  [3, 'lorry load', '3 lorry loads'],
  [100, 'kg', '100 kg'],
  [100, 'm²', '100 m²'],
  [100, 'pcs', '100 pcs'],
  [6, 'dozen', '6 dozen'],
  [4, 'constructor', '4 constructor'],
  [10, 'mfuko', '10 mifuko'],
  [1250.5, 'tonne', '1,250.5 tonnes'],
  [3, '', '3'],
  [3, null, '3'],
])('%s of "%s" is "%s"', (quantity, unit, words) => {
  expect(quantityOf(quantity, unit)).toBe(words);
});

it('any text is a unit, and one of many of it is one of it', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 1_000 }), (unit, count) => {
      expect(oneOf(unitFor(count, unit))).toBe(oneOf(unit));
      expect(unitFor(count, oneOf(unit))).toBe(unitFor(count, unit));
    }),
  );
});
