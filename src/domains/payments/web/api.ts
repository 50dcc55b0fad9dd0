import { type ApiClient, apiPath, browserApi } from '../../../ui/data/api-client.ts';
import { plainAmount } from '../../../ui/forms/plain-amount.ts';
import type { PaymentMove } from '../rules.ts';
import type { OrderPayments, Payment } from '../schema.ts';

/** The order that payments are shown of. */
export interface PaidOrder {
  readonly id: string;
  readonly number: string;
  readonly supplierId: string;
  /** Which side the reader is on; null for an admin. */
  readonly party: 'buyer' | 'seller' | null;
}

/** @throws ApiError where the order is missing or not the reader's, and for every other failure */
export const readOrderPayments = (api: ApiClient, orderId: string) =>
  api.get<OrderPayments>(apiPath(['/api/orders', orderId, 'payments']));

/** What somebody typed of a transfer. */
export interface TransferDraft {
  readonly amount: string;
  readonly reference: string;
  /** Empty where none was chosen. */
  readonly paidOn: string;
}

/** A transfer as it is sent: amounts may be typed as they are read. */
export const bodyOfTransfer = ({ amount, reference, paidOn }: TransferDraft) => ({
  method: 'bank' as const,
  amount: plainAmount(amount),
  reference,
  ...(paidOn ? { paidOn } : {}),
});

export const recordTransfer = (orderId: string, body: ReturnType<typeof bodyOfTransfer>) =>
  browserApi.write<Payment>('POST', apiPath(['/api/orders', orderId, 'payments']), body);

/** What the buyer is to be asked for; without an amount, all that can be. */
export interface CollectionBody {
  readonly method: 'mpesa' | 'card';
  readonly amount?: string;
  readonly phone?: string;
}

export const collect = (orderId: string, body: CollectionBody) =>
  browserApi.write<Payment>('POST', apiPath(['/api/orders', orderId, 'payments']), body);

/** @param reason where the move needs one */
export const movePayment = (id: string, move: PaymentMove, reason?: string) =>
  browserApi.write<Payment>(
    'POST',
    apiPath(['/api/payments', id, move]),
    reason ? { reason } : undefined,
  );
