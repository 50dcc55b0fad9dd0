import { useMemo, useState } from 'react';
import type { Quotation } from '../schema.ts';
import type { QuoteData } from './api.ts';
import { askedOf, changesOf, laidOver, type RequestChange } from './changed-request.ts';
import { type Draft, draftOf, emptyDraft } from './form-state.ts';
import { goOn, type KeptQuotation } from './kept-draft.ts';

/**
 * The form's draft, which follows what is asked for: where its buyer changes the request, what was typed
 * is laid over it, and what changed is to be said.
 */
export function useAskedDraft({ rfq, items }: QuoteData, revised: Quotation | null) {
  const now = useMemo(() => askedOf(rfq, items), [rfq, items]);
  const start = useMemo(
    () => (revised ? draftOf(revised, items) : emptyDraft(items)),
    [revised, items],
  );
  const [asked, setAsked] = useState(now);
  const [draft, setDraft] = useState<Draft>(start);
  const [changes, setChanges] = useState<readonly RequestChange[]>([]);
  if (asked !== now) {
    // The page was read anew: nothing may be drawn, or sent, of lines that are not asked for.
    const found = changesOf(asked, now, draft);
    setAsked(now);
    if (found.length > 0) {
      setDraft(laidOver(draft, asked, now, start));
      setChanges((said) => [...said, ...found]);
    }
  }
  return {
    start,
    asked: now,
    draft,
    setDraft,
    changes,
    /** Goes on with what was begun at another time, when something else may have been asked for. */
    found(kept: KeptQuotation) {
      const before = kept.asked;
      setDraft(goOn(start, before ? laidOver(kept.draft, before, now, start) : kept.draft));
      if (before) setChanges(changesOf(before, now, kept.draft));
    },
    forgetChanges: () => setChanges([]),
  };
}
