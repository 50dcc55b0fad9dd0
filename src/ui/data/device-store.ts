/**
 * The browser's own storage, of this device or of this tab alone: it is read at once, outlives a reload,
 * and signing out empties it. For little things; what is typed lies in drafts.ts.
 */
type Place = 'localStorage' | 'sessionStorage';

/** What is kept under this name, as it was read from JSON; null where there is nothing to be read. */
export function readStored(name: string, place: Place = 'localStorage'): unknown {
  try {
    return JSON.parse(window[place].getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** @param value null forgets it */
export function store(name: string, value: unknown, place: Place = 'localStorage'): void {
  try {
    if (value === null) window[place].removeItem(name);
    else window[place].setItem(name, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs only what would have been kept.
  }
}
