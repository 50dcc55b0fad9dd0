import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import type { RequestChange } from './changed-request.ts';
import { goOnAt } from './go-on-at.ts';

/** Says that the request changed, and leads to what did before anything is sent for it. */
export function useChangesRead(changes: readonly RequestChange[]) {
  const t = useTexts('quotations');
  const heading = useRef<HTMLHeadingElement>(null);
  const [read, setRead] = useState(changes);
  const [isCalled, setCalled] = useState(false);
  const isUnread = changes.length > 0 && changes !== read;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when they come
  useEffect(() => {
    if (isUnread && !isCalled) toast({ title: t.requestChanged, description: t.changesAbove });
  }, [changes]);
  useEffect(() => {
    if (!isUnread || !isCalled) return;
    goOnAt(heading.current, 'center');
    setRead(changes);
    setCalled(false);
  }, [isUnread, isCalled, changes]);
  return { changes, heading, isUnread, show: () => setCalled(true) };
}
