import { toCents } from '../../../../shared/money.ts';
import type {
  ComparisonAnswer,
  ComparisonLine,
  ComparisonQuotation,
} from '../../comparison-schema.ts';
import { type DeliveryShare, deliveryShare } from '../../delivery-share-rules.ts';
import type { OfferAt } from '../../part-rules.ts';
import { fromThousandths, isUndecided, sumTotals, toThousandths } from '../../rules.ts';
import type { PendingAward } from './award-dialog.tsx';
import { boughtFrom, boughtWhole, openAmong } from './bought.ts';
import type { LeftLine } from './left-words.ts';
import type { AwardSums } from './use-award.ts';

type Names = ReadonlyMap<string, string>;

/** What becomes of the quotations that are not chosen, where an award leaves these lines. */
function othersBy(
  { quotations, lines }: ComparisonAnswer,
  chosen: ReadonlySet<string>,
  left: ReadonlySet<string>,
): Pick<PendingAward, 'rejected' | 'kept'> {
  const others = quotations.filter(
    ({ quotationId, state }) => !chosen.has(quotationId) && isUndecided(state),
  );
  const ids = new Set(others.map(({ quotationId }) => quotationId));
  const isOffered = lines.some(
    ({ rfqItem, offers, offerCount }) =>
      left.has(rfqItem.id) &&
      (offers.length < offerCount || offers.some(({ quotationId }) => ids.has(quotationId))),
  );
  return isOffered ? { rejected: 0, kept: others.length } : { rejected: others.length, kept: 0 };
}

/** Everything that one supplier offers. */
export function pendingWhole(
  comparison: ComparisonAnswer,
  names: Names,
  quotationId: string,
): PendingAward | null {
  const { rfq, lines, quotations } = comparison;
  const quotation = quotations.find((one) => one.quotationId === quotationId);
  if (!quotation) return null;
  const { coveredLines, partLines, openSubstitutes, landedTotal } = quotation;
  const bought = boughtWhole(comparison, quotationId);
  const offered = (coveredLines ?? 0) + partLines + openSubstitutes.length;
  const left = coveredLines === null ? [] : notCovered(comparison, quotationId);
  return {
    rfqId: rfq.id,
    body: {
      quotationId,
      afterOrders: rfq.orderCount,
      ...naming(openAmong(bought, quotationId)),
    },
    orders: [
      {
        quotationId,
        supplier: names.get(quotationId) ?? '',
        total: toCents(landedTotal),
        // As it was quoted.
        lines: bought,
        more: Math.max(0, offered - bought.length),
        delivery: wholeDelivery(quotation, Math.max(offered, bought.length, 1)),
        isFurther: quotation.orderedAmount !== null,
      },
    ],
    ...othersBy(comparison, new Set([quotationId]), new Set(left.map(({ id }) => id))),
    left: {
      count:
        coveredLines === null
          ? 0
          : lines.length - coveredLines - awardedBesides(comparison, quotation),
      lines: left,
    },
  };
}

/**
 * Lines that it is awarded wholly though it does not cover them: with a substitute, or with as many units
 * that hold less.
 */
const awardedBesides = (
  { lines }: ComparisonAnswer,
  { quotationId, openSubstitutes }: ComparisonQuotation,
) => {
  const open = new Set(openSubstitutes);
  return lines.filter(({ rfqItem, offers }) => {
    const offer = offers.find((one) => one.quotationId === quotationId);
    if (!offer) return open.has(rfqItem.id);
    const isCovered = offer.covers === 'all' && !open.has(rfqItem.id);
    return !isCovered && leftOf(rfqItem, offer) === 0n;
  }).length;
};

/** What an award of all that is offered leaves of a line, in thousandths of its unit. */
function leftOf({ quantity }: ComparisonLine['rfqItem'], offer: { readonly available: string }) {
  const left = toThousandths(quantity) - toThousandths(offer.available);
  return left > 0n ? left : 0n;
}

const naming = (substitutes: readonly OfferAt[]) => (substitutes.length > 0 ? { substitutes } : {});

function wholeDelivery(
  { landedTotal, ...terms }: ComparisonQuotation,
  lines: number,
): DeliveryShare | null {
  const { delivery } = sumTotals(0n, lines, terms);
  return deliveryShare(delivery, toCents(landedTotal), terms.vatIncluded);
}

/** What it does not offer of lines, as far as all offers of a line are known. */
const notCovered = ({ lines }: ComparisonAnswer, quotationId: string): LeftLine[] =>
  lines.flatMap(({ rfqItem, offers, offerCount }) => {
    const own = offers.find((one) => one.quotationId === quotationId);
    if (!own) return offers.length < offerCount ? [] : [leftLine(rfqItem, rfqItem.quantity)];
    const left = leftOf(rfqItem, own);
    return left === 0n ? [] : [leftLine(rfqItem, fromThousandths(left))];
  });

const leftLine = (
  { id, productName: name, unit }: ComparisonLine['rfqItem'],
  quantity: string,
) => ({
  id,
  name,
  quantity,
  unit,
});

/** Whether what was put together can be ordered so. */
export const isPossible = ({ read, split }: Pick<AwardSums, 'read' | 'split'>): boolean =>
  read.choices.length > 0 &&
  split.problems.length === 0 &&
  read.unreadable.length === 0 &&
  split.suppliers.every(({ belowMinimum }) => belowMinimum.length === 0);

/** What was put together line by line. */
export function pendingSplit(
  comparison: ComparisonAnswer,
  names: Names,
  { read, split }: Pick<AwardSums, 'read' | 'split'>,
): PendingAward {
  const chosen = new Set(split.suppliers.map(({ quotationId }) => quotationId));
  const quotations = new Map(comparison.quotations.map((one) => [one.quotationId, one]));
  const left = missingLines(comparison, split);
  const orders = split.suppliers.map(({ quotationId, delivery, total }) => ({
    quotationId,
    supplier: names.get(quotationId) ?? '',
    total,
    lines: boughtFrom(comparison, read.choices, quotationId),
    more: 0,
    delivery: deliveryShare(delivery, total, quotations.get(quotationId)?.vatIncluded ?? true),
    isFurther: (quotations.get(quotationId)?.orderedAmount ?? null) !== null,
  }));
  return {
    rfqId: comparison.rfq.id,
    body: {
      lines: read.choices,
      afterOrders: comparison.rfq.orderCount,
      ...naming(orders.flatMap(({ lines, quotationId }) => openAmong(lines, quotationId))),
    },
    orders,
    ...othersBy(comparison, chosen, new Set(left.map(({ id }) => id))),
    left: { count: split.missing.length, lines: left },
  };
}

/** The lines that a split leaves, wholly or in part. */
export function missingLines(
  { lines }: Pick<ComparisonAnswer, 'lines'>,
  { missing }: AwardSums['split'],
): LeftLine[] {
  const items = new Map(lines.map(({ rfqItem }) => [rfqItem.id, rfqItem]));
  return missing.flatMap(({ rfqItemId, quantity }) => {
    const item = items.get(rfqItemId);
    return item ? [leftLine(item, quantity)] : [];
  });
}
