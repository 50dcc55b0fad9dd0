import { describe, expect, it } from 'vitest';
import { mostCounted, plain } from '../../materials/language/public.ts';
import { sentencesOf } from './nearness.ts';
import { referenceKnowledge } from './testing/knowledge.ts';
import { understand } from './understand.ts';

const knowledge = referenceKnowledge();
const understood = (message: string) => understand(knowledge, message, '2026-11-22');

const large = [
  '99999999999999999999999',
  '999,999,999,999,999',
  '9'.repeat(400),
  `${'9'.repeat(400)}/2`,
  '1000000000000 million',
  '999999999 laki',
  'laki 99999999999999999999',
];
const said = [
  '# bags of cement to Nairobi',
  '# bags of cement, budget ksh #',
  'foundation for # sqm house',
  'kila chumba # sockets, vyumba #',
  '#mm bars # pcs',
  'is ksh # per bag fair for cement',
  'saruji # mifuko',
];

describe('numbers that nobody means', () => {
  it.each(said)('are read as none: %s', (form) => {
    for (const number of large) {
      const { items, budgetKes } = understood(form.replaceAll('#', number));
      for (const { quantity } of items) expect(quantity ?? 0).toBeLessThanOrEqual(mostCounted);
      expect(budgetKes ?? 0).toBeLessThan(Number.MAX_SAFE_INTEGER);
    }
  });

  it('leave the rest of the message understood', () => {
    const { items } = understood(`${'9'.repeat(30)} bags of cement and 20 pcs Y12`);
    expect(items.map(({ quantity }) => quantity)).toEqual([null, 20]);
  });

  it('begin behind what a line can hold', () => {
    expect(understood('999999999 blocks').items[0]?.quantity).toBe(999_999_999);
    expect(understood('1000000000 blocks').items[0]?.quantity).toBeNull();
  });
});

describe('messages that are made to take long', () => {
  it('have at most forty sentences, those with a letter', () => {
    expect(sentencesOf('. '.repeat(2000))).toEqual([]);
    expect(sentencesOf('1. '.repeat(2000))).toHaveLength(40);
    expect(sentencesOf('steal it. '.repeat(60)).at(-1)).toMatch(/steal it\s+steal it/);
  });

  it('stay short where a letter stands for many', () => {
    expect(plain('\uFDFA'.repeat(4000)).length).toBeLessThanOrEqual(8200);
  });

  it.each(['!', '1', '?', 'poa ', 'haha ', '. ', '= '])('greet or do not: a run of %s', (part) => {
    expect(understood(`${part.repeat(300)} nani`).intent).not.toBe('unsafe');
    expect(understood(`${part.repeat(300)}x`).intent).not.toBe('unsafe');
  });
});
