import * as z from 'zod/mini';
import { count, listOf, money, time } from '../../shared/responses.ts';
import { roles } from '../../shared/roles.ts';
import { orderStatuses } from '../orders/rules.ts';
import { rfqStatuses } from '../rfqs/rules.ts';

/** The words of the admins' overview, shared by the routes, the page and the API document. */

/** So many of each list are shown. */
export const overviewCount = 3;

/** An account as a list names it. */
const account = z.strictObject({
  id: z.uuid(),
  name: z.nullable(z.string()),
  role: z.enum(roles),
});
export type NamedAccount = z.infer<typeof account>;

/** GET /api/admin/overview */
export const overviewResponse = z.strictObject({
  figures: z.strictObject({
    contractors: count,
    suppliers: count,
    verifiedSuppliers: count,
    /** Products that are listed. */
    products: count,
    /** RFQs that can be answered now. */
    openRfqs: count,
    /** Quotations and orders of this month in Nairobi; orders that are not cancelled. */
    quotations: count,
    orders: count,
    /** What these orders come to. */
    orderValue: money,
  }),
  rfqs: listOf(
    z.strictObject({
      id: z.uuid(),
      title: z.string(),
      status: z.enum(rfqStatuses),
      contractor: account,
      /** How many it was sent to, and the first of them, who has an order if any has; null where it was sent to none. */
      supplierCount: count,
      supplier: z.nullable(account),
      createdAt: time,
    }),
  ),
  orders: listOf(
    z.strictObject({
      id: z.uuid(),
      number: z.string(),
      status: z.enum(orderStatuses),
      contractor: account,
      supplier: account,
      /** Gross. */
      totalAmount: money,
      createdAt: time,
    }),
  ),
});
export type AdminOverview = z.infer<typeof overviewResponse>;
export type MarketFigures = AdminOverview['figures'];
export type RecentRfq = AdminOverview['rfqs'][number];
export type RecentOrder = AdminOverview['orders'][number];

export const trendMetrics = ['accounts', 'rfqs', 'quotations', 'orders', 'orderValue'] as const;
const period = z.strictObject({ now: z.number(), before: z.number() });
/** GET /api/admin/trends: each period beside the same time before it, and the last 30 days one by one. */
export const trendsResponse = z.strictObject({
  metrics: listOf(
    z.strictObject({ metric: z.enum(trendMetrics), today: period, days7: period, days30: period }),
  ),
  /** The oldest first. Days are Nairobi's: "2026-11-28". */
  days: listOf(
    z.strictObject({
      day: z.string(),
      accounts: count,
      rfqs: count,
      quotations: count,
      orders: count,
      orderValue: z.number(),
    }),
  ),
});
export type Trends = z.infer<typeof trendsResponse>;
export type Trend = Trends['metrics'][number];
export type TrendDay = Trends['days'][number];
