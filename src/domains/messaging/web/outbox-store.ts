import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxStore, OutgoingMessage } from './outbox.ts';

type Kept = OutgoingMessage & { readonly ownId: string };

interface Schema extends DBSchema {
  outgoing: { key: string; value: Kept; indexes: { ownId: string } };
}

const name = 'messaging';

/** The device's own database: what is in it is there when the page is opened again, without network too. */
export function deviceStore(): OutboxStore {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const database = () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade(made) {
        made.createObjectStore('outgoing', { keyPath: 'clientId' }).createIndex('ownId', 'ownId');
      },
      blocking: () => {
        // Another page of ours deletes it: somebody signs out.
        void opened?.then((open) => open.close());
        opened = null;
      },
    });
    return opened;
  };
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
