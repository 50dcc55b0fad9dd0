import { describe, expect, it } from 'vitest';
import {
  joinSizes,
  readNumberWords,
  type Token,
  tokenize,
} from '../../materials/language/public.ts';
import { multiplyEach } from './quantity-words.ts';
import { takenBack } from './uncounted.ts';

const cut = (text: string) => joinSizes(readNumberWords(tokenize(text)));
const at = (find: (tokens: readonly Token[]) => ReadonlySet<number>, text: string) => {
  const tokens = cut(text);
  return [...find(tokens)].map((position) => tokens[position]?.text);
};
const numbers = (tokens: readonly Token[]) =>
  tokens.filter(({ kind }) => kind === 'number').map(({ value }) => value);

describe('numbers of every room', () => {
  it.each([
    ['8 rooms, each room 2 switches', [8, 16]],
    ['sockets for 6 rooms, 3 per room', [6, 18]],
    ['vyumba 4, kila chumba taa 3', [4, 12]],
    ['20 bags at 700 per bag', [20, 700]],
    ['six bathrooms each gets 2 traps and 1 basin', [6, 12, 6]],
    ['8 classrooms, every classroom takes 12 tubes 36w and 2 sockets', [8, 96, 36, 16]],
    ['2 plots, 3 rolls of wire per plot', [2, 6]],
    ['3 of us, 40 bags each', [3, 120]],
    ['mafundi 5 na kila mmoja anahitaji glavu jozi 2 na miwani 1', [5, 10, 5]],
    ['tuko wasee 6, kila mse anataka bag 50', [6, 300]],
    ['2 rooms, 100 bags at 700 each', [2, 100, 700]],
  ])('%s', (text, expected) => {
    expect(numbers(multiplyEach(cut(text)))).toEqual(expected);
  });
});

describe('numbers that count nothing asked for', () => {
  it.each([
    ['400 bags, sorry, 300', ['400']],
    ['20 bags cement, actually 5 nails', []],
    ['14 locks of 3 levers, sorry no make that 17 i forgot one', ['14']],
  ])('taken back: %s', (text, expected) => {
    expect(at(takenBack, text)).toEqual(expected);
  });
});
