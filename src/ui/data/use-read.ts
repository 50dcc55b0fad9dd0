import { useEffect, useState } from 'react';

/**
 * What `read` answers in the browser: for each `key` anew, and what the key before had stays meanwhile.
 *
 * @param key says what is read; null reads nothing
 * @param settledMs so long a key has to stand before it is read
 * @returns `data` is null until something was read, or where that failed
 */
export function useRead<T>(key: string | null, read: () => Promise<T>, settledMs = 0) {
  const [data, setData] = useState<T | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read, and each attempt reads it anew
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    setFailed(false);
    const start = () =>
      read().then(
        (found) => isCurrent && setData(() => found),
        () => isCurrent && setFailed(true),
      );
    const timer = setTimeout(start, settledMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, attempt]);
  return { data, hasFailed, retry: () => setAttempt((count) => count + 1) };
}
