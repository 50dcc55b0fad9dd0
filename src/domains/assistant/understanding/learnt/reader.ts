import { featuresOf, piecesOf } from './features.ts';
import file from './weights.json' with { type: 'json' };

/** What each feature speaks for, as training left it. */
export interface Weights {
  readonly bias: number;
  readonly of: ReadonlyMap<string, number>;
}

/** How much each kind of feature counts beside the others; one kind's features share its part. */
const share: Readonly<Record<string, number>> = { w: 1, b: 1, g: 0.4, x: 1, y: 1 };
const fewest = 3;

/** What one feature of each kind counts: many of a kind count less each. */
export function shares(features: ReadonlySet<string>): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { w: 0, b: 0, g: 0, x: 0, y: 0 };
  for (const one of features) {
    const kind = one.charAt(0);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return Object.fromEntries(
    Object.entries(counts).map(([kind, count]) => [
      kind,
      (share[kind] ?? 0) / Math.sqrt(Math.max(fewest, count)),
    ]),
  );
}

/** Weights are kept as whole numbers, so many to one. */
export const precision = 100;

/** Cuts the lines of the file into features and their weights. */
export function unpack({ bias, lines }: { bias: number; lines: readonly string[] }): Weights {
  const of = new Map<string, number>();
  for (const line of lines) {
    for (const entry of line.split('\t')) {
      const end = entry.lastIndexOf(' ');
      of.set(entry.slice(0, end), Number(entry.slice(end + 1)) / precision);
    }
  }
  return { bias, of };
}

/** How surely a stretch asks for a wrong: above 0 rather than not. */
export function scoreOf({ bias, of }: Weights, pieces: readonly string[]): number {
  const features = featuresOf(pieces);
  const sums: Record<string, number> = { w: 0, b: 0, g: 0, x: 0, y: 0 };
  for (const feature of features) {
    const weight = of.get(feature);
    const kind = feature.charAt(0);
    if (weight !== undefined) sums[kind] = (sums[kind] ?? 0) + weight;
  }
  const parts = shares(features);
  return Object.entries(sums).reduce((all, [kind, sum]) => all + sum * (parts[kind] ?? 0), bias);
}

/** A message is read in stretches of so many pieces, which overlap. */
const stretch = 60;
const step = 40;
/** What is longer, say four thousand marks, is read at both ends. */
const mostPieces = 1600;
/** So few words are a greeting or the name of a thing. */
const fewestPieces = 4;

/** Whether nothing of a text is left out: only then may it be called innocent against a rule. */
export const isReadWhole = (text: string): boolean => piecesOf(text).length <= mostPieces;

/** A sentence of fewer pieces says too little by itself. */
const fewestOfSentence = 5;
/** Torn from the others, a sentence must say more than the whole message. */
const torn = 0.5;
const sentenceEnd = /(?<=[.!?;])\s+|\n+/;

/** The pieces of each sentence that says enough by itself, where there are several. */
export function tornSentences(text: string): string[][] {
  const sentences = text.split(sentenceEnd);
  if (sentences.length === 1) return [];
  return sentences.map(piecesOf).filter(({ length }) => length >= fewestOfSentence);
}

/** A part of a message that is read by itself, and by how much it must say more to count as much. */
export interface Part {
  readonly pieces: readonly string[];
  readonly handicap: number;
}

/** The stretches of a message and, unless it is long, its sentences; none of what is too short. */
export function partsOf(text: string): Part[] {
  const all = piecesOf(text);
  if (all.length < fewestPieces) return [];
  const isLong = all.length > mostPieces;
  const pieces = isLong ? [...all.slice(0, mostPieces / 2), ...all.slice(-mostPieces / 2)] : all;
  const parts: Part[] = [];
  for (let start = 0; start === 0 || start + stretch - step < pieces.length; start += step) {
    parts.push({ pieces: pieces.slice(start, start + stretch), handicap: 0 });
  }
  if (isLong) return parts;
  const sentences = tornSentences(text).map((one) => one.slice(0, stretch));
  return [...parts, ...sentences.map((one) => ({ pieces: one, handicap: torn }))];
}

/**
 * How surely a message, its surest stretch or its surest sentence asks for a wrong. `text`: lower case,
 * as it was written, with its lines.
 */
export function suspicionOf(text: string, weights: Weights = learnt): number {
  const parts = partsOf(text);
  if (parts.length === 0) return 0;
  return Math.max(...parts.map(({ pieces, handicap }) => scoreOf(weights, pieces) - handicap));
}

/** How likely each class is, by logarithms, in the order of its weights. */
export function likelihoods(
  features: ReadonlyMap<string, number>,
  weights: readonly Weights[],
): number[] {
  const scores = weights.map(({ bias, of }) => {
    let score = bias;
    for (const [feature, part] of features) score += (of.get(feature) ?? 0) * part;
    return score;
  });
  const most = Math.max(...scores);
  const all = Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0)) + most;
  return scores.map((score) => score - all);
}

/** The weights of `npm run assistant:train`. */
export const learnt = unpack(file);
