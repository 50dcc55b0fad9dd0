import { useState } from 'react';
import { ApiError } from '../../../../ui/data/api-client.ts';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { errorsOf, refusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import { type AuthErrors, missingFields } from './auth-checks.ts';
import { useRefreshUser } from './use-user-changes.ts';

export interface AuthFormTexts {
  /** Said when a required field is empty. */
  readonly missing: string;
  readonly succeeded: string;
  readonly failed: string;
  /** Said when the server gave no reason. */
  readonly failedText: string;
}

interface AuthFormOptions<Draft> {
  read: (data: FormData) => Draft;
  check?: (draft: Draft) => AuthErrors;
  send: (draft: Draft) => Promise<unknown>;
  /** Takes care of a refusal that is no failure, and says so. */
  onRefused?: (error: unknown) => boolean;
  texts: AuthFormTexts;
}

/**
 * Checks, sends, and says what came of it. After a success the frame reads the current user anew,
 * which leads away from the page; after a failure everything entered is still there. `isUnreached`: the
 * last attempt got no answer. `refusal`: why it failed, where no field has a sentence of its own; a toast
 * goes, and people look at the form.
 */
export function useAuthForm<Draft extends { email: string; password: string }>({
  read,
  check,
  send,
  onRefused,
  texts,
}: AuthFormOptions<Draft>) {
  const t = useTexts('accounts');
  const common = useTexts('common');
  const refusals = useTexts('refusals');
  const refreshUser = useRefreshUser();
  const [isUnreached, setUnreached] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    read,
    check: (draft) => {
      setUnreached(false);
      setRefusal(null);
      const missing = missingFields(draft, t);
      if (Object.keys(missing).length === 0) return check?.(draft) ?? {};
      toast({ title: t.missingTitle, description: texts.missing, variant: 'destructive' });
      return missing;
    },
    send,
    explain: (error) => {
      if (onRefused?.(error)) return {};
      const isAnswer = error instanceof ApiError;
      setUnreached(!isAnswer);
      const sentence = refusalOf(error, refusals) ?? texts.failedText;
      const errors = isAnswer ? errorsOf(error.issues, refusals) : {};
      if (isAnswer && Object.keys(errors).length === 0) setRefusal(sentence);
      toast({ title: texts.failed, description: sentence, variant: 'destructive' });
      return errors;
    },
    onDone: async () => {
      toast({ title: common.success, description: texts.succeeded });
      await refreshUser();
    },
  });
  return { ...form, isUnreached, refusal };
}
