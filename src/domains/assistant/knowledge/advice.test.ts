import { describe, expect, it } from 'vitest';
import { parseMessage } from '../dialogue/parsed-message.ts';
import { reduce } from '../dialogue/reduce.ts';
import { referenceKnowledge } from '../understanding/testing/knowledge.ts';

const knowledge = referenceKnowledge();
const now = '2026-10-14';
const begun = { state: null, drafts: [], offeredDraft: null, orders: [] };

/** What a first message asks advice on: a problem, or the key of an answer. */
function adviceOn(message: string): string | null {
  const surroundings = { knowledge, now, rfqs: [], isDraftSent: false };
  const { advice } = reduce(begun, parseMessage(knowledge, message, now), surroundings);
  if (advice?.kind === 'problem') return advice.problem;
  return advice?.kind === 'answer' ? advice.answer.key : (advice?.kind ?? null);
}

describe('advice', () => {
  it.each([
    ['gutters, plastic or metal?', 'gutter-pvc-metal'],
    ['simiti ya 32.5 na 42.5 zina tofauti gani', 'cement-grades'],
    ['is it ok to mix concrete with sea sand', 'sand-sea'],
    ['nikague vipi kama nondo ni original', 'rebar-original'],
    ['PIN ya delivery natoa wakati gani', 'delivery-pin'],
  ])('a question finds its answer, a comparison too: %s', (message, key) => {
    expect(adviceOn(message)).toBe(key);
  });

  it.each([
    ['the driver brought 38 blocks instead of 45', 'short'],
    ['mabati yamefika yamekunjamana yote', 'damaged'],
    ['nililipa kwa M-Pesa na oda inasema haijalipwa', 'unpaid'],
    ['supplier ameniuzia simiti bandia', 'fake'],
    ['muuzaji hapokei simu tangu nilipe', 'silent'],
  ])('what went wrong is told in three languages: %s', (message, problem) => {
    expect(adviceOn(message)).toBe(problem);
  });

  it.each([
    'damaged roof, need 20 sheets gauge 30',
    'short nails 3 kg na fake grass 10 sqm',
    'mifuko 50 ya simiti Thika',
    'price of river sand in Kiambu',
    'is cement in stock',
    'binding wire to Wajir',
    'tangi la maji',
  ])('a purchase that sounds like one is none: %s', (message) => {
    expect(adviceOn(message)).toBeNull();
  });

  it('a question that no answer fits is said to have none', () => {
    expect(adviceOn('je naweza kujenga kanisa juu ya mti')).toBe('unknown');
  });
});
