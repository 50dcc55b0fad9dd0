import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
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
  const medians = await selectCountyMedians(db, supplierId, wanted);
  return wanted.map(({ before, price }, place) => oddPrice(before, price, medians[place] ?? null));
}

/**
 * What the API says of an odd price; pages have their own words in the reader's language.
 *
 * @param what is odd: the price as it is written, or "Price"
 */
export function oddPriceSentence(what: string, { doubt, compared }: OddPrice): string {
  const other = formatUnitPrice(compared);
  return doubt === 'largeShift'
    ? `${what} is more than 40 % away from ${other}. Is it right?`
    : `${what} is under a tenth of what others in your county ask (${other}). Is it right?`;
}
