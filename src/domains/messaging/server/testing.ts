import type { Conversation, Message } from '../schema.ts';

/** Messages as tests send and read them. */

interface Answer<T> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: T;
}

/** Who calls, as the test server has them. */
interface Caller {
  get<T>(url: string, headers?: Record<string, string>): Promise<Answer<T>>;
  post<T>(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
}

interface Peer {
  readonly id: string;
}

export const send = (from: Caller, to: Peer, content: string, rest: object = {}) =>
  from.post<Message>('/api/messages', { receiverId: to.id, content, ...rest });

export const thread = (reader: Caller, peer: Peer, query = '') =>
  reader.get<Message[]>(`/api/messages/${peer.id}${query}`);

export const contents = (messages: readonly Message[]) => messages.map(({ content }) => content);

export const unread = async (reader: Caller) =>
  (await reader.get<{ count: number }>('/api/messages/unread-count')).body;

export const conversations = async (reader: Caller) =>
  (await reader.get<Conversation[]>('/api/conversations')).body;
