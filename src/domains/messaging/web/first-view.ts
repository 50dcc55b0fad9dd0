import type { QueryClient } from '@tanstack/react-query';
import { type ApiClient, ApiError, type Page } from '../../../ui/data/api-client.ts';
import { createQueryClient } from '../../../ui/data/query-client.ts';
import type { PublicUser } from '../../accounts/account-schema.ts';
import type { Conversation, Message, ProductCard, UnreadCount } from '../schema.ts';
import {
  conversationsKey,
  firstConversations,
  productKey,
  readConversations,
  readProduct,
  readThreadPage,
  readUnreadCount,
  readUser,
  threadKey,
  unreadKey,
  userKey,
} from './api.ts';
import { mergeLatest } from './thread.ts';

/** What the server reads for the first view, so that it does not begin with skeletons. */
export interface FirstView {
  readonly now: number;
  readonly conversations: Page<Conversation>;
  readonly unread: UnreadCount;
  readonly chat: FirstChat | null;
}

interface FirstChat {
  readonly peerId: string;
  readonly thread: Page<Message>;
  /** Null where the person is in the list, or could not be looked up. */
  readonly peer: PublicUser | null;
  readonly product: ProductCard | null;
}

/** Null without a session. @throws ApiError, ThreadReadError */
export async function readFirstView(
  api: ApiClient,
  peerId: string | null,
  productId: string | null,
): Promise<FirstView | null> {
  try {
    const [conversations, unread, thread, product] = await Promise.all([
      readConversations(api, firstConversations),
      readUnreadCount(api),
      peerId && readThreadPage(api, peerId),
      productId && readProduct(api, productId).catch(() => null),
    ]);
    const isListed = conversations.items.some(({ user }) => user.id === peerId);
    const peer = peerId && !isListed ? await readUser(api, peerId).catch(() => null) : null;
    const chat = peerId && thread ? { peerId, thread, peer, product: product || null } : null;
    return { now: Date.now(), conversations, unread, chat };
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}

/** Whether a read failed because nobody is signed in (any more). */
export function isUnauthorized(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof ApiError && cause.isUnauthorized;
}

/** The data of the messages screen, beginning with what the server has read. */
export function createInboxClient(first: FirstView | null): QueryClient {
  const client = createQueryClient();
  if (!first) return client;
  const { conversations, unread, chat } = first;
  client.setQueryData(conversationsKey, {
    pages: [conversations],
    pageParams: [firstConversations],
  });
  client.setQueryData(unreadKey, unread);
  if (!chat) return client;
  client.setQueryData(threadKey(chat.peerId), mergeLatest(undefined, chat.thread));
  if (chat.peer) client.setQueryData(userKey(chat.peerId), chat.peer);
  if (chat.product) client.setQueryData(productKey(chat.product.id), chat.product);
  return client;
}
