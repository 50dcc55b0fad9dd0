import type { Features } from './features.ts';

/** What each feature speaks for: a weight of every class, in the order of the classes. */
export interface Weights {
  readonly bias: readonly number[];
  readonly of: ReadonlyMap<string, Float32Array>;
}

/** Weights as they are stored: features with the numbers of their classes as letters, "w cement a12c-5". */
interface StoredWeights {
  readonly bias: readonly number[];
  readonly lines: readonly string[];
}

/** Weights are stored as whole numbers, so many to one; below `least` one changes nothing. */
export const precision = 20;
const least = 0.1;

const firstLetter = 'a'.charCodeAt(0);
const entry = /([a-z])(-?\d+)/g;

export function unpack({ bias, lines }: StoredWeights): Weights {
  const of = new Map<string, Float32Array>();
  for (const line of lines) {
    const end = line.lastIndexOf(' ');
    const weights = new Float32Array(bias.length);
    for (const [, letter = '', weight] of line.slice(end + 1).matchAll(entry)) {
      weights[letter.charCodeAt(0) - firstLetter] = Number(weight) / precision;
    }
    of.set(line.slice(0, end), weights);
  }
  return { bias, of };
}

/** A line of the file of weights, or null where none is worth it. */
export function packed(feature: string, weights: readonly number[]): string | null {
  const entries = weights.flatMap((weight, at) =>
    Math.abs(weight) < least
      ? []
      : [`${String.fromCharCode(firstLetter + at)}${Math.round(weight * precision)}`],
  );
  return entries.length === 0 ? null : `${feature} ${entries.join('')}`;
}

/** How likely each class is, by logarithms, in the order of the classes. */
export function logLikelihoods({ bias, of }: Weights, features: Features): number[] {
  const scores = [...bias];
  for (const [feature, part] of features) {
    const weights = of.get(feature);
    if (!weights) continue;
    for (let at = 0; at < scores.length; at += 1) {
      scores[at] = (scores[at] ?? 0) + (weights[at] ?? 0) * part;
    }
  }
  const all = logSum(scores);
  return scores.map((score) => score - all);
}

export function logSum(scores: readonly number[]): number {
  const most = Math.max(...scores);
  return most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0));
}
