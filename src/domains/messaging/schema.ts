import * as z from 'zod/mini';
import { id } from '../../shared/id.ts';
import { listLimit } from '../../shared/list-query.ts';
import { count, listOf, time } from '../../shared/responses.ts';
import { documentTypes } from '../../shared/upload-rules.ts';
import { objectPathField } from '../../shared/uploads.ts';
import { inOneDirection, isVisible, visibleText } from '../../shared/visible-text.ts';
import { peerResponse } from '../accounts/account-schema.ts';
import {
  maxAttachments,
  maxClientIdLength,
  maxContentLength,
  maxReasonLength,
  trimContent,
} from './rules.ts';

const pixels = z.nullable(z.int());

/** A file of a message. Only the two of its conversation can read it. */
const messageFile = z.strictObject({
  /** Where its bytes are; of a picture, `?preview=1` answers a small one. */
  url: z.string(),
  filename: z.string(),
  contentType: z.enum(documentTypes),
  bytes: z.int(),
  /** Null for documents. */
  width: pixels,
  height: pixels,
});

/**
 * What a message says of the RFQ it is about, as both saw it when it was sent. The database makes cards
 * (messages_keep_cards): a test refuses a field that it does not fill.
 */
export const rfqCardResponse = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  ownerId: z.uuid(),
});
export type RfqCard = z.infer<typeof rfqCardResponse>;

/** As the card of an RFQ. */
const productCard = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  price: z.string(),
  unit: z.string(),
  /** "/media/{key}"; null without a picture. */
  image: z.nullable(z.string()),
});
export type ProductCard = z.infer<typeof productCard>;

/** One message, as both of its people read it. */
export const messageResponse = z.strictObject({
  id: z.uuid(),
  /** Rises with every message of a conversation; "after this one" is asked for by it. */
  seq: z.int(),
  senderId: z.uuid(),
  receiverId: z.uuid(),
  rfqId: z.nullable(z.uuid()),
  productId: z.nullable(z.uuid()),
  rfq: z.nullable(rfqCardResponse),
  product: z.nullable(productCard),
  /** May be empty where there are files or a card. */
  content: z.string(),
  attachments: listOf(messageFile),
  /** Whether a device of the receiver has it. */
  isDelivered: z.boolean(),
  isRead: z.boolean(),
  createdAt: time,
  /** What the sender's device calls it. */
  clientId: z.nullable(z.string()),
});
export type Message = z.infer<typeof messageResponse>;

export const conversationResponse = z.strictObject({
  user: peerResponse,
  /** Of a long message only its beginning. */
  lastMessage: z.strictObject({
    content: z.string(),
    senderId: z.uuid(),
    createdAt: time,
    /** What stands in the place of words that are not there. */
    holds: z.enum(['text', 'files', 'rfq', 'product']),
  }),
  unreadCount: count,
});
export type Conversation = z.infer<typeof conversationResponse>;
export type MessageHolds = Conversation['lastMessage']['holds'];

export const unreadCountResponse = z.strictObject({ count });
export type UnreadCount = z.infer<typeof unreadCountResponse>;

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
