import { fill } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { formatMoney, formatUnitPrice } from '../../../../shared/money.ts';
import { countedIn } from '../../../materials/language/public.ts';
import type { Copy } from '../../copy/copy.ts';
import { mostMatched } from '../../schema.ts';
import type { PiecePrice } from '../../understanding/budget.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { priceOfUnit } from '../matching/amounts.ts';
import type { LineMatch } from '../matching/match.ts';
import {
  basePriceOf,
  bestBuy,
  leastOf,
  type Missing,
  type Purchase,
} from '../matching/purchase.ts';
import type { ScoredOffer } from '../matching/score.ts';
import { nameIn, priceOfOne, priceOfSome, unitIn, unitsWords } from './item-names.ts';
import type { Turn } from './turn.ts';

/** The best prices of the lines against the budget; null where there is none, or nothing was asked for. */
export function budgetWords(
  knowledge: Knowledge,
  { budgetKes }: Understanding,
  lines: readonly LineMatch[],
  copy: Copy,
): string | null {
  if (budgetKes === null || lines.length === 0) return null;
  const limit = BigInt(Math.round(budgetKes * 100));
  const { total, buys, missing } = sumOf(lines);
  const amounts = { total: formatMoney(total), budget: formatMoney(limit) };
  if (buys.length === 0) return fill(copy.budgetOpen, amounts);
  if (total > limit) return [fill(copy.overBudget, amounts), ...shortWords(buys, copy)].join(' ');
  const what = missing.map(({ line }) => nameIn(knowledge, line.item, copy)).join(', ');
  const words = fill(what === '' ? copy.withinBudget : copy.budgetPartly, { ...amounts, what });
  return [words, ...shortWords(buys, copy)].join(' ');
}

/** What the lines come to at their best prices, and what cannot be added up. */
function sumOf(lines: readonly LineMatch[]) {
  const buys: { readonly line: LineMatch; readonly buy: Purchase }[] = [];
  const missing: { readonly line: LineMatch; readonly why: Missing }[] = [];
  for (const line of lines) {
    const buy = bestBuy(line);
    if (typeof buy === 'string') missing.push({ line, why: buy });
    else buys.push({ line, buy });
  }
  return { buys, missing, total: buys.reduce((sum, { buy }) => sum + (buy.cents ?? 0n), 0n) };
}

/** Of which lines their supplier has less than is asked for. */
const shortWords = (buys: ReturnType<typeof sumOf>['buys'], copy: Copy): string[] =>
  buys
    .filter(({ buy: { offer, units } }) => offer.stockQuantity < (units ?? 0))
    .map(({ buy: { offer } }) =>
      fill(copy.totalShort, {
        supplier: offer.supplierName,
        stock: unitsWords(offer.stockQuantity, offer.unit, copy),
        name: offer.name,
      }),
    );

/** That not all of a long list was looked for; empty where it was. */
export const firstWords = ({ items }: Pick<Understanding, 'items'>, pattern: string): string[] =>
  items.length > mostMatched ? [fill(pattern, { most: mostMatched, count: items.length })] : [];

/** So many lines are told with product and supplier; more of them by the material alone. */
const mostInSentence = 3;

/** The best prices of all lines together, what they are of, and what is missing in the sum. */
export function totalWords(
  { knowledge, copy, understanding }: Turn,
  lines: readonly LineMatch[],
): string {
  const { place } = understanding;
  const { total, buys, missing } = sumOf(lines);
  const why = Map.groupBy(missing, (one) => one.why);
  const sentences = [
    ...shortWords(buys, copy),
    ...[...why].map(([kind, some]) =>
      fill(copy.missing[kind], {
        what: some.map(({ line }) => nameIn(knowledge, line.item, copy)).join(', '),
      }),
    ),
    ...firstWords(understanding, copy.totalFirst),
  ];
  if (buys.length === 0) return sentences.join(' ');
  const sum = fill(place ? copy.totalThere : copy.total, {
    total: formatMoney(total),
    place: place?.town ?? place?.county ?? '',
  });
  const isShort = buys.length <= mostInSentence;
  const parts = buys.map(({ line, buy: { offer, units, cents, isMinimum } }) => {
    const amount = unitsWords(units ?? 0, offer.unit, copy);
    return fill(isShort ? copy.totalLine : copy.totalListed, {
      name: isShort ? offer.name : nameIn(knowledge, line.item, copy),
      amount: isMinimum ? fill(copy.totalMinimum, { amount }) : amount,
      price: formatUnitPrice(offer.price),
      supplier: offer.supplierName,
      sum: formatMoney(cents ?? 0n),
    });
  });
  const counted = isShort ? `${sum}: ${parts.join('; ')}.` : `${sum}:\n${parts.join('\n')}\n`;
  return ((isShort ? `${counted} ` : counted) + sentences.join(' ')).trim();
}

