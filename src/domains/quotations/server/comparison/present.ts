import type { Language } from '../../../../messages/index.ts';
import { fromCents } from '../../../../shared/money.ts';
import type { ComparedQuotation, Comparison, LineOffer } from '../../comparison-rules.ts';
import {
  type ComparisonAnswer,
  type ComparisonLine,
  type ComparisonOffer,
  type ComparisonPart,
  type ComparisonQuotation,
  foldAbove,
  foldedOffers,
} from '../../comparison-schema.ts';
import { fromThousandths } from '../../rules.ts';
import type { PartName } from '../../score-rules.ts';
import {
  bestSingle,
  type Choice,
  reckonSplit,
  type SingleSupplier,
  type Split,
  type SplitTable,
} from '../../split-rules.ts';
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
  const { single, choices, split } = splitsOf(ground);
  const suggested = Map.groupBy(choices ?? [], ({ rfqItemId }) => rfqItemId);
  return {
    rfq: { id: rfq.id, title: rfq.title, status: rfq.status, version: rfq.version },
    lines: linesOf(
      ground,
      rows,
      (line, { quotationId }) =>
        quotationId === single?.quotationId ||
        suggested.get(line)?.some((choice) => choice.quotationId === quotationId) === true,
    ),
    quotations: comparison.quotations.flatMap((compared) => {
      const row = rows.get(compared.quotationId);
      const own = partsOf.get(compared.quotationId) ?? [];
      const words = own.map((part) => toPart(part, language));
      return row ? [toQuotation(row, compared, ground, { parts: words, files })] : [];
    }),
    bestSingle: single && { ...single, total: fromCents(single.total) },
    bestSplit:
      choices && split
        ? { choices, total: fromCents(split.total), isComplete: split.missing.length === 0 }
        : null,
    saving:
      single && split && split.missing.length === 0 ? fromCents(single.total - split.total) : null,
  };
}

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
  return linesOf(one, rows, () => true)[0] ?? null;
}

interface Splits {
  readonly single: SingleSupplier | null;
  readonly choices: readonly Choice[] | null;
  readonly split: Split | null;
}

/** While nothing has changed, a comparison stays the same one, and so does what is best of it. */
const known = new WeakMap<Comparison, Splits>();

function splitsOf(ground: Ground): Splits {
  const { comparison, rfq } = ground;
  const before = known.get(comparison);
  // After the award nothing can be awarded any more.
  if (before && rfq.status !== 'awarded') return before;
  const table = tableOf(ground);
  const single = bestSingle(table);
  const choices = suggestSplit(table, single);
  const splits = { single, choices, split: choices && reckonSplit(table, choices) };
  if (rfq.status !== 'awarded') known.set(comparison, splits);
  return splits;
}

const isAwardable = ({ state }: { readonly state: string }, { rfq }: Ground) =>
  state === 'live' && rfq.status !== 'awarded';

function tableOf(ground: Ground): SplitTable {
  const awardable = ground.quotations.filter((row) => isAwardable(row, ground));
  const ids = new Set(awardable.map(({ quotationId }) => quotationId));
  const quantities = new Map(ground.items.map((item) => [item.rfqItemId, item.quantity]));
  return {
    lines: ground.comparison.lines.map(({ rfqItemId, offers }) => ({
      rfqItemId,
      quantity: quantities.get(rfqItemId) ?? '0',
      offers: offers.map(({ split }) => split).filter(({ quotationId }) => ids.has(quotationId)),
    })),
    quotations: awardable.map((terms) => ({ quotationId: terms.quotationId, terms })),
  };
}

function linesOf(
  { items, comparison }: Pick<Ground, 'items' | 'comparison'>,
  rows: ReadonlyMap<string, ComparedRow>,
  isWanted: (rfqItemId: string, offer: LineOffer) => boolean,
): ComparisonLine[] {
  const itemsById = new Map(items.map((item) => [item.rfqItemId, item]));
  const count = comparison.lines.reduce((sum, { offers }) => sum + offers.length, 0);
  const most = count > foldAbove ? foldedOffers : Number.POSITIVE_INFINITY;
  return comparison.lines.flatMap(({ rfqItemId, normalizedUnit, offers }) => {
    const item = itemsById.get(rfqItemId);
    if (!item) return [];
    const { lineNo, productName, quantity, unit, estimatedBudget } = item;
    const shown = offers.filter((offer, index) => index < most || isWanted(rfqItemId, offer));
    return [
      {
        rfqItem: { id: rfqItemId, lineNo, productName, quantity, unit, estimatedBudget },
        normalizedUnit,
        offerCount: offers.length,
        offers: shown.flatMap((offer) => {
          const row = rows.get(offer.quotationId);
          return row ? [toOffer(offer, row, unit)] : [];
        }),
      },
    ];
  });
}

function toOffer(offer: LineOffer, row: ComparedRow, askedUnit: string | null): ComparisonOffer {
  const { quotationId, covers, rank, normalizedUnit, normalizedUnitPrice } = offer;
  const quoted = offer.quoted as PricedLine;
  return {
    quotationId,
    supplier: { id: row.supplierId, companyName: row.companyName },
    quantity: quoted.quantity,
    unit: quoted.unit ?? askedUnit,
    unitPrice: quoted.unitPrice,
    productName: quoted.productName,
    normalizedUnitPrice,
    normalizedUnit,
    landedTotal: fromCents(offer.landedCents),
    covers,
    available: fromThousandths(offer.available),
    minimum: fromThousandths(offer.minimum),
    rank,
  };
}

function toQuotation(
  row: Ground['quotations'][number],
  compared: ComparedQuotation,
  ground: Ground,
  { parts, files }: { parts: readonly ComparisonPart[]; files: readonly FileRow[] },
): ComparisonQuotation {
  const { coveredLines, partLines, rank } = compared;
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
    landedTotal: row.totalAmount,
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
