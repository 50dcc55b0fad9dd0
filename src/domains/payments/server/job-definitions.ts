import * as z from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

/** Takes a request to a provider as far as it goes now. */
export const advanceRequest = defineJob({
  name: 'payments.advance-request',
  payload: z.strictObject({ paymentId: z.guid() }),
  firstDelaySeconds: 5,
  concurrency: 4,
});

/** Does what follows from something that a provider sent, which is stored already. */
export const handleCallback = defineJob({
  name: 'payments.handle-callback',
  payload: z.strictObject({ callbackId: z.string() }),
  firstDelaySeconds: 5,
  concurrency: 4,
});

/** Asks M-Pesa whether a receipt is true. */
export const lookUpReceipt = defineJob({
  name: 'payments.look-up-receipt',
  payload: z.strictObject({ receiptId: z.guid() }),
});

export const sendRefund = defineJob({
  name: 'payments.send-refund',
  payload: z.strictObject({ refundId: z.guid() }),
});

/** Asks Paystack how refunds went that it has taken. */
export const checkSentRefunds = defineJob({
  name: 'payments.check-sent-refunds',
  payload: z.strictObject({}),
  cron: '3-59/10 * * * *',
});

/** Says once a start where payments by paybill are confirmed. */
export const registerPaybill = defineJob({
  name: 'payments.register-paybill',
  payload: z.strictObject({}),
  singletonKey: () => 'one',
});

/** Asks M-Pesa what was paid to the paybill: what no callback said is found by it. */
export const pullFromList = defineJob({
  name: 'payments.pull-transfers',
  payload: z.strictObject({}),
  cron: '7 * * * *',
  timeLimitSeconds: 900,
});

/** Takes up what was left lying, and removes callbacks that are old. */
export const sweepPayments = defineJob({
  name: 'payments.sweep',
  payload: z.strictObject({}),
  cron: '*/2 * * * *',
});
