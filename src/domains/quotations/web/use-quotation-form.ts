import { type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { ApiError } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { refusalOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import { useSignInFirst } from '../../accounts/web/public-failures.ts';
import { reviseQuotation, submitQuotation } from './api.ts';
import {
  afterTyping,
  bodyOf,
  type Draft,
  formTotals,
  goneFile,
  type LineDraft,
  namedProblems,
  type OfferBody,
  type Problems,
  problemsOf,
} from './form-state.ts';
import { useChangesRead } from './use-changes-read.ts';
import { type DraftOptions, useQuotationDraft } from './use-quotation-draft.ts';

interface FormOptions extends DraftOptions {
  readonly onSent: () => void;
}

/** What was filled from the price list is looked at by who types into it. */
const touched = (line: LineDraft, fields: Partial<LineDraft>): LineDraft =>
  Object.keys(fields).length === 0 ? line : { ...line, look: null, ...fields };

/** The draft of a quotation, what is wrong with it, what it comes to, and sending it. */
export function useQuotationForm({ onSent, ...options }: FormOptions) {
  const kept = useQuotationDraft(options);
  const { draft, files } = kept;
  const [errors, setErrors] = useState<Problems>({});
  const [isSending, setSending] = useState(false);
  /** What is to be sent is shown, and waits for a yes. */
  const [isAsking, setAsking] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const requestChanges = useChangesRead(kept.changes);
  const { check, send } = useSend(options, kept, { setErrors, requestChanges, element });
  const { change } = kept;
  // The same function all along: hundreds of lines are not drawn anew for a key typed into one.
  const changeLine = useCallback(
    (rfqItemId: string, fields: Partial<LineDraft>) => {
      change((now) => ({
        ...now,
        lines: now.lines.map((line) =>
          line.rfqItemId === rfqItemId ? touched(line, fields) : line,
        ),
      }));
      const names = Object.keys(fields).map((field) => `${field}.${rfqItemId}`);
      setErrors((now) => afterTyping(now, names));
    },
    [change],
  );
  return {
    ...kept,
    errors,
    isSending,
    requestChanges,
    totals: formTotals(draft),
    change<F extends keyof Draft>(field: F, value: Draft[F]) {
      kept.change((now) => ({ ...now, [field]: value }));
      setErrors((now) => afterTyping(now, [field]));
    },
    changeLine,
    /** Many lines at once. */
    edit(next: (draft: Draft) => Draft) {
      change(next);
      setErrors((now) => afterTyping(now, ['lines']));
    },
    /** The form's own element. */
    element,
    isAsking,
    ask() {
      if (!isSending && check(bodyOf(draft, files.objectPaths))) setAsking(true);
    },
    goBack: () => setAsking(false),
    async send() {
      setAsking(false);
      setSending(true);
      const isSent = await send(bodyOf(draft, files.objectPaths));
      setSending(false);
      if (!isSent) return;
      kept.forget();
      onSent();
    },
  };
}

interface SendOptions {
  readonly setErrors: (errors: Problems) => void;
  readonly requestChanges: ReturnType<typeof useChangesRead>;
  readonly element: RefObject<HTMLFormElement | null>;
}

/** Checks and sends an offer; says what is wrong at the fields. Nothing typed is lost. */
function useSend(
  { data, revised }: DraftOptions,
  { keyOf, files }: Pick<ReturnType<typeof useQuotationDraft>, 'keyOf' | 'files'>,
  { setErrors, requestChanges, element }: SendOptions,
) {
  const t = useTexts('quotations');
  const refusals = useTexts('refusals');
  const common = useTexts('common');
  const signInFirst = useSignInFirst();
  const { revalidate } = useRevalidator();
  const complain = (description: string) => {
    toast({ title: common.error, description, variant: 'destructive' });
    return false;
  };
  const show = (found: Problems) => {
    // Also lines that are not looked for now are shown where something is wrong with them.
    flushSync(() => setErrors(found));
    // The first of them on the page, in whatever order they were found.
    const fields = element.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [];
    [...fields].find(({ name }) => Object.hasOwn(found, name))?.focus();
    return Object.keys(found).length > 0;
  };
  /** What the server found wrong: at its fields, in words where it has none here. */
  const showRefused = (found: Problems) => {
    const hidden = Object.keys(found).find((name) => !element.current?.elements.namedItem(name));
    return show(found) && (hidden === undefined ? t.check : (found[hidden] ?? t.check));
  };
  const check = (body: OfferBody) => {
    if (show(problemsOf(body, refusals))) return complain(t.check);
    if (files.isUnfinished) {
      show({ attachments: t.fileUnfinished });
      return complain(t.fileUnfinished);
    }
    if (requestChanges.isUnread) {
      requestChanges.show();
      return complain(refusals.rfq_changed);
    }
    return true;
  };
  const send = async (body: OfferBody) => {
    try {
      const read = { ...body, rfqVersion: data.rfq.version };
      if (revised) await reviseQuotation(revised.id, read, keyOf(read));
      else await submitQuotation(data.rfq.id, read, keyOf(read));
      toast({ title: common.success, description: t.submitted });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) return complain(t.submitFailed);
      if (error.isUnauthorized) {
        void signInFirst('signedOut');
        return false;
      }
      const gone = goneFile(error.issues, body);
      const name = gone && files.lose(gone);
      const found = namedProblems(error.issues, body, refusals);
      const named = name ? { ...found, attachments: fill(t.fileGone, { name }) } : found;
      const problem = showRefused(named);
      // What stands in the way may be seen on the page, once it is read anew.
      if (error.code === 'rfq_changed') requestChanges.show();
      if (error.status < 500) void revalidate();
      return complain(problem || refusalOf(error, refusals) || t.submitFailed);
    }
  };
  return { check, send };
}
