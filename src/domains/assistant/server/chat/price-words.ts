import { fill } from '../../../../messages/index.ts';
import { formatMoney, formatUnitPrice, toCents } from '../../../../shared/money.ts';
import type { Copy } from '../../copy/en.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { countedIn } from '../../understanding/units.ts';
import type { LineMatch } from '../matching/match.ts';
import { nameIn } from './item-names.ts';
import { leastOf } from './shown-suppliers.ts';

/** The best prices of the lines against the budget; null where they cannot be added up. */
export function budgetWords(
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
      .map(({ line }) => nameIn(knowledge, line.item, copy))
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

const toBudgetCents = (budgetKes: number) => BigInt(Math.round(budgetKes * 100));

/** The cheapest offer of each line. */
export function cheapestWords(lines: readonly LineMatch[], copy: Copy): string {
  const found = lines.flatMap((line) => {
    const least = leastOf(line.offers, line);
    if (!least) return [];
    return `${least.name}, ${formatUnitPrice(least.price)} / ${least.unit}, ${least.supplierName}`;
  });
  return fill(copy.cheapest, { what: found.join('; ') });
}

/** The prices of one material in one unit on the list, least first; null where there are none. */
function pricesIn(line: LineMatch | undefined) {
  const exact = (line?.offers ?? []).filter((offer) => offer.isExact);
  const [first] = exact;
  if (!first) return null;
  const prices = exact
    .filter(({ productType, unit }) => productType === first.productType && unit === first.unit)
    .map((offer) => offer.price)
    .toSorted((a, b) => Number(a) - Number(b));
  const at = (share: number) => prices[Math.floor((prices.length - 1) * share)] ?? first.price;
  return { ...first, low: at(0), middle: at(0.5), upper: at(0.75), high: at(1) };
}

const shownRanges = 3;

/**
 * From what to what one material costs with those who deliver it, each kind of it in each unit by name
 * where it is sold in several; null where several materials were asked for.
 */
export function priceWords(
  knowledge: Knowledge,
  lines: readonly LineMatch[],
  copy: Copy,
): string | null {
  const [line] = lines;
  if (!line || lines.length > 1) return null;
  const exact = line.offers.filter((offer) => offer.isExact);
  const served = exact.filter((offer) => offer.delivers);
  const alike = Map.groupBy(
    served.length > 0 ? served : exact,
    ({ productType, unit }) => `${productType} ${unit}`,
  );
  const ranges = [...alike.values()].slice(0, shownRanges).map((offers) => {
    const prices = offers.map(({ price }) => price).toSorted((a, b) => Number(a) - Number(b));
    const [low = '', high = low] = [prices[0], prices.at(-1)].map((price) =>
      formatUnitPrice(price ?? '0'),
    );
    const range = fill(low === high ? copy.onePrice : copy.priceRange, {
      low,
      high,
      unit: offers[0]?.unit ?? '',
    });
    if (alike.size === 1) return range;
    const item = { ...line.item, types: offers.slice(0, 1).map((offer) => offer.productType) };
    return `${nameIn(knowledge, item, copy)} ${range}`;
  });
  return ranges.length === 0 ? null : fill(copy.prices, { ranges: ranges.join('; ') });
}

/** Whether a price that somebody named is fair, by the prices on the list; null where it cannot be told. */
export function fairWords(
  knowledge: Knowledge,
  lines: readonly LineMatch[],
  price: number,
  copy: Copy,
): string | null {
  const prices = pricesIn(lines[0]);
  if (!prices) return null;
  const { low, middle, upper, high, unit, productType } = prices;
  return fill(copy.fair, {
    name: knowledge.materials.get(productType)?.name ?? prices.name,
    low: formatUnitPrice(low),
    high: formatUnitPrice(high),
    middle: formatUnitPrice(middle),
    price: formatUnitPrice(price.toFixed(2)),
    unit,
    verdict: copy[verdictOn(price, Number(low), Number(upper), Number(high))],
  });
}

function verdictOn(price: number, low: number, upper: number, high: number) {
  if (price < low * 0.9) return 'verdictLow';
  if (price > high * 1.05) return 'verdictHigh';
  return price > upper * 1.02 ? 'verdictDear' : 'verdictFair';
}
