import { describe, expect, it } from 'vitest';
import { contentWords, normalise, root } from './text.ts';

describe('normalise', () => {
  it.each([
    ['  Bamburi   CEMENT ', 'bamburi cement'],
    ['Water-Proof café', 'water proof cafe'],
    ["seng'enge", 'sengenge'],
    ['5,000 litres', '5000 litres'],
    ['6 x 2', '6x2'],
    ['60 by 60', '60x60'],
    ['six by nine', '6x9'],
    ['four two', '4x2'],
    ['7×3', '7x3'],
    ['2" nails', '2 inch nails'],
    ['1/2 inch', '0.5 inch'],
    ['1 1/4"', '1.25 inch'],
    ['½ inch', '0.5 inch'],
    ['2½ inch', '2.5 inch'],
    ['nusu inchi', '0.5 inchi'],
    ['inch nne', 'inch 4'],
    ['Y 12', 'y12'],
    ['10k litre tank', '10000 litre tank'],
    ['four two five', '42.5'],
    ['t&g board', 'tng board'],
    ['cement (50kg).', 'cement 50kg'],
    ['cement, 0712 345 678', 'cement'],
    ['+254-712-345678 cement 10 bags', 'cement 10 bags'],
    ['0712345678 bags', 'bags'],
    ['10712345678 bags', 'bags'],
  ])('reads %j as %j', (text, expected) => {
    expect(normalise(text)).toBe(expected);
  });

  it('keeps nothing that is an operator of a text search', () => {
    expect(normalise(`a' | !(b) & c:* <-> "d" \\`)).toMatch(/^[a-z0-9. ]*$/);
  });
});

describe('contentWords', () => {
  it('leaves out joining words and what people write around the thing', () => {
    expect(contentWords(normalise('Nataka bei ya simiti na misumari'))).toEqual([
      'simiti',
      'misumari',
    ]);
    expect(contentWords(normalise('cheap cement near me, please'))).toEqual(['cement']);
  });
});

describe('root', () => {
  it.each([
    ['sheets', 'sheet'],
    ['boxes', 'box'],
    ['switches', 'switch'],
    ['batteries', 'battery'],
    ['roofing', 'roof'],
    ['glass', 'glass'],
    ['y12', 'y12'],
    ['wooden', 'wood'],
    ['mabati', 'mabati'],
  ])('takes %s to %s', (word, expected) => {
    expect(root(word)).toBe(expected);
  });
});
