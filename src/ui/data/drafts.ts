import type { DBSchema } from 'idb';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { deviceDatabase } from './device-database.ts';

/**
 * What somebody types and has not sent: it outlives a reload, a dead connection and an empty battery, and
 * signing out deletes it. Where the browser keeps nothing, a draft is lost and nothing else.
 */

interface Drafts extends DBSchema {
  drafts: { key: string; value: unknown };
}

const database = deviceDatabase<Drafts>('drafts', 1, (made) => {
  made.createObjectStore('drafts');
});

/** The draft of this name; null where none is kept, or one of another release that no longer fits. */
export async function readDraft<T>(name: string, schema: z.ZodMiniType<T>): Promise<T | null> {
  try {
    return schema.safeParse(await (await database()).get('drafts', name)).data ?? null;
  } catch {
    return null;
  }
}

/** @param draft null forgets it */
export async function keepDraft(name: string, draft: unknown): Promise<void> {
  try {
    const writing = (await database()).transaction('drafts', 'readwrite');
    const written = draft === null ? writing.store.delete(name) : writing.store.put(draft, name);
    // Before the answer comes: the page may be left at once.
    writing.commit();
    await Promise.all([written, writing.done]);
  } catch {
    // It still stands on the screen.
  }
}

/**
 * Reads the draft of this name once the page is there: the server knows none, so the first render must
 * not show one either.
 */
export function useKeptDraft<T>(
  name: string,
  schema: z.ZodMiniType<T>,
  onRead: (draft: T | null) => void,
): void {
  const read = useEffectEvent(onRead);
  useEffect(() => {
    let isWanted = true;
    void readDraft(name, schema).then((draft) => {
      if (isWanted) read(draft);
    });
    return () => {
      isWanted = false;
    };
  }, [name, schema]);
}

/** Under which key it was last sent: what is sent again unchanged is done once. */
export const keptSending = z.catch(
  z.nullable(z.object({ key: z.string(), body: z.string() })),
  null,
);
