import { fromCents, toCents } from '../../../shared/money.ts';
import type { RfqItem } from '../../rfqs/schema.ts';
import { divideRounded, vatPercent } from '../rules.ts';
import { exactFits, type PriceListLine } from '../schema.ts';
import { type Draft, isQuoted, type LineDraft, trimmed } from './form-state.ts';

/** Fills a quotation from the supplier's price list, and keeps what is to be looked at. */

export const isExact = ({ fit, offer }: PriceListLine) =>
  offer !== null && exactFits.some((exact) => exact === fit);

/** Nothing was typed into it. */
const isUntouched = (line: LineDraft, item: RfqItem) =>
  !isQuoted(line) &&
  line.productId === '' &&
  Number(line.quantity) === item.quantity &&
  line.unit === (item.unit ?? '');

/**
 * What becomes of a line that offers this product at its price. Its unit stays where the product's does not
 * convert, and the price is left to be typed.
 *
 * @param vatIncluded whether the quotation's prices contain VAT, as those of products do
 */
export function filled(
  { fit, product, offer }: PriceListLine,
  vatIncluded: boolean,
): Partial<LineDraft> {
  const named = { productId: product.id, productName: product.name };
  if (!offer) return named;
  return {
    ...named,
    unitPrice: (vatIncluded ? product.price : withoutVat(product.price)).replace(/\.00$/, ''),
    quantity: trimmed(offer.quantity),
    unit: offer.unit ?? '',
    look: { fit, stock: stockShort({ product, offer }) },
  };
}

/** What is in stock, where that is less than would be offered; null where it is enough, or nobody can tell. */
export const stockShort = ({ product, offer }: Pick<PriceListLine, 'product' | 'offer'>) => {
  const { stockQuantity } = product;
  return stockQuantity < (offer ? Number(offer.quantity) : 1) ? stockQuantity : null;
};

/** How many lines were filled with more than is in stock. */
export const countShort = ({ lines }: Draft) =>
  lines.filter(({ look }) => look !== null && look.stock !== null).length;

const withoutVat = (price: string) =>
  fromCents(divideRounded(toCents(price) * 100n, 100n + vatPercent));

/** Fills the lines that nobody has touched, and that the list has just so. */
export function fillFrom(
  found: readonly PriceListLine[],
  draft: Draft,
  items: readonly RfqItem[],
): Draft {
  const exact = new Map(found.filter(isExact).map((line) => [line.rfqItemId, line]));
  const asked = new Map(items.map((item) => [item.id, item]));
  return {
    ...draft,
    lines: draft.lines.map((line) => {
      const [own, item] = [exact.get(line.rfqItemId), asked.get(line.rfqItemId)];
      if (!own || !item || !isUntouched(line, item)) return line;
      return { ...line, ...filled(own, draft.vatIncluded) };
    }),
  };
}

/** How many lines wait to be looked at. */
export const countToLook = ({ lines }: Draft) => lines.filter(({ look }) => look !== null).length;

/** Everything that was filled was looked at. */
export const lookedAt = (draft: Draft): Draft => ({
  ...draft,
  lines: draft.lines.map((line) => (line.look ? { ...line, look: null } : line)),
});

/** What was filled, and is as it was filled, is again as it was before. */
export function undoFill(now: Draft, before: Draft): Draft {
  const former = new Map(before.lines.map((line) => [line.rfqItemId, line]));
  return {
    ...now,
    lines: now.lines.map((line) => (line.look && former.get(line.rfqItemId)) || line),
  };
}
