import { toCents } from '../../../shared/money.ts';
import type { Product, ProductOffer } from '../schema.ts';
import { isInStock } from './stock.ts';

/** One row of the comparison: the product of the page itself, or another supplier's. */
export interface ComparedOffer extends ProductOffer {
  readonly isThis: boolean;
  /** The lowest price of those in stock; more than one may have it. */
  readonly isCheapest: boolean;
}

/** All offers of the same item, this one among them: what is in stock first, cheapest first. */
export function compareOffers(product: Product): readonly ComparedOffer[] {
  const offers = [
    { ...product, isThis: true },
    ...product.offers.map((offer) => ({ ...offer, isThis: false })),
  ].sort((one, other) => {
    const byStock = Number(isInStock(other)) - Number(isInStock(one));
    return byStock || Number(toCents(one.price) - toCents(other.price));
  });
  const lowest = toCents(offers[0]?.price ?? product.price);
  return offers.map((offer) => ({
    ...offer,
    isCheapest: isInStock(offer) && toCents(offer.price) === lowest,
  }));
}
