import { describe, expect, it } from 'vitest';
import { referenceKnowledge } from '../testing/knowledge.ts';
import { understand } from '../understand.ts';
import adviceWeights from './advice-weights.json' with { type: 'json' };
import { logLikelihoods, type Weights } from './classifier.ts';
import { shared } from './features.ts';
import intentWeights from './intent-weights.json' with { type: 'json' };
import policyWeights from './policy-weights.json' with { type: 'json' };
import { learn, train } from './train.ts';
import { trainingDigest } from './training-data.ts';

const classes = ['smalltalk', 'order_status', 'theft', 'forgery'] as const;
type Class = (typeof classes)[number];

const knowledge = referenceKnowledge();
const example = (words: string, ...allowed: Class[]) => ({
  allowed,
  features: shared({ w: new Set(words.split(' ')) }),
});
const likeliest = (words: string, taught: Weights) => {
  const likely = logLikelihoods(taught, example(words).features);
  return classes[likely.indexOf(Math.max(...likely))];
};

describe('classifiers', () => {
  it('have the weights of their training data: npm run assistant:train', () => {
    expect(policyWeights.digest).toBe(trainingDigest('violations'));
    expect(intentWeights.digest).toBe(trainingDigest('intents'));
    expect(adviceWeights.digest).toBe(trainingDigest('advice'));
  });

  it('tell what they were taught, and learn nothing of a feature that one example has', () => {
    const examples = [
      example('hello friend', 'smalltalk'),
      example('hello boss', 'smalltalk'),
      example('stolen cement', 'theft'),
      example('stolen steel', 'theft'),
    ];
    const taught = learn(classes, examples);
    expect(likeliest('hello', taught)).toBe('smalltalk');
    expect(likeliest('stolen', taught)).toBe('theft');
    expect([...taught.of.keys()].sort()).toEqual(['w hello', 'w stolen']);
    expect(train(classes, examples)).toEqual(train(classes, examples));
  });

  it('learn from a label that allows several classes that it is none of the others', () => {
    const taught = learn(classes, [
      example('good day', 'smalltalk', 'order_status'),
      example('good night', 'smalltalk', 'order_status'),
      example('fake seal', 'forgery'),
      example('fake stamp', 'forgery'),
    ]);
    const [smalltalk, orderStatus, forgery] = (
      ['smalltalk', 'order_status', 'forgery'] as const
    ).map((one) => logLikelihoods(taught, example('good').features)[classes.indexOf(one)] ?? 0);
    expect(smalltalk).toBeCloseTo(orderStatus ?? 0, 5);
    expect(smalltalk).toBeGreaterThan(forgery ?? 0);
  });

  it.each([
    ['nimelipa mbao tangu Jumanne na muuzaji kimya, mzigo uko wapi', 'order_status'],
    ['ile delivery ya leo imeahirishwa hadi lini', 'order_status'],
    ['I cannot remember the password of this account', 'out_of_scope'],
    ['waulize wauzaji wanne bei ya mabati hamsini na misumari kilo nane', 'create_rfq'],
    ['one wants 640 cash, the other 655 on credit, whom do I take', 'analyse_quotes'],
    ['is rock sand good enough for plaster', 'product_question'],
  ])('tell the intent of what they were not taught with: %s', (message, intent) => {
    expect(understand(knowledge, message, '2026-11-22').intent).toBe(intent);
  });
});
