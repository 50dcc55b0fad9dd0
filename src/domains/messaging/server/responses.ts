import * as z from 'zod/mini';
import { count, listOf, time } from '../../../shared/responses.ts';
import { documentTypes } from '../../../shared/upload-rules.ts';
import { peerResponse } from '../../accounts/server/public.ts';
import type { ProductCard, RfqCard } from '../schema.ts';

/** What the calls about messages answer, for the API document; tests hold real answers against these. */

const pixels = z.nullable(z.int());
const file = z.strictObject({
  url: z.string(),
  filename: z.string(),
  contentType: z.enum(documentTypes),
  bytes: z.int(),
  width: pixels,
  height: pixels,
});
/**
 * The database makes cards (messages_keep_cards). A field that ../schema.ts gets is missing here until it
 * is written, and one that is written here alone is refused by a test.
 */
const rfqCard = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  ownerId: z.uuid(),
}) satisfies z.ZodMiniType<RfqCard>;
const productCard = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  price: z.string(),
  unit: z.string(),
  image: z.nullable(z.string()),
}) satisfies z.ZodMiniType<ProductCard>;

export const messageResponse = z.strictObject({
  id: z.uuid(),
  seq: z.int(),
  senderId: z.uuid(),
  receiverId: z.uuid(),
  rfqId: z.nullable(z.uuid()),
  productId: z.nullable(z.uuid()),
  rfq: z.nullable(rfqCard),
  product: z.nullable(productCard),
  content: z.string(),
  attachments: z.readonly(z.array(file)),
  isDelivered: z.boolean(),
  isRead: z.boolean(),
  createdAt: time,
  clientId: z.nullable(z.string()),
});

export const sharedRfqsResponse = listOf(rfqCard);

export const messagesResponse = listOf(messageResponse);

export const conversationsResponse = listOf(
  z.strictObject({
    user: peerResponse,
    lastMessage: z.strictObject({
      content: z.string(),
      senderId: z.uuid(),
      createdAt: time,
      holds: z.enum(['text', 'files', 'rfq', 'product']),
    }),
    unreadCount: count,
  }),
);

export const unreadCountResponse = z.strictObject({ count });
