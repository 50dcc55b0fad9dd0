import type { Difference } from '../../../materials/trait-rules.ts';
import {
  type ComparisonAnswer,
  type ComparisonLine,
  type ComparisonOffer,
  toSplitOffer,
} from '../../comparison-schema.ts';
import type { OfferAt } from '../../part-rules.ts';
import { type Choice, orderedQuantity } from '../../split-rules.ts';
import { type WholeOrdered, wholeOrdered } from './whole-units.ts';

/** A line of an order that an award will make. */
export interface BoughtLine {
  /** Of the RFQ's line. */
  readonly id: string;
  readonly line: string;
  /** What is offered in its place; null where it is just that. */
  readonly product: string | null;
  /** In the unit quoted; null where the page has not read the offer. */
  readonly ordered: string | null;
  readonly unit: string | null;
  /** Where whole units are ordered, and so a little more than was given. */
  readonly whole: WholeOrdered | null;
  readonly differences: readonly Difference[];
  /** It differs, and that is not accepted yet. */
  readonly isOpen: boolean;
}

const boughtOf = (
  { id, productName }: ComparisonLine['rfqItem'],
  offer: ComparisonOffer,
  ordered: string,
  whole: WholeOrdered | null,
): BoughtLine => ({
  id,
  line: productName,
  product: offer.productName,
  ordered,
  unit: offer.unit,
  whole,
  differences: offer.differences,
  isOpen: offer.isOpenSubstitute,
});

const offerOf = ({ offers }: ComparisonLine, quotationId: string) =>
  offers.find((one) => one.quotationId === quotationId);

/** What these choices buy of one quotation. */
export function boughtFrom(
  { lines }: Pick<ComparisonAnswer, 'lines'>,
  choices: readonly Choice[],
  quotationId: string,
): BoughtLine[] {
  const own = choices.filter((choice) => choice.quotationId === quotationId);
  const given = new Map(own.map(({ rfqItemId, quantity }) => [rfqItemId, quantity]));
  return lines.flatMap((line) => {
    const quantity = given.get(line.rfqItem.id);
    const offer = offerOf(line, quotationId);
    if (!quantity || !offer) return [];
    const ordered = orderedQuantity(toSplitOffer(offer), quantity);
    return [boughtOf(line.rfqItem, offer, ordered, wholeOrdered(line.rfqItem, offer, quantity))];
  });
}

/** All that a quotation offers, as far as its offers were read; of its open substitutes at least the names. */
export function boughtWhole(
  { lines, quotations }: Pick<ComparisonAnswer, 'lines' | 'quotations'>,
  quotationId: string,
): BoughtLine[] {
  const quotation = quotations.find((one) => one.quotationId === quotationId);
  const open = new Set(quotation?.openSubstitutes);
  return lines.flatMap((line) => {
    const { id, productName } = line.rfqItem;
    const offer = offerOf(line, quotationId);
    if (offer) return [boughtOf(line.rfqItem, offer, offer.quantity, null)];
    if (!open.has(id)) return [];
    const unread = { product: null, ordered: null, unit: null, whole: null, differences: [] };
    return [{ id, line: productName, ...unread, isOpen: true }];
  });
}

/** Those that an award has to name, as they are not accepted. */
export const openAmong = (lines: readonly BoughtLine[], quotationId: string): OfferAt[] =>
  lines.flatMap(({ id, isOpen }) => (isOpen ? [{ rfqItemId: id, quotationId }] : []));
