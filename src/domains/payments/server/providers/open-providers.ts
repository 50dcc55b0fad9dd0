import { deriveKey } from '../../../../platform/keys.ts';
import type { PaymentSettings } from '../../../../platform/payment-settings.ts';
import type { Providers } from '../deps.ts';
import { openDaraja } from './daraja.ts';
import { openPaystack } from './paystack.ts';

interface Place {
  readonly publicUrl: string;
  readonly sessionSecret: string;
}

/** The last part of the address that callbacks of M-Pesa come to: who does not know it reaches nothing. */
export const callbackSecretOf = (
  { callbackSecret }: Pick<PaymentSettings, 'callbackSecret'>,
  { sessionSecret }: Pick<Place, 'sessionSecret'>,
): string => callbackSecret ?? deriveKey(sessionSecret, 'mpesa callbacks').toString('base64url');

/** Who collects by these settings. */
export function openProviders(settings: PaymentSettings, place: Place): Providers {
  const { mpesa, paystack, timeoutMs } = settings;
  const { publicUrl } = place;
  const secret = callbackSecretOf(settings, place);
  return {
    mpesa:
      mpesa &&
      openDaraja(mpesa, {
        timeoutMs,
        callbackUrl: `${publicUrl}/api/webhooks/mpesa/${secret}`,
        paybillUrl: `${publicUrl}/api/webhooks/paybill/${secret}`,
      }),
    paystack:
      paystack &&
      openPaystack({
        ...paystack,
        timeoutMs,
        returnUrl: (orderId) => `${publicUrl}/orders/${orderId}?paid=card#payments`,
        emailWithout: `payments@${new URL(publicUrl).hostname}`,
      }),
  };
}
