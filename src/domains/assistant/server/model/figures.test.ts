import { expect, it } from 'vitest';
import { GivenFigures } from './figures.ts';

const given = new GivenFigures();
given.addPrice(1, 'KSh 1,250');
given.addPrice(2, 'KSh 1,300');

it.each([
  ['[SUPPLIER_1] asks KSh 1,250 and [SUPPLIER_2] KSh 1,300.', true],
  ['[SUPPLIER_1] asks KSh 1,300 and [SUPPLIER_2] KSh 1,250.', false],
  ['KSh 1,250 at [SUPPLIER_1], KSh 1,300 at [SUPPLIER_2].', true],
  ['KSh 1,300 at [SUPPLIER_1], KSh 1,250 at [SUPPLIER_2].', false],
  ['[SUPPLIER_2] asks KSh 1,250.', false],
])('an amount is its own supplier’s, also where two stand in a sentence: %s', (text, isGiven) => {
  expect(given.hasAllOf(text)).toBe(isGiven);
});
