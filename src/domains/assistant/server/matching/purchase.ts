import { fromCents, toCents } from '../../../../shared/money.ts';
import { countedIn } from '../../../materials/language/public.ts';
import { type Fraction, type UnitSize, unitsIn } from '../../../materials/unit-rules.ts';
import type { Item } from '../../understanding/items.ts';
import { askedSize, byName, holdingOf, needed, rateTo } from './amounts.ts';
import type { LineMatch } from './match.ts';
import type { ScoredOffer } from './score.ts';

/**
 * What a line comes to with one offer. Offers in different units and packs are compared by what they
 * hold: a 25 kg roll with a kilogram, a 12 m bar with a tonne.
 */
export interface Purchase {
  readonly offer: ScoredOffer;
  /** How much one of its unit holds; a unit of its own where nobody can know. */
  readonly holds: UnitSize;
  /** How many must be bought, whole packs and its smallest order; null where no number was asked for. */
  readonly units: number | null;
  /** What they cost, in cents. */
  readonly cents: bigint | null;
  /** Whether fewer were asked for than its supplier sells at once. */
  readonly isMinimum: boolean;
}

/** Why a line cannot be added up. */
export type Missing =
  | 'uncounted'
  | 'unsized'
  | 'unlisted'
  | 'undelivered'
  | 'outOfStock'
  | 'otherUnit';

/** The offers that can be had there: of the right size, delivered, in stock. */
function servedBy(offers: readonly ScoredOffer[]): {
  readonly offers: readonly ScoredOffer[];
  readonly missing: Missing | null;
} {
  const exact = offers.filter((offer) => offer.isExact);
  if (exact.length === 0) return { offers: [], missing: 'unlisted' };
  const delivered = exact.filter((offer) => offer.delivers);
  if (delivered.length === 0) return { offers: [], missing: 'undelivered' };
  const inStock = delivered.filter((offer) => offer.stockQuantity > 0);
  return { offers: inStock, missing: inStock.length === 0 ? 'outOfStock' : null };
}

/** The cheapest way to have a line as it was asked for, delivered there, or why there is none. */
export function bestBuy({ item, offers }: LineMatch): Purchase | Missing {
  const served = servedBy(offers);
  if (served.missing) return served.missing;
  if (item.quantity === null) return 'uncounted';
  const { purchases, isUnsized } = counted(item, served.offers);
  if (isUnsized) return 'unsized';
  return leastCost(purchases) ?? 'otherUnit';
}

/**
 * The cheapest of some offers of a line: what the number that was asked for costs, else the price of
 * as much as all of them can be measured in. Null where there are none.
 */
export function leastOf(offers: readonly ScoredOffer[], { item }: LineMatch): Purchase | null {
  const exact = offers.filter((offer) => offer.isExact);
  const served = servedBy(offers);
  const inStock = exact.filter((offer) => offer.stockQuantity > 0);
  const open = [served.offers, inStock, offers].find((some) => some.length > 0) ?? [];
  if (item.quantity !== null) {
    const { purchases, isUnsized } = counted(item, open);
    const least = isUnsized ? null : leastCost(purchases);
    if (least) return least;
  }
  return leastRate(item, open);
}

/** What the number asked for comes to with each offer that can be measured in its unit. */
function counted(item: Item, offers: readonly ScoredOffer[]) {
  const purchases: Purchase[] = [];
  const sizes: UnitSize[] = [];
  for (const offer of offers) {
    const rate = rateTo(item, offers, offer);
    if (!rate) continue;
    const holds = holdingOf(offer);
    // "10 tins" where tins hold 4 and 20 litres: nobody knows how much is wanted.
    if (rate === byName) sizes.push(holds);
    const own = needed(item.quantity ?? 0, offer, rate);
    const isMinimum = own < offer.minOrderQuantity;
    const units = isMinimum ? offer.minOrderQuantity : own;
    const cents = (toCents(offer.price) * BigInt(Math.round(units * 1000)) + 500n) / 1000n;
    purchases.push({ offer, holds, units, cents, isMinimum });
  }
  return { purchases, isUnsized: differsMuch(sizes) };
}

/** Contents so far apart that a number of them says nothing. */
function differsMuch(sizes: readonly UnitSize[]): boolean {
  const [first] = sizes;
  return sizes.some((size) => {
    const rate = first && unitsIn(size, first);
    return !!rate && (rate.over * 2n > rate.under * 3n || rate.under * 2n > rate.over * 3n);
  });
}

/** The least of those that one supplier has enough of. */
function leastCost(purchases: readonly Purchase[]): Purchase | null {
  const enough = purchases.filter(({ offer, units }) => offer.stockQuantity >= (units ?? 0));
  const [least] = (enough.length > 0 ? enough : purchases).toSorted(byPrice);
  return least ?? null;
}

/** The least price of what they hold, among those in the measure of the unit asked for or of the best. */
function leastRate(item: Item, offers: readonly ScoredOffer[]): Purchase | null {
  const purchases = offers.map((offer) => ({
    offer,
    holds: holdingOf(offer),
    units: null,
    cents: null,
    isMinimum: false,
  }));
  const asked = askedSize(item, offers)?.unit;
  const isAsked = ({ offer, holds }: Purchase) =>
    holds.unit === asked || countedIn(offer.unit) === item.unit;
  const base = (purchases.find(isAsked) ?? purchases[0])?.holds.unit;
  const [least] = purchases.filter(({ holds }) => holds.unit === base).toSorted(byPrice);
  return least ?? null;
}

/** The cheaper first: by what the number asked for costs, else by what they hold. */
export function byPrice(a: Purchase, b: Purchase): number {
  if (a.cents !== null && b.cents !== null) return Number(a.cents - b.cents);
  const [first, second] = [rateOf(a), rateOf(b)];
  return Number(first.over * second.under - second.over * first.under);
}

/** Cents of one base unit. */
const rateOf = ({ offer, holds }: Pick<Purchase, 'offer' | 'holds'>): Fraction => ({
  over: toCents(offer.price) * holds.size.under,
  under: holds.size.over,
});

const baseNames: Readonly<Record<string, string>> = {
  kg: 'kg',
  l: 'litre',
  m: 'metre',
  'm²': 'sqm',
  'm³': 'm³',
};

/**
 * What an offer costs by its measure (`{price: "159.60", unit: "kg"}`), where the line's offers hold
 * different amounts, so that their prices cannot be compared by eye; else null.
 */
export function basePriceOf(
  { offers }: LineMatch,
  offer: ScoredOffer,
): { readonly price: string; readonly unit: string } | null {
  const holds = holdingOf(offer);
  const unit = baseNames[holds.unit];
  const isDifferent = offers.some((other) => {
    const rate = other.isExact === offer.isExact ? unitsIn(holdingOf(other), holds) : null;
    return rate !== null && rate.over !== rate.under;
  });
  const { over, under } = holds.size;
  if (!unit || !isDifferent || over === under) return null;
  const price = rateOf({ offer, holds });
  return { price: fromCents((price.over * 2n + price.under) / (price.under * 2n)), unit };
}
