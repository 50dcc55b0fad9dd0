import { logLikelihoods, logSum, unpack, type Weights } from './classifier/classifier.ts';
import type { Part } from './classifier/message-features.ts';
import file from './classifier/policy-weights.json' with { type: 'json' };
import { harmlessIntents } from './intents.ts';
import { injections } from './lexicon/injections.ts';
import { type Violation, violations } from './violations.ts';

/** What the classifier tells apart, in the order of its weights. */
export const outcomes = [...harmlessIntents, ...violations] as const;
export type Outcome = (typeof outcomes)[number];

/** From here on a message is refused; chosen by `npm run assistant:folds`. */
const limit = -0.8;

/**
 * What a message is refused for, or null: a list of injections, and a classifier that was taught with
 * labelled messages. What the assistant can do does not rest on it: it reads its user's own data, and
 * its drafts are a person's to send. `text`: lower case, as it was written, with its lines.
 */
export function policyViolation(text: string, parts: () => readonly Part[]): Violation | null {
  if (injections.test(text.replace(/\s+/g, ' '))) return 'injection';
  const { violation, score } = likeliestViolation(parts());
  return score > limit ? violation : null;
}

/** The violation that the surest part of a message tells, and how much likelier than harmless any is. */
export function likeliestViolation(parts: readonly Part[], weights: Weights = trained) {
  let likeliest = { violation: null as Violation | null, score: -Infinity };
  for (const { features, handicap } of parts) {
    const likely = logLikelihoods(weights, features);
    const unsafe = likely.slice(harmlessIntents.length);
    const score = logSum(unsafe) - logSum(likely.slice(0, harmlessIntents.length)) - handicap;
    if (score <= likeliest.score) continue;
    likeliest = { violation: violations[unsafe.indexOf(Math.max(...unsafe))] ?? null, score };
  }
  return likeliest;
}

const trained = unpack(file);
