import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { dropCopy, keepCopies } from '../../ui/data/offline-copies.ts';
import { whenIdle } from '../../ui/when-idle.ts';

/**
 * Pages that were open can be opened again without a network. A page that a link of the application
 * opened has its data as copies; a copy of the page itself, from an earlier load, would be older.
 */
export function useOfflineCopies(userId: string | null): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const last = useRef(address);
  useEffect(
    () => whenIdle(() => void keepCopies(userId ?? 'visitor').catch(() => undefined)),
    [userId],
  );
  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    dropCopy(new URL(address, window.location.origin).href);
  }, [address]);
}
