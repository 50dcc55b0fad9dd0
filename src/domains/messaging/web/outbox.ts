import type { ProductCard, RfqCard } from '../schema.ts';

/** What the reader wrote and has not seen come back. */
export interface OutgoingMessage {
  readonly clientId: string;
  readonly receiverId: string;
  readonly content: string;
  readonly rfqId: string | null;
  readonly productId: string | null;
  /** How what it is about looks. */
  readonly rfq: RfqCard | null;
  readonly product: ProductCard | null;
  readonly attachments: readonly OutgoingFile[];
  /** By this device's clock; ISO 8601. */
  readonly createdAt: string;
  /** `waiting` for the connection: it is sent by itself. `failed`: the server refused it. */
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Given by the server once it was stored. */
  readonly seq: number | null;
}

/** A file on its way; it is kept with its message. */
export interface OutgoingFile {
  readonly name: string;
  readonly file: Blob;
  /** Null until it was uploaded. */
  readonly objectPath: string | null;
}

/** Where messages outlive the page; every call may fail, which costs only the memory of them. */
export interface OutboxStore {
  all(ownId: string): Promise<readonly OutgoingMessage[]>;
  put(ownId: string, message: OutgoingMessage): Promise<void>;
  remove(ownId: string, clientId: string): Promise<void>;
}

export interface Outbox {
  /** Adds a message, or replaces the one of the same client id. */
  put(message: OutgoingMessage): void;
  remove(message: Pick<OutgoingMessage, 'clientId'>): void;
  /** What is on its way to this person, in the order in which it was written. */
  to(receiverId: string): readonly OutgoingMessage[];
  /** What waits to be sent, in the order in which it was written. */
  waiting(): readonly OutgoingMessage[];
  /** What has not arrived, whether it waits or was refused. */
  unsent(): readonly OutgoingMessage[];
  /** Takes up what earlier pages left, and what other tabs added since. */
  restore(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

const nothing: readonly OutgoingMessage[] = [];

/**
 * Messages on their way, kept on the device so that neither a reload nor closing the page loses one.
 * What was under way then may or may not have arrived: it is sent again, which its client id makes
 * harmless.
 *
 * @param store null keeps them in memory only
 */
export function createOutbox(store: OutboxStore | null, ownId: string): Outbox {
  let messages: readonly OutgoingMessage[] = [];
  let byReceiver = new Map<string, readonly OutgoingMessage[]>();
  const removed = new Set<string>();
  const listeners = new Set<() => void>();

  const set = (next: readonly OutgoingMessage[]) => {
    messages = next;
    byReceiver = new Map();
    for (const listener of listeners) listener();
  };
  return {
    put(message) {
      if (removed.has(message.clientId)) return;
      const isNew = messages.every(({ clientId }) => clientId !== message.clientId);
      const replace = (one: OutgoingMessage) => (one.clientId === message.clientId ? message : one);
      set(isNew ? [...messages, message] : messages.map(replace));
      store?.put(ownId, message).catch(() => undefined);
    },
    remove({ clientId }) {
      removed.add(clientId);
      set(messages.filter((one) => one.clientId !== clientId));
      store?.remove(ownId, clientId).catch(() => undefined);
    },
    to(receiverId) {
      const known = byReceiver.get(receiverId);
      if (known) return known;
      const list = messages.filter((one) => one.receiverId === receiverId);
      byReceiver.set(receiverId, list.length > 0 ? list : nothing);
      return byReceiver.get(receiverId) ?? nothing;
    },
    waiting: () => messages.filter(({ state }) => state === 'waiting'),
    unsent: () => messages.filter(({ state }) => state !== 'sent'),
    async restore() {
      const kept = (await store?.all(ownId).catch(() => nothing)) ?? nothing;
      const known = new Set(messages.map(({ clientId }) => clientId));
      const left = kept
        .filter(({ clientId }) => !known.has(clientId) && !removed.has(clientId))
        .map((one) => (one.state === 'sending' ? { ...one, state: 'waiting' as const } : one));
      if (left.length === 0) return;
      set([...messages, ...left].sort((a, b) => a.createdAt.localeCompare(b.createdAt)));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
