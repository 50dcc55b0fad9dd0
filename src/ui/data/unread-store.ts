import { ApiError } from './api-client.ts';

export interface UnreadStore {
  /** Asks for as long as somebody listens. */
  subscribe(listener: () => void): () => void;
  /** The last known count. */
  snapshot(): number;
}

export interface UnreadSource {
  /** @throws ApiError; without a session nothing is asked any more */
  readonly read: () => Promise<{ readonly count: number }>;
  /** Calls back whenever messages were read or came, as far as this page knows. @returns how to stop */
  readonly onChange: (listener: () => void) => () => void;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  readonly intervalMs: number;
}

/** One poll of the unread count for all who show it. It rests while the tab is hidden. */
export function createUnreadStore(source: () => UnreadSource): UnreadStore {
  const listeners = new Set<() => void>();
  let count = 0;
  let stop: (() => void) | null = null;

  const start = () => {
    const { read, onChange, page, intervalMs } = source();
    let isStopped = false;
    const refresh = async () => {
      if (isStopped || page.visibilityState === 'hidden') return;
      try {
        const answer = await read();
        if (isStopped || answer.count === count) return;
        count = answer.count;
        for (const listener of listeners) listener();
      } catch (error) {
        // A count that could not be read stays as it was; it is asked for again soon.
        if (error instanceof ApiError && error.isUnauthorized) end();
      }
    };
    const timer = setInterval(refresh, intervalMs);
    const stopListening = onChange(refresh);
    page.addEventListener('visibilitychange', refresh);
    const end = () => {
      isStopped = true;
      clearInterval(timer);
      stopListening();
      page.removeEventListener('visibilitychange', refresh);
    };
    void refresh();
    return end;
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
    snapshot: () => count,
  };
}
