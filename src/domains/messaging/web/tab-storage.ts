export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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

/** The storage of this tab; null where the browser forbids it. */
export function tabStorage(): KeyValueStorage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
