import { describe, expect, it } from 'vitest';
import { referenceKnowledge } from '../testing/knowledge.ts';
import { understand } from '../understand.ts';
import { type RuledLesson, readIntentLessons } from './intent-lessons.ts';
import { settleIntent } from './intent-reader.ts';
import weights from './intent-weights.json' with { type: 'json' };
import { unpack, type Weights } from './reader.ts';
import { learnIntents } from './train-intents.ts';

const knowledge = referenceKnowledge();
const lessons = readIntentLessons(knowledge);
const long = 10;
const settled = ({ ruled, features }: RuledLesson, taught: readonly Weights[]) =>
  settleIntent(ruled, () => features, long, taught);
const isRight = ({ intent, alternatives }: RuledLesson, said: string) =>
  said === intent || alternatives.includes(said);

describe('the learnt reader of intents', () => {
  it('has what its lessons teach: npm run assistant:train', () => {
    const kept = weights.map(unpack);
    const anew = learnIntents(lessons);
    const alike = lessons.filter((one) => settled(one, kept) === settled(one, anew));
    // What words mean to the rest of the reading changes a little with every word that is added.
    expect(alike.length / lessons.length).toBeGreaterThan(0.98);
  });

  it('is right more often than the rules alone, on messages that it was not taught with', () => {
    const right = { rules: 0, both: 0 };
    let measured = 0;
    for (const fold of [0, 1, 2]) {
      const isOther = (_: RuledLesson, index: number) => index % 3 === fold;
      const taught = learnIntents(lessons.filter((one, index) => !isOther(one, index)));
      for (const one of lessons.filter(isOther).filter(({ isMeasured }) => isMeasured)) {
        measured += 1;
        if (isRight(one, one.ruled)) right.rules += 1;
        if (isRight(one, settled(one, taught))) right.both += 1;
      }
    }
    expect(right.both / measured).toBeGreaterThan(0.95);
    expect(right.both).toBeGreaterThan(right.rules);
  });

  it.each([
    ['nimelipa mbao tangu Jumanne na muuzaji kimya, mzigo uko wapi', 'order_status'],
    ['ile delivery ya leo imeahirishwa hadi lini', 'order_status'],
    ['I cannot remember the password of this account', 'out_of_scope'],
    ['waulize wauzaji wanne bei ya mabati hamsini na misumari kilo nane', 'create_rfq'],
    ['one wants 640 cash, the other 655 on credit, whom do I take', 'analyse_quotes'],
    ['is rock sand good enough for plaster', 'product_question'],
  ])('%s', (message, intent) => {
    expect(understand(knowledge, message, '2026-11-22').intent).toBe(intent);
  });
});
