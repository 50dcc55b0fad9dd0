import { type Intent, intents } from '../intents.ts';
import type { IntentFeatures } from './intent-facts.ts';
import file from './intent-weights.json' with { type: 'json' };
import { likelihoods, unpack, type Weights } from './reader.ts';

export type HarmlessIntent = Exclude<Intent, 'unsafe'>;
/** In the order of the weights. */
export const harmlessIntents = intents.filter((one) => one !== 'unsafe');

/**
 * What the rules say is worth so much, by logarithms, as found best on messages that neither was made
 * for. To match suppliers is also what they say where nothing else was told.
 */
const trustInRules = 2;
const trustInTheRest = 1;
/** So few words are left to the rules: what was said before them tells more. */
const fewestWords = 3;
/** And of so few the rules are trusted as much again. */
const fewWords = 5;

/** What a message wants, by what the rules say and what the learnt reader finds likely. */
export function settleIntent(
  ruled: HarmlessIntent,
  features: () => IntentFeatures,
  words: number,
  weights: readonly Weights[] = learnt,
): HarmlessIntent {
  if (words < fewestWords) return ruled;
  const likely = likelihoods(features(), weights);
  const once = ruled === 'match_suppliers' ? trustInTheRest : trustInRules;
  const trust = words < fewWords ? 2 * once : once;
  const scores = likely.map((score, at) => score + (harmlessIntents[at] === ruled ? trust : 0));
  return harmlessIntents[scores.indexOf(Math.max(...scores))] ?? ruled;
}

const learnt = file.map(unpack);
