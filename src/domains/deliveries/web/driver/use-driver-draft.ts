import { useEffect, useRef, useState } from 'react';
import { keepDraft, useKeptDraft } from '../../../../ui/data/drafts.ts';
import type { DriverDelivery } from '../../schema.ts';
import { lacksOf } from '../counts-state.ts';
import { type Draft, draftName, draftSchema, emptyDraft } from './draft.ts';

/** What the driver enters, kept on the phone at every change. */
export function useDriverDraft({ id, lines }: Pick<DriverDelivery, 'id' | 'lines'>) {
  const name = draftName(id);
  const [draft, setDraft] = useState<Draft>(() => ({ ...emptyDraft, lacks: lacksOf(lines) }));
  /** It is known whether the phone has one: nothing is sent before. */
  const [isRead, setRead] = useState(false);
  const last = useRef<Promise<void>>(Promise.resolve());
  const newest = useRef(draft);
  useEffect(() => {
    newest.current = draft;
  }, [draft]);

  useKeptDraft(name, draftSchema, (kept) => {
    if (kept) setDraft(kept);
    setRead(true);
  });

  /** @returns when the phone has it */
  const change = (fields: Partial<Draft>): Promise<void> => {
    const next = { ...newest.current, ...fields };
    newest.current = next;
    setDraft(next);
    last.current = last.current.then(() => keepDraft(name, next));
    return last.current;
  };
  const forget = () => {
    last.current = last.current.then(() => keepDraft(name, null));
    return last.current;
  };
  return { draft, isRead, change, forget };
}
