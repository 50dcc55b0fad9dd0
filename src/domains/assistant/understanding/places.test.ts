import { describe, expect, it } from 'vitest';
import { referenceKnowledge } from './testing/knowledge.ts';
import { understand } from './understand.ts';

const knowledge = referenceKnowledge();
const read = (message: string) => {
  const { place, items } = understand(knowledge, message, '2026-10-14');
  return {
    town: place?.town ?? null,
    items: items.map(({ types, quantity }) => [types[0], quantity]),
  };
};

describe('a place that is called like a material', () => {
  it.each([['mwingi sand 2 lorries', 'river-sand', 2]])(
    'is the material where nothing leads to it: %s',
    (message, type, quantity) => {
      expect(read(message)).toEqual({ town: null, items: [[type, quantity]] });
    },
  );

  it.each([
    ['cement 20 bags deliver to Chokaa', 'Chokaa'],
    ['chokaa bags 20 deliver Bamba', 'Bamba'],
    ['cement 50 bags Mazeras', 'Mazeras'],
    ['simiti 50 kabati', 'Kabati'],
    ['sand 2 lorries Machakos', 'Machakos'],
    ['sand to Mwingi', 'Mwingi'],
  ])(
    'is the place where something leads to it, or another thing is asked for: %s',
    (message, town) => {
      expect(read(message)).toMatchObject({ town, items: [expect.anything()] });
    },
  );
});

it.each([
  ['cement to Saba Saba', 'Saba Saba', null],
  ['tani saba saba za mchanga', null, 7],
  ['cement to Iria-ini', 'Iria-ini', null],
  ['take cement from Kerowa', null, null],
])('names of places that look like something else: %s', (message, town, quantity) => {
  const { items, ...rest } = read(message);
  expect({ ...rest, quantity: items[0]?.[1] }).toEqual({ town, quantity });
});

it.each([
  ['50 000 blocks', 50_000],
  ['100 000 bricks to Thika', 100_000],
  ['total is 3 000 blocks', 3_000],
  ['2 500 litre tanks', 2],
  ['nondo 12 100 pcs', 100],
  ['blocks 6x9 1000', 1_000],
])('thousands with a space: %s', (message, quantity) => {
  expect(read(message).items[0]?.[1]).toBe(quantity);
});
