import { PermanentFailure } from './permanent-failure.ts';

export interface SmsMessage {
  /** E.164: +254712345678. */
  readonly to: string;
  readonly text: string;
}

export interface Sms {
  /**
   * Hands a message to whoever delivers it.
   * @throws PermanentFailure where the number is refused for good; any other error is worth another
   *   try later
   */
  send(message: SmsMessage): Promise<void>;
}

const timeLimitMs = 15_000;

export interface SmsGateway {
  /** Where messages are posted, e.g. https://api.africastalking.com/version1/messaging. */
  readonly url: string;
  readonly username: string;
  readonly apiKey: string;
  /** The registered sender's name or short code; null leaves it to the gateway. */
  readonly from: string | null;
  /** Shorter in tests. */
  readonly timeLimitMs?: number;
}

/** What the gateway says of one number. 100 to 102: processed, sent, queued. */
interface Recipient {
  readonly statusCode: number;
}

/** Invalid number, unsupported kind of number, blocked by its owner, "do not disturb". */
const forGood: readonly number[] = [403, 404, 406, 409];

/** SMS through an HTTP gateway that speaks the protocol of Africa's Talking. */
export function gatewaySms(gateway: SmsGateway): Sms {
  return {
    async send({ to, text }) {
      const { status, recipient } = await post(gateway, to, text);
      if (recipient && recipient.statusCode >= 100 && recipient.statusCode <= 102) return;
      const reason = recipient ? `status ${recipient.statusCode}` : `HTTP ${status}`;
      const message = `The SMS gateway did not take the message (${reason})`;
      const isForGood = status === 400 || (recipient && forGood.includes(recipient.statusCode));
      throw isForGood ? new PermanentFailure(message) : new Error(message);
    },
  };
}

/** Of a connection that broke once it stood: what was asked may be done. */
const broken: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** Whether a message may have left although sending it failed: it was handed over, and no answer came. */
export function mayHaveLeft(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === 'TimeoutError';
  return error instanceof TypeError && broken.includes((error.cause as { code?: unknown })?.code);
}

async function post(
  { url, username, apiKey, from, ...options }: SmsGateway,
  to: string,
  text: string,
): Promise<{ status: number; recipient: Recipient | null }> {
  const body = new URLSearchParams({ username, to, message: text, ...(from ? { from } : {}) });
  const answer = await fetch(url, {
    method: 'POST',
    headers: { apiKey, accept: 'application/json' },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(options.timeLimitMs ?? timeLimitMs),
  });
  const json: unknown = await answer.json().catch(() => null);
  return { status: answer.status, recipient: answer.ok ? firstRecipient(json) : null };
}

/** Null where the answer names no recipient: then nothing was sent, whatever its status says. */
function firstRecipient(json: unknown): Recipient | null {
  const data = (json as { SMSMessageData?: { Recipients?: unknown } } | null)?.SMSMessageData;
  const [first] = Array.isArray(data?.Recipients) ? (data.Recipients as unknown[]) : [];
  const statusCode = Number((first as { statusCode?: unknown } | undefined)?.statusCode);
  return Number.isInteger(statusCode) ? { statusCode } : null;
}
