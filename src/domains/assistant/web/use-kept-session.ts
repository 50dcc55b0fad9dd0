import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, browserApi } from '../../../ui/data/api-client.ts';
import type { ChatSession } from '../schema.ts';
import { readNewestSession, readSession } from './api.ts';
import { beginAnew, forgetSession, isFirstHere, keepSession, keptSession } from './kept-session.ts';

/** The conversation that a device goes on with. */
export interface KeptSession {
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
 * Loads the conversation that this device keeps, or the account's newest where it knows of none;
 * forgets it only where it is gone.
 */
export function useKeptSession(
  userId: string,
  onLoaded: (session: ChatSession) => void,
): KeptSession {
  const [isUnloaded, setUnloaded] = useState(false);
  const id = useRef<string | null>(null);
  const said = useRef(0);
  const loaded = useRef(onLoaded);
  useEffect(() => {
    loaded.current = onLoaded;
  });
  const resume = useCallback(() => {
    const kept = keptSession(userId);
    const asked = said.current;
    const isOther = () => keptSession(userId) !== kept;
    /** Of another device; who writes meanwhile has begun another, and without it nothing is missed. */
    const resumeNewest = () =>
      readNewestSession(browserApi).then(
        (session) => {
          if (session === null || said.current !== asked || !isFirstHere(userId)) return;
          id.current = session.id;
          keepSession(userId, session.id);
          loaded.current(session);
        },
        () => undefined,
      );
    setUnloaded(false);
    if (kept === null) {
      if (isFirstHere(userId)) resumeNewest();
      return;
    }
    readSession(browserApi, kept).then(
      (session) => {
        if (isOther()) return;
        if (said.current !== asked) return setUnloaded(true);
        id.current = session.id;
        loaded.current(session);
      },
      (error) => {
        if (isOther()) return;
        if (isGone(error)) forgetSession(userId);
        else setUnloaded(true);
      },
    );
  }, [userId]);
  useEffect(resume, [resume]);
  useWhenOnline(isUnloaded, resume);
  return {
    isUnloaded,
    resume,
    id: () => id.current ?? keptSession(userId),
    begin() {
      said.current += 1;
    },
    hold(of) {
      id.current = of;
      keepSession(userId, of);
    },
    drop() {
      id.current = null;
      beginAnew(userId);
      setUnloaded(false);
    },
  };
}

/** What could not be loaded comes with the network. */
function useWhenOnline(isWanted: boolean, run: () => void): void {
  useEffect(() => {
    if (!isWanted) return;
    window.addEventListener('online', run);
    return () => window.removeEventListener('online', run);
  }, [isWanted, run]);
}
