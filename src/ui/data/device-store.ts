/**
 * The device's own storage: it outlives a reload, a dead connection and an empty battery. Signing out
 * empties it.
 */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** What is kept under this name, as it was read from JSON; null where there is nothing to be read. */
export function readStored(name: string): unknown {
  try {
    return JSON.parse(storage()?.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** @param value null forgets it */
export function store(name: string, value: unknown): void {
  try {
    if (value === null) storage()?.removeItem(name);
    else storage()?.setItem(name, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs only what would have been kept.
  }
}
