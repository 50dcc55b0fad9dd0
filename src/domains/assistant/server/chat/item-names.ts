import { fill } from '../../../../messages/index.ts';
import { unitWords } from '../../../../messages/material-words.ts';
import { quantityWords } from '../../../../messages/quantity-words.ts';
import { materials as swahili } from '../../../../messages/sw/materials.ts';
import { quantities as swahiliQuantities } from '../../../../messages/sw/quantities.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import type { Unit } from '../../../materials/language/public.ts';
import { type Copy, copies } from '../../copy/copy.ts';
import type { Item } from '../../understanding/items.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import { lineOf, withSizes } from '../../understanding/read-line.ts';

/** What an item is called in the language of the answer, with its sizes. */
export function nameIn(knowledge: Knowledge, item: Item, copy: Copy): string {
  const plain = lineOf(knowledge, item).name;
  if (copy !== copies.sw) return plain;
  // Where it was not said which of several, the shortest name is that of all.
  const names = item.types.flatMap((type) => knowledge.materials.get(type)?.tagsSw[0] ?? []);
  const [shortest] = names.toSorted((a, b) => a.length - b.length);
  return shortest === undefined ? plain : withSizes(shortest, item);
}

/** "Ballast", not "Ballast (Crushed Stone)". */
export const shortNameIn = (...of: Parameters<typeof nameIn>): string =>
  nameIn(...of).replace(/ \(.*?\)/g, '');

/** "cement, river sand and 3 more". */
export function namesIn(knowledge: Knowledge, items: readonly Item[], copy: Copy): string {
  const names = items.map((item) => nameIn(knowledge, item, copy).toLowerCase());
  const [first = '', second = '', third = ''] = names;
  if (names.length < 2) return first;
  const { two, three, more } = copy.names;
  const pattern = names.length === 2 ? two : names.length === 3 ? three : more;
  return fill(pattern, { first, second, third, count: names.length - 2 });
}

/** "1,200 bags", in the reader's words. */
export function amountWords(quantity: number | null, unit: Unit | null, copy: Copy): string {
  if (quantity === null) return '';
  const name = unit ? (quantity === 1 ? copy.units : copy.unitsMany)[unit] : '';
  return fill(copy.amount, { quantity, unit: name }).trim();
}

const wordsOf = (copy: Copy) => (copy === copies.sw ? swahili : null);

/** "40 bags", "120 × 50 kg bags": so many of a supplier's own unit. */
export const unitsWords = (quantity: number, unit: string, copy: Copy): string =>
  quantityWords(quantity, unit, copy === copies.sw ? swahiliQuantities : null);

/** "KSh 745 / 50 kg bag", in Swahili "KSh 745 kwa mfuko wa 50 kg". */
export const priceOfOne = (price: string, unit: string, copy: Copy): string =>
  fill(copy.onePrice, { low: formatUnitPrice(price), unit: unitWords(unit, wordsOf(copy)) });

/** From what to what one of a unit costs. */
export const priceOfSome = (low: string, high: string, unit: string, copy: Copy): string =>
  low === high
    ? priceOfOne(low, unit, copy)
    : fill(copy.priceRange, {
        low: formatUnitPrice(low),
        high: formatUnitPrice(high),
        unit: unitWords(unit, wordsOf(copy)),
      });

/** A supplier's unit in the reader's words. */
export const unitIn = (unit: string, copy: Copy): string => unitWords(unit, wordsOf(copy));
