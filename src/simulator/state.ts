import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { type Fault, noFault } from './faults.ts';

export interface SimulatorOptions {
  /** After so long a prompt that nobody looks at answers itself, so that a demo goes on; null never does. */
  readonly answerAfterMs: number | null;
  /** How long a prompt waits for its person. */
  readonly expireAfterMs: number;
  /** Where Paystack's webhook goes; null sends none. */
  readonly paystackWebhookUrl: string | null;
}

export const simulatorOptions: SimulatorOptions = {
  answerAfterMs: null,
  expireAfterMs: 60_000,
  paystackWebhookUrl: null,
};

/** What the application is set up with where it speaks to the simulator. */
export const simulatorKeys = {
  mpesa: {
    key: 'simulated-key',
    secret: 'simulated-secret',
    shortcode: '174379',
    passkey: 'simulated-passkey',
    initiator: 'simulated-initiator',
    credential: 'simulated-credential',
    pullNumber: '254700000001',
  },
  paystackSecret: 'sk_test_simulated',
} as const;

/** A request on somebody's phone. */
export interface Prompt {
  readonly checkoutRequestId: string;
  readonly merchantRequestId: string;
  readonly phone: string;
  readonly amount: number;
  readonly reference: string;
  readonly callbackUrl: string;
  readonly fault: Fault;
  result: number | null;
  receipt: string | null;
}

/** Money that was moved by M-Pesa. */
export interface Transfer {
  readonly receipt: string;
  readonly amount: number;
  readonly phone: string;
  readonly reference: string;
  /** When it was paid. */
  at: Date;
  reversed: number;
}

/** A payment by card or bank. */
export interface Charge {
  readonly id: number;
  readonly reference: string;
  readonly accessCode: string;
  readonly email: string;
  /** Cents. */
  readonly amount: number;
  readonly callbackUrl: string;
  readonly fault: Fault;
  status: 'abandoned' | 'success' | 'failed';
  channel: 'card' | 'bank';
  refunded: number;
}

/** Everything the simulated providers know; it is gone with the process. */
export class SimulatorState {
  readonly options: SimulatorOptions;
  readonly faults: Fault[] = [];
  readonly prompts = new Map<string, Prompt>();
  readonly transfers = new Map<string, Transfer>();
  readonly charges = new Map<string, Charge>();
  /** Of Paystack, by their ids. */
  readonly refunds = new Map<string, 'pending' | 'processed' | 'failed'>();
  readonly tokens = new Set<string>();
  confirmationUrl: string | null = null;
  mayList = false;
  lookedAt = 0;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #due = new Set<Promise<void>>();
  readonly #sent = new Set<Promise<unknown>>();

  constructor(options: SimulatorOptions) {
    this.options = options;
  }

  /** The first fault that was ordered for this phone, or for whoever comes next. */
  takeFault(phone?: string): Fault {
    const index = this.faults.findIndex((one) => one.phone === undefined || one.phone === phone);
    return index < 0 ? noFault : (this.faults.splice(index, 1)[0] ?? noFault);
  }

  /** What happens by itself after so long. */
  later(ms: number, work: () => void): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#due.add(promise);
    this.unlessAnswered(ms, () => {
      work();
      this.#due.delete(promise);
      resolve();
    });
  }

  /** What happens where a person has not answered for so long: `settled` does not wait for it. */
  unlessAnswered(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }

  /**
   * Posts to the application; what it answers is nobody's concern here, as with the real ones. Nowhere else: who
   * reaches a demo must not make its machine call any address.
   */
  post(url: string, body: object | string, headers: Readonly<Record<string, string>> = {}): void {
    const home = this.options.paystackWebhookUrl;
    if (!URL.canParse(url) || (home && new URL(url).origin !== new URL(home).origin)) return;
    const sent = fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
      .then((answer) => answer.arrayBuffer())
      .catch(() => null)
      .finally(() => this.#sent.delete(sent));
    this.#sent.add(sent);
  }

  /** Waits for what is on its way, and for what happens by itself. */
  async settled(): Promise<void> {
    while (this.#due.size + this.#sent.size > 0) await Promise.all([...this.#due, ...this.#sent]);
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.all(this.#sent);
  }
}

export const newReceipt = () =>
  `S${randomBytes(8).toString('base64url').replace(/[-_]/g, '0').toUpperCase().slice(0, 9)}`;
export const newMerchantId = () => `${randomInt(10_000, 99_999)}-${randomInt(1e8)}-1`;
export const newCheckoutId = () => `ws_CO_${Date.now()}${randomInt(1e8)}`;
export const newConversationId = () => `AG_${randomUUID()}`;
export const newAccessCode = () => randomBytes(8).toString('hex');

const inNairobi = (date: Date) => new Date(date.getTime() + 3 * 3_600_000).toISOString();
/** "20261128031500", Nairobi. */
export const timestampOf = (date: Date) => inNairobi(date).replace(/\D/g, '').slice(0, 14);
/** "2026-11-28T03:15:00+03:00" */
export const dateOf = (date: Date) => `${inNairobi(date).slice(0, 19)}+03:00`;
