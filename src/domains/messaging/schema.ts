import * as z from 'zod/mini';
import { visibleText } from '../../shared/visible-text.ts';
import type { PublicUser } from '../accounts/schema.ts';
import {
  defaultPageSize,
  maxClientIdLength,
  maxContentLength,
  maxPageSize,
  maxReasonLength,
  trimContent,
} from './rules.ts';

/** One message, as both of its people read it. */
export interface Message {
  readonly id: string;
  /** Rises with every message of a conversation; "after this one" is asked for by it. */
  readonly seq: number;
  readonly senderId: string;
  readonly receiverId: string;
  readonly rfqId: string | null;
  readonly productId: string | null;
  readonly content: string;
  /** Whether a device of the receiver has it. */
  readonly isDelivered: boolean;
  readonly isRead: boolean;
  readonly createdAt: string;
  /** What the sender's device calls it. */
  readonly clientId: string | null;
}

/** The other person of a conversation. The email is null until both have written to each other. */
export interface Peer extends Omit<PublicUser, 'email'> {
  readonly email: string | null;
}

export interface Conversation {
  readonly user: Peer;
  /** Of a long message only its beginning. */
  readonly lastMessage: {
    readonly content: string;
    readonly senderId: string;
    readonly createdAt: string;
  };
  readonly unreadCount: number;
}

export interface UnreadCount {
  readonly count: number;
}

const guid = (message: string) =>
  z.pipe(
    z.guid(message),
    z.transform((id) => id.toLowerCase()),
  );

/** POST /api/messages. */
export const sendMessageSchema = z.strictObject({
  receiverId: guid('Choose who the message is for'),
  content: z.pipe(
    z.pipe(z.string('Write a message'), z.transform(trimContent)),
    z
      .string()
      .check(
        visibleText('Write a message'),
        z.maxLength(maxContentLength, `A message has at most ${maxContentLength} characters`),
      ),
  ),
  rfqId: z.nullish(guid('This is not an RFQ id')),
  productId: z.nullish(guid('This is not a product id')),
  clientId: z.nullish(
    z.string().check(z.minLength(1, 'This is not a client id'), z.maxLength(maxClientIdLength)),
  ),
});
export type NewMessage = z.infer<typeof sendMessageSchema>;

export const peerParamsSchema = z.object({ userId: guid('This is not a user id') });

/** /api/users/{id}/block and …/report. */
export const userParamsSchema = z.object({ id: guid('This is not a user id') });

/** POST /api/users/{id}/report. */
export const reportSchema = z.strictObject({
  reason: z.pipe(
    z.pipe(z.string('Say what is wrong'), z.transform(trimContent)),
    z
      .string()
      .check(
        visibleText('Say what is wrong'),
        z.maxLength(maxReasonLength, `A report has at most ${maxReasonLength} characters`),
      ),
  ),
});

const limitMessage = `Limit is a number from 1 to ${maxPageSize}`;
const limit = z._default(
  z.coerce
    .number(limitMessage)
    .check(z.int(limitMessage), z.minimum(1, limitMessage), z.maximum(maxPageSize, limitMessage)),
  defaultPageSize,
);
const seqMessage = 'This is the seq of no message';
const seq = z.optional(
  z.coerce.number(seqMessage).check(z.int(seqMessage), z.nonnegative(seqMessage)),
);

/** GET /api/messages/{userId}: with `after` what follows that seq, else what precedes `before`. */
export const threadQuerySchema = z.strictObject({ before: seq, after: seq, limit });
export type ThreadQuery = z.infer<typeof threadQuerySchema>;

/** GET /api/messages: newest first, going back by `before`. */
export const latestQuerySchema = z.strictObject({ before: seq, limit });
export type LatestQuery = z.infer<typeof latestQuerySchema>;

/** GET /api/conversations: newest first; `cursor` comes with the page before. */
export const conversationsQuerySchema = z.strictObject({ cursor: seq, limit });
export type ConversationsQuery = z.infer<typeof conversationsQuerySchema>;

/** Over the socket: typing, stop_typing. */
export const typingFrameSchema = z.object({ receiverId: guid('This is not a user id') });
/** Over the socket: read, as POST /api/messages/{userId}/read. */
export const readFrameSchema = z.object({ userId: guid('This is not a user id') });
/** Over the socket: received. All messages to this account up to a seq are on this device. */
export const receivedFrameSchema = z.object({
  upToSeq: z.int().check(z.nonnegative()),
});
