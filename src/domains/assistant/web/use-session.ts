import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, browserApi } from '../../../ui/data/api-client.ts';
import type { ChatSession } from '../schema.ts';
import { readNewestSession, readSession } from './api.ts';
import { begunAnew, storedSession } from './chat-store.ts';

/** The conversation that a device goes on with. */
export interface Session {
  /** Whether what was said before is not shown; `resume` tries again. */
  readonly isUnloaded: boolean;
  resume(): void;
  /** Null where another is begun. */
  id(): string | null;
  /** Something is said: what is loaded meanwhile may have it or not, so that it is loaded again. */
  begin(): void;
  hold(id: string): void;
  drop(): void;
}

export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * Loads the conversation that this device stores, or the account's newest where it knows of none;
 * forgets it only where it is gone.
 */
export function useSession(userId: string, onLoaded: (session: ChatSession) => void): Session {
  const [isUnloaded, setUnloaded] = useState(false);
  /** Where the device stores nothing, the page knows it. */
  const id = useRef<string | null>(null);
  const said = useRef(0);
  const loaded = useRef(onLoaded);
  useEffect(() => {
    loaded.current = onLoaded;
  });
  const resume = useCallback(() => {
    const stored = storedSession(userId);
    const before = stored.get();
    const asked = said.current;
    setUnloaded(false);
    if (before === begunAnew) return;
    const load = (session: ChatSession) => {
      id.current = session.id;
      stored.set(session.id);
      loaded.current(session);
    };
    if (before === null) {
      // Of another device; who writes meanwhile has begun another, and without it nothing is missed.
      readNewestSession(browserApi).then(
        (session) => {
          if (session && said.current === asked && stored.get() === null) load(session);
        },
        () => undefined,
      );
      return;
    }
    readSession(browserApi, before).then(
      (session) => {
        if (stored.get() !== before) return;
        if (said.current === asked) load(session);
        else setUnloaded(true);
      },
      (error) => {
        if (stored.get() !== before) return;
        if (isGone(error)) stored.set(null);
        else setUnloaded(true);
      },
    );
  }, [userId]);
  useEffect(resume, [resume]);
  // What could not be loaded comes with the network.
  useEffect(() => {
    if (!isUnloaded) return;
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [isUnloaded, resume]);
  return {
    isUnloaded,
    resume,
    id: () => id.current ?? (storedSession(userId).get() || null),
    begin() {
      said.current += 1;
    },
    hold(of) {
      id.current = of;
      storedSession(userId).set(of);
    },
    drop() {
      id.current = null;
      storedSession(userId).set(begunAnew);
      setUnloaded(false);
    },
  };
}
