import { precision } from './reader.ts';
import { pack, randomFrom, shuffle, type Trained } from './train.ts';

/** What is told of a message, and how much each feature counts. */
export type Features = ReadonlyMap<string, number>;

/** A labelled message: the class it is of. */
export interface ClassLesson<Class extends string> {
  readonly features: Features;
  readonly label: Class;
}

const fewestLessons = 2;
const rounds = 25;
const pace = 0.5;
const shrink = 0.3;

interface Row {
  readonly wanted: number;
  readonly at: readonly { readonly number: number; readonly part: number }[];
}

/** Of each class, what speaks for it. */
interface Slopes {
  readonly weights: Float64Array;
  readonly squares: Float64Array;
  bias: number;
  biasSquares: number;
}

/**
 * Logistic regression over several classes, else as that of wrongs (`train.ts`): the weights of each
 * class, in their order; those below `least` are left out. The same lessons in the same order give the
 * same weights.
 */
export function trainClasses<Class extends string>(
  classes: readonly Class[],
  lessons: readonly ClassLesson<Class>[],
  least: number,
): Trained[] {
  const numbers = numberFeatures(lessons);
  const rows = lessons.map(({ label, features }) => ({
    wanted: classes.indexOf(label),
    at: [...features].flatMap(([feature, part]) => {
      const number = numbers.get(feature);
      return number === undefined ? [] : [{ number, part }];
    }),
  }));
  return descend(rows, numbers.size, classes.length).map(({ bias, weights }) => ({
    bias: Math.round(bias * precision) / precision,
    lines: pack(numbers, weights, least),
  }));
}

function numberFeatures(lessons: readonly ClassLesson<string>[]): ReadonlyMap<string, number> {
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

function descend(rows: readonly Row[], size: number, classes: number): readonly Slopes[] {
  const all = Array.from({ length: classes }, () => ({
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
      all.forEach((one, at) => {
        step(one, row, (likely[at] ?? 0) - (at === row.wanted ? 1 : 0), rows.length);
      });
    }
  }
  return all;
}

function likelihoodsOf(all: readonly Slopes[], { at }: Row): readonly number[] {
  const scores = all.map(({ weights, bias }) => {
    let score = bias;
    for (const { number, part } of at) score += (weights[number] ?? 0) * part;
    return score;
  });
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
