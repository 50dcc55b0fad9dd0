import type { IntentFeatures } from './intent-facts.ts';
import { type HarmlessIntent, harmlessIntents } from './intent-reader.ts';
import { precision, unpack, type Weights } from './reader.ts';
import { pack, randomFrom, shuffle, type Trained } from './train.ts';

/** A labelled message, as the reader of intents sees it. */
export interface IntentLesson {
  readonly text: string;
  readonly intent: HarmlessIntent;
  readonly features: IntentFeatures;
}

const fewestLessons = 2;
const rounds = 25;
const pace = 0.5;
const shrink = 0.3;
/** Below it a weight changes nothing. */
const least = 0.35;

interface Row {
  readonly wanted: number;
  readonly at: readonly { readonly number: number; readonly part: number }[];
}

/** Of each intent, what speaks for it. */
interface Slopes {
  readonly weights: Float64Array;
  readonly squares: Float64Array;
  bias: number;
  biasSquares: number;
}

/**
 * Logistic regression over several intents, else as that of wrongs (`train.ts`): the weights of each
 * intent, in the order of `harmlessIntents`. The same lessons in the same order give the same weights.
 */
export function trainIntents(lessons: readonly IntentLesson[]): Trained[] {
  const numbers = numberFeatures(lessons);
  const rows = lessons.map(({ intent, features }) => ({
    wanted: harmlessIntents.indexOf(intent),
    at: [...features].flatMap(([feature, part]) => {
      const number = numbers.get(feature);
      return number === undefined ? [] : [{ number, part }];
    }),
  }));
  return descend(rows, numbers.size).map(({ bias, weights }) => ({
    bias: Math.round(bias * precision) / precision,
    lines: pack(numbers, weights, least),
  }));
}

function numberFeatures(lessons: readonly IntentLesson[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of lessons) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const numbers = new Map<string, number>();
  for (const [feature, count] of counts) {
    if (count >= fewestLessons) numbers.set(feature, numbers.size);
  }
  return numbers;
}

function descend(rows: readonly Row[], size: number): readonly Slopes[] {
  const all = harmlessIntents.map(() => ({
    weights: new Float64Array(size),
    squares: new Float64Array(size).fill(1e-8),
    bias: 0,
    biasSquares: 1e-8,
  }));
  const order = rows.map((_, index) => index);
  const random = randomFrom(1);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const index of order) {
      const row = rows[index] as Row;
      const likely = likelihoodsOf(all, row);
      all.forEach((one, intent) => {
        step(one, row, (likely[intent] ?? 0) - (intent === row.wanted ? 1 : 0), rows.length);
      });
    }
  }
  return all;
}

function likelihoodsOf(all: readonly Slopes[], { at }: Row): readonly number[] {
  const scores = all.map(({ weights, bias }) =>
    at.reduce((sum, { number, part }) => sum + (weights[number] ?? 0) * part, bias),
  );
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

function step(one: Slopes, { at }: Row, error: number, lessons: number): void {
  for (const { number, part } of at) {
    const weight = one.weights[number] ?? 0;
    const slope = error * part + (shrink / lessons) * weight;
    const square = (one.squares[number] ?? 0) + slope * slope;
    one.squares[number] = square;
    one.weights[number] = weight - (pace * slope) / Math.sqrt(square);
  }
  one.biasSquares += error * error;
  one.bias -= (pace * error) / Math.sqrt(one.biasSquares);
}

/** What lessons teach, ready to read with. */
export const learnIntents = (lessons: readonly IntentLesson[]): Weights[] =>
  trainIntents(lessons).map(unpack);
