import * as z from 'zod/mini';
import { count, listOf, money, time } from '../../../shared/responses.ts';
import { payeeStandings } from '../../accounts/payment-details-schema.ts';
import { payeesResponse } from '../../accounts/server/public.ts';
import { paymentMachine, paymentStatuses } from '../rules.ts';

/** What the calls of payments answer, for the API document; tests hold real answers against these. */

const role = z.nullable(z.enum(['buyer', 'seller', 'admin']));

const paymentFields = {
  id: z.uuid(),
  orderId: z.uuid(),
  status: z.enum(paymentStatuses),
  method: z.literal('bank'),
  amount: money,
  reference: z.string(),
  paidOn: z.nullable(z.iso.date()),
  reason: z.nullable(z.string()),
  decidedBy: role,
  decidedAt: z.nullable(time),
  reversedBy: role,
  reversedAt: z.nullable(time),
  reversalReason: z.nullable(z.string()),
  createdAt: time,
  moves: listOf(z.enum(paymentMachine.names)),
};

export const paymentResponse = z.strictObject(paymentFields);

export const allPaymentsResponse = listOf(
  z.strictObject({
    ...paymentFields,
    orderNumber: z.string(),
    contractorId: z.uuid(),
    supplierId: z.uuid(),
    buyerName: z.nullable(z.string()),
    supplierName: z.nullable(z.string()),
  }),
);

export const orderPaymentsResponse = z.strictObject({
  orderId: z.uuid(),
  totalAmount: money,
  amountPaid: money,
  amountPending: money,
  amountOwed: money,
  mayRecord: z.nullable(money),
  isPayable: z.boolean(),
  supplierStatus: z.enum(payeeStandings),
  payTo: payeesResponse,
  heldUntil: z.nullable(time),
  payments: listOf(paymentResponse),
});

export const figuresResponse = z.strictObject({
  unpaidOrders: count,
  amountOwed: money,
  waitingPayments: count,
  amountWaiting: money,
  payeeMissing: z.boolean(),
});
