import * as z from 'zod/mini';
import { decimalField } from '../../shared/amounts.ts';
import { id } from '../../shared/id.ts';
import { pageAfterId } from '../../shared/list-query.ts';
import { count, listOf, money, time } from '../../shared/responses.ts';
import { asOneLine, visibleText } from '../../shared/visible-text.ts';
import { maxSearchLength, orderStatuses } from '../orders/rules.ts';
import {
  applicationStatuses,
  creditDays,
  drawObstacles,
  maxBusinessLength,
  maxReasonLength,
} from './rules.ts';

/** The words of credit terms, shared by the routes, the pages and the API document. */

const amountField = (mayBeZero: boolean) =>
  decimalField({
    whole: 9,
    decimals: 2,
    missing: 'credit_limit_wrong',
    wrong: 'credit_limit_wrong',
    mayBeZero,
  });

const daysField = z.literal(creditDays, 'credit_days_wrong');

const oneLine = (missing: 'credit_business_missing' | 'reason_missing', longest: number) =>
  z.pipe(
    z.pipe(z.string(missing), z.transform(asOneLine)),
    z.string().check(visibleText(missing), z.maxLength(longest, 'text_long')),
  );

/** POST /api/credit/applications */
export const applicationSchema = z.strictObject({
  limit: amountField(false),
  days: daysField,
  business: oneLine('credit_business_missing', maxBusinessLength),
});
export type NewApplication = z.infer<typeof applicationSchema>;

/** POST /api/admin/credit/applications/{id}/approve */
export const creditApprovalSchema = z.strictObject({ limit: amountField(false), days: daysField });
export type CreditApproval = z.infer<typeof creditApprovalSchema>;

/** POST /api/admin/credit/applications/{id}/reject. The contractor reads the reason. */
export const creditRejectionSchema = z.strictObject({
  reason: oneLine('reason_missing', maxReasonLength),
});

/** PUT /api/admin/users/{id}/credit. A limit of 0 ends it; the contractor reads the reason. */
export const creditLimitSchema = z.strictObject({
  limit: amountField(true),
  days: daysField,
  reason: oneLine('reason_missing', maxReasonLength),
});
export type CreditLimit = z.infer<typeof creditLimitSchema>;

export const creditParamsSchema = z.object({ id });

/** GET /api/admin/credit/applications: those that wait longest first. */
export const applicationsQuerySchema = z.strictObject({
  status: z.optional(z.enum(applicationStatuses)),
  id: z.optional(z.guid()),
  ...pageAfterId,
});
export type ApplicationsQuery = z.infer<typeof applicationsQuerySchema>;

/** GET /api/admin/credit */
export const creditAccountsQuerySchema = z.strictObject({
  /** In the name, email or phone: also of verified contractors without terms. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(maxSearchLength))),
  /** Those that have not paid in time. */
  overdue: z.optional(z.literal('true')),
  ...pageAfterId,
});
export type CreditAccountsQuery = z.infer<typeof creditAccountsQuerySchema>;

const text = z.nullable(z.string());
const days = z.int();

const application = z.strictObject({
  id: z.uuid(),
  limit: money,
  days,
  business: z.string(),
  status: z.enum(applicationStatuses),
  /** Why it was rejected. */
  reason: text,
  createdAt: time,
  decidedAt: z.nullable(time),
});
export type CreditApplication = z.infer<typeof application>;

const creditOrder = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(orderStatuses),
  supplier: z.strictObject({ id: z.uuid(), companyName: text }),
  totalAmount: money,
  amountPaid: money,
  amountOwed: money,
  /** After the delivery. */
  days,
  /** Null before everything has arrived. */
  dueAt: z.nullable(time),
  isOverdue: z.boolean(),
});
export type CreditOrder = z.infer<typeof creditOrder>;

/** GET /api/credit: `limit` and `days` are null for who never had any; 0 has ended. */
export const creditResponse = z.strictObject({
  isVerified: z.boolean(),
  limit: z.nullable(money),
  days: z.nullable(days),
  used: money,
  available: money,
  overdue: money,
  /** What is owed, by how late it is: not due, 1–30, 31–60 and more than 60 days. Sums to `used`. */
  ageing: z.strictObject({ notDue: money, days30: money, days60: money, over60: money }),
  /** Those that something is owed for, by their due dates. */
  orders: listOf(creditOrder),
  /** The latest. */
  application: z.nullable(application),
});
export type Credit = z.infer<typeof creditResponse>;

/** GET /api/orders/{id}/credit, for both sides and admins. */
export const orderCreditResponse = z.strictObject({
  /** Null where the order is not on credit. */
  terms: z.nullable(
    z.strictObject({
      days,
      amountOwed: money,
      /** Null before everything has arrived. */
      dueAt: z.nullable(time),
      isOverdue: z.boolean(),
      /** The reader may still undo the choice. */
      mayUndo: z.boolean(),
    }),
  ),
  /** For the buyer of a placed order that is not on credit. */
  offer: z.nullable(
    z.strictObject({
      /** Null without credit terms. */
      days: z.nullable(days),
      available: money,
      obstacle: z.nullable(z.enum(drawObstacles)),
    }),
  ),
});
export type OrderCredit = z.infer<typeof orderCreditResponse>;

const contractor = z.strictObject({
  id: z.uuid(),
  firstName: text,
  lastName: text,
  companyName: text,
  location: text,
  isVerified: z.boolean(),
});

/** An application as admins read it, with how its sender has ordered. */
export const applicationEntryResponse = z.strictObject({
  ...application.shape,
  contractor,
  completedOrders: count,
  completedAmount: money,
});
export type ApplicationEntry = z.infer<typeof applicationEntryResponse>;

/** A contractor with credit terms, as admins read it. */
export const creditAccountResponse = z.strictObject({
  /** The contractor's. */
  id: z.uuid(),
  contractor,
  /** 0.00 without terms. */
  limit: money,
  /** Null for who never had any. */
  days: z.nullable(days),
  used: money,
  overdue: money,
  /** Since when the oldest of it should have been paid. */
  overdueSince: z.nullable(time),
  /** When the contractor was reminded last of what is overdue. */
  remindedAt: z.nullable(time),
});
export type CreditAccount = z.infer<typeof creditAccountResponse>;
