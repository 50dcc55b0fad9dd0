import { fromCents, toCents } from '../../../../shared/money.ts';
import {
  type ComparisonAnswer as FullComparison,
  splitTableOf,
  toSplitOffer,
} from '../../../quotations/comparison-schema.ts';
import {
  type Choice,
  everythingFrom,
  orderedQuantity,
  reckonSplit,
} from '../../../quotations/split-rules.ts';
import type { Copy } from '../../copy/copy.ts';
import { type FigureSource, mostSourceLines } from '../../figure-schema.ts';
import {
  type ComparedLine,
  type ComparedQuote,
  type ComparisonAnswer,
  type SplitCard,
  type SplitLine,
  shownQuotations,
} from '../../schema.ts';
import type { Quotation, QuoteFigures } from './quote-figures.ts';
import type { OwnComparison } from './quotes.ts';
import { supplierOf } from './supplier-names.ts';

/** What is shown beside the words of an answer: every line that their figures are computed from. */
export interface Analysed {
  /** What the figures of the words are computed from. */
  readonly sources: readonly FigureSource[];
  /** What the reader asked to take of each, where that was asked. */
  readonly mix: readonly Choice[] | null;
}

/** The best quotations and all that the words speak of, with the lines of the splits. */
export function comparisonCard(
  { full, figures }: OwnComparison,
  { sources, mix }: Analysed,
  copy: Copy,
): ComparisonAnswer {
  const whole = sources.filter(({ term }) => term !== 'share');
  const spokenOf = new Set(whole.map(({ quotationId }) => quotationId));
  const named = new Set(whole.flatMap(({ lines }) => lines.map((line) => line.quotationItemId)));
  const best = bestSplitOf(full);
  const single = best && singleOf(full);
  if (single) spokenOf.add(single.quotationId);
  return {
    rfqId: full.rfq.id,
    title: full.rfq.title,
    count: full.quotations.length,
    quotations: full.quotations
      .filter(({ quotationId }, at) => at < shownQuotations || spokenOf.has(quotationId))
      .map((quotation) => compared({ full, figures, named, copy }, quotation)),
    split: best && { ...best.sums, shares: splitCard(full, figures, best.choices, copy).shares },
    ...(mix ? { mix: splitCard(full, figures, mix, copy) } : {}),
  };
}

export interface BestSplit {
  readonly sums: { readonly total: string; readonly saving: string };
  readonly choices: readonly Choice[];
}

/** An award split by line, where it costs less than the best single supplier. */
export const bestSplitOf = ({ bestSplit, saving }: FullComparison): BestSplit | null =>
  bestSplit?.isComplete && saving !== null && toCents(saving) > 0n
    ? { sums: { total: bestSplit.total, saving }, choices: bestSplit.choices }
    : null;

/** Who takes everything for the least, and what that is. */
export function singleOf(full: FullComparison) {
  const quotation = full.quotations.find(
    ({ quotationId }) => quotationId === full.bestSingle?.quotationId,
  );
  if (!quotation) return null;
  const { quotationId } = quotation;
  return { quotation, quotationId, choices: everythingFrom(splitTableOf(full), quotationId) };
}

function splitCard(
  full: FullComparison,
  figures: QuoteFigures,
  choices: readonly Choice[],
  copy: Copy,
): SplitCard {
  const { total, suppliers } = reckonSplit(splitTableOf(full), choices);
  const shares = suppliers.flatMap(({ quotationId, total: cents }) => {
    const quotation = full.quotations.find((one) => one.quotationId === quotationId);
    if (!quotation) return [];
    const own = choices.filter((choice) => choice.quotationId === quotationId);
    return {
      quotationId,
      supplierId: quotation.supplier.id,
      supplierName: supplierOf(quotation, copy),
      total: fromCents(cents),
      lines: own.flatMap((choice) => splitLine(full, figures, choice) ?? []),
    };
  });
  return { total: fromCents(total), shares };
}

function splitLine(
  { lines }: FullComparison,
  figures: QuoteFigures,
  { rfqItemId, quotationId, quantity }: Choice,
): SplitLine | null {
  const line = lines.find(({ rfqItem }) => rfqItem.id === rfqItemId);
  const offer = line?.offers.find((one) => one.quotationId === quotationId);
  if (!line || !offer) return null;
  return {
    rfqItemId,
    quotationItemId: figures.lineOf(quotationId, line.rfqItem).quotationItemId,
    lineNo: line.rfqItem.lineNo,
    productName: offer.productName ?? line.rfqItem.productName,
    quantity: orderedQuantity(toSplitOffer(offer), quantity),
    unit: offer.unit,
    unitPrice: offer.unitPrice,
  };
}

interface Comparing {
  readonly full: FullComparison;
  readonly figures: QuoteFigures;
  /** Ids of the lines that the words speak of. */
  readonly named: ReadonlySet<string | null>;
  readonly copy: Copy;
}

function compared(comparing: Comparing, quotation: Quotation): ComparedQuote {
  const { full, copy, named } = comparing;
  const lines = pricedLines(comparing, quotation.quotationId);
  const priced = lines.filter(
    ({ quotationItemId }, at) => at < mostSourceLines || named.has(quotationItemId),
  );
  return {
    quotationId: quotation.quotationId,
    supplierId: quotation.supplier.id,
    supplierName: supplierOf(quotation, copy),
    landedTotal: quotation.landedTotal,
    deliveryTime: quotation.deliveryTime,
    coveredLines: quotation.coveredLines,
    lines: full.lines.length,
    state: quotation.state,
    isAwardable: quotation.isAwardable,
    rank: quotation.rank,
    aiScore: quotation.score,
    priced,
    terms: {
      deliveryTerms: quotation.deliveryTerms,
      deliveryCost: quotation.deliveryCost,
      vatIncluded: quotation.vatIncluded,
      vatAmount: quotation.vatAmount,
      validUntil: quotation.validUntil,
    },
    ...(priced.length < lines.length ? { furtherLines: lines.length - priced.length } : {}),
  };
}

const pricedLines = ({ full, figures }: Comparing, quotationId: string): ComparedLine[] =>
  full.lines.flatMap(({ rfqItem, offers }) => {
    const offer = offers.find((one) => one.quotationId === quotationId);
    if (!offer) return [];
    const { quantity, unit, unitPrice, normalizedUnitPrice, normalizedUnit, landedTotal, rank } =
      offer;
    return {
      rfqItemId: rfqItem.id,
      quotationItemId: figures.lineOf(quotationId, rfqItem).quotationItemId,
      lineNo: rfqItem.lineNo,
      productName: offer.productName ?? rfqItem.productName,
      quantity,
      unit,
      unitPrice,
      normalizedUnitPrice,
      normalizedUnit,
      landedTotal,
      rank,
    };
  });
