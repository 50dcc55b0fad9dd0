import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import { keepDraft, useKeptDraft } from '../../../ui/data/drafts.ts';
import { sendingKey } from '../../../ui/data/sending-key.ts';
import {
  chosen,
  type Difference,
  differencesOf,
  type Side,
  settled,
  withSide,
} from './changed-rfq.ts';
import { type DraftLine, isEmptyDraft, newLine, type RfqDraft, withLines } from './draft.ts';
import { draftName, type KeptDraft, keptDraftSchema } from './kept-draft.ts';

/** A draft that is kept on the device as it is typed. */
export function useRfqDraft(
  userId: string,
  rfqId: string | null,
  start: RfqDraft,
  version?: number,
) {
  const [draft, setDraft] = useState(start);
  const [isFound, setFound] = useState(false);
  const [isOlder, setOlder] = useState(false);
  const [differences, setDifferences] = useState<readonly Difference[]>([]);
  /** Nothing is kept before what was kept is read, nor after it was sent. */
  const [isReady, setReady] = useState(false);
  const sent = useRef<KeptDraft['sent']>(null);
  const base = useRef(start);
  const name = draftName(userId, rfqId);
  const store = useStore(name);

  useKeptDraft(name, keptDraftSchema, (known) => {
    if (known) {
      sent.current = known.sent;
      base.current = known.base ?? start;
      const found = differencesOf(base.current, start, known.draft);
      setDifferences(found);
      setDraft(settled(known.draft, found));
      setFound(true);
      setOlder(!known.base && known.version !== undefined && known.version !== version);
    }
    setReady(true);
  });
  useEffect(() => {
    if (!isReady) return;
    const isUntouched = draft === start || (rfqId === null && isEmptyDraft(draft));
    const kept = { draft, sent: sent.current, version, base: base.current };
    store.keep(isUntouched ? null : kept);
  }, [isReady, store, rfqId, draft, start, version]);

  return {
    draft,
    isReady,
    /** This draft was begun at another time. */
    isFound,
    /** The RFQ was changed after this draft was begun, and it is not known how. */
    isOlder,
    /** What the RFQ says now where this draft says something else. */
    differences,
    choose(difference: Difference, side: Side) {
      setDraft(withSide(draft, difference, side));
      const next = chosen(difference, side, draft);
      setDifferences((now) => now.map((one) => (one.key === next.key ? next : one)));
    },
    isChanged: isReady && draft !== start,
    change: (part: Partial<RfqDraft>) => setDraft((now) => ({ ...now, ...part })),
    replace: (next: (draft: RfqDraft) => RfqDraft) => setDraft(next),
    ...useLineChanges(setDraft),
    startAfresh() {
      sent.current = null;
      base.current = start;
      setDraft(start);
      setDifferences([]);
      setOlder(false);
      setFound(false);
    },
    prepare(body: unknown) {
      sent.current = sendingKey(sent.current, body);
      store.keep({ draft, sent: sent.current, version, base: base.current });
      return sent.current;
    },
    forget: store.end,
  };
}

/** Where the draft is kept, until it has arrived. */
function useStore(name: string) {
  const isOver = useRef(false);
  return useMemo(
    () => ({
      keep(kept: KeptDraft | null) {
        if (!isOver.current) void keepDraft(name, kept);
      },
      end() {
        isOver.current = true;
        void keepDraft(name, null);
      },
    }),
    [name],
  );
}

/** What is done to lines: the same functions all along, so that hundreds are not drawn anew for one. */
function useLineChanges(setDraft: Dispatch<SetStateAction<RfqDraft>>) {
  return useMemo(() => {
    const changeLines = (next: (lines: readonly DraftLine[]) => readonly DraftLine[]) =>
      setDraft((now) => ({ ...now, lines: next(now.lines) }));
    return {
      addLine: () => changeLines((lines) => [...lines, newLine()]),
      addLines: (lines: readonly DraftLine[]) => setDraft((now) => withLines(now, lines)),
      changeLine: (key: string, part: Partial<DraftLine>) =>
        changeLines((lines) =>
          lines.map((line) => (line.key === key ? { ...line, ...part } : line)),
        ),
      removeLine: (key: string) => changeLines((lines) => lines.filter((line) => line.key !== key)),
      putLine: (line: DraftLine, index: number) =>
        changeLines((lines) => lines.toSpliced(index, 0, line)),
    };
  }, [setDraft]);
}
