import { featuresOf, piecesOf } from './features.ts';
import { precision, shares, unpack, type Weights } from './reader.ts';

/** A labelled message, in lower case as it was written. */
export interface Lesson {
  readonly text: string;
  readonly isWrong: boolean;
}
export interface Trained {
  readonly bias: number;
  /** Features and weights, `precision` to one, by tabs. */
  readonly lines: readonly string[];
}

/** A feature of fewer lessons is chance. */
const fewestLessons = 2;
const rounds = 40;
/** The weights are the mean of those after each of the last rounds: no chance order decides. */
const lastRounds = 20;
const pace = 0.5;
const shrink = 0.3;
/** Below it a weight changes nothing. */
const leastOfWrongs = 0.15;
const perLine = 80;

/**
 * Logistic regression by gradients whose steps grow shorter where they were many (AdaGrad), with
 * weights held small. The same lessons in the same order give the same weights.
 */
export function train(lessons: readonly Lesson[]): Trained {
  const rows = lessons.map(({ text, isWrong }) => ({
    parts: partsOf(text),
    wanted: isWrong ? 1 : 0,
  }));
  const counts = new Map<string, number>();
  for (const { parts } of rows) {
    for (const [feature] of parts) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const numbers = new Map<string, number>();
  for (const [feature, count] of counts) {
    if (count >= fewestLessons) numbers.set(feature, numbers.size);
  }
  const known = rows.map(({ parts, wanted }) => ({
    wanted,
    at: parts.flatMap(([feature, part]) => {
      const number = numbers.get(feature);
      return number === undefined ? [] : [{ number, part }];
    }),
  }));
  const { bias, weights } = descend(known, numbers.size);
  return {
    bias: Math.round(bias * precision) / precision,
    lines: pack(numbers, weights, leastOfWrongs),
  };
}

function partsOf(text: string): readonly (readonly [string, number])[] {
  const features = featuresOf(piecesOf(text));
  const parts = shares(features);
  return [...features].map((one) => [one, parts[one.charAt(0)] ?? 0]);
}

interface Row {
  readonly wanted: number;
  readonly at: readonly { readonly number: number; readonly part: number }[];
}

function descend(rows: readonly Row[], size: number) {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-8);
  const mean = { bias: 0, weights: new Float64Array(size) };
  let [bias, biasSquares] = [0, 1e-8];
  const order = rows.map((_, index) => index);
  const random = randomFrom(1);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { at, wanted } = rows[index] as Row;
      let score = bias;
      for (const { number, part } of at) score += (weights[number] ?? 0) * part;
      const error = 1 / (1 + Math.exp(-score)) - wanted;
      for (const { number, part } of at) {
        const weight = weights[number] ?? 0;
        const slope = error * part + (shrink / rows.length) * weight;
        const square = (squares[number] ?? 0) + slope * slope;
        squares[number] = square;
        weights[number] = weight - (pace * slope) / Math.sqrt(square);
      }
      biasSquares += error * error;
      bias -= (pace * error) / Math.sqrt(biasSquares);
    }
    if (round < rounds - lastRounds) continue;
    mean.bias += bias / lastRounds;
    weights.forEach((weight, number) => {
      mean.weights[number] = (mean.weights[number] ?? 0) + weight / lastRounds;
    });
  }
  return mean;
}

/** The same numbers each time, from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

/** In place. */
export function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
}

/** The lines of a file of weights; those below `least` are left out. */
export function pack(
  numbers: ReadonlyMap<string, number>,
  weights: Float64Array,
  least: number,
): string[] {
  const entries: string[] = [];
  for (const [feature, number] of numbers) {
    const weight = weights[number] ?? 0;
    if (Math.abs(weight) >= least) entries.push(`${feature} ${Math.round(weight * precision)}`);
  }
  const lines: string[] = [];
  for (let start = 0; start < entries.length; start += perLine) {
    lines.push(entries.slice(start, start + perLine).join('\t'));
  }
  return lines;
}

/** What lessons teach, ready to read with. */
export const learn = (lessons: readonly Lesson[]): Weights => unpack(train(lessons));
