import { payeeHoldHours } from '../../../domains/accounts/server/payment-details/settings.ts';
import { modelCalls } from '../../../domains/assistant/server/settings.ts';
import {
  disputeAnswerDays,
  driverLinkDays,
  returnDays,
} from '../../../domains/deliveries/server/settings.ts';
import { orderCompletionDays } from '../../../domains/orders/server/settings.ts';
import { mpesaMaxAmount, payoutFeePercent } from '../../../domains/payments/server/settings.ts';
import {
  headlineFigures,
  landingBrands,
  siteNotice,
  supportHours,
} from '../../../domains/site/server/settings.ts';
import type { Setting } from '../../../platform/settings.ts';
import { smsPerDay } from '../../../platform/sms-limits.ts';

/** Every setting that /admin/settings draws, in its order. */
export const settings: readonly Setting[] = [
  siteNotice,
  supportHours,
  headlineFigures,
  landingBrands,
  orderCompletionDays,
  driverLinkDays,
  disputeAnswerDays,
  returnDays,
  payoutFeePercent,
  mpesaMaxAmount,
  payeeHoldHours,
  smsPerDay,
  modelCalls,
];
