import type { Language } from '../../../../messages/index.ts';
import { fromCents } from '../../../../shared/money.ts';
import type { ComparedLine, ComparedQuotation, Comparison } from '../../comparison-rules.ts';
import {
  type ComparisonAnswer,
  type ComparisonLine,
  type ComparisonOffer,
  type ComparisonPart,
  type ComparisonQuotation,
  foldAbove,
  foldedOffers,
} from '../../comparison-schema.ts';
import type { LineOffer } from '../../measure-rules.ts';
import { fromThousandths } from '../../rules.ts';
import type { PartName } from '../../score-rules.ts';
import { bestSingle, type SingleSupplier } from '../../split-figures-rules.ts';
import { type Choice, reckonSplit, type Split, type SplitTable } from '../../split-rules.ts';
import { suggestSplit } from '../../split-search-rules.ts';
import { toAttachment } from '../present.ts';
import type { FileRow } from '../queries/read.ts';
import type { Ground } from './ground.ts';
import type { ComparedRow, PricedLine, StoredPart } from './queries.ts';

/** A comparison as its RFQ's owner reads it, in the reader's language. */
export function toAnswer(
  ground: Ground,
  { parts, files }: { readonly parts: readonly StoredPart[]; readonly files: readonly FileRow[] },
  language: Language,
): ComparisonAnswer {
  const { rfq, comparison } = ground;
  const partsOf = Map.groupBy(parts, ({ quotationId }) => quotationId);
  const rows = new Map(ground.quotations.map((row) => [row.quotationId, row]));
  const splits = splitsOf(ground);
  const { single, choices, split } = splits;
  return {
    rfq: {
      id: rfq.id,
      title: rfq.title,
      status: rfq.status,
      version: rfq.version,
      verifiedOnly: rfq.verifiedOnly,
      orderCount: rfq.orderCount,
      isRemainder: ground.isRemainder,
    },
    lines: linesOf(ground, rows, suggestedOffers(ground, splits)),
    quotations: comparison.quotations.flatMap((compared) => {
      const row = rows.get(compared.quotationId);
      const own = partsOf.get(compared.quotationId) ?? [];
      const words = own.map((part) => toPart(part, language));
      return row ? [toQuotation(row, compared, ground, { parts: words, files })] : [];
    }),
    leftOut: ground.leftOut,
    bestSingle: single && { ...single, total: fromCents(single.total) },
    bestSplit:
      choices && split
        ? { choices, total: fromCents(split.total), isComplete: split.missing.length === 0 }
        : null,
    saving:
      single && split && split.missing.length === 0 ? fromCents(single.total - split.total) : null,
  };
}

/** By line: what the best single supplier and the best split give of it. */
function suggestedOffers({ comparison }: Ground, { single, choices }: Splits): Suggested {
  const quotations = new Map(comparison.quotations.map((one) => [one.quotationId, one]));
  const ids = Map.groupBy(choices ?? [], ({ rfqItemId }) => rfqItemId);
  return new Map(
    comparison.lines.map(({ rfqItemId }, place) => {
      const chosen = (ids.get(rfqItemId) ?? []).map(({ quotationId }) => quotationId);
      const givers = single ? [single.quotationId, ...chosen] : chosen;
      return [rfqItemId, givers.flatMap((id) => quotations.get(id)?.offers[place] ?? [])];
    }),
  );
}

type Suggested = ReadonlyMap<string, readonly LineOffer[]>;

/** One line with every offer of it; null where the RFQ does not ask for it. */
export function toLine(ground: Ground, rfqItemId: string): ComparisonLine | null {
  const rows = new Map(ground.quotations.map((row) => [row.quotationId, row]));
  const one = {
    ...ground,
    comparison: {
      ...ground.comparison,
      lines: ground.comparison.lines.filter((line) => line.rfqItemId === rfqItemId),
    },
  };
  return linesOf(one, rows, null)[0] ?? null;
}

interface Splits {
  readonly single: SingleSupplier | null;
  readonly choices: readonly Choice[] | null;
  readonly split: Split | null;
}

/** While nothing has changed, a comparison stays the same one, and so does what is best of it. */
const known = new WeakMap<Comparison, Splits>();

function splitsOf(ground: Ground): Splits {
  const { comparison } = ground;
  const before = known.get(comparison);
  if (before && mayAward(ground)) return before;
  const table = tableOf(ground);
  const single = bestSingle(table);
  const choices = suggestSplit(table, single);
  const splits = { single, choices, split: choices && reckonSplit(table, choices) };
  if (mayAward(ground)) known.set(comparison, splits);
  return splits;
}

/** Whether anything is left to award. */
const mayAward = ({ rfq, isRemainder }: Ground) => rfq.status !== 'awarded' || isRemainder;

/** What was accepted and is compared again offers more, and is valid. */
const isAwardable = ({ state }: { readonly state: string }, ground: Ground) =>
  mayAward(ground) && (state === 'live' || (state === 'accepted' && ground.isRemainder));

