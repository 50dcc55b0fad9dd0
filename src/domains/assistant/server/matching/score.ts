import { toCents } from '../../../../shared/money.ts';
import type { Item } from '../../understanding/items.ts';
import type { Offer } from '../queries/offers.ts';
import { neededOf } from './amounts.ts';

/** Why an offer stands where it stands; the words for it are in the message catalogue. */
export type Reason =
  | { readonly kind: 'delivers' | 'elsewhere' | 'verified' | 'outOfStock' | 'otherSize' }
  | { readonly kind: 'below' | 'above'; readonly percent: number }
  | { readonly kind: 'stock' | 'minimum'; readonly quantity: number }
  | { readonly kind: 'inTime' | 'late'; readonly days: number }
  | { readonly kind: 'onTime'; readonly percent: number };

export interface ScoredOffer extends Offer {
  /** 0 to 100. */
  readonly score: number;
  /** Whether it has the sizes asked for. */
  readonly isExact: boolean;
  readonly reasons: readonly Reason[];
}

/**
 * What each part of an offer's score can add; together 100. What cannot be used weighs most: another
 * size is another product (30), and what is not brought must be fetched (25). Then whether there is
 * enough of it, and what it costs (15 each: a tenth of the price weighs as much as having half of the
 * quantity). Speed, verification and record (5 each) decide between offers that are else alike.
 */
const weights = {
  size: 30,
  delivery: 25,
  stock: 15,
  price: 15,
  time: 5,
  verified: 5,
  record: 5,
} as const;

/**
 * What the brand that was asked for adds: half of what the price can, since whoever names a brand pays
 * a little more for it. With it an offer comes to 100 at most.
 */
const brandBonus = weights.price / 2;

interface Wanted {
  readonly county: string | null;
  readonly brands?: readonly string[];
  readonly daysLeft: number | null;
}

/** Offers of one line with their scores, best first: the right size before another one. */
export function scoreOffers(
  item: Item,
  exact: readonly Offer[],
  others: readonly Offer[],
  wanted: Wanted,
): ScoredOffer[] {
  const prices = pricesByType([...exact, ...others]);
  const scored = [
    ...exact.map((offer) => scoreOffer(item, offer, true, wanted, prices)),
    ...others.map((offer) => scoreOffer(item, offer, false, wanted, prices)),
  ];
  return scored.sort(
    (a, b) =>
      Number(b.isExact) - Number(a.isExact) ||
      Number(canServe(b)) - Number(canServe(a)) ||
      Number(isOfBrand(b, wanted)) - Number(isOfBrand(a, wanted)) ||
      item.types.indexOf(a.productType) - item.types.indexOf(b.productType) ||
      b.score - a.score ||
      (a.id < b.id ? -1 : 1),
  );
}

/** Whether it is of a brand that was asked for. */
const isOfBrand = ({ name }: Offer, { brands = [] }: Wanted) =>
  brands.some((brand) => name.toLowerCase().startsWith(brand));

const canServe = (offer: Offer) => offer.delivers && offer.stockQuantity > 0;

/** Prices in cents of what is alike: one type in one unit and the same sizes, ascending. */
function pricesByType(offers: readonly Offer[]): ReadonlyMap<string, readonly number[]> {
  const prices = new Map<string, number[]>();
  for (const offer of offers) {
    const key = alike(offer);
    prices.set(key, [...(prices.get(key) ?? []), Number(toCents(offer.price))]);
  }
  for (const list of prices.values()) list.sort((a, b) => a - b);
  return prices;
}

const alike = (offer: Offer) =>
  `${offer.productType} ${offer.unit} ${JSON.stringify(offer.attributes)}`;

function scoreOffer(
  item: Item,
  offer: Offer,
  isExact: boolean,
  wanted: Wanted,
  prices: ReadonlyMap<string, readonly number[]>,
): ScoredOffer {
  const reasons: Reason[] = [];
  if (!isExact) reasons.push({ kind: 'otherSize' });
  const parts = [
    isExact ? weights.size : 0,
    deliveryPart(offer, wanted, reasons),
    stockPart(item, offer, reasons),
    pricePart(offer, prices, reasons),
    timePart(offer, wanted, reasons),
    verifiedPart(offer, reasons),
    recordPart(offer, reasons),
  ];
  const bonus = isOfBrand(offer, wanted) ? brandBonus : 0;
  const score = Math.min(100, Math.round(parts.reduce((sum, part) => sum + part, bonus)));
  return { ...offer, score, isExact, reasons };
}

function deliveryPart(offer: Offer, { county }: Wanted, reasons: Reason[]): number {
  if (county === null) return weights.delivery;
  reasons.push({ kind: offer.delivers ? 'delivers' : 'elsewhere' });
  return offer.delivers ? weights.delivery : 0;
}

function stockPart(item: Item, offer: Offer, reasons: Reason[]): number {
  if (offer.stockQuantity === 0) {
    reasons.push({ kind: 'outOfStock' });
    return 0;
  }
  const quantity = neededOf(item, [offer], offer) ?? 0;
  if (quantity > 0 && quantity < offer.minOrderQuantity) {
    reasons.push({ kind: 'minimum', quantity: offer.minOrderQuantity });
    return weights.stock / 3;
  }
  reasons.push({ kind: 'stock', quantity: offer.stockQuantity });
  return quantity > offer.stockQuantity ? weights.stock / 2 : weights.stock;
}

/** A tenth below what the like costs in the middle earns all, a tenth above nothing. */
function pricePart(
  offer: Offer,
  prices: ReadonlyMap<string, readonly number[]>,
  reasons: Reason[],
): number {
  const list = prices.get(alike(offer)) ?? [];
  const middle = list[Math.floor(list.length / 2)];
  if (!middle || list.length < 2) return weights.price / 2;
  const difference = (Number(toCents(offer.price)) - middle) / middle;
  const percent = Math.round(Math.abs(difference) * 100);
  if (percent > 0) reasons.push({ kind: difference < 0 ? 'below' : 'above', percent });
  return Math.min(1, Math.max(0, 0.5 - difference * 5)) * weights.price;
}

function timePart(offer: Offer, { daysLeft }: Wanted, reasons: Reason[]): number {
  const days = offer.leadTimeDays;
  if (days === null) return weights.time / 2;
  if (daysLeft === null) return Math.max(0, 1 - days / 10) * weights.time;
  reasons.push({ kind: days <= daysLeft ? 'inTime' : 'late', days });
  return days <= daysLeft ? weights.time : 0;
}

function verifiedPart(offer: Offer, reasons: Reason[]): number {
  if (!offer.isVerified) return 0;
  reasons.push({ kind: 'verified' });
  return weights.verified;
}

function recordPart(offer: Offer, reasons: Reason[]): number {
  if (offer.onTimeRate !== null && offer.completedOrders >= 3) {
    const rate = Number(offer.onTimeRate);
    reasons.push({ kind: 'onTime', percent: Math.round(rate * 100) });
    return rate * weights.record;
  }
  if (offer.ratingCount === 0) return weights.record / 2;
  return (offer.ratingSum / offer.ratingCount / 5) * weights.record;
}
