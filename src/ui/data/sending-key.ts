/** Unlike any other, 32 hex digits; randomUUID is missing where the site is not on https. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** What was sent last, as JSON, and the Idempotency-Key it was sent under. */
export interface Sending {
  readonly key: string;
  readonly body: string;
}

/** The key for sending this body: the one before where it is the same body. */
export function sendingKey(before: Sending | null, body: unknown): Sending {
  const text = JSON.stringify(body);
  return before?.body === text ? before : { key: newKey(), body: text };
}
