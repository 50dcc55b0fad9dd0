import { describe, expect, it } from 'vitest';
import { followUp } from './follow-up.ts';
import { referenceKnowledge } from './testing/knowledge.ts';
import { understand } from './understand.ts';

const knowledge = referenceKnowledge();
const day = '2026-10-14';

/** What the second message makes of the first: its intent and "quantity type" of each item. */
function after(first: string, second: string): [string, ...string[]] {
  const topic = understand(knowledge, first, day);
  const now = understand(knowledge, second, day);
  const { understanding } = followUp(knowledge, now, second, topic);
  const items = understanding.items.map(({ types, quantity }) => `${quantity} ${types[0]}`);
  return [understanding.intent, ...items];
}

describe('a message in the light of the one before', () => {
  it.each([
    ['50 bags cement Thika', 'make it 60', ['match_suppliers', '60 cement-32-5']],
    [
      'wire nails 5 kg na Y12 20',
      'cement pia mifuko 20',
      ['match_suppliers', '5 wire-nail', '20 deformed-bar', '20 cement-32-5'],
    ],
    [
      '50 bags cement Thika',
      '2 rolls binding wire too',
      ['match_suppliers', '50 cement-32-5', '2 binding-wire'],
    ],
    ['50 bags cement Thika', 'send it to suppliers', ['create_rfq', '50 cement-32-5']],
    ['50 bags cement Thika', 'show me my quotations', ['analyse_quotes']],
  ])('%s, then: %s', (first, second, expected) => {
    expect(after(first, second)).toEqual(expected);
  });
});
