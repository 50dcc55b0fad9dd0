/** What the reader sent and has not seen come back. */
export interface OutgoingMessage {
  readonly clientId: string;
  readonly receiverId: string;
  readonly content: string;
  readonly productId: string | null;
  /** By this device's clock; ISO 8601. */
  readonly createdAt: string;
  readonly state: 'sending' | 'sent' | 'failed';
  /** Given by the server once it was stored. */
  readonly seq: number | null;
}

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Outbox {
  /** Adds a message, or replaces the one of the same client id. */
  put(message: OutgoingMessage): void;
  remove(message: Pick<OutgoingMessage, 'receiverId' | 'clientId'>): void;
  /** What is on its way to this person, in the order in which it was written. */
  to(receiverId: string): readonly OutgoingMessage[];
  subscribe(listener: () => void): () => void;
}

const nothing: readonly OutgoingMessage[] = [];

/**
 * Messages on their way, kept in the tab's storage so that a reload loses none: what was under way
 * then may or may not have arrived, and so shows as failed; its client id makes a second try harmless.
 *
 * @param storage null keeps them in memory only
 */
export function createOutbox(storage: KeyValueStorage | null, ownId: string): Outbox {
  const lists = new Map<string, readonly OutgoingMessage[]>();
  const listeners = new Set<() => void>();
  const keyOf = (receiverId: string) => `messaging.outbox.${ownId}.${receiverId}`;

  const to = (receiverId: string): readonly OutgoingMessage[] => {
    const list = lists.get(receiverId) ?? restore(storage, keyOf(receiverId));
    lists.set(receiverId, list);
    return list;
  };
  const set = (receiverId: string, list: readonly OutgoingMessage[]) => {
    lists.set(receiverId, list);
    keep(storage, keyOf(receiverId), list.length > 0 ? JSON.stringify(list) : null);
    for (const listener of listeners) listener();
  };
  return {
    to,
    put(message) {
      const list = to(message.receiverId);
      const isNew = list.every(({ clientId }) => clientId !== message.clientId);
      const replace = (one: OutgoingMessage) => (one.clientId === message.clientId ? message : one);
      set(message.receiverId, isNew ? [...list, message] : list.map(replace));
    },
    remove({ receiverId, clientId }) {
      set(
        receiverId,
        to(receiverId).filter((one) => one.clientId !== clientId),
      );
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function restore(storage: KeyValueStorage | null, key: string): readonly OutgoingMessage[] {
  const text = recall(storage, key);
  if (!text) return nothing;
  const list = JSON.parse(text) as readonly OutgoingMessage[];
  return list.map((one) => (one.state === 'sending' ? { ...one, state: 'failed' } : one));
}

/** What is kept under this key; null for nothing, or where the browser keeps nothing. */
export function recall(storage: KeyValueStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a text, or with null forgets it. A full or forbidden storage costs only the memory of it. */
export function keep(storage: KeyValueStorage | null, key: string, text: string | null): void {
  try {
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    // The text is on the screen all the same.
  }
}

const outboxes = new Map<string, Outbox>();

/** The outbox of one account in this tab; on the server one that is empty. */
export function outboxOf(ownId: string): Outbox {
  if (typeof window === 'undefined') return createOutbox(null, ownId);
  const outbox = outboxes.get(ownId) ?? createOutbox(tabStorage(), ownId);
  outboxes.set(ownId, outbox);
  return outbox;
}

/** The storage of this tab; null where the browser forbids it. */
export function tabStorage(): KeyValueStorage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
