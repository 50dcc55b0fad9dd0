import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { issueAt } from '../../../shared/errors.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { type OddPrice, oddPrice } from '../price-rules.ts';
import { selectCountyMedians } from './queries/prices.ts';

/** A price that somebody wants to give a product, and the product that it is for. */
export interface WantedPrice {
  /** Decimal strings, KES; null before for a product that is new. */
  readonly before: string | null;
  readonly price: string;
  readonly unit: string;
  readonly productType: string | null;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** What is odd about each of these prices of `supplierId`'s; null where nothing is. */
export async function findOddPrices(
  db: Kysely<DB>,
  supplierId: string,
  wanted: readonly WantedPrice[],
): Promise<(OddPrice | null)[]> {
  const offers = [...new Map(wanted.map((one) => [offerKey(one), one])).values()];
  const medians = new Map<string, string | null>();
  for (let start = 0; start < offers.length; start += offersAtOnce) {
    const some = offers.slice(start, start + offersAtOnce);
    const found = await selectCountyMedians(db, supplierId, some);
    for (const [place, one] of some.entries()) medians.set(offerKey(one), found[place] ?? null);
  }
  return wanted.map((one) => oddPrice(one.before, one.price, medians.get(offerKey(one)) ?? null));
}

/** A list of thousands would take one statement beyond its time limit. */
const offersAtOnce = 100;

/** What others are compared by. */
const offerKey = ({ productType, attributes, unit }: WantedPrice) =>
  JSON.stringify([productType, attributes, unit.toLowerCase()]);

/** @param what is odd: the price as it is written, or "Price" */
export const oddPriceIssue = (path: string, what: string, { doubt, compared }: OddPrice) =>
  issueAt(path, doubt === 'largeShift' ? 'price_shifted' : 'price_below_median', {
    price: what,
    other: formatUnitPrice(compared),
    doubt,
    compared,
  });
