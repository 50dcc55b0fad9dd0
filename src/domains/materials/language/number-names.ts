import { wordTable } from '../../../shared/word-table.ts';
import data from './words.json' with { type: 'json' };

/** Each word of some lists with what its list stands for. */
const table = <Value>(rows: readonly (readonly [Value, string])[]) =>
  wordTable<Value>(
    Object.fromEntries(
      rows.flatMap(([value, words]) => words.split(' ').map((one) => [one, value])),
    ),
  );

export const small = table(data.small.map((words, value) => [value, words]));
export const tens = table(
  Object.entries(data.tens).map(([value, words]) => [Number(value), words]),
);

interface Factor {
  readonly value: number;
  readonly isAfter: boolean;
  readonly isBoth?: boolean;
}
/** Swahili says the factor after ("mia mbili"), English before ("two hundred"), Sheng both ways. */
export const factors = table<Factor>(data.factors.map(({ words, ...factor }) => [factor, words]));

export const numberWords: readonly string[] = [
  ...[small, tens, factors].flatMap((names) => Object.keys(names)),
  'nusu',
  'unusu',
  'robo',
];
