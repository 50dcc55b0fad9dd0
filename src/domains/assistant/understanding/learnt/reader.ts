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

/**
 * How surely a message, its surest stretch or its surest sentence asks for a wrong. `text`: lower case,
 * as it was written, with its lines.
 */
export function suspicionOf(text: string, weights: Weights = learnt): number {
  const all = piecesOf(text);
  if (all.length < fewestPieces) return 0;
  const isLong = all.length > mostPieces;
  const pieces = isLong ? [...all.slice(0, mostPieces / 2), ...all.slice(-mostPieces / 2)] : all;
  let most = -Infinity;
  for (let start = 0; start === 0 || start + stretch - step < pieces.length; start += step) {
    most = Math.max(most, scoreOf(weights, pieces.slice(start, start + stretch)));
  }
  if (isLong) return most;
  for (const one of tornSentences(text)) {
    most = Math.max(most, scoreOf(weights, one.slice(0, stretch)) - torn);
  }
  return most;
}

/** The weights of `npm run assistant:train`. */
export const learnt = unpack(file);
