/** Loads each thing once, for components that wait for it. */
export interface LoadOnce<Key, Value> {
  /** What was loaded, or the promise of it. Rejects with the failure of the last attempt. */
  read(key: Key): Value | Promise<Value>;
  /** Puts what is known already in place. */
  put(key: Key, value: Value): void;
  /** What failed is loaded again when it is next read. */
  forgetFailures(): void;
}

/**
 * A promise that was given out stays the answer, also after it failed: React renders a component that
 * waited once more and expects it to wait for the same thing (it fails with error 467 otherwise, and
 * asks without end where each attempt fails anew). A failure lasts as long as the visit of the page on
 * which it happened, or until somebody tries again.
 *
 * @param visit names the reader's visit of a page: another string after each navigation
 */
export function loadOnce<Key, Value>(
  load: (key: Key) => Promise<Value>,
  visit: () => string,
): LoadOnce<Key, Value> {
  const kept = new Map<Key, Value | Promise<Value>>();
  /** During which visit each failed. */
  const failures = new Map<Key, string>();

  const start = (key: Key): Promise<Value> => {
    const began = visit();
    const loading = load(key);
    loading.catch(() => failures.set(key, began));
    failures.delete(key);
    kept.set(key, loading);
    return loading;
  };

  return {
    read(key) {
      const failedDuring = failures.get(key);
      if (failedDuring !== undefined && failedDuring !== visit()) return start(key);
      return kept.get(key) ?? start(key);
    },
    put: (key, value) => void kept.set(key, value),
    forgetFailures() {
      for (const key of failures.keys()) kept.delete(key);
      failures.clear();
    },
  };
}
