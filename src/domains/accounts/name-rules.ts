/** How accounts are called where those they trade with read it. One name in all places. */

/** The part of an id that tells apart those who have no name, or one name. */
export const shortId = (id: string) => id.slice(0, 8);

/**
 * A supplier: its company, never its person.
 *
 * @param unnamed what one without a company is called, in the reader's language
 */
export function nameOfSupplier(companyName: string | null, unnamed = 'Supplier'): string {
  return companyName || unnamed;
}

export interface NamedBuyer {
  readonly id: string;
  readonly companyName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** A buyer: its company, else its person. @param unnamed as for suppliers */
export function nameOfBuyer(buyer: NamedBuyer, unnamed = 'Buyer'): string {
  return buyer.companyName || nameOfPerson(buyer) || unnamed;
}

/** First and last name; null where there is neither. */
export const nameOfPerson = ({
  firstName,
  lastName,
}: Pick<NamedBuyer, 'firstName' | 'lastName'>): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || null;

/** What notifications keep of a supplier or a buyer: its name, or else which one it is, for any language to say. */
export const factOfSupplier = (id: string, companyName: string | null): string =>
  companyName || `supplier:${shortId(id)}`;
export const factOfBuyer = (buyer: NamedBuyer): string =>
  nameOfBuyer(buyer, `buyer:${shortId(buyer.id)}`);

/** Kept before as "Supplier 1a2b3c4d", in English. */
const unnamed = /^(supplier|buyer)[: ]([0-9a-f]{8})$/i;

/** Such a fact in a reader's words; null where it is a name. */
export function wordsForUnnamed(
  fact: string,
  words: { readonly unnamedSupplier: string; readonly unnamedBuyer: string },
): string | null {
  const [, role] = unnamed.exec(fact) ?? [];
  if (!role) return null;
  return role.toLowerCase() === 'buyer' ? words.unnamedBuyer : words.unnamedSupplier;
}
