import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../../ui/data/api-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { askForVerification } from '../api.ts';
import { uploadedAmong } from './document-uploads.ts';
import { useVerificationDraft } from './use-verification-draft.ts';
import {
  problemsOf,
  refusalsOf,
  type VerificationErrors,
  verificationFields,
} from './verification-checks.ts';

/** The draft of a request, what is wrong with it, and sending it. */
export function useVerificationForm(userId: string) {
  const draft = useVerificationDraft(userId);
  const [errors, setErrors] = useState<VerificationErrors>({});
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const send = useSend(draft, setErrors);
  return {
    draft,
    errors,
    isSending,
    change(field: 'registrationNumber' | 'kraPin', value: string) {
      draft.enter(field, value);
      setErrors((current) => ({ ...current, [field]: undefined }));
    },
    addDocuments(files: readonly File[]) {
      if (draft.addDocuments(files)) setErrors((current) => ({ ...current, documents: undefined }));
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

/** Checks and sends the draft. After a success the page reads anew how far it is; else all is kept. */
function useSend(
  draft: ReturnType<typeof useVerificationDraft>,
  setErrors: (errors: VerificationErrors) => void,
) {
  const t = useTexts('verification');
  const common = useTexts('common');
  const { revalidate } = useRevalidator();
  const complain = (description: string) =>
    void toast({ title: common.error, description, variant: 'destructive' });

  const showErrors = (form: HTMLFormElement, found: VerificationErrors): boolean => {
    setErrors(found);
    const first = verificationFields.find((field) => found[field]);
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };

  return async (form: HTMLFormElement) => {
    if (showErrors(form, problemsOf(draft.entered, draft.items, t))) return complain(t.check);
    const documents = uploadedAmong(draft.items).map(({ objectPath }) => objectPath);
    const { registrationNumber, kraPin } = draft.entered;
    try {
      await askForVerification({ registrationNumber, kraPin, documents });
    } catch (error) {
      if (!(error instanceof ApiError)) return complain(t.sendFailed);
      const { errors, refusedDocuments } = refusalsOf(error, t);
      for (const place of refusedDocuments) draft.uploads.refuse(documents[place] ?? '');
      if (showErrors(form, errors)) return complain(t.check);
      // A conflict means that another tab was first: the page shows how far that is.
      if (error.status !== 409) return complain(t.sendFailed);
    }
    draft.forget();
    toast({ title: common.success, description: t.sent });
    await revalidate();
  };
}
