/** How accounts are called where those they trade with read it. One name in all places. */

/** The part of an id that tells apart those who have no name, or one name. */
export const shortId = (id: string) => id.slice(0, 8);

/**
 * A supplier: its company, never its person.
 *
 * @param unnamed what one without a company is called, in the reader's language, with a place for `{id}`
 */
export function nameOfSupplier(
  id: string,
  companyName: string | null,
  unnamed = 'Supplier {id}',
): string {
  return companyName || unnamed.replace('{id}', shortId(id));
}

export interface NamedBuyer {
  readonly id: string;
  readonly companyName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** A buyer: its company, else its person. @param unnamed as for suppliers */
export function nameOfBuyer(buyer: NamedBuyer, unnamed = 'Buyer {id}'): string {
  return buyer.companyName || nameOfPerson(buyer) || unnamed.replace('{id}', shortId(buyer.id));
}

/** First and last name; null where there is neither. */
export const nameOfPerson = ({
  firstName,
  lastName,
}: Pick<NamedBuyer, 'firstName' | 'lastName'>): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || null;
