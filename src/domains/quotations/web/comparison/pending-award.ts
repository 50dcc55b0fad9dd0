import { toCents } from '../../../../shared/money.ts';
import type { ComparisonAnswer, ComparisonQuotation } from '../../comparison-schema.ts';
import { whyNot } from '../../rules.ts';
import type { OfferAt } from './api.ts';
import type { PendingAward } from './award-dialog.tsx';
import { boughtFrom, boughtWhole, openAmong } from './bought.ts';
import type { AwardSums } from './use-award.ts';

type Names = ReadonlyMap<string, string>;

/** Quotations that stand, are not chosen, and so are turned down by an award. */
function rejectedBy({ quotations, rfq }: ComparisonAnswer, chosen: ReadonlySet<string>): number {
  return quotations.filter(
    ({ quotationId, state }) =>
      !chosen.has(quotationId) && whyNot('reject', state, rfq.status) === null,
  ).length;
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
  return {
    rfqId: rfq.id,
    body: { quotationId, ...naming(openAmong(bought, quotationId)) },
    orders: [
      {
        quotationId,
        supplier: names.get(quotationId) ?? '',
        total: toCents(landedTotal),
        // As it was quoted.
        lines: bought,
        more: Math.max(0, offered - bought.length),
      },
    ],
    rejected: rejectedBy(comparison, new Set([quotationId])),
    left: {
      count:
        coveredLines === null
          ? 0
          : lines.length - coveredLines - substituted(comparison, quotation),
      names: coveredLines === null ? [] : notCovered(comparison, quotationId),
    },
  };
}

/** Lines that it answers wholly with something else: they are bought, if as substitutes. */
const substituted = (
  { lines }: ComparisonAnswer,
  { quotationId, openSubstitutes }: ComparisonQuotation,
) => {
  const open = new Set(openSubstitutes);
  return lines.filter(({ rfqItem, offers }) => {
    const offer = offers.find((one) => one.quotationId === quotationId);
    return open.has(rfqItem.id) && (offer?.covers ?? 'all') === 'all';
  }).length;
};

const naming = (substitutes: readonly OfferAt[]) => (substitutes.length > 0 ? { substitutes } : {});

/** Names of the lines that it does not offer wholly, as far as all offers of a line are known. */
const notCovered = ({ lines }: ComparisonAnswer, quotationId: string) =>
  lines.flatMap(({ rfqItem, offers, offerCount }) => {
    const isCovered = offers.some((one) => one.quotationId === quotationId && one.covers === 'all');
    return isCovered || offers.length < offerCount ? [] : [rfqItem.productName];
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
  const orders = split.suppliers.map(({ quotationId, total }) => ({
    quotationId,
    supplier: names.get(quotationId) ?? '',
    total,
    lines: boughtFrom(comparison, read.choices, quotationId),
    more: 0,
  }));
  return {
    rfqId: comparison.rfq.id,
    body: {
      lines: read.choices,
      ...naming(orders.flatMap(({ lines, quotationId }) => openAmong(lines, quotationId))),
    },
    orders,
    rejected: rejectedBy(comparison, chosen),
    left: {
      count: split.missing.length,
      names: missingNames(comparison, split),
    },
  };
}

/** Of the lines that a split leaves, wholly or in part. */
export function missingNames(
  { lines }: Pick<ComparisonAnswer, 'lines'>,
  { missing }: AwardSums['split'],
): string[] {
  const names = new Map(lines.map(({ rfqItem }) => [rfqItem.id, rfqItem.productName]));
  return missing.flatMap(({ rfqItemId }) => names.get(rfqItemId) ?? []);
}
