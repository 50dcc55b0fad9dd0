import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { dropCopy, keepCopies, keepNoCopies } from '../../ui/data/offline-copies.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import type { RootData } from './root-data.ts';

/**
 * Pages that were open can be opened again without a network. A page that a link of the application
 * opened has its data as copies; a copy of the page itself, from an earlier load, would be older.
 * What admins see is other people's, so their devices keep none of it.
 */
export function useOfflineCopies(user: RootData['user'], isUserPending: boolean): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const last = useRef(address);
  // Until it is known who reads, the copies are nobody else's.
  const owner = isUserPending ? null : (user?.id ?? 'visitor');
  const isAdmin = user?.role === 'admin';
  useEffect(() => {
    if (owner === null) return;
    return whenIdle(() => {
      void (isAdmin ? keepNoCopies() : keepCopies(owner)).catch(() => undefined);
    });
  }, [owner, isAdmin]);
  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    dropCopy(new URL(address, window.location.origin).href);
  }, [address]);
}
