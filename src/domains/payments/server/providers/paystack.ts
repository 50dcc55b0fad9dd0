import { fromCents, toCents } from '../../../../shared/money.ts';
import { exchange, type Outcome, type Provider, Refused } from './provider.ts';

interface PaystackOptions {
  readonly baseUrl: string;
  readonly secretKey: string;
  readonly timeoutMs: number;
  /** Where the buyer comes back to, of an order. */
  readonly returnUrl: (orderId: string) => string;
  /** For who has given no email address: Paystack asks for one. */
  readonly emailWithout: string;
}

/** Cards and banks by Paystack's HTTP interface. */
export function openPaystack(options: PaystackOptions): Provider {
  const { baseUrl, secretKey, timeoutMs } = options;
  const headers = { authorization: `Bearer ${secretKey}` };
  const call = (path: string, body?: object) =>
    exchange(baseUrl + path, timeoutMs, { headers, ...(body ? { body } : {}) });
  return {
    name: 'paystack',
    async ask({ amount, reference, orderId, email }) {
      const { status, json } = await call('/transaction/initialize', {
        email: email ?? options.emailWithout,
        amount: Number(toCents(amount)),
        currency: 'KES',
        reference,
        callback_url: options.returnUrl(orderId),
        channels: ['card', 'bank', 'bank_transfer'],
      });
      const { authorization_url: payUrl, access_code: requestId } = dataOf(json);
      if (json.status === true && typeof payUrl === 'string' && typeof requestId === 'string') {
        return { kind: 'accepted', requestId, payUrl };
      }
      if (status >= 500) throw new Error(`Paystack answered ${status}`);
      return { kind: 'refused', code: String(status) };
    },

    async check({ reference }): Promise<Outcome> {
      const { status, json } = await call(`/transaction/verify/${encodeURIComponent(reference)}`);
      if (status >= 500) throw new Error(`Paystack answered ${status}`);
      const data = dataOf(json);
      if (json.status !== true || data.reference !== reference) return { kind: 'waiting' };
      if (data.status === 'failed' || data.status === 'reversed') {
        return { kind: 'failed', code: String(data.status) };
      }
      if (data.status !== 'success' || data.currency !== 'KES') return { kind: 'waiting' };
      const amount = fromCents(BigInt(Number(data.amount)));
      return { kind: 'paid', amount, receipt: String(data.id) };
    },

    async refund({ reference, amount }) {
      const body = { transaction: reference, amount: Number(toCents(amount)) };
      const { status, json } = await call('/refund', body);
      const { id } = dataOf(json);
      if (json.status === true && id !== undefined) return String(id);
      if (status >= 500) throw new Error(`Paystack answered ${status}`);
      throw new Refused(String(status), `Paystack did not take the refund: ${status}`);
    },

    async refunded(requestId) {
      const { json } = await call(`/refund/${encodeURIComponent(requestId)}`);
      const { status } = dataOf(json);
      if (json.status !== true || typeof status !== 'string') return 'waiting';
      return { processed: 'done' as const, failed: 'failed' as const }[status] ?? 'waiting';
    },
  };
}

const dataOf = (json: Readonly<Record<string, unknown>>) =>
  (json.data ?? {}) as Readonly<Record<string, unknown>>;
