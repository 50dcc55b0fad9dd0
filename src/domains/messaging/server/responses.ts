import * as z from 'zod/mini';
import { count, listOf, time } from '../../../shared/responses.ts';
import { peerResponse } from '../../accounts/server/public.ts';

/** What the calls about messages answer, for the API document; tests hold real answers against these. */

export const messageResponse = z.strictObject({
  id: z.uuid(),
  seq: z.int(),
  senderId: z.uuid(),
  receiverId: z.uuid(),
  rfqId: z.nullable(z.uuid()),
  productId: z.nullable(z.uuid()),
  content: z.string(),
  isDelivered: z.boolean(),
  isRead: z.boolean(),
  createdAt: time,
  clientId: z.nullable(z.string()),
});

export const messagesResponse = listOf(messageResponse);

export const conversationsResponse = listOf(
  z.strictObject({
    user: peerResponse,
    lastMessage: z.strictObject({ content: z.string(), senderId: z.uuid(), createdAt: time }),
    unreadCount: count,
  }),
);

export const unreadCountResponse = z.strictObject({ count });
