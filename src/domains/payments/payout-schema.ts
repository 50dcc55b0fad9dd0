import * as z from 'zod/mini';
import { id } from '../../shared/id.ts';
import { pageAfterId } from '../../shared/list-query.ts';
import { count, listOf, money, time } from '../../shared/responses.ts';
import { payeeKinds } from '../accounts/payment-details-rules.ts';

/** What suppliers are owed and paid, as calls answer it. */

export const payoutFileSchema = z.object({ id, channel: z.enum(['bank', 'mpesa']) });

/** GET /api/admin/payouts, and what each change of them answers. */
export const payoutsResponse = z.strictObject({
  /** Of the next batch. */
  feePercent: z.string(),
  due: listOf(
    z.strictObject({
      supplierId: z.uuid(),
      supplierName: z.nullable(z.string()),
      amount: money,
      orders: count,
      /** Without payment details nobody can be paid out. */
      hasPayee: z.boolean(),
    }),
  ),
  /** Of the batch that waits: what is left out when it is approved, and why (disputed also while a return is open). */
  lines: listOf(
    z.strictObject({
      orderId: z.uuid(),
      orderNumber: z.string(),
      supplierName: z.nullable(z.string()),
      amount: money,
      fee: money,
      payTo: z.strictObject({
        kind: z.enum(payeeKinds),
        bankName: z.nullable(z.string()),
        number: z.string(),
        account: z.nullable(z.string()),
        name: z.string(),
      }),
      stopped: z.nullable(z.enum(['disputed', 'less_owed', 'payee_changed'])),
    }),
  ),
  /** Newest first. */
  batches: listOf(
    z.strictObject({
      id: z.uuid(),
      status: z.enum(['draft', 'approved', 'sent', 'cancelled']),
      feePercent: z.string(),
      amount: money,
      fee: money,
      suppliers: count,
      orders: count,
      /** Orders that the rest was paid without. */
      leftOut: count,
      /** Which files the batch has lines for. */
      channels: listOf(z.enum(['bank', 'mpesa'])),
      madeBy: z.string(),
      decidedBy: z.nullable(z.string()),
      sentBy: z.nullable(z.string()),
      /** Made by the reader, who cannot approve it. */
      isOwn: z.boolean(),
      createdAt: time,
      decidedAt: z.nullable(time),
      /** When its files were uploaded to the bank and M-Pesa. */
      sentAt: z.nullable(time),
    }),
  ),
});
export type Payouts = z.infer<typeof payoutsResponse>;

/** GET /api/payouts. The cursor is the id of the last order that was read. */
export const ownPayoutsSchema = z.strictObject(pageAfterId);

const payoutSums = {
  /** Until delivery is proven. */
  held: money,
  /** Delivered, and in no batch that was approved. */
  owed: money,
  /** In approved batches that are not sent yet. */
  payingOut: money,
  /** What the supplier was sent of it, and what the marketplace kept. */
  paidOut: money,
  fees: money,
};

/** One order of the supplier. */
export const ownPayoutResponse = z.strictObject({
  /** The order's. */
  id: z.uuid(),
  orderNumber: z.string(),
  createdAt: time,
  ...payoutSums,
  /** A dispute or a return is open: nothing is paid out until it ends. */
  isClaimed: z.boolean(),
  paidOutAt: z.nullable(time),
});
export type OwnPayout = z.infer<typeof ownPayoutResponse>;

/** GET /api/payouts/figures: over all orders. */
export const payoutFiguresResponse = z.strictObject(payoutSums);
export type PayoutFigures = z.infer<typeof payoutFiguresResponse>;
