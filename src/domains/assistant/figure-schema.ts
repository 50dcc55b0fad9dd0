/**
 * What the figures of an answer about quotations are computed from. Every one of them points to
 * quotations, to their lines or to a term of theirs, so that whoever reads it can look.
 */

/**
 * - `total`: all lines of the quotation, price by quantity, with delivery and VAT; its own sum where it
 *   prices no lines
 * - `share`: the same of the lines and quantities that are named alone
 * - `unitPrice`: the price of its first line
 * - `lineTotal`: its first line with its part of delivery and VAT, which the other lines share
 * - `coverage`: the lines that it covers wholly, among all that were asked for
 * - `vat`: on its lines and their delivery
 * - `deliveryCost`, `deliveryTime`, `validUntil`, `score`: what the quotation itself says
 * - `received`: quotations that stand on the request, or on all requests of the reader
 * - `closesAt`: until when the request can be quoted
 */
export const figureTerms = [
  'total',
  'share',
  'unitPrice',
  'lineTotal',
  'coverage',
  'vat',
  'deliveryCost',
  'deliveryTime',
  'validUntil',
  'score',
  'received',
  'closesAt',
] as const;
export type FigureTerm = (typeof figureTerms)[number];

/** A source names so many lines of a whole quotation; `lineCount` tells how many there are. */
export const mostSourceLines = 100;

export interface FigureLine {
  readonly rfqItemId: string;
  /** Null where the quotation was read without its lines. */
  readonly quotationItemId: string | null;
  /** Null for a line that is not asked for any more. */
  readonly lineNo: number | null;
  /** What is ordered of it, in the unit quoted, where that is not all. */
  readonly quantity?: string;
}

export interface FigureSource {
  /** Null where it is all requests of the reader. */
  readonly rfqId: string | null;
  /** Null where it is a request, not a quotation. */
  readonly quotationId: string | null;
  readonly supplierName: string | null;
  readonly term: FigureTerm;
  readonly lines: readonly FigureLine[];
  readonly lineCount: number;
}

/** A figure before it has its place in a text. */
export interface Figure {
  /** As it is written: "KSh 12,400", "3 days". */
  readonly text: string;
  /** All sources added up, or what the first has more or less than the others together. */
  readonly how: 'sum' | 'difference';
  readonly sources: readonly FigureSource[];
}

/** A figure in the words of an answer. */
export interface PlacedFigure {
  readonly text: string;
  /** Where it begins in the words, in UTF-16 units. */
  readonly at: number;
  readonly how: Figure['how'];
  /** Places in `sources`. */
  readonly sources: readonly number[];
}

export interface Figures {
  readonly placed: readonly PlacedFigure[];
  /** Each of them once. */
  readonly sources: readonly FigureSource[];
}
