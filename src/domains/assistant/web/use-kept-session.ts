import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, browserApi } from '../../../ui/data/api-client.ts';
import type { ChatSession } from '../schema.ts';
import { readSession } from './api.ts';
import { forgetSession, keepSession, keptSession } from './kept-session.ts';

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

/** Loads the conversation that this device keeps; forgets it only where it is gone. */
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
    setUnloaded(false);
    if (kept === null) return;
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
      forgetSession(userId);
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
