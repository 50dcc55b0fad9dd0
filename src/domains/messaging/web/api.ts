import { type ApiClient, ApiError, apiPath, type Page } from '../../../ui/data/api-client.ts';
import type { PublicUser } from '../../accounts/account-schema.ts';
import type {
  Conversation,
  Message,
  NewMessage,
  ProductCard,
  RfqCard,
  UnreadCount,
} from '../schema.ts';

export const conversationsKey = ['/api/messages/conversations'] as const;
export const unreadKey = ['/api/messages/unread-count'] as const;
export const threadKey = (peerId: string) => ['/api/messages', peerId] as const;
export const userKey = (userId: string) => ['/api/users', userId] as const;
export const blocksKey = (userId: string) => ['/api/users', userId, 'block'] as const;
export const productKey = (productId: string) => ['/api/products', productId] as const;
export const sharedRfqsKey = (peerId: string, search: string) =>
  ['/api/messages', peerId, 'rfqs', search] as const;
export const offeredProductsKey = (supplierId: string | null, search: string) =>
  ['/api/products', supplierId, search] as const;

/** How often is asked anew, in ms. All pause in a hidden tab. */
export const threadPollMs = 5_000;
export const unreadPollMs = 10_000;
export const badgePollMs = 30_000;

const pageSize = 50;

/** Thrown for every conversation that could not be read. */
export class ThreadReadError extends Error {
  readonly isUnauthorized: boolean;

  constructor(cause: unknown) {
    super('Failed to fetch messages', { cause });
    this.name = 'ThreadReadError';
    this.isUnauthorized = cause instanceof ApiError && cause.isUnauthorized;
  }
}

export const firstConversations = apiPath(conversationsKey, { limit: pageSize });

/** A part of the list, at its own address. @throws ApiError */
export function readConversations(api: ApiClient, path: string): Promise<Page<Conversation>> {
  return api.getPage<Conversation>(path);
}

/**
 * The newest messages with this person, or those before a seq; oldest first.
 * @throws ThreadReadError
 */
export async function readThreadPage(
  api: ApiClient,
  peerId: string,
  before?: number,
): Promise<Page<Message>> {
  try {
    return await api.getPage<Message>(apiPath(threadKey(peerId), { before, limit: pageSize }));
  } catch (error) {
    throw new ThreadReadError(error);
  }
}

/** What followed a seq, oldest first. @throws ApiError */
export function readThreadAfter(
  api: ApiClient,
  peerId: string,
  after: number,
): Promise<Page<Message>> {
  return api.getPage<Message>(apiPath(threadKey(peerId), { after, limit: pageSize }));
}

/** @throws ApiError */
export function readUnreadCount(api: ApiClient): Promise<UnreadCount> {
  return api.get<UnreadCount>(apiPath(unreadKey));
}

/** Anybody's public profile. @throws ApiError */
export function readUser(api: ApiClient, userId: string): Promise<PublicUser> {
  return api.get<PublicUser>(apiPath(userKey(userId)));
}

/** A product as the catalogue answers it, as far as a message shows it. */
interface ListedProduct extends Omit<ProductCard, 'image'> {
  /** "/media/{key}/960.webp" and the like. */
  readonly images: readonly string[];
  readonly isActive: boolean;
}

/** What a message about this product shows. @throws ApiError */
export async function readProduct(api: ApiClient, productId: string): Promise<ProductCard> {
  return asCard(await api.get<ListedProduct>(apiPath(productKey(productId))));
}

/** Listed products of a supplier, or of all, by what is searched for. */
export async function readOfferedProducts(
  api: ApiClient,
  supplierId: string | null,
  search: string,
): Promise<readonly ProductCard[]> {
  const path = apiPath(['/api/products'], { supplierId, search, limit: 20 });
  const products = await api.get<readonly ListedProduct[]>(path);
  return products.filter(({ isActive }) => isActive).map(asCard);
}

const asCard = ({ id, name, price, unit, images }: ListedProduct): ProductCard => ({
  id,
  name,
  price,
  unit,
  image: images[0]?.replace(/\/\d+\.\w+$/, '') ?? null,
});

/** RFQs that a message between the reader and this person may be about. */
export function readSharedRfqs(
  api: ApiClient,
  peerId: string,
  search: string,
): Promise<readonly RfqCard[]> {
  return api.get<readonly RfqCard[]>(apiPath(['/api/messages', peerId, 'rfqs'], { search }));
}

/** @throws ApiError; the same clientId may be sent again */
export async function sendMessage(api: ApiClient, message: NewMessage): Promise<Message> {
  const sent = await api.write<Message>('POST', '/api/messages', message);
  if (!sent) throw new Error('The answer to a sent message was empty');
  return sent;
}

/** All that this person wrote to the reader. @throws ApiError */
export async function markRead(api: ApiClient, peerId: string): Promise<void> {
  await api.write('POST', apiPath(['/api/messages', peerId, 'read']));
}

/** Who of the two has blocked the other. */
export interface Blocks {
  readonly isBlocked: boolean;
  readonly hasBlockedYou: boolean;
}

/** @throws ApiError */
export function readBlocks(api: ApiClient, userId: string): Promise<Blocks> {
  return api.get<Blocks>(apiPath(blocksKey(userId)));
}

/** Sets or ends the reader's own block. @throws ApiError */
export async function setBlocked(
  api: ApiClient,
  userId: string,
  isBlocked: boolean,
): Promise<void> {
  await api.write(isBlocked ? 'POST' : 'DELETE', apiPath(blocksKey(userId)));
}

/** Tells who looks after the marketplace. @throws ApiError */
export async function report(api: ApiClient, userId: string, reason: string): Promise<void> {
  await api.write('POST', apiPath(['/api/users', userId, 'report']), { reason });
}
