import file from './classifier/advice-weights.json' with { type: 'json' };
import { logLikelihoods, unpack } from './classifier/classifier.ts';
import type { Features } from './classifier/features.ts';
import { type Problem, problems } from './problems.ts';

/** What the classifier of advice tells apart, in the order of its weights. */
export const advices = ['other', 'question', ...problems] as const;
export type Advice = (typeof advices)[number];

/** How likely a message asks for advice, from 0 to 1. */
export interface AdviceAsked {
  readonly question: number;
  /** That anything went wrong, and what most likely did. */
  readonly problem: number;
  readonly likeliest: Problem;
}

export function adviceAsked(features: Features): AdviceAsked {
  const [, question = 0, ...wrong] = logLikelihoods(trained, features).map(Math.exp);
  return {
    question,
    problem: wrong.reduce((sum, one) => sum + one, 0),
    likeliest: problems[wrong.indexOf(Math.max(...wrong))] ?? 'late',
  };
}

const trained = unpack(file);
