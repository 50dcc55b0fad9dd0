import { describe, expect, it } from 'vitest';
import { joinSizes, readNumberWords, tokenize } from './public.ts';

const read = (text: string) =>
  joinSizes(readNumberWords(tokenize(text)))
    .filter((token) => token.kind !== 'word' && token.kind !== 'mark')
    .map((token) => token.text);

describe('numbers and sizes', () => {
  it.each([
    ['mifuko mia moja', ['100']],
    ['kilo ishirini na tano', ['25']],
    ['tani kumi na nne', ['14']],
    ['lita elfu tano', ['5000']],
    ['lita elfu tano mbili', ['5000', '2']],
    ['elfu tano na mbili', ['5002']],
    ['hundred and twenty bags', ['120']],
    ['soo na kumi thao', ['110000']],
    ['elfu thelathini', ['30000']],
    ['two hundred and fifty bags', ['250']],
    ['mbao ya four two', ['4x2']],
    ['3,000 pcs', ['3000']],
    ['8by4 x 25 pcs', ['8x4', '25']],
    ['6 x 20L', ['6', '20']],
    ['3m x 95', ['3', '95']],
    ['1 1/2 inch', ['1.5']],
    ['elfu moja mia mbili', ['1200']],
    ['dazeni mbili', ['24']],
    ['two fifty litre drums', ['2', '50']],
    ['the price of a bag of cement', []],
    ['laki mbili unusu', ['250000']],
    ['tani moja na robo tatu', ['1.75']],
    ['robo tatu tani', ['0.75']],
    ['half a million', ['500000']],
    ['30-ish bags', ['30']],
    ['450m2', ['450']],
  ])('%s', (text, numbers) => {
    expect(read(text)).toEqual(numbers);
  });

  it('takes "which one" for no number', () => {
    expect(read('which one')).toEqual([]);
  });
});
