import { useState } from 'react';
import * as z from 'zod/mini';
import { keepDraft, useKeptDraft } from '../../../ui/data/drafts.ts';

const textSchema = z.string();

/**
 * The text being written to somebody, kept until it is sent: leaving the conversation or reloading loses
 * no word. A kept draft comes before `suggestion`.
 */
export function useDraft(ownId: string, peerId: string, suggestion: string) {
  const name = `messaging.${ownId}.${peerId}`;
  const [typed, setTyped] = useState<string | null>(null);
  useKeptDraft(name, textSchema, (kept) => setTyped((current) => current ?? kept));
  const setText = (text: string) => {
    setTyped(text);
    void keepDraft(name, text || null);
  };
  return [typed ?? suggestion, setText] as const;
}
