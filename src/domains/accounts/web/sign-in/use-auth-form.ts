import { type FormEvent, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { type AuthErrors, authFields, failureOf, missingFields } from './auth-checks.ts';
import { useRefreshUser } from './user-refresh.ts';

export interface AuthFormTexts {
  /** Said when a required field is empty. */
  readonly missing: string;
  readonly succeeded: string;
  readonly failed: string;
  /** Said when the server gave no reason. */
  readonly failedText: string;
}

/**
 * Checks, sends, and says what came of it. After a success the frame reads the current user anew,
 * which leads away from the page; after a failure everything entered is still there.
 */
export function useAuthForm<Draft extends { email: string; password: string }>(options: {
  read: (data: FormData) => Draft;
  check?: (draft: Draft) => AuthErrors;
  send: (draft: Draft) => Promise<unknown>;
  /** Takes care of a refusal that is no failure, and says so. */
  onRefused?: (error: unknown) => boolean;
  texts: AuthFormTexts;
}) {
  const { read, check, send, onRefused, texts } = options;
  const t = useTexts('accounts');
  const common = useTexts('common');
  const language = useLanguage();
  const refreshUser = useRefreshUser();
  const [errors, setErrors] = useState<AuthErrors>({});
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);

  const showErrors = (form: HTMLFormElement, found: AuthErrors) => {
    setErrors(found);
    const first = authFields.find((field) => found[field]);
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async (form: HTMLFormElement) => {
    const draft = read(new FormData(form));
    const missing = missingFields(draft, t);
    if (missing.email || missing.password) {
      showErrors(form, missing);
      toast({ title: t.missingTitle, description: texts.missing, variant: 'destructive' });
      return;
    }
    const problems = check?.(draft) ?? {};
    showErrors(form, problems);
    if (Object.keys(problems).length > 0) return;
    try {
      await send(draft);
    } catch (error) {
      if (onRefused?.(error)) return;
      const failure = failureOf(error, {
        fields: authFields,
        refusals: t.refusals,
        language,
        fallback: texts.failedText,
      });
      showErrors(form, failure.errors);
      toast({ title: texts.failed, description: failure.sentence, variant: 'destructive' });
      return;
    }
    toast({ title: common.success, description: texts.succeeded });
    await refreshUser();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    try {
      await submit(event.currentTarget);
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  return { errors, isPending, onSubmit };
}
