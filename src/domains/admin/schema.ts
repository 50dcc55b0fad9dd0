import * as z from 'zod/mini';
import { count, listOf, money, time } from '../../shared/responses.ts';
import { roles } from '../../shared/roles.ts';
import { visibleText } from '../../shared/visible-text.ts';
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

/** A review that somebody reported. */
const reportedReview = z.strictObject({
  id: z.uuid(),
  rating: z.int(),
  text: z.string(),
  isHidden: z.boolean(),
  product: z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() }),
});
export type ReportedReview = z.infer<typeof reportedReview>;

const openReport = z.strictObject({
  id: z.uuid(),
  reason: z.string(),
  reporter: account,
  /** Null for a report of a review. */
  reported: z.nullable(account),
  review: z.nullable(reportedReview),
  createdAt: time,
});
export type OpenReport = z.infer<typeof openReport>;

/** How many there are, and the first ones: of what waits the oldest. */
const waitingOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.strictObject({ total: count, first: listOf(entry) });

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
    /** Recorded bank transfers that nobody has decided on. */
    waitingPayments: count,
    /** Payment details of verified suppliers that no admin has checked. */
    payeesToCheck: count,
    /** Applications for credit terms that no admin has decided on. */
    creditApplications: count,
  }),
  verifications: waitingOf(z.strictObject({ id: z.uuid(), account, createdAt: time })),
  reports: waitingOf(openReport),
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
export type WaitingVerification = AdminOverview['verifications']['first'][number];
export type RecentRfq = AdminOverview['rfqs'][number];
export type RecentOrder = AdminOverview['orders'][number];
export interface Waiting<Entry> {
  readonly total: number;
  readonly first: readonly Entry[];
}

/** GET /api/admin/reports/{id}: what there is to decide. */
export const reportResponse = z.strictObject({
  ...openReport.shape,
  isResolved: z.boolean(),
  isSuspended: z.boolean(),
  /** Of who was reported: those taken down first, then the newest; at most 50. */
  products: listOf(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      isActive: z.boolean(),
      isTakenDown: z.boolean(),
    }),
  ),
});
export type ReportDetails = z.infer<typeof reportResponse>;

const reason = z
  .string('reason_missing')
  .check(z.trim(), visibleText('reason_missing'), z.maxLength(500, 'text_long'));
/** POST /api/admin/users/{id}/suspend and restore. */
export const standingChangeSchema = z.strictObject({ reason });
/** PUT /api/admin/products/{id}. */
export const productModerationSchema = z.strictObject({
  isActive: z.boolean(),
  reason,
});
export type ProductModeration = z.infer<typeof productModerationSchema>;

export const accountParamsSchema = z.object({ id: z.guid() });
export const productParamsSchema = z.object({ id: z.guid() });

export const reportParamsSchema = z.object({ id: z.guid() });
