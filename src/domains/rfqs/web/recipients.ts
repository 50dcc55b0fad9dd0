import type { Recipient } from '../schema.ts';
import { type RfqDraft, sentLines } from './draft.ts';

/** Whom a request is sent to, while it is written. */

/** A draft as the call about its recipients takes it: nothing that changes nobody. */
export function questionOf(draft: RfqDraft) {
  const items = sentLines(draft)
    .filter(({ productName }) => productName.trim() !== '')
    .map(({ productName, categoryId, productId }) => ({ productName, categoryId, productId }));
  const words = { title: draft.title.trim(), description: draft.description.trim() };
  return {
    // What the lines ask for is told by them alone.
    ...(items.length === 0 ? words : { items }),
    deliveryCounty: draft.deliveryCounty || null,
    verifiedOnly: draft.verifiedOnly,
  };
}

/** Of those who can be asked, the ones that are: the chosen, or all that match where nobody chose. */
export function askedOf(
  known: readonly Recipient[],
  chosen: RfqDraft['suppliers'],
): readonly Recipient[] {
  return known.filter(({ supplierId, isMatch }) =>
    chosen === null ? isMatch : chosen.includes(supplierId),
  );
}

/** The choice with one supplier more or less; null where it is all that match. */
export function toggledSupplier(
  known: readonly Recipient[],
  chosen: RfqDraft['suppliers'],
  supplierId: string,
): RfqDraft['suppliers'] {
  const ids = new Set(askedOf(known, chosen).map((one) => one.supplierId));
  if (!ids.delete(supplierId)) ids.add(supplierId);
  const isAllThatMatch = known.every((one) => one.isMatch === ids.has(one.supplierId));
  return isAllThatMatch ? null : [...ids];
}

/** Those whose name, place or categories hold every word of a search, each from the beginning of a word. */
export function recipientsLike(known: readonly Recipient[], search: string): readonly Recipient[] {
  const words = wordsOf(search);
  return known.filter(({ companyName, location, sells }) => {
    const own = wordsOf([companyName, location, ...sells].join(' '));
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
