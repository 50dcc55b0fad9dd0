import { wordTable } from '../../shared/word-table.ts';
import { isUnitOrCount } from '../materials/unit-table-rules.ts';

/** What a search text says about prices, in KES as the list's filters take them. */
export interface PriceLimits {
  readonly minPrice?: string | undefined;
  readonly maxPrice?: string | undefined;
}

/** The narrower of two limits at each end. */
export function strictestPrices(one: PriceLimits, other: PriceLimits): PriceLimits {
  const pick = (
    first: string | undefined,
    second: string | undefined,
    of: (...prices: number[]) => number,
  ) => (first && second ? String(of(Number(first), Number(second))) : first || second);
  const minPrice = pick(one.minPrice, other.minPrice, Math.max);
  const maxPrice = pick(one.maxPrice, other.maxPrice, Math.min);
  return { ...(minPrice ? { minPrice } : {}), ...(maxPrice ? { maxPrice } : {}) };
}

type Bound = 'min' | 'max' | 'both';

/** Longest first: "not more than" holds "more than". */
const phrases: readonly (readonly [Bound, readonly string[]])[] = (
  [
    ['both', 'between|from|kati ya|kutoka|kuanzia|baina ya'],
    [
      'max',
      'not more than|no more than|not over|not above|not exceeding|less than|lower than|cheaper than|at most|up to|upto|' +
        'under|below|within|maximum|max|chini ya|isiyozidi|yasiyozidi|isizidi|zisizidi|hadi|mpaka',
    ],
    [
      'min',
      'not less than|more than|higher than|at least|over|above|from|minimum|min|si chini ya|zaidi ya|juu ya|kuanzia|kutoka|angalau',
    ],
  ] as const
)
  .flatMap(([bound, texts]) =>
    texts.split('|').map((text): readonly [Bound, string[]] => [bound, text.split(' ')]),
  )
  .sort(([, a], [, b]) => b.length - a.length);

const currency = /^(?:kshs?|kes|shs?|shillings?|shilingi|bob|\/[=-])[.]?$/;
const joins = new Set(['and', 'na', 'to', 'hadi', 'mpaka', '-']);
const figure = /^(kshs?\.?|kes)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?(k)?(\/[=-]|bob|shs?|ksh)?$/;
/** Swahili says the thousand before its number: "elfu mbili" is 2,000. */
const before: Readonly<Record<string, number>> = wordTable({ elfu: 1000, mia: 100 });
const numbers: Readonly<Record<string, number>> = wordTable({
  moja: 1,
  mbili: 2,
  tatu: 3,
  nne: 4,
  tano: 5,
  sita: 6,
  saba: 7,
  nane: 8,
  tisa: 9,
  kumi: 10,
});
/** A smaller number without a currency is a size or a count: "nails under 4". */
const leastPrice = 10;
const mostPrice = 99_999_999;

/**
 * Takes what limits the price out of a search text: "cement chini ya 1000" is cement up to KSh 1,000.
 * A number with a unit is a size, whatever stands before it ("tank over 1000 litres").
 */
export function readPriceLimits(text: string): {
  readonly rest: string;
  readonly limits: PriceLimits;
} {
  const words = text.trim().split(/\s+/);
  const plain = words.map((word) => word.toLowerCase().replace(/[;:!?]+$|,$/g, ''));
  const rest: string[] = [];
  const limits: { minPrice?: string; maxPrice?: string } = {};
  for (let at = 0; at < words.length; ) {
    const found = limitAt(plain, at);
    if (found) {
      if (found.min !== null) limits.minPrice = found.min;
      if (found.max !== null) limits.maxPrice = found.max;
      at = found.end;
    } else {
      rest.push(words[at] ?? '');
      at += 1;
    }
  }
  return { rest: rest.join(' '), limits };
}

interface Limit {
  readonly min: string | null;
  readonly max: string | null;
  readonly end: number;
}

function limitAt(words: readonly string[], at: number): Limit | null {
  for (const [bound, phrase] of phrases) {
    if (!phrase.every((word, place) => words[at + place] === word)) continue;
    const first = amountAt(words, at + phrase.length);
    if (!first) continue;
    if (bound !== 'both') {
      return {
        min: bound === 'min' ? first.price : null,
        max: bound === 'max' ? first.price : null,
        end: first.end,
      };
    }
    const second = joins.has(words[first.end] ?? '') ? amountAt(words, first.end + 1) : null;
    if (second) return { min: first.price, max: second.price, end: second.end };
  }
  return null;
}

function amountAt(words: readonly string[], from: number): { price: string; end: number } | null {
  let at = from;
  let isMoney = currency.test(words[at] ?? '');
  if (isMoney) at += 1;
  const factor = before[words[at] ?? ''];
  if (factor !== undefined) at += 1;
  const word = words[at] ?? '';
  const read = figure.exec(word);
  const number = read
    ? Number(`${(read[2] ?? '').replaceAll(',', '')}${read[3] ?? ''}`) * (read[4] ? 1000 : 1)
    : factor === undefined
      ? undefined
      : numbers[word];
  if (number === undefined) return null;
  at += 1;
  isMoney ||= factor !== undefined || Boolean(read?.[1] ?? read?.[5]);
  if (currency.test(words[at] ?? '')) {
    isMoney = true;
    at += 1;
  }
  if (!isMoney && (number < leastPrice || isUnitOrCount(words[at] ?? ''))) return null;
  const price = number * (factor ?? 1);
  return price > mostPrice ? null : { price: String(Math.round(price * 100) / 100), end: at };
}
