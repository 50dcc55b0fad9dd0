import { logLikelihoods, unpack } from './classifier/classifier.ts';
import type { Features } from './classifier/features.ts';
import file from './classifier/intent-weights.json' with { type: 'json' };
import { type HarmlessIntent, harmlessIntents } from './intents.ts';

/** What a message wants done. */
export function likeliestIntent(features: Features): HarmlessIntent {
  const likely = logLikelihoods(trained, features);
  return harmlessIntents[likely.indexOf(Math.max(...likely))] ?? 'match_suppliers';
}

const trained = unpack(file);
