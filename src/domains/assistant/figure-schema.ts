import * as z from 'zod/mini';

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

export const listOf = <Entry extends z.ZodMiniType>(entry: Entry) => z.readonly(z.array(entry));
const nullableText = z.nullable(z.string());

const figureLineSchema = z.object({
  rfqItemId: z.string(),
  /** Null where the quotation was read without its lines. */
  quotationItemId: nullableText,
  /** Null for a line that is not asked for any more. */
  lineNo: z.nullable(z.number()),
  /** What is ordered of it, in the unit quoted, where that is not all. */
  quantity: z.optional(z.string()),
});
export type FigureLine = z.infer<typeof figureLineSchema>;

const figureSourceSchema = z.object({
  /** Null where it is all requests of the reader. */
  rfqId: nullableText,
  /** Null where it is a request, not a quotation. */
  quotationId: nullableText,
  supplierName: nullableText,
  term: z.enum(figureTerms),
  lines: listOf(figureLineSchema),
  lineCount: z.number(),
});
export type FigureSource = z.infer<typeof figureSourceSchema>;

const placedFigureSchema = z.object({
  /** As it is written: "KSh 12,400", "3 days". */
  text: z.string(),
  /** Where it begins in the words, in UTF-16 units. */
  at: z.number(),
  /** All sources added up, or what the first has more or less than the others together. */
  how: z.enum(['sum', 'difference']),
  /** Places in `sources`. */
  sources: listOf(z.number()),
});
export type PlacedFigure = z.infer<typeof placedFigureSchema>;

export const figuresSchema = z.object({
  placed: listOf(placedFigureSchema),
  /** Each of them once. */
  sources: listOf(figureSourceSchema),
});
export type Figures = z.infer<typeof figuresSchema>;

/** A figure before it has its place in a text. */
export interface Figure extends Pick<PlacedFigure, 'text' | 'how'> {
  readonly sources: readonly FigureSource[];
}
