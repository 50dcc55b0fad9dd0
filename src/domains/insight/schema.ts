import * as z from 'zod/mini';
import { counties } from '../../shared/counties.ts';
import { count, listOf, money } from '../../shared/responses.ts';

const day = z.iso.date();

const figure = z.strictObject({
  suppliers: count,
  /** A quarter of the suppliers ask this or less. */
  lower: money,
  median: money,
  /** A quarter ask this or more. */
  upper: money,
  /** Monday of the week in which it was counted. */
  countedOn: day,
});
export type PriceFigure = z.infer<typeof figure>;

/** List prices and quotations apart, each with VAT; null where too few suppliers stand behind it. */
const prices = z.strictObject({ list: z.nullable(figure), quotation: z.nullable(figure) });
export type Prices = z.infer<typeof prices>;

const material = {
  key: z.string(),
  name: z.string(),
  category: z.strictObject({ slug: z.string(), name: z.string() }),
};

const series = {
  /** Names the size in addresses; empty where there is one. */
  size: z.string(),
  /** The size as people write it, in parts. */
  sizeParts: listOf(z.string()),
  unit: z.string(),
};

/** GET /api/market */
export const marketResponse = z.strictObject({
  /** Monday; null before anything was published. */
  week: z.nullable(day),
  materials: listOf(
    z.strictObject({
      ...material,
      sizes: listOf(z.strictObject({ ...series, country: prices })),
    }),
  ),
});
export type Market = z.infer<typeof marketResponse>;

export const materialParamsSchema = z.object({ key: z.string().check(z.maxLength(60)) });

export const sizeQuerySchema = z.strictObject({
  size: z._default(z.string().check(z.maxLength(200)), ''),
});

/** GET /api/market/{key} */
export const materialPricesResponse = z.strictObject({
  ...material,
  week: day,
  sizes: listOf(z.strictObject(series)),
  ...series,
  /** Counted from the published figures alone. */
  country: prices,
  /** Of all counties that have no figure of their own. */
  otherCounties: prices,
  counties: listOf(z.strictObject({ county: z.enum(counties), ...prices.shape })),
  history: listOf(
    z.strictObject({
      week: day,
      /** Null for the whole country. */
      county: z.nullable(z.string()),
      ...prices.shape,
    }),
  ),
});
export type MaterialPrices = z.infer<typeof materialPricesResponse>;
