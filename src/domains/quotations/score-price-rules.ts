import type { Comparison } from './comparison-rules.ts';

/** What each quotation asks, set against the others and the market: the price part of a score. */

interface Against {
  /** 1 is what it is set against, on what is offered; undefined where nothing is. */
  readonly offered?: number;
  /** The same of the whole request, where what is missing counts as the dearest. */
  readonly counted: number;
}

export interface Prices {
  /** Undefined where there is nothing to compare with. */
  readonly toLowest?: Against;
  readonly bids?: number;
  readonly toMarket?: Against;
  /** Something that is compared is not offered as it was asked for, or not all of it. */
  readonly isMissing?: boolean;
}

/** Shillings a base unit that the catalogue asks for the same thing, by line. */
export type MarketPrices = ReadonlyMap<string, { readonly price: number; readonly unit: string }>;

/** Two fifths dearer than the lowest bid, or than the shops, is worth nothing, as is what is missing. */
export const dearest = 1.4;

/**
 * What each asks, set against the lowest bid and the market. Every line weighs what all of it costs at the
 * price that it is set against, also where it is not offered: nobody gains by leaving out a dear line.
 */
export function comparePrices(comparison: Comparison, market: MarketPrices): Map<string, Prices> {
  const bidders = comparison.quotations.filter(({ coveredLines }) => coveredLines !== null);
  const sums = new Map(bidders.map(({ quotationId }) => [quotationId, new Sums()]));
  for (const line of comparison.lines) {
    const { rfqItemId, normalizedUnit: unit, normalizedQuantity: quantity, offers } = line;
    if (quantity === null) continue;
    const own = new Map(
      offers.flatMap((offer) => {
        const price = Number(offer.normalizedUnitPrice ?? 0);
        const isCompared = offer.normalizedUnit === unit && !offer.isOpenSubstitute && price > 0;
        return isCompared ? [[offer.quotationId, { price, share: offer.share }] as const] : [];
      }),
    );
    const lowest = Math.min(...[...own.values()].map(({ price }) => price));
    const shop = market.get(rfqItemId);
    for (const [quotationId, sum] of sums) {
      const mine = own.get(quotationId) ?? null;
      if (own.size > (mine ? 1 : 0)) sum.addBids(mine, lowest, quantity, own.size);
      if (shop?.unit === unit) sum.addMarket(mine, shop.price, quantity);
    }
  }
  const prices = mapValues(sums, (sum) => sum.prices());
  const isCompared = [...prices.values()].some(({ toLowest, toMarket }) => toLowest ?? toMarket);
  return isCompared ? prices : compareTotals(comparison);
}

/** Its price of a base unit, landed, and how much of the line it offers. */
type Own = { readonly price: number; readonly share: number } | null;

class Sums {
  readonly #bids = new Ratio();
  readonly #market = new Ratio();
  #most = 0;

  addBids(own: Own, lowest: number, quantity: number, bids: number): void {
    this.#bids.add(own, lowest, quantity);
    if (own) this.#most = Math.max(this.#most, bids);
  }

  addMarket(own: Own, price: number, quantity: number): void {
    this.#market.add(own, price, quantity);
  }

  prices(): Prices {
    const [toLowest, toMarket] = [this.#bids.value(), this.#market.value()];
    return {
      ...(toLowest && { toLowest, bids: this.#most }),
      ...(toMarket && { toMarket }),
      isMissing: this.#bids.isMissing || this.#market.isMissing,
    };
  }
}

/** Of own prices to others, each line by its weight. */
class Ratio {
  #offered = { own: 0, other: 0 };
  #counted = { own: 0, other: 0 };
  isMissing = false;

  add(own: Own, other: number, quantity: number): void {
    const weight = other * quantity;
    const share = own?.share ?? 0;
    const ratio = own ? own.price / other : dearest;
    this.#offered.own += weight * share * ratio;
    this.#offered.other += weight * share;
    this.#counted.own += weight * (share * Math.min(ratio, dearest) + (1 - share) * dearest);
    this.#counted.other += weight;
    if (share < 1) this.isMissing = true;
  }

  value(): Against | null {
    const [offered, counted] = [this.#offered, this.#counted];
    if (counted.other === 0) return null;
    return {
      ...(offered.other > 0 && { offered: offered.own / offered.other }),
      counted: counted.own / counted.other,
    };
  }
}

const mapValues = <From, To>(map: ReadonlyMap<string, From>, to: (value: From) => To) =>
  new Map([...map].map(([key, value]) => [key, to(value)] as const));

/** Where no line can be compared, sums for everything are, if they stand for the same. */
function compareTotals({ quotations, lines }: Comparison): Map<string, Prices> {
  const alike = quotations.filter(
    ({ coveredLines }) => lines.length === 0 || coveredLines === null,
  );
  if (alike.length < 2) return new Map();
  const lowest = Math.min(...alike.map(({ landedCents }) => Number(landedCents)));
  return new Map(
    alike.map(({ quotationId, landedCents }) => {
      const ratio = Number(landedCents) / lowest;
      return [quotationId, { toLowest: { offered: ratio, counted: ratio }, bids: alike.length }];
    }),
  );
}
