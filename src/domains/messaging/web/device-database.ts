import type { DBSchema } from 'idb';
import { deviceDatabase } from '../../../ui/data/device-database.ts';
import type { OutboxStore, OutgoingMessage } from './outbox.ts';
import type { Thread } from './thread.ts';

type KeptMessage = OutgoingMessage & { readonly ownId: string };

interface KeptThread {
  readonly ownId: string;
  readonly peerId: string;
  readonly messages: Thread['messages'];
  /** Milliseconds since 1970, by this device's clock. */
  readonly keptAt: number;
}

interface Schema extends DBSchema {
  outgoing: { key: string; value: KeptMessage; indexes: { ownId: string } };
  threads: { key: [string, string]; value: KeptThread; indexes: { keptAt: number } };
}

/** Of a conversation its end is kept, of conversations those that were read last. */
const keptMessages = 50;
const keptThreads = 30;

const database = deviceDatabase<Schema>('messaging', 2, (made, from) => {
  if (from < 1) {
    made.createObjectStore('outgoing', { keyPath: 'clientId' }).createIndex('ownId', 'ownId');
  }
  const threads = made.createObjectStore('threads', { keyPath: ['ownId', 'peerId'] });
  threads.createIndex('keptAt', 'keptAt');
});

/** The outbox's part of it. Fails where the browser forbids it. */
export function deviceStore(): OutboxStore {
  return {
    async all(ownId) {
      const kept = await (await database()).getAllFromIndex('outgoing', 'ownId', ownId);
      return kept.map(({ ownId: _, ...message }) => message);
    },
    async put(ownId, message) {
      await (await database()).put('outgoing', { ...message, ownId });
    },
    async remove(_ownId, clientId) {
      await (await database()).delete('outgoing', clientId);
    },
  };
}

/** Keeps the end of a conversation for when there is no network; where that fails it is not kept. */
export async function keepThread(ownId: string, peerId: string, thread: Thread): Promise<void> {
  try {
    const threads = (await database()).transaction('threads', 'readwrite').store;
    const messages = thread.messages.slice(-keptMessages);
    await threads.put({ ownId, peerId, messages, keptAt: Date.now() });
    const oldest = await threads.index('keptAt').getAllKeys();
    for (const key of oldest.slice(0, -keptThreads)) await threads.delete(key);
  } catch {
    // A full or forbidden storage costs only what would have been kept.
  }
}

/** What this device kept of a conversation: nothing earlier can be loaded. Null for nothing. */
export async function recallThread(ownId: string, peerId: string): Promise<Thread | null> {
  try {
    const kept = await (await database()).get('threads', [ownId, peerId]);
    return kept ? { messages: kept.messages, hasOlder: false } : null;
  } catch {
    return null;
  }
}