function tableOf(ground: Ground): SplitTable {
  const { comparison, items } = ground;
  const quantities = new Map(items.map((item) => [item.rfqItemId, item.quantity]));
  const figures = new Map(comparison.quotations.map((one) => [one.quotationId, one.figures]));
  return {
    lines: comparison.lines.map(({ rfqItemId, offers }) => ({
      rfqItemId,
      quantity: quantities.get(rfqItemId) ?? '0',
      offers,
    })),
    quotations: ground.quotations.flatMap((terms) => {
      const { quotationId } = terms;
      const own = figures.get(quotationId);
      return own && terms.isEligible && isAwardable(terms, ground)
        ? [{ quotationId, terms, figures: own }]
        : [];
    }),
  };
}

function linesOf(
  { items, comparison, ordered }: Pick<Ground, 'items' | 'comparison' | 'ordered'>,
  rows: ReadonlyMap<string, ComparedRow>,
  suggested: Suggested | null,
): ComparisonLine[] {
  const itemsById = new Map(items.map((item) => [item.rfqItemId, item]));
  const count = comparison.lines.reduce((sum, { offers }) => sum + offers.length, 0);
  return comparison.lines.flatMap((line) => {
    const { rfqItemId, normalizedUnit, isComparable, offers } = line;
    const item = itemsById.get(rfqItemId);
    if (!item) return [];
    const { lineNo, productName, quantity, unit, estimatedBudget } = item;
    const isFolded = suggested !== null && count > foldAbove;
    const shown = isFolded ? placesShown(line, suggested.get(rfqItemId) ?? []) : offers.keys();
    return [
      {
        rfqItem: { id: rfqItemId, lineNo, productName, quantity, unit, estimatedBudget },
        normalizedUnit,
        isComparable,
        offerCount: offers.length,
        offers: [...shown].flatMap((place) => {
          const offer = offers[place];
          const row = offer && rows.get(offer.quotationId);
          if (!row) return [];
          const orderedQuantity = ordered.get(row.quotationId)?.quantities[rfqItemId] ?? null;
          const rank = line.ranks[place] ?? null;
          return [{ ...toOffer(offer, row, { unit, rank }), orderedQuantity }];
        }),
      },
    ];
  });
}

/** The best offers of a line, and what is suggested besides. */
function placesShown({ offers }: ComparedLine, suggested: readonly LineOffer[]): number[] {
  const best = [...offers.slice(0, foldedOffers).keys()];
  const further = suggested.map((offer) => offers.indexOf(offer)).sort((a, b) => a - b);
  return [...new Set([...best, ...further])];
}

function toOffer(
  offer: LineOffer,
  row: ComparedRow,
  { unit, rank }: { readonly unit: string | null; readonly rank: number | null },
): Omit<ComparisonOffer, 'orderedQuantity'> {
  const { quotationId, covers, normalizedUnit, normalizedUnitPrice, available, minimum } = offer;
  const { rate } = offer;
  const quoted = offer.quoted as PricedLine;
  return {
    quotationId,
    supplier: { id: row.supplierId, companyName: row.companyName },
    quantity: quoted.quantity,
    unit: quoted.unit ?? unit,
    unitPrice: quoted.unitPrice,
    productName: quoted.productName,
    normalizedUnitPrice,
    normalizedUnit,
    landedTotal: fromCents(offer.landedCents),
    covers,
    differences: offer.differences,
    isOpenSubstitute: offer.isOpenSubstitute,
    available,
    minimum,
    rate: rate && { over: String(rate.over), under: String(rate.under) },
    step: fromThousandths(offer.step),
    rank,
  };
}

function toQuotation(
  row: Ground['quotations'][number],
  compared: ComparedQuotation,
  ground: Ground,
  { parts, files }: { parts: readonly ComparisonPart[]; files: readonly FileRow[] },
): ComparisonQuotation {
  const { coveredLines, partLines, openSubstitutes, rank } = compared;
  const lineCount = ground.items.length;
  return {
    quotationId: row.quotationId,
    supplier: {
      id: row.supplierId,
      companyName: row.companyName,
      location: row.location,
      county: row.county,
      isVerified: row.isVerified,
      record: recordOf(row),
    },
    state: row.state,
    isAwardable: isAwardable(row, ground),
    coverage: coveredLines === null ? null : lineCount === 0 ? 1 : coveredLines / lineCount,
    coveredLines,
    partLines,
    openSubstitutes,
    landedTotal: row.totalAmount,
    orderedAmount: ground.ordered.get(row.quotationId)?.amount ?? null,
    vatAmount: row.vatAmount,
    vatIncluded: row.vatIncluded,
    deliveryTerms: row.deliveryTerms,
    deliveryCost: row.deliveryCost,
    deliveryTime: row.deliveryTime,
    validUntil: row.validUntil.toISOString(),
    notes: row.notes,
    attachments: row.attachments.flatMap(
      (path) => toAttachment(row.quotationId, path, files) ?? [],
    ),
    rank,
    score: row.aiScore,
    parts,
  };
}

const numberOf = (text: string | null) => (text === null ? null : Number(text));

function recordOf(row: ComparedRow): ComparisonQuotation['supplier']['record'] {
  if (row.completedOrders === null) return null;
  return {
    responseHours: numberOf(row.responseHours),
    winRate: numberOf(row.winRate),
    onTimeRate: numberOf(row.onTimeRate),
    completedOrders: row.completedOrders,
  };
}

const toPart = (part: StoredPart, language: Language): ComparisonPart => ({
  name: part.name as PartName,
  weight: Number(part.weight),
  value: Number(part.value),
  words: language === 'sw' && part.wordsSw ? part.wordsSw : part.words,
});
