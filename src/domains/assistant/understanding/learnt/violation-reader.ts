import type { Danger } from '../wrongs.ts';
import { featuresOf } from './features.ts';
import { likelihoods, partsOf, shares, unpack, type Weights } from './reader.ts';
import file from './violation-weights.json' with { type: 'json' };
import { type Violation, violations, violationsOf } from './violations.ts';

/** What the reader of violations tells apart, in the order of the weights. */
export const outcomes = ['harmless', ...violations] as const;

/** What tells one violation from another: words and senses; runs of letters name nothing. */
const kinds = new Set(['w', 'x', 'y']);

/** The features of a stretch that name a violation, and how much each counts. */
export function violationFeatures(pieces: readonly string[]): ReadonlyMap<string, number> {
  const features = featuresOf(pieces);
  const parts = shares(features);
  return new Map(
    [...features].flatMap((one) =>
      kinds.has(one.charAt(0)) ? [[one, parts[one.charAt(0)] ?? 0] as const] : [],
    ),
  );
}

export interface NamedViolation {
  readonly violation: Violation;
  /** How much likelier than harmless, by logarithms: the reason is as good as that. */
  readonly margin: number;
}

/**
 * What a message, the likeliest of its stretches or of its sentences, may be refused for: the likeliest
 * violation first; none of what is too short. `text`: lower case, as it was written.
 */
export function likelyViolations(
  text: string,
  weights: readonly Weights[] = learnt,
): NamedViolation[] {
  const parts = partsOf(text).map(({ pieces, handicap }) => {
    const [harmless = 0, ...likely] = likelihoods(violationFeatures(pieces), weights);
    return likely.map((one) => one - harmless - handicap);
  });
  if (parts.length === 0) return [];
  return violations
    .map((violation, at) => ({
      violation,
      margin: Math.max(...parts.map((margins) => margins[at] ?? -Infinity)),
    }))
    .sort((one, other) => other.margin - one.margin);
}

/** What a rule found is called otherwise where something else is so much likelier. */
const muchLikelier = 4;

/** What a rule found by its own name. */
export function nameOf(found: Danger, text: string): Violation {
  const among = violationsOf[found];
  const likely = likelyViolations(text);
  const [first] = likely;
  const own = likely.find(({ violation }) => among.includes(violation));
  if (!first || !own || found === 'injection') return among[0];
  return first.margin - own.margin > muchLikelier ? first.violation : own.violation;
}

const learnt = file.map(unpack);
