import { packed, precision, unpack, type Weights } from './classifier.ts';
import type { Features } from './features.ts';

/** A labelled text: what is told of it, and the classes that its label allows. */
export interface Example<Class extends string = string> {
  readonly allowed: readonly Class[];
  readonly features: Features;
}

/** A feature of fewer examples is chance. */
const fewest = 2;
const rounds = 50;
/** How much weights are held small; those of rare features less, by their number of examples to this power. */
const shrink = 0.1;
const rarity = 0.25;

export interface Trained {
  readonly bias: readonly number[];
  readonly lines: readonly string[];
}

/** Rows of features, by their numbers. */
interface Matrix {
  readonly starts: Int32Array;
  readonly columns: Int32Array;
  readonly values: Float32Array;
}

/**
 * Logistic regression over several classes, by L-BFGS. Where a label allows several classes, their
 * likelihoods are added. The same examples in the same order give the same weights.
 */
export function train<Class extends string>(
  classes: readonly Class[],
  examples: readonly Example<Class>[],
): Trained {
  const counts = countFeatures(examples);
  const names = [...counts.keys()];
  const scales = names.map((one) => ((counts.get(one) ?? 1) / 5) ** -rarity);
  const matrix = matrixOf(examples, new Map(names.map((one, at) => [one, at])), scales);
  const allowed = Uint8Array.from(
    examples.flatMap((one) => classes.map((name) => (one.allowed.includes(name) ? 1 : 0))),
  );
  const width = classes.length;
  const biasAt = names.length * width;
  const weights = minimise(
    (at) => lossOf(matrix, { allowed, width, biasAt }, at),
    biasAt + width,
    rounds,
  );
  return {
    bias: [...weights.subarray(biasAt)].map((one) => Math.round(one * precision) / precision),
    lines: names.flatMap((name, at) => {
      const own = weights.subarray(at * width, (at + 1) * width);
      return (
        packed(
          name,
          [...own].map((one) => one * (scales[at] ?? 1)),
        ) ?? []
      );
    }),
  };
}

/** What examples teach, ready to read with. */
export const learn = <Class extends string>(
  classes: readonly Class[],
  examples: readonly Example<Class>[],
): Weights => unpack(train(classes, examples));

function countFeatures(examples: readonly Example[]) {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count >= fewest));
}

function matrixOf(
  examples: readonly Example[],
  numbers: ReadonlyMap<string, number>,
  scales: readonly number[],
): Matrix {
  const rows = examples.map(({ features }) =>
    [...features].flatMap(([feature, part]) => {
      const column = numbers.get(feature);
      return column === undefined ? [] : [{ column, value: part * (scales[column] ?? 1) }];
    }),
  );
  const starts = new Int32Array(rows.length + 1);
  rows.forEach((row, at) => {
    starts[at + 1] = (starts[at] ?? 0) + row.length;
  });
  const cells = rows.flat();
  return {
    starts,
    columns: Int32Array.from(cells, ({ column }) => column),
    values: Float32Array.from(cells, ({ value }) => value),
  };
}

interface Shape {
  /** By example and class, whether its label allows it. */
  readonly allowed: Uint8Array;
  readonly width: number;
  /** The biases stand behind all weights. */
  readonly biasAt: number;
}

interface Loss {
  readonly loss: number;
  readonly slope: Float64Array;
}

function lossOf(
  { starts, columns, values }: Matrix,
  { allowed, width, biasAt }: Shape,
  weights: Float64Array,
): Loss {
  const slope = new Float64Array(weights.length);
  let loss = 0;
  for (let at = 0; at < biasAt; at += 1) {
    const weight = weights[at] as number;
    loss += (shrink / 2) * weight * weight;
    slope[at] = shrink * weight;
  }
  const scores = new Float64Array(width);
  for (let row = 0; row + 1 < starts.length; row += 1) {
    const [start, end] = [starts[row] as number, starts[row + 1] as number];
    scores.set(weights.subarray(biasAt));
    for (let cell = start; cell < end; cell += 1) {
      const [from, value] = [(columns[cell] as number) * width, values[cell] as number];
      for (let one = 0; one < width; one += 1)
        scores[one] = (scores[one] as number) + (weights[from + one] as number) * value;
    }
    loss += errorsOf(scores, allowed.subarray(row * width, (row + 1) * width));
    for (let cell = start; cell < end; cell += 1) {
      const [from, value] = [(columns[cell] as number) * width, values[cell] as number];
      for (let one = 0; one < width; one += 1)
        slope[from + one] = (slope[from + one] as number) + (scores[one] as number) * value;
    }
    for (let one = 0; one < width; one += 1)
      slope[biasAt + one] = (slope[biasAt + one] as number) + (scores[one] as number);
  }
  return { loss, slope };
}

/** Turns scores, in place, into how far the likelihoods are from what is allowed; how unlikely that is. */
function errorsOf(scores: Float64Array, allowed: Uint8Array): number {
  const most = Math.max(...scores);
  let [all, right] = [0, 0];
  scores.forEach((score, one) => {
    const share = Math.exp(score - most);
    scores[one] = share;
    all += share;
    if (allowed[one]) right += share;
  });
  const safe = Math.max(right, Number.MIN_VALUE);
  scores.forEach((share, one) => {
    scores[one] = share / all - (allowed[one] ? share / safe : 0);
  });
  return Math.log(all) - Math.log(safe);
}

const dot = (one: Float64Array, other: Float64Array) => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
};
const plus = (one: Float64Array, other: Float64Array, times: number) =>
  one.map((value, at) => value + times * (other[at] as number));

const remembered = 6;

/** Limited-memory BFGS, from nothing. */
function minimise(lossAt: (at: Float64Array) => Loss, size: number, rounds: number): Float64Array {
  let at = new Float64Array(size);
  let now = lossAt(at);
  const steps: { moved: Float64Array; turned: Float64Array; scale: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let way = now.slope.map((one) => -one);
    const shares: number[] = [];
    for (const { moved, turned, scale } of steps.toReversed()) {
      const share = dot(moved, way) / scale;
      shares.unshift(share);
      way = plus(way, turned, -share);
    }
    const last = steps.at(-1);
    const first = last ? last.scale / dot(last.turned, last.turned) : 1 / Math.sqrt(dot(way, way));
    way = way.map((one) => one * first);
    steps.forEach(({ moved, turned, scale }, one) => {
      way = plus(way, moved, (shares[one] as number) - dot(turned, way) / scale);
    });
    const found = walk(lossAt, at, now, way);
    if (!found) break;
    const moved = plus(found.at, at, -1);
    const turned = plus(found.next.slope, now.slope, -1);
    const scale = dot(moved, turned);
    if (scale > 0) steps.push({ moved, turned, scale });
    if (steps.length > remembered) steps.shift();
    at = found.at;
    now = found.next;
  }
  return at;
}

/** A step on the way that lowers the loss enough: the whole one, else half of it, and so on. */
function walk(
  lossAt: (at: Float64Array) => Loss,
  from: Float64Array,
  { loss, slope }: Loss,
  way: Float64Array,
) {
  const fall = dot(slope, way);
  for (let length = 1; length > 1e-4; length /= 2) {
    const at = plus(from, way, length);
    const next = lossAt(at);
    if (next.loss <= loss + 1e-4 * length * fall) return { at, next };
  }
  return null;
}
