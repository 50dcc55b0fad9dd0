import { useCallback, useState } from 'react';
import type { ChatMessage } from '../schema.ts';

/** The drafts of a conversation: the last one counts. */
export interface Drafts {
  readonly latest: string | null;
  /** The latest, as long as it is not sent: lines can be added to it. */
  readonly open: string | null;
  noteSent(draftId: string): void;
}

export function useDrafts(messages: readonly ChatMessage[]): Drafts {
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const noteSent = useCallback(
    (draftId: string) => setSent((known) => new Set([...known, draftId])),
    [],
  );
  const draft = messages.findLast(({ data }) => data?.rfqDraft)?.data?.rfqDraft ?? null;
  const latest = draft?.id ?? null;
  const isSent = draft !== null && (draft.sent !== undefined || sent.has(draft.id));
  return { latest, open: isSent ? null : latest, noteSent };
}
