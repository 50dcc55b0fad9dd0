import { describe, expect, it } from 'vitest';
import { referenceKnowledge } from '../understanding/testing/knowledge.ts';
import { parseMessage } from './parsed-message.ts';
import { reduce, stateAfter } from './reduce.ts';
import type { DialogueState } from './state.ts';

const knowledge = referenceKnowledge();
const now = '2026-11-28';

/** Says the messages one after the other; the last turn. */
function talk(...messages: readonly string[]) {
  let state: DialogueState | null = null;
  let last: ReturnType<typeof reduce> | null = null;
  for (const message of messages) {
    const parsed = parseMessage(knowledge, message, now);
    const dialogue = { state, drafts: [], offeredDraft: null, orders: [] };
    last = reduce(dialogue, parsed, { knowledge, now, rfqs: [], isDraftSent: false });
    state = stateAfter(state, last, null);
  }
  if (!last) throw new Error('Nothing was said');
  return last;
}
const first = (...messages: readonly string[]) => {
  const { done, missing, job } = talk(...messages).takeOff ?? {};
  const [line] = done?.lines ?? [];
  return line ? `${job}: ${line.quantity} ${line.type}` : missing ? `${job}? ${missing}` : null;
};

describe('a question on how much a job takes', () => {
  it.each([
    ['how many bags for a slab 10 m by 8 m, 150 mm', 'slab: 78 cement-42-5'],
    ['How many bags of cement for a slab of 80 sqm, 6 inches thick?', 'slab: 80 cement-42-5'],
    ['cement ngapi kwa slab ya mita 10 kwa 8 unene 150mm', 'slab: 78 cement-42-5'],
    ['slab ya 33 by 26 feet inataka mifuko ngapi', 'slab: 78 cement-42-5'],
    ['how many iron sheets for a roof 12 by 9', 'roof: 67 corrugated-sheet'],
    ['mabati ngapi kwa paa la mita 12 kwa 9', 'roof: 67 corrugated-sheet'],
    ['box profile mabati ngapi kwa roof ya 12m by 9m', 'roof: 152 box-profile-sheet'],
    ['mifuko mingapi ya saruji kwa ukuta wa mita 20 kwa 3', 'wall: 788 machine-cut-stone'],
    ['how many 6 inch blocks for a wall 20m long and 3m high', 'wall: 788 solid-concrete-block'],
    [
      'mawe ngapi kwa ukuta wa urefu mita 20 na kimo mita 3, milango 2',
      'wall: 738 machine-cut-stone',
    ],
    ['how many tiles for a room 5 by 4 m', 'tiles: 12 ceramic-floor-tile'],
    ['vigae ngapi 60x60 kwa chumba cha mita 5 kwa 4', 'tiles: 22 porcelain-floor-tile'],
    ['how much paint for a room 5m by 4m by 3m high, 2 coats', 'paint: 3 emulsion-paint'],
    ['how many posts to fence a 50 by 100 plot', 'fence: 31 concrete-post'],
    ['nondo ngapi za y12 kwa slab ya mita 10 kwa 8 spacing 200mm', 'rebar: 71 deformed-bar'],
    ['how many rolls of BRC for 95 sqm', 'mesh: 2 brc-mesh'],
    ['how big a water tank for a family of 6', 'water-tank: 1 water-tank'],
    ['how many bags for 12 cubic metres of concrete 1:1.5:3', 'concrete: 100 cement-42-5'],
    ['how much hardcore for a floor 10 by 8 m, 300mm deep', 'hardcore: 48 hardcore'],
    ['how many bags of cement for a slab', 'slab? length'],
    ['mifuko mingapi ya saruji kwa nyumba ya vyumba vitatu', 'house: 67 cement-42-5'],
    ['what will a 3-bedroom house cost', 'house: 67 cement-42-5'],
    ['gharama ya kujenga nyumba ya vyumba 3', 'house: 67 cement-42-5'],
    ['how much does it cost to build 10 bedsitters', 'bedsitters: 114 cement-42-5'],
    ['how many stones for a perimeter wall of a 50 by 100 plot', 'perimeter-wall: 54 cement-42-5'],
  ])('%s', (message, expected) => {
    expect(first(message)).toBe(expected);
  });

  it('is followed by what was missing and by other assumptions', () => {
    const begun = ['how many bags for a slab 10 m long', 'what'] as const;
    expect(first(begun[0])).toBe('slab? width');
    expect(first(begun[0], '8 m')).toBe('slab: 78 cement-42-5');
    expect(first(begun[0], 'ok')).toBe('slab: 78 cement-42-5');
    expect(first('how many bags for a slab 10 by 8 m', 'make it 200 mm')).toBe(
      'slab: 104 cement-42-5',
    );
    expect(first('how many bags for a slab 10 by 8 m', 'use C25, waste 10%')).toBe(
      'slab: 107 cement-42-5',
    );
    expect(
      first('how many iron sheets for a roof 12 by 9 m', 'pitch 30 degrees', 'box profile'),
    ).toBe('roof: 165 box-profile-sheet');
  });

  it('leaves its lines for a request', () => {
    const { understanding, takeOff } = talk('how many bags for a slab 10 by 8 m', 'make it an RFQ');
    expect(takeOff).toBeNull();
    expect(understanding.intent).toBe('create_rfq');
    expect(understanding.items.map(({ types, quantity }) => `${quantity} ${types[0]}`)).toEqual([
      '78 cement-42-5',
      '9 river-sand',
      '16.5 ballast',
    ]);
  });

  it.each([
    'I need 50 bags of cement to Thika',
    'how many blocks are in a square metre?',
    'how many tiles are in a box',
    'how many maxpans do I need for a 90 square metre slab',
    'kwa bag moja ya cement nachanganya wheelbarrow ngapi za sand kwa slab',
    'how much is cement in Nakuru',
    'price of iron sheets gauge 30',
    'materials for a 100 sqm slab',
    'how many bags of cement per cubic metre',
    'inafunga nondo ngapi kilo moja ya binding wire',
  ])('is not "%s"', (message) => {
    expect(first(message)).toBeNull();
  });
});
