import { describe, expect, it } from 'vitest';
import { readRow } from './bill-row.ts';

describe('a row of a pasted list', () => {
  it.each([
    ['cement 42.5 - 85 bags @ 780 = 66,300', 'cement 42.5 - 85 bags'],
    ['cement 42.5 - 85 bags @ 780/=', 'cement 42.5 - 85 bags'],
    ['85 bags x 780 = 66,300/=', '85 bags'],
    ['Binding wire 25 Kg 150.00 3,750.00', 'Binding wire 25 Kg'],
    ['A | Binding wire | 25 | Kg | 150.00 | 3,750.00', 'Binding wire 25 Kg'],
    ['1.1\tPPR pipe 20mm\tm\t120\t95\t11,400', 'PPR pipe 20mm, 120 m'],
    ['D | quarry dust | 110 | SM | 150 | 16,500', 'quarry dust 110 sqm'],
  ])('is read without its number and prices: %s', (line, asked) => {
    expect(readRow(line).asked).toBe(asked);
  });

  it.each(['Y8 links @ 200', 'T12 @ 150', '100 blocks 6x9 x 1200', '20 pcs 2.5 mm cable'])(
    'keeps sizes and spacings: %s',
    (line) => {
      expect(readRow(line).asked).toBe(line);
    },
  );

  it.each(['constructor', '__proto__', 'valueOf | toString'])('takes any word: %s', (line) => {
    expect(readRow(line).asked).toBe(line.replace(' | ', ' '));
  });
});
