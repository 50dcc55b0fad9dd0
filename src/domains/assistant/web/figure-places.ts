import type { FigureSource, FigureTerm, PlacedFigure } from '../figure-schema.ts';
import type { ComparisonAnswer, SplitShare } from '../schema.ts';

/** Where the figures of an answer lead: to the rows of its card, else to the request's page. */

/** Which split a row belongs to: that of the answer, or the one that was asked for. */
export type SplitKind = 'split' | 'mix';

export const quotationPlace = (quotationId: string) => `quotation-${quotationId}`;
export const linePlace = (quotationId: string, rfqItemId: string) =>
  `line-${quotationId}-${rfqItemId}`;
/** The row of a quotation where a term of it stands. */
export const termPlace = (quotationId: string, term: FigureTerm) => `${term}-${quotationId}`;
export const sharePlace = (kind: SplitKind, quotationId: string) => `${kind}-${quotationId}`;

const isShare = (place: string) => /^(?:split|mix)-/.test(place);

/** The words cut at their figures. What does not stand where it should is no figure. */
export function piecesOf(
  content: string,
  placed: readonly PlacedFigure[],
): readonly (string | PlacedFigure)[] {
  const pieces: (string | PlacedFigure)[] = [];
  let from = 0;
  for (const figure of placed) {
    const { at, text } = figure;
    if (at < from || content.slice(at, at + text.length) !== text) continue;
    pieces.push(content.slice(from, at), figure);
    from = at + text.length;
  }
  return [...pieces, content.slice(from)].filter((piece) => piece !== '');
}

/** The rows of the card that a figure is computed from, a split before what it is held against. */
export function placesOf(
  sources: readonly FigureSource[],
  comparison: ComparisonAnswer | undefined,
): readonly string[] {
  if (!comparison) return [];
  const places = new Set(sources.flatMap((source) => placeOf(source, comparison) ?? []));
  return [...places].toSorted((a, b) => Number(isShare(b)) - Number(isShare(a)));
}

function placeOf(source: FigureSource, comparison: ComparisonAnswer): string | null {
  const { quotationId, rfqId, term, lines } = source;
  if (quotationId === null || rfqId !== comparison.rfqId) return null;
  if (term === 'share') {
    const { mix, split } = comparison;
    if (hasShare(mix?.shares, source)) return sharePlace('mix', quotationId);
    if (hasShare(split?.shares, source)) return sharePlace('split', quotationId);
  }
  const quotation = comparison.quotations.find((one) => one.quotationId === quotationId);
  if (!quotation) return null;
  const [line] = term === 'unitPrice' || term === 'lineTotal' ? lines : [];
  if (termRows.has(term)) return termPlace(quotationId, term);
  const isPriced = quotation.priced.some((one) => one.rfqItemId === line?.rfqItemId);
  return line && isPriced ? linePlace(quotationId, line.rfqItemId) : quotationPlace(quotationId);
}

/** Lead time and coverage stand below its name, the rest among its terms. */
const termRows: ReadonlySet<FigureTerm> = new Set([
  'deliveryTime',
  'coverage',
  'deliveryCost',
  'vat',
  'validUntil',
  'score',
]);

const hasShare = (
  shares: readonly SplitShare[] | undefined,
  { quotationId, lines }: FigureSource,
): boolean =>
  shares?.some(
    (share) =>
      share.quotationId === quotationId &&
      share.lines.length === lines.length &&
      share.lines.every((own) =>
        lines.some((line) => line.rfqItemId === own.rfqItemId && line.quantity === own.quantity),
      ),
  ) ?? false;

/** The page that a figure is read off where no card has it. */
export function pageOf([source]: readonly FigureSource[]): string {
  if (!source || source.rfqId === null) return '/dashboard?tab=rfqs';
  const path = `/rfqs/${source.rfqId}`;
  return source.term === 'closesAt' ? path : `${path}#comparison`;
}
