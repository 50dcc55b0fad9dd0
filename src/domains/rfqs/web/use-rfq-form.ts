import {
  type Dispatch,
  type FormEvent,
  type SetStateAction,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ApiError } from '../../../ui/data/api-client.ts';
import { sendingKey } from '../../../ui/data/sending-key.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { hereAddress, signInFirst } from '../../accounts/web/public.tsx';
import type { Rfq } from '../schema.ts';
import {
  bodyOf,
  type DraftLine,
  emptyDraft,
  isEmptyDraft,
  newLine,
  type RfqDraft,
  withLines,
} from './draft.ts';
import { type KeptDraft, keep, readKept } from './draft-store.ts';
import { checkDraft, type RfqErrors, refusalsOf, refusalWords } from './problems.ts';

export interface RfqFormOptions {
  readonly userId: string;
  /** The RFQ that is edited; null for a new one. */
  readonly rfqId: string | null;
  /** Of that RFQ, as the page shows it. */
  readonly version?: number;
  /** What the form begins with where nothing is kept on the device. */
  readonly start?: RfqDraft;
  readonly send: (body: ReturnType<typeof bodyOf>, idempotencyKey: string) => Promise<Rfq>;
  /** Said where the server gave no reason. */
  readonly failed: string;
  readonly onDone: (rfq: Rfq) => void;
}

/** The form of an RFQ, new or edited: kept on the device as it is typed, until it has arrived. */
export function useRfqForm(options: RfqFormOptions) {
  const { userId, rfqId, start = emptyDraft } = options;
  const t = useTexts('rfqs');
  const kept = useKeptDraft(userId, rfqId, start, options.version);
  const [errors, setErrors] = useState<RfqErrors>({});
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const tellFailure = useFailureToast(options.failed);

  const showErrors = (form: HTMLFormElement, found: RfqErrors) => {
    setErrors(found);
    const fields = [...form.querySelectorAll<HTMLElement>('[name]')];
    const first = fields.find((field) => Object.hasOwn(found, field.getAttribute('name') ?? ''));
    // What is folded up is opened, or its error would be out of sight.
    first?.closest('details')?.setAttribute('open', '');
    first?.focus();
    return Object.keys(found).length > 0;
  };
  const submit = async (form: HTMLFormElement) => {
    const { draft } = kept;
    const isEdit = rfqId !== null;
    if (showErrors(form, checkDraft(draft, t.problems, isEdit))) return;
    const body = bodyOf(draft, isEdit);
    const sending = kept.prepare(body);
    try {
      const rfq = await options.send(body, sending.key);
      kept.forget();
      options.onDone(rfq);
    } catch (error) {
      showErrors(form, refusalsOf(error, draft, t.problems));
      tellFailure(error);
    }
  };

  return {
    ...kept,
    errors,
    isSending,
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      // A dialog's form may stand within another part's form in React's tree.
      event.stopPropagation();
      if (isBusy.current) return;
      isBusy.current = true;
      setSending(true);
      try {
        await submit(event.currentTarget);
      } finally {
        isBusy.current = false;
        setSending(false);
      }
    },
  };
}

export type RfqForm = ReturnType<typeof useRfqForm>;

/** Toasts a failed write; who is signed out meanwhile is led to the sign-in and back here. */
export function useFailureToast(fallback: string) {
  const t = useTexts('rfqs');
  const common = useTexts('common');
  return (error: unknown) => {
    if (error instanceof ApiError && error.isUnauthorized) {
      signInFirst(t.unauthorizedTitle, t.unauthorizedText, hereAddress());
      return;
    }
    const description = refusalWords(error, t) ?? fallback;
    toast({ title: common.error, description, variant: 'destructive' });
  };
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

function useKeptDraft(userId: string, rfqId: string | null, start: RfqDraft, version?: number) {
  const [draft, setDraft] = useState(start);
  const [isFound, setFound] = useState(false);
  const [isOlder, setOlder] = useState(false);
  /** Nothing is kept before what was kept is read, nor after it was sent. */
  const [isReady, setReady] = useState(false);
  const sent = useRef<KeptDraft['sent']>(null);
  const isOver = useRef(false);

  useEffect(() => {
    // The server knows no draft, so the first render must not show one either.
    const known = readKept(userId, rfqId);
    if (known) {
      sent.current = known.sent;
      setDraft(known.draft);
      setFound(true);
      setOlder(known.version !== undefined && known.version !== version);
    }
    setReady(true);
  }, [userId, rfqId, version]);
  useEffect(() => {
    if (!isReady || isOver.current) return;
    const isUntouched = draft === start || (rfqId === null && isEmptyDraft(draft));
    keep(userId, isUntouched ? null : { draft, sent: sent.current, version }, rfqId);
  }, [isReady, userId, rfqId, draft, start, version]);

  const change = (part: Partial<RfqDraft>) => setDraft((now) => ({ ...now, ...part }));
  return {
    draft,
    isReady,
    /** This draft was begun at another time. */
    isFound,
    /** The RFQ was changed after this draft was begun. */
    isOlder,
    isChanged: isReady && draft !== start,
    change,
    replace: (next: (draft: RfqDraft) => RfqDraft) => setDraft(next),
    ...useLineChanges(setDraft),
    startAfresh() {
      sent.current = null;
      setDraft(start);
      setFound(false);
    },
    prepare(body: unknown) {
      sent.current = sendingKey(sent.current, body);
      keep(userId, { draft, sent: sent.current, version }, rfqId);
      return sent.current;
    },
    forget() {
      isOver.current = true;
      keep(userId, null, rfqId);
    },
  };
}
