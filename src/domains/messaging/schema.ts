import * as z from 'zod/mini';
import { id } from '../../shared/id.ts';
import { listLimit } from '../../shared/list-query.ts';
import type { UploadType } from '../../shared/upload-rules.ts';
import { objectPathField } from '../../shared/uploads.ts';
import { inOneDirection, isVisible, visibleText } from '../../shared/visible-text.ts';
import type { PublicUser } from '../accounts/schema.ts';
import {
  maxAttachments,
  maxClientIdLength,
  maxContentLength,
  maxReasonLength,
  trimContent,
} from './rules.ts';

/** A file of a message. Only the two of its conversation can read it. */
export interface MessageFile {
  /** Where its bytes are; of a picture, `?preview=1` answers a small one. */
  readonly url: string;
  readonly filename: string;
  readonly contentType: UploadType;
  readonly bytes: number;
  /** Pixels; null for documents. */
  readonly width: number | null;
  readonly height: number | null;
}

/** What a message says of the RFQ it is about, as both saw it when it was sent. */
export interface RfqCard {
  readonly id: string;
  readonly title: string;
  readonly ownerId: string;
}

/** As RfqCard. */
export interface ProductCard {
  readonly id: string;
  readonly name: string;
  /** Decimal string, KES. */
  readonly price: string;
  readonly unit: string;
  /** "/media/{key}"; null without a picture. */
  readonly image: string | null;
}

/** One message, as both of its people read it. */
export interface Message {
  readonly id: string;
  /** Rises with every message of a conversation; "after this one" is asked for by it. */
  readonly seq: number;
  readonly senderId: string;
  readonly receiverId: string;
  readonly rfqId: string | null;
  readonly productId: string | null;
  readonly rfq: RfqCard | null;
  readonly product: ProductCard | null;
  /** May be empty where there are files or a card. */
  readonly content: string;
  readonly attachments: readonly MessageFile[];
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

export type MessageHolds = 'text' | 'files' | 'rfq' | 'product';

export interface Conversation {
  readonly user: Peer;
  /** Of a long message only its beginning. */
  readonly lastMessage: {
    readonly content: string;
    readonly senderId: string;
    readonly createdAt: string;
    /** What stands in the place of words that are not there. */
    readonly holds: MessageHolds;
  };
  readonly unreadCount: number;
}

export interface UnreadCount {
  readonly count: number;
}

/** POST /api/messages. */
export const sendMessageSchema = z
  .strictObject({
    receiverId: id,
    content: z.pipe(
      z.pipe(
        z.string('message_missing'),
        z.transform((text) => (isVisible(text) ? trimContent(text) : '')),
      ),
      z.string().check(z.maxLength(maxContentLength, 'text_long')),
    ),
    rfqId: z.nullish(id),
    productId: z.nullish(id),
    attachments: z.nullish(z.array(objectPathField).check(z.maxLength(maxAttachments))),
    clientId: z.nullish(z.string().check(z.minLength(1), z.maxLength(maxClientIdLength))),
  })
  .check(
    z.refine((message) => message.content !== '' || hasMoreThanWords(message), {
      path: ['content'],
      error: 'message_missing',
    }),
  );

const hasMoreThanWords = (message: {
  attachments?: readonly string[] | null | undefined;
  rfqId?: string | null | undefined;
  productId?: string | null | undefined;
}) => Boolean(message.attachments?.length || message.rfqId || message.productId);

export type NewMessage = z.infer<typeof sendMessageSchema>;

export const peerParamsSchema = z.object({ userId: id });

/** GET /api/messages/{userId}/rfqs. */
export const sharedRfqsQuerySchema = z.strictObject({
  search: z._default(z.string().check(z.maxLength(200)), ''),
});

export const fileParamsSchema = z.object({ fileId: id });
export const fileQuerySchema = z.strictObject({
  preview: z.optional(z.literal('1')),
});

/** /api/users/{id}/block and …/report. */
export const userParamsSchema = z.object({ id });

/** POST /api/users/{id}/report. */
export const reportSchema = z.strictObject({
  reason: z.pipe(
    z.pipe(
      z.string('report_reason_missing'),
      z.transform((text: string) => trimContent(inOneDirection(text))),
    ),
    z
      .string()
      .check(visibleText('report_reason_missing'), z.maxLength(maxReasonLength, 'text_long')),
  ),
});

const limit = listLimit();
const seq = z.optional(z.coerce.number().check(z.int(), z.nonnegative()));

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
export const typingFrameSchema = z.object({ receiverId: id });
/** Over the socket: read, as POST /api/messages/{userId}/read. */
export const readFrameSchema = z.object({ userId: id });
/** Over the socket: received. All messages to this account up to a seq are on this device. */
export const receivedFrameSchema = z.object({
  upToSeq: z.int().check(z.nonnegative()),
});
