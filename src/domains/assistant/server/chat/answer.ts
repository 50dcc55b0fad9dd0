import { fill } from '../../../../messages/index.ts';
import { formatMoney, formatUnitPrice, toCents } from '../../../../shared/money.ts';
import { type Copy, copy as en } from '../../copy/en.ts';
import { copy as sw } from '../../copy/sw.ts';
import {
  type MatchedProduct,
  mostMatched,
  type SupplierMatchAnswer,
  shownSuppliers,
} from '../../schema.ts';
import type { Item } from '../../understanding/items.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { countedIn, type Unit } from '../../understanding/units.ts';
import type { LineMatch, Matches, SupplierMatch } from '../matching/match.ts';
import type { Reason, ScoredOffer } from '../matching/score.ts';
import { lineOf } from '../read-items.ts';

/** The assistant's words; every number in them comes from the matches, the orders or the quotations. */
export const copies: Readonly<Record<'en' | 'sw', Copy>> = { en, sw };

const shownProducts = 4;

export function suppliersAnswer({ suppliers, lines }: Matches, copy: Copy): SupplierMatchAnswer[] {
  return suppliers.slice(0, shownSuppliers).map((supplier) => ({
    supplierId: supplier.supplierId,
    supplierName: supplier.supplierName,
    matchScore: Math.min(100, supplier.matchScore),
    reasons: reasonsOf(supplier, copy),
    products: supplier.offers
      .slice(0, shownProducts)
      .map((offer) => productAnswer(offer, lines[offer.line]?.item)),
  }));
}

const productAnswer = (offer: ScoredOffer, item: Item | undefined): MatchedProduct => ({
  id: offer.id,
  slug: offer.slug,
  name: offer.name,
  price: offer.price,
  unit: offer.unit,
  stockQuantity: offer.stockQuantity,
  minOrderQuantity: offer.minOrderQuantity,
  askedQuantity: item && countedIn(offer.unit) === item.unit ? item.quantity : null,
  supplierId: offer.supplierId,
});

function reasonsOf(supplier: SupplierMatch, copy: Copy): string[] {
  const [first] = supplier.offers;
  const words = (first?.reasons ?? []).map((reason) => reasonWords(reason, copy));
  if (supplier.needed < 2) return words;
  const { covered, needed } = supplier;
  const shared = (first?.reasons ?? []).filter(({ kind }) => isOfSupplier.has(kind));
  return [
    fill(copy.reasons.covers, { covered, needed }),
    ...shared.map((reason) => reasonWords(reason, copy)),
  ];
}

const isOfSupplier = new Set<Reason['kind']>([
  'delivers',
  'elsewhere',
  'verified',
  'inTime',
  'late',
  'onTime',
]);

function reasonWords(reason: Reason, copy: Copy): string {
  const { kind, ...values } = reason;
  const isOneDay = (kind === 'inTime' || kind === 'late') && reason.days === 1;
  return fill(isOneDay ? copy.reasonsOfOneDay[kind] : copy.reasons[kind], values);
}

/** What was asked for, as a phrase. */
function whatOf(knowledge: Knowledge, { items }: Understanding): string {
  const names = items.map((item) => lineOf(knowledge, item).name.toLowerCase());
  const [first = '', second] = names;
  if (names.length === 2) return `${first}, ${second}`;
  return names.length > 2 ? `${first}, ${second} +${names.length - 2}` : first;
}

/** What was found, in words. */
export function matchWords(
  knowledge: Knowledge,
  asked: Understanding,
  matches: Matches,
  copy: Copy,
): string {
  const what = whatOf(knowledge, asked);
  if (asked.items.every((item) => item.types.length === 0))
    return fill(copy.notSold, { what: asked.items[0]?.written ?? what });
  const [best] = matches.suppliers;
  const sentences: string[] = [];
  if (asked.stage) sentences.push(stageWords(asked, copy));
  const count = asked.items.length;
  if (count > mostMatched) sentences.push(fill(copy.onlyFirst, { most: mostMatched, count }));
  for (const line of matches.lines) {
    if (!line.hasExactSize && line.item.types.length > 0)
      sentences.push(fill(copy.nearest, { what: lineOf(knowledge, line.item).name }));
  }
  if (!best)
    return [...sentences, sentences.length > 0 ? '' : fill(copy.nothing, { what })]
      .join(' ')
      .trim();
  const place = asked.place ? (asked.place.town ?? asked.place.county) : null;
  sentences.push(
    place !== null && !best.delivers
      ? fill(copy.noDelivery, { what, place })
      : foundWords(matches, what, place, copy),
  );
  if (best.covered < best.needed) {
    sentences.push(
      fill(copy.partly, { best: best.supplierName, covered: best.covered, needed: best.needed }),
    );
  }
  const budget = budgetWords(asked, matches.lines, copy);
  if (budget) sentences.push(budget);
  return sentences.join(' ') + (asked.stage ? `\n${stageLines(knowledge, asked, copy)}` : '');
}

/** "1,200 bags", in the reader's words. */
function amountWords(quantity: number | null, unit: Unit | null, copy: Copy): string {
  if (quantity === null) return '';
  const name = unit ? (quantity === 1 ? copy.units : copy.unitsMany)[unit] : '';
  return fill(copy.amount, { quantity, unit: name }).trim();
}

/** The materials of a stage with their rough quantities, a line each. */
const stageLines = (knowledge: Knowledge, { items }: Understanding, copy: Copy) =>
  items
    .map((item) => {
      const { name, quantity, unit } = lineOf(knowledge, item);
      const line = `• ${name}: ${amountWords(quantity, unit, copy)}`;
      return item.isExtra ? `${line} ${copy.stageExtra}` : line;
    })
    .join('\n');

