import * as z from 'zod/mini';
import { decimalField } from '../../shared/amounts.ts';
import { counties } from '../../shared/counties.ts';
import { id } from '../../shared/id.ts';
import { count, listOf, money } from '../../shared/responses.ts';
import { priceKinds } from './market-rules.ts';

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

/** What an alert looks at: the published median, or the lowest price on the list. */
export const alertMeasures = ['median', 'lowest'] as const;
export type AlertMeasure = (typeof alertMeasures)[number];
export const mostAlerts = 50;

/** POST /api/price-alerts. One for the same price and place is replaced. */
export const priceAlertSchema = z.strictObject({
  materialKey: z.string().check(z.maxLength(60)),
  size: z.string().check(z.maxLength(200)),
  /** Null for the whole country. */
  county: z.nullable(z.enum(counties, 'county_wrong')),
  measure: z.enum(alertMeasures),
  below: decimalField({
    whole: 9,
    decimals: 2,
    missing: 'alert_price_wrong',
    wrong: 'alert_price_wrong',
  }),
});
export type NewPriceAlert = z.infer<typeof priceAlertSchema>;

export const alertParamsSchema = z.object({ id });

export const priceAlertResponse = z.strictObject({
  id: z.uuid(),
  material: z.strictObject({ key: z.string(), name: z.string() }),
  ...series,
  county: z.nullable(z.string()),
  measure: z.enum(alertMeasures),
  below: money,
  /** At the last look. */
  isBelow: z.boolean(),
});
export type PriceAlert = z.infer<typeof priceAlertResponse>;

export const rfqParamsSchema = z.object({ id });

const usual = {
  kind: z.enum(priceKinds),
  /** Null for the whole country. */
  county: z.nullable(z.string()),
  lower: money,
  median: money,
  upper: money,
};

/** GET /api/rfqs/{id}/usual-prices: for each line in the unit that it asks in, with VAT. */
export const usualPriceResponse = z.strictObject({ rfqItemId: z.uuid(), ...usual });
export type UsualPrice = z.infer<typeof usualPriceResponse>;

export const productParamsSchema = z.object({ id });

/** GET /api/products/{id}/usual-price: in its own unit, with VAT; null where nothing is published. */
export const productUsualPriceResponse = z.nullable(
  z.strictObject({ materialKey: z.string(), size: z.string(), ...usual }),
);
export type ProductUsualPrice = z.infer<typeof productUsualPriceResponse>;

const amount = z.string().check(z.regex(/^-?\d+\.\d{2}$/));
const month = z.string().check(z.regex(/^\d{4}-\d{2}$/));

/** GET /api/insight/buying: a contractor's orders of a year, without cancelled ones. */
export const buyingResponse = z.strictObject({
  months: listOf(z.strictObject({ month, orders: count, spent: money })),
  /** With VAT, without delivery; null for lines of no category. */
  categories: listOf(
    z.strictObject({
      category: z.nullable(z.strictObject({ slug: z.string(), name: z.string() })),
      spent: money,
    }),
  ),
  suppliers: listOf(
    z.strictObject({
      id: z.uuid(),
      companyName: z.nullable(z.string()),
      orders: count,
      spent: money,
    }),
  ),
  /** Null for orders of no project. */
  projects: listOf(
    z.strictObject({
      project: z.nullable(z.strictObject({ id: z.uuid(), name: z.string() })),
      orders: count,
      spent: money,
    }),
  ),
  /** Against the median of what was quoted for the same lines; below zero where dearer ones were chosen. */
  savings: z.strictObject({ lines: count, amount }),
});
export type Buying = z.infer<typeof buyingResponse>;

/** GET /api/insight/demand: what a supplier may know of its market. */
export const demandResponse = z.strictObject({
  materials: listOf(
    z.strictObject({
      key: z.string(),
      name: z.string(),
      /** In steps of five. */
      rfqsAtLeast: count,
      isListed: z.boolean(),
    }),
  ),
  asked: count,
  answered: count,
  delivered: count,
  onTime: count,
  /** Null below five. */
  lost: z.nullable(z.strictObject({ byPrice: count, byTime: count, otherwise: count })),
});
export type Demand = z.infer<typeof demandResponse>;
