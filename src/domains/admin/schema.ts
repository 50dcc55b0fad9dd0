import * as z from 'zod/mini';
import type { Role } from '../../shared/roles.ts';
import { visibleText } from '../../shared/visible-text.ts';
import type { OrderStatus } from '../orders/rules.ts';
import type { RfqStatus } from '../rfqs/rules.ts';

/** The words of the admins' overview, shared by the routes, the page and the API document. */

/** So many of each list are shown. */
export const overviewCount = 3;

export interface MarketFigures {
  readonly contractors: number;
  readonly suppliers: number;
  readonly verifiedSuppliers: number;
  /** Products that are listed. */
  readonly products: number;
  /** RFQs that can be answered now. */
  readonly openRfqs: number;
  /** Quotations and orders of this month in Nairobi; orders that are not cancelled. */
  readonly quotations: number;
  readonly orders: number;
  /** Decimal string, KES: what these orders come to. */
  readonly orderValue: string;
  /** Recorded bank transfers that nobody has decided on. */
  readonly waitingPayments: number;
  /** Payment details of verified suppliers that no admin has checked. */
  readonly payeesToCheck: number;
}

/** An account as a list names it. */
export interface NamedAccount {
  readonly id: string;
  readonly name: string | null;
  readonly role: Role;
}

export interface WaitingVerification {
  readonly id: string;
  readonly account: NamedAccount;
  readonly createdAt: string;
}

export interface OpenReport {
  readonly id: string;
  readonly reason: string;
  readonly reporter: NamedAccount;
  readonly reported: NamedAccount;
  readonly createdAt: string;
}

export interface RecentRfq {
  readonly id: string;
  readonly title: string;
  readonly status: RfqStatus;
  readonly contractor: NamedAccount;
  /** How many it was sent to, and the first of them, who has an order if any has; null where it was sent to none. */
  readonly supplierCount: number;
  readonly supplier: NamedAccount | null;
  readonly createdAt: string;
}

export interface RecentOrder {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly contractor: NamedAccount;
  readonly supplier: NamedAccount;
  /** Decimal string, KES, gross. */
  readonly totalAmount: string;
  readonly createdAt: string;
}

/** How many there are, and the first ones: of what waits the oldest. */
export interface Waiting<Entry> {
  readonly total: number;
  readonly first: readonly Entry[];
}

/** GET /api/admin/overview */
export interface AdminOverview {
  readonly figures: MarketFigures;
  readonly verifications: Waiting<WaitingVerification>;
  readonly reports: Waiting<OpenReport>;
  readonly rfqs: readonly RecentRfq[];
  readonly orders: readonly RecentOrder[];
}

/** A product of who was reported. */
export interface ReportedProduct {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly isTakenDown: boolean;
}

/** GET /api/admin/reports/{id}: what there is to decide. */
export interface ReportDetails extends OpenReport {
  readonly isResolved: boolean;
  readonly isSuspended: boolean;
  /** Those taken down first, then the newest; at most 50. */
  readonly products: readonly ReportedProduct[];
}

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
