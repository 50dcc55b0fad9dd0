import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import type { Quotation } from '../schema.ts';
import type { QuoteData } from './api.ts';
import { reviseQuotation, submitQuotation } from './api.ts';
import {
  bodyOf,
  type Draft,
  draftOf,
  draftTotals,
  emptyDraft,
  type LineDraft,
  namedProblems,
  type OfferBody,
  type Problems,
  problemsOf,
} from './form-state.ts';
import { useAttachments } from './use-attachments.ts';

interface FormOptions {
  readonly data: QuoteData;
  /** The quotation that this one revises; null for a first one. */
  readonly revised: Quotation | null;
  readonly onSent: () => void;
}

/** The draft of a quotation, what is wrong with it, what it comes to, and sending it. */
export function useQuotationForm({ data, revised, onSent }: FormOptions) {
  const { items } = data;
  const [draft, setDraft] = useState<Draft>(() =>
    revised ? draftOf(revised, items) : emptyDraft(items),
  );
  const [isDirty, setDirty] = useState(false);
  const [errors, setErrors] = useState<Problems>({});
  const [isSending, setSending] = useState(false);
  const files = useAttachments(revised?.attachments ?? []);
  const send = useSend({ data, revised, setErrors });

  const forget = (field: string) => setErrors(({ [field]: _, ...rest }) => rest);
  return {
    draft,
    errors,
    files,
    isDirty,
    isSending,
    totals: draftTotals(draft),
    change<F extends keyof Draft>(field: F, value: Draft[F]) {
      setDraft((current) => ({ ...current, [field]: value }));
      setDirty(true);
      forget(field);
    },
    changeLine(rfqItemId: string, field: keyof LineDraft, value: string) {
      setDraft((current) => ({
        ...current,
        lines: current.lines.map((line) =>
          line.rfqItemId === rfqItemId ? { ...line, [field]: value } : line,
        ),
      }));
      setDirty(true);
      forget(`${field}.${rfqItemId}`);
    },
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isSending) return;
      setSending(true);
      const body = bodyOf(draft, files.objectPaths);
      const isSent = await send(event.currentTarget, body, files.isUnfinished);
      setSending(false);
      if (!isSent) return;
      setDirty(false);
      onSent();
    },
  };
}

/** Checks and sends an offer; says what is wrong at the fields. Nothing typed is lost. */
function useSend({
  data,
  revised,
  setErrors,
}: Pick<FormOptions, 'data' | 'revised'> & { setErrors: (errors: Problems) => void }) {
  const t = useTexts('quotations');
  const common = useTexts('common');
  // One key for each different offer: sent again after a lost answer, it is not there twice.
  const key = useRef({ body: '', value: '' });
  const keyOf = (body: OfferBody) => {
    const text = JSON.stringify(body);
    if (key.current.body !== text) key.current = { body: text, value: crypto.randomUUID() };
    return key.current.value;
  };
  const complain = (description: string) => {
    toast({ title: common.error, description, variant: 'destructive' });
    return false;
  };
  const show = (form: HTMLFormElement, found: Problems) => {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) form.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
    return first !== undefined;
  };
  return async (form: HTMLFormElement, body: OfferBody, isUnfinished: boolean) => {
    if (show(form, problemsOf(body, t.problems))) return complain(t.check);
    if (isUnfinished) {
      show(form, { attachments: t.fileUnfinished });
      return complain(t.fileUnfinished);
    }
    try {
      if (revised) await reviseQuotation(revised.id, body, keyOf(body));
      else await submitQuotation(data.rfq.id, body, keyOf(body));
      toast({ title: common.success, description: t.submitted });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) return complain(t.submitFailed);
      if (show(form, namedProblems(error.issues, body, t.problems))) return complain(t.check);
      return complain((error.status === 409 && error.sentence) || t.submitFailed);
    }
  };
}
