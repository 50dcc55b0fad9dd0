import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { parseKraPin, parseRegistrationNumber } from '../verification-rules.ts';
import { askForVerification } from './api.ts';
import { uploadedAmong } from './document-uploads.ts';
import { useDocumentUploads } from './use-document-uploads.ts';
import { emptyDraft, keepDraft, readDraft } from './verification-draft.ts';

const fields = ['registrationNumber', 'kraPin', 'documents'] as const;
type Errors = { readonly [F in (typeof fields)[number]]?: string | undefined };
type TextField = 'registrationNumber' | 'kraPin';

/** What is entered and uploaded, kept in the tab until it is sent, and sending it. */
export function useVerificationForm(userId: string) {
  const t = useTexts('verification');
  const common = useTexts('common');
  const { revalidate } = useRevalidator();
  const { uploads, items, add } = useDocumentUploads();
  const [entered, setEntered] = useState(emptyDraft);
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  /** Nothing is kept before what was kept is read, nor after it was sent. */
  const keeps = useRef(false);

  useEffect(() => {
    const draft = readDraft(userId);
    setEntered(draft);
    uploads.restore(draft.documents);
    keeps.current = true;
  }, [userId, uploads]);
  useEffect(() => {
    if (keeps.current) keepDraft(userId, { ...entered, documents: uploadedAmong(items) });
  }, [userId, entered, items]);

  const say = (title: string, description: string) =>
    void toast({ title, description, variant: 'destructive' });

  const showErrors = (form: HTMLFormElement, found: Errors) => {
    setErrors(found);
    const first = fields.find((field) => found[field]);
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };

  const problems = (): Errors => {
    const isUnfinished = items.some(({ state }) => state.kind !== 'done');
    return {
      ...(parseRegistrationNumber(entered.registrationNumber)
        ? {}
        : { registrationNumber: t.registrationWrong }),
      ...(parseKraPin(entered.kraPin) ? {} : { kraPin: t.kraPinWrong }),
      ...(items.length === 0 ? { documents: t.documentsMissing } : {}),
      ...(isUnfinished ? { documents: t.documentsUnfinished } : {}),
    };
  };

  const refused = (form: HTMLFormElement, error: ApiError, paths: readonly string[]) => {
    const named = new Set(error.issues.map(({ path }) => path));
    for (const [index, path] of paths.entries()) {
      if (named.has(`documents.${index}`)) uploads.refuse(path);
    }
    const documents = [...named].some((path) => path.startsWith('documents'));
    return showErrors(form, {
      ...(named.has('registrationNumber') ? { registrationNumber: t.registrationWrong } : {}),
      ...(named.has('kraPin') ? { kraPin: t.kraPinWrong } : {}),
      ...(documents ? { documents: t.documentsUnfinished } : {}),
    });
  };

  const send = async (form: HTMLFormElement) => {
    if (showErrors(form, problems())) return say(common.error, t.check);
    const documents = uploadedAmong(items).map(({ objectPath }) => objectPath);
    const { registrationNumber, kraPin } = entered;
    try {
      await askForVerification({ registrationNumber, kraPin, documents });
    } catch (error) {
      const isKnown = error instanceof ApiError;
      if (isKnown && error.status === 422 && refused(form, error, documents)) {
        return say(common.error, t.check);
      }
      // A conflict means that another tab was first: the page shows how far that is.
      if (!isKnown || error.status !== 409) return say(common.error, t.sendFailed);
    }
    keeps.current = false;
    keepDraft(userId, null);
    toast({ title: common.success, description: t.sent });
    await revalidate();
  };

  return {
    entered,
    errors,
    isSending,
    items,
    uploads,
    change(field: TextField, value: string) {
      setEntered((current) => ({ ...current, [field]: value }));
      setErrors((current) => ({ ...current, [field]: undefined }));
    },
    addDocuments(files: readonly File[]) {
      if (add(files)) setErrors((current) => ({ ...current, documents: undefined }));
    },
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      setSending(true);
      try {
        await send(event.currentTarget);
      } finally {
        isBusy.current = false;
        setSending(false);
      }
    },
  };
}
