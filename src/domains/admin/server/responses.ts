import * as z from 'zod/mini';
import { count, listOf, money, time } from '../../../shared/responses.ts';
import { roles } from '../../../shared/roles.ts';
import { orderStatuses } from '../../orders/rules.ts';
import { rfqStatuses } from '../../rfqs/rules.ts';

/** What the admins' calls answer, for the API document; tests hold real answers against these. */

const account = z.strictObject({
  id: z.uuid(),
  name: z.nullable(z.string()),
  role: z.enum(roles),
});

export const reportResponse = z.strictObject({
  id: z.uuid(),
  reason: z.string(),
  reporter: account,
  reported: account,
  createdAt: time,
  isResolved: z.boolean(),
  isSuspended: z.boolean(),
  products: listOf(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      isActive: z.boolean(),
      isTakenDown: z.boolean(),
    }),
  ),
});

export const overviewResponse = z.strictObject({
  figures: z.strictObject({
    contractors: count,
    suppliers: count,
    verifiedSuppliers: count,
    products: count,
    openRfqs: count,
    quotations: count,
    orders: count,
    orderValue: money,
    waitingPayments: count,
    payeesToCheck: count,
  }),
  verifications: z.strictObject({
    total: count,
    first: listOf(z.strictObject({ id: z.uuid(), account, createdAt: time })),
  }),
  reports: z.strictObject({
    total: count,
    first: listOf(
      z.strictObject({
        id: z.uuid(),
        reason: z.string(),
        reporter: account,
        reported: account,
        createdAt: time,
      }),
    ),
  }),
  rfqs: listOf(
    z.strictObject({
      id: z.uuid(),
      title: z.string(),
      status: z.enum(rfqStatuses),
      contractor: account,
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
      totalAmount: money,
      createdAt: time,
    }),
  ),
});
