import { formatNumber } from '../shared/numbers.ts';
import { oneOf, quantityOf, unitFor } from '../shared/quantities.ts';
import { fill, type Messages } from './index.ts';
import { lookUp, sized } from './material-words.ts';

/** How many of a unit as the reader's language has it; a null catalogue is English. */

/** "40 bags", "120 × 50 kg bags"; in Swahili "mifuko 40", "mifuko 120 ya 50 kg". */
export function quantityWords(
  quantity: number | string,
  unit: string | null,
  words: Messages['quantities'] | null,
): string {
  const text = unit && counted(unit, words, Number(quantity) === 1);
  return text ? text(formatNumber(Number(quantity))) : quantityOf(quantity, unit);
}

/** Many of a unit, however many: "bags", "mifuko ya 50 kg". */
export function manyWords(unit: string, words: Messages['quantities'] | null): string {
  const text = counted(unit, words, false);
  return text ? text('').replace(/\s+/g, ' ').trim() : unitFor(2, unit);
}

/** A unit's words with a place for their number; null where English rules, and for unknown units. */
function counted(unit: string, words: Messages['quantities'] | null, isOne: boolean) {
  if (words === null) return null;
  const one = oneOf(unit);
  const [, size = '', name] = sized.exec(one) ?? [];
  const text = name
    ? lookUp(isOne ? words.oneSized : words.manySized, name)
    : lookUp(isOne ? words.one : words.many, one.toLowerCase());
  return text === undefined ? null : (count: string) => fill(text, { count, size });
}
