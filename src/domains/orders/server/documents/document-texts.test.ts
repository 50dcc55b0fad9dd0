import { expect, it } from 'vitest';
import { documentTexts } from './document-texts.ts';

it.each([
  ['1', 'piece', 'piece', 'kipande'],
  ['50', 'piece', 'pieces', 'vipande'],
  ['50', 'pieces', 'pieces', 'vipande'],
  ['1', 'bags', 'bag', 'mfuko'],
  ['12.5', '50 kg bag', '50 kg bags', 'mifuko ya 50 kg'],
  ['2', 'drum', 'drums', 'drums'],
])('beside %s the unit "%s" is "%s", in Swahili "%s"', (quantity, unit, english, swahili) => {
  expect(documentTexts('en').unit(quantity, unit)).toBe(english);
  expect(documentTexts('sw').unit(quantity, unit)).toBe(swahili);
});
