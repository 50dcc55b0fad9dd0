import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

/**
 * A database of this device: what is in it is there when the page is opened again, without network too.
 * It is opened when it is first asked for, which fails where the browser forbids it.
 */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  return () => {
    if (opened) return opened;
    const opening = openDB<Schema>(name, version, { upgrade, blocking: close, terminated: close });
    // Another page of ours deletes it, because somebody signs out, or brings a newer one. It may be said
    // late, of one that another has replaced.
    function close() {
      void opening.then(
        (open) => open.close(),
        () => undefined,
      );
      if (opened === opening) opened = null;
    }
    opening.catch(close);
    opened = opening;
    return opening;
  };
}