function stageWords({ stage }: Understanding, copy: Copy): string {
  if (!stage) return '';
  const words = fill(copy.stage, {
    stage: (copy.stages as Readonly<Record<string, string>>)[stage.stage.key] ?? stage.stage.key,
    area: stage.areaSqm,
  });
  return stage.isSizeSaid ? words : words + copy.stageGuess;
}

function foundWords(
  { suppliers }: Matches,
  what: string,
  place: string | null,
  copy: Copy,
): string {
  const count = suppliers.filter((supplier) => place === null || supplier.delivers).length;
  return fill(copy.found, {
    suppliers: count === 1 ? copy.suppliersOne : fill(copy.suppliersMany, { count }),
    what,
    where: place === null ? '' : fill(copy.place, { place }),
    best: suppliers[0]?.supplierName ?? '',
  });
}

/** The best prices of the lines against the budget; null where they cannot be added up. */
function budgetWords(
  { budgetKes }: Understanding,
  lines: readonly LineMatch[],
  copy: Copy,
): string | null {
  if (budgetKes === null) return null;
  const costs = lines.map(leastCost);
  if (!costs.every((cost) => typeof cost === 'bigint')) return null;
  const total = costs.reduce((sum, cost) => sum + cost, 0n);
  const words = total > toBudgetCents(budgetKes) ? copy.overBudget : copy.withinBudget;
  return fill(words, { total: formatMoney(total), budget: formatMoney(toBudgetCents(budgetKes)) });
}

/** What a line comes to at its best price, in cents, or why that cannot be said. */
function leastCost({ item, offers }: LineMatch): bigint | 'uncounted' | 'unpriced' {
  const { quantity, unit } = item;
  if (quantity === null) return 'uncounted';
  const prices = offers
    .filter((offer) => offer.isExact && offer.stockQuantity > 0)
    // A price of a bag is none of a tonne.
    .filter((offer) => unit === null || countedIn(offer.unit) === unit)
    .map((offer) => toCents(offer.price));
  const [least] = prices.toSorted((a, b) => (a < b ? -1 : 1));
  if (least === undefined) return 'unpriced';
  return (least * BigInt(Math.round(quantity * 1000))) / 1000n;
}

/** The best prices of all lines together, and what is missing in the sum. */
export function totalWords(knowledge: Knowledge, lines: readonly LineMatch[], copy: Copy): string {
  const costs = lines.map((line) => ({ line, cost: leastCost(line) }));
  const missing = (kind: ReturnType<typeof leastCost>) =>
    costs
      .filter(({ cost }) => cost === kind)
      .map(({ line }) => lineOf(knowledge, line.item).name)
      .join(', ');
  const known = costs.flatMap(({ cost }) => (typeof cost === 'bigint' ? cost : []));
  const [uncounted, unpriced] = [missing('uncounted'), missing('unpriced')];
  return [
    known.length === 0
      ? ''
      : fill(copy.total, { total: formatMoney(known.reduce((sum, cost) => sum + cost, 0n)) }),
    uncounted === '' ? '' : fill(copy.totalUncounted, { what: uncounted }),
    unpriced === '' ? '' : fill(copy.totalUnpriced, { what: unpriced }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** What a change made of the request; empty where it changed no item. */
export function changedWords(knowledge: Knowledge, changed: readonly Item[], copy: Copy): string {
  if (changed.length === 0) return '';
  const what = changed.map((item) => {
    const { name, quantity, unit } = lineOf(knowledge, item);
    return [name, amountWords(quantity, unit, copy)].filter((word) => word !== '').join(', ');
  });
  return fill(copy.changed, { what: what.join('; ') });
}

/** The supplier after the best. */
export const secondWords = (next: SupplierMatchAnswer | undefined, copy: Copy): string =>
  next ? fill(copy.second, { name: next.supplierName, score: next.matchScore }) : copy.secondNone;

const toBudgetCents = (budgetKes: number) => BigInt(Math.round(budgetKes * 100));

/** The cheapest offer in stock of each line. */
export function cheapestWords(lines: readonly LineMatch[], copy: Copy): string {
  const found = lines.flatMap(({ offers }) => {
    const served = offers.filter(
      (offer) => offer.isExact && offer.stockQuantity > 0 && offer.delivers,
    );
    const [first, ...others] = served.length > 0 ? served : offers;
    if (!first) return [];
    const least = others.reduce(
      (low, offer) => (toCents(offer.price) < toCents(low.price) ? offer : low),
      first,
    );
    return `${least.name}, ${formatUnitPrice(least.price)} / ${least.unit}, ${least.supplierName}`;
  });
  return fill(copy.cheapest, { what: found.join('; ') });
}

/** Whether a price that somebody named is fair, by the prices on the list; null where it cannot be told. */
export function fairWords(lines: readonly LineMatch[], price: number, copy: Copy): string | null {
  const offers = (lines[0]?.offers ?? []).filter((offer) => offer.isExact);
  const prices = offers.map((offer) => offer.price).sort((a, b) => Number(a) - Number(b));
  const [low] = prices;
  const high = prices.at(-1);
  const middle = prices[Math.floor(prices.length / 2)];
  const first = offers[0];
  if (!first || low === undefined || high === undefined || middle === undefined) return null;
  const isLow = price < Number(low) * 0.9;
  const isHigh = price > Number(high) * 1.05;
  const verdict = isLow ? copy.verdictLow : isHigh ? copy.verdictHigh : copy.verdictFair;
  return fill(copy.fair, {
    name: first.name,
    low: formatUnitPrice(low),
    high: formatUnitPrice(high),
    middle: formatUnitPrice(middle),
    price: formatUnitPrice(price.toFixed(2)),
    unit: first.unit,
    verdict,
  });
}
