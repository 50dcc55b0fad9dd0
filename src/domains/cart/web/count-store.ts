/** Where the number in the cart's badge comes from. */
export interface CountSource {
  readonly read: () => Promise<number>;
  /** Calls back whenever the cart changed elsewhere. @returns how to stop */
  readonly onChange: (listener: () => void) => () => void;
}

export interface CountStore {
  subscribe(listener: () => void): () => void;
  /** Null until it is known. */
  snapshot(): number | null;
  /** What the page knows before the server has said so; an answer under way is out of date then. */
  set(count: number): void;
}

/** Reads the count when the first badge appears and after each change; forgets it with the last one. */
export function createCountStore(source: CountSource): CountStore {
  const listeners = new Set<() => void>();
  let count: number | null = null;
  let version = 0;
  let stop: (() => void) | null = null;

  const set = (next: number | null) => {
    version += 1;
    count = next;
    for (const listener of listeners) listener();
  };
  const read = async () => {
    version += 1;
    const asked = version;
    try {
      const answer = await source.read();
      if (asked === version) set(answer);
    } catch {
      // The badge stays as it is: no number is worth an error message.
    }
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        stop = source.onChange(() => void read());
        void read();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        set(null);
      };
    },
    snapshot: () => count,
    set,
  };
}
