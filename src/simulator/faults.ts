import * as z from 'zod/mini';

/** What can go wrong with one request, as a test or a person asks for it beforehand. */
export const faultSchema = z.strictObject({
  /** Only for a request of this phone ("2547…"); without one for the next request, whoever makes it. */
  phone: z.optional(z.string()),
  /** What becomes of the request itself: refused (400), broken (500), or taken with the reply lost. */
  ask: z._default(z.enum(['accept', 'refuse', 'break', 'lose']), 'accept'),
  /** How late the reply is; a callback that does not wait for it comes first. */
  replyMs: z._default(z.int(), 0),
  /** Answered by itself with this result code, instead of by the person with the phone; a refund fails with any. */
  result: z.optional(z.int()),
  /** When it is answered by itself. */
  afterMs: z._default(z.int(), 0),
  /** How often the callback is sent: 0 is lost, 2 comes twice. */
  callbacks: z._default(z.int(), 1),
  /** How long after the result the callback is sent: late ones overtake each other. */
  callbackMs: z._default(z.int(), 0),
  /** The callback says another amount than was paid. */
  callbackAmount: z.optional(z.int()),
  /** The payment is also confirmed as one by paybill, as where both addresses are registered. */
  alsoConfirmed: z._default(z.boolean(), false),
  /** What the status query answers: the truth, an error, or that it is still being processed. */
  query: z._default(z.enum(['truth', 'break', 'processing']), 'truth'),
});
export type Fault = z.infer<typeof faultSchema>;
export const noFault: Fault = faultSchema.parse({});

/** Of an STK push and what comes of it. */
export const resultTexts: Readonly<Record<number, string>> = {
  0: 'The service request is processed successfully.',
  1: 'The balance is insufficient for the transaction.',
  17: 'Internal failure: the system is busy.',
  26: 'The system is busy. Please try again in a short while.',
  1001: 'Unable to lock subscriber, a transaction is already in process for the current subscriber',
  1019: 'Transaction has expired',
  1025: 'An error occurred while sending a push request',
  1032: 'Request cancelled by user',
  1037: 'DS timeout user cannot be reached',
  2001: 'The initiator information is invalid.',
  9999: 'An error occurred while sending a push request',
};
