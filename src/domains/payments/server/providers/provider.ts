export type ProviderName = 'mpesa' | 'paystack';

/** What a provider is asked to collect. */
export interface Collection {
  readonly paymentId: string;
  readonly orderId: string;
  /** Decimal string, KES. */
  readonly amount: string;
  /** What comes back with the money. */
  readonly reference: string;
  /** The order's number. */
  readonly number: string;
  /** E.164; null where it is not asked by phone. */
  readonly phone: string | null;
  readonly email: string | null;
}

/** Taken, not paid; or refused for good. Anything else is thrown: then nobody knows whether it was taken. */
export type Asked =
  | { readonly kind: 'accepted'; readonly requestId: string; readonly payUrl: string | null }
  | { readonly kind: 'refused'; readonly code: string };

/** Money that is said to have come. */
export interface Transfer {
  readonly receipt: string;
  readonly amount: string;
  readonly accountReference: string | null;
  readonly payer: string;
  readonly paidAt: Date | null;
}

/** What a provider says itself when it is asked how a request went. */
export type Outcome =
  /** Nothing is paid yet. */
  | { readonly kind: 'waiting' }
  /** It could not be asked, or cannot say. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly code: string }
  | {
      readonly kind: 'paid';
      /** Null where it does not say: then it is what was asked for. */
      readonly amount: string | null;
      readonly receipt: string | null;
    };

/** A way to collect money. Each call ends within the time limit of the settings. */
export interface Provider {
  readonly name: ProviderName;
  ask(collection: Collection): Promise<Asked>;
  check(request: {
    readonly reference: string;
    readonly requestId: string | null;
  }): Promise<Outcome>;
  /**
   * Gives money back: that it is taken, not that it went through.
   * @returns the id that its end is known by
   */
  refund(refund: {
    readonly receipt: string;
    readonly reference: string;
    readonly amount: string;
  }): Promise<string>;
  /** How a refund went, where that can be asked; else a callback says it. */
  readonly refunded?: (requestId: string) => Promise<'waiting' | 'done' | 'failed'>;
}

/** A provider said no; its code. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** JSON over HTTP with a time limit; nothing of it is logged here. */
export async function exchange(
  url: string,
  timeoutMs: number,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body?: object },
): Promise<{ readonly status: number; readonly json: Readonly<Record<string, unknown>> }> {
  const { headers, body } = request;
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const json: unknown = await answer.json().catch(() => null);
  return { status: answer.status, json: (json ?? {}) as Readonly<Record<string, unknown>> };
}
