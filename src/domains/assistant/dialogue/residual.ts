import {
  isCounting,
  type Measuring,
  stem,
  type Token,
  type Unit,
  unitOf,
} from '../../materials/language/public.ts';
import { findMoney } from '../understanding/budget.ts';
import { findDeadline } from '../understanding/deadlines.ts';
import type { Knowledge } from '../understanding/knowledge.ts';
import { quietWords } from '../understanding/lexicon/words.ts';
import { findPlace } from '../understanding/places.ts';
import { read } from '../understanding/reading.ts';

/** A number that is no date, no sum and no part of a place's name. */
export interface LooseNumber {
  readonly value: number;
  readonly unit: Unit | Measuring | null;
}

/** What a short message says beside what it names. */
export interface Residual {
  /** Lower case, as it was written. */
  readonly text: string;
  readonly numbers: readonly LooseNumber[];
  /** Words that are no number, unit, date, sum or place. */
  readonly words: readonly string[];
  /** Those of them that say something new. */
  readonly unread: readonly string[];
  readonly units: ReadonlySet<string>;
  /** Words that nobody knows right beside a number and its unit: the "plutonium" of "plutonium 5kg". */
  readonly strangers: readonly string[];
}

/** Positions do not hang on the day. */
const anyDay = '2000-01-01';

export function residualOf(knowledge: Knowledge, text: string): Residual {
  const { tokens } = read(knowledge, text);
  const taken = [
    findDeadline(tokens, anyDay).positions,
    findMoney(tokens).positions,
    findPlace(knowledge, tokens).positions,
  ];
  const isTaken = (at: number) => taken.some((positions) => positions.has(at));
  const wordAt = (at: number) => tokens[at]?.text ?? '';
  const numbers: LooseNumber[] = [];
  const words: string[] = [];
  const units = new Set<string>();
  tokens.forEach(({ kind, text: word, value }, at) => {
    const behind = unitOf(word, tokens[at - 1]?.kind === 'number');
    if (behind && !joining.has(word)) units.add(behind);
    if (isTaken(at)) return;
    if (kind === 'number' && value !== undefined) {
      if (value > largest || /^0\d/.test(word)) return;
      const before = wordAt(at - 1);
      const ahead = unitOf(wordAt(at + 1), true);
      numbers.push({ value, unit: ahead ?? (joining.has(before) ? null : unitOf(before, false)) });
    } else if (kind === 'word' && (behind === null || joining.has(word))) words.push(word);
  });
  const unread = words.filter((word) => !quietWords.has(word));
  const isFree = (at: number) => !isTaken(at);
  return { text, numbers, words, unread, units, strangers: strangersIn(knowledge, tokens, isFree) };
}

const joints: ReadonlySet<string> = new Set(['of', 'ya', 'za', 'la', 'wa', 'cha', 'vya']);

function strangersIn(
  { vocabulary }: Knowledge,
  tokens: readonly Token[],
  isFree: (at: number) => boolean,
): string[] {
  const isStranger = (at: number) => {
    const token = tokens[at];
    if (token?.kind !== 'word' || token.written !== undefined || !isFree(at)) return false;
    if (token.text.length < 4 || quietWords.has(token.text)) return false;
    return [token.text, stem(token.text)].every(
      (word) => vocabulary.kindOf(word) === undefined && unitOf(word, true) === null,
    );
  };
  return tokens.flatMap(({ kind }, at) => {
    if (kind !== 'number' || !isFree(at)) return [];
    const isUnit = (other: number) => unitOf(tokens[other]?.text ?? '', true) !== null;
    const before = isUnit(at - 1) ? at - 2 : at - 1;
    let behind = isUnit(at + 1) ? at + 2 : at + 1;
    if (joints.has(tokens[behind]?.text ?? '')) behind += 1;
    return [before, behind].filter(isStranger).map((other) => tokens[other]?.text ?? '');
  });
}

/** Longer numbers are of telephones and papers. */
const largest = 10_000_000;

/** Words that look like units: "no 60" is no sixty pieces. */
const joining: ReadonlySet<string> = new Set(['no', 'each', 'in', 'item', 'a']);

/** The unit of a number where it counts; a size tells none. */
export const countOf = (unit: Unit | Measuring | null): Unit | null =>
  unit !== null && isCounting(unit) ? unit : null;
