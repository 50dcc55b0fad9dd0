import { useEffect, useState } from 'react';
import { keep, recall, tabStorage } from './tab-storage.ts';

/**
 * The text being written to somebody, kept in this tab until it is sent: leaving the conversation or
 * reloading loses no word. A kept draft comes before `suggestion`.
 */
export function useDraft(ownId: string, peerId: string, suggestion: string) {
  const key = `messaging.draft.${ownId}.${peerId}`;
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    // The server knows no draft, so the first render must not show one either.
    const kept = recall(tabStorage(), key);
    if (kept) setTyped((current) => current ?? kept);
  }, [key]);
  const setText = (text: string) => {
    setTyped(text);
    keep(tabStorage(), key, text || null);
  };
  return [typed ?? suggestion, setText] as const;
}
