import * as z from 'zod';
import { defineSetting } from '../../../platform/settings.ts';

/** Whole shillings: the most that one transfer by M-Pesa may be. */
export const mpesaMaxAmount = defineSetting({
  name: 'mpesa_max_amount',
  subject: 'payments',
  schema: z.int().min(1).max(10_000_000),
  standard: 250_000,
});

/** Percent of what is paid out to a supplier that the marketplace keeps; a batch keeps the one it was made with. */
export const payoutFeePercent = defineSetting({
  name: 'payout_fee_percent',
  subject: 'payments',
  schema: z.number().min(0).max(50).multipleOf(0.01),
  standard: 0,
});