/** The cheapest offer of each line, by its measure where packs differ. */
export function cheapestWords(
  knowledge: Knowledge,
  lines: readonly LineMatch[],
  copy: Copy,
): string {
  const found = lines.flatMap((line) => {
    const least = leastOf(line.offers, line);
    return least ? cheapestOffer(line, least.offer, copy) : [];
  });
  if (found.length > 0) return fill(copy.cheapest, { what: found.join('; ') });
  const names = lines.map(({ item }) => nameIn(knowledge, item, copy));
  return fill(copy.nothing, { what: names.join(', ') });
}

function cheapestOffer(line: LineMatch, offer: ScoredOffer, copy: Copy): string {
  const base = basePriceOf(line, offer);
  const price = priceOfOne(offer.price, offer.unit, copy);
  const notes = [
    offer.isExact ? null : copy.reasons.otherSize,
    offer.delivers ? null : copy.reasons.elsewhere,
    offer.stockQuantity > 0 ? null : copy.reasons.outOfStock,
  ].filter((note) => note !== null);
  const words = fill(copy.cheapestOf, {
    name: offer.name,
    price: base
      ? fill(copy.basePrice, { price, base: priceOfOne(base.price, base.unit, copy) })
      : price,
    supplier: offer.supplierName,
  });
  return notes.length > 0 ? `${words} (${notes.join(', ')})` : words;
}

const shownRanges = 3;

/**
 * From what to what one material costs with those who deliver it, each kind of it in each unit by name
 * where it is sold in several, those that are shown first; null where several materials were asked for.
 */
export function priceWords(
  knowledge: Knowledge,
  lines: readonly LineMatch[],
  shown: readonly ScoredOffer[],
  copy: Copy,
): string | null {
  const [line] = lines;
  if (!line || lines.length > 1) return null;
  const exact = line.offers.filter((offer) => offer.isExact);
  const served = exact.filter((offer) => offer.delivers);
  const open = served.length > 0 ? served : exact;
  const first = shown.filter((offer) => open.includes(offer));
  const alike = Map.groupBy(
    [...first, ...open],
    ({ productType, unit }) => `${productType} ${unit}`,
  );
  const ranges = [...alike.values()].slice(0, shownRanges).map((offers) => {
    const prices = offers.map(({ price }) => price).toSorted((a, b) => Number(a) - Number(b));
    const [low = '0', high = low] = [prices[0], prices.at(-1)];
    const range = priceOfSome(low, high, offers[0]?.unit ?? '', copy);
    if (alike.size === 1) return range;
    const item = { ...line.item, types: offers.slice(0, 1).map((offer) => offer.productType) };
    return `${nameIn(knowledge, item, copy)} ${range}`;
  });
  if (ranges.length === 0) return null;
  const isPart = served.length > 0 && served.length < exact.length;
  return fill(isPart ? copy.pricesThere : copy.prices, { ranges: ranges.join('; ') });
}

/**
 * Whether a price that somebody named is fair, by the prices on the list of those who deliver to the place,
 * where one is named; null where it cannot be told.
 */
export function fairWords(
  { knowledge, copy, language, now, understanding: { place } }: Turn,
  line: LineMatch | undefined,
  { kes, unit }: PiecePrice,
): string | null {
  const exact = (line?.offers ?? []).filter(
    (offer) => offer.isExact && (place === null || offer.delivers),
  );
  const [first] = exact;
  if (!line || !first) return null;
  const soldBy = unit === null ? first : exact.find((offer) => countedIn(offer.unit) === unit);
  const alike = exact.filter(({ productType }) => productType === first.productType);
  const prices = alike
    .flatMap((offer) => {
      if (soldBy) return offer.unit === soldBy.unit ? Number(offer.price) : [];
      return priceOfUnit(line.item, exact, offer, unit) ?? [];
    })
    .toSorted((a, b) => a - b);
  const at = (share: number) => prices[Math.floor((prices.length - 1) * share)];
  const [low, middle, upper, high] = [at(0), at(0.5), at(0.75), at(1)];
  if (low === undefined || middle === undefined || upper === undefined || high === undefined)
    return null;
  const shown = (price: number) => formatUnitPrice(price.toFixed(2));
  const count = new Set(alike.map(({ supplierId }) => supplierId)).size;
  return fill(copy.fair, {
    name: knowledge.materials.get(first.productType)?.name ?? first.name,
    low: shown(low),
    high: shown(high),
    middle: shown(middle),
    price: shown(kes),
    where: place ? fill(copy.fairThere, { place: place.town ?? place.county }) : copy.fairHere,
    suppliers: count === 1 ? copy.suppliersOne : fill(copy.suppliersMany, { count }),
    date: formatDate(now, language),
    unit: unitIn(soldBy?.unit ?? unit ?? first.unit, copy),
    verdict: copy[verdictOn(kes, low, upper, high)],
  });
}

function verdictOn(price: number, low: number, upper: number, high: number) {
  if (price < low * 0.9) return 'verdictLow';
  if (price > high * 1.05) return 'verdictHigh';
  return price > upper * 1.02 ? 'verdictDear' : 'verdictFair';
}
