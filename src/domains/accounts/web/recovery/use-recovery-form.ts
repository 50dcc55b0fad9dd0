import { type FormEvent, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { type Failure, failureOf } from '../sign-in/auth-checks.ts';

/**
 * One action at a time, and what went wrong with it: beside its field where the server named one,
 * else as a notice. `run` answers whether it went well.
 */
export function useRecoveryAction<Field extends string>(fields: readonly Field[]) {
  const t = useTexts('recovery');
  const { refusals } = useTexts('accounts');
  const language = useLanguage();
  const [errors, setErrors] = useState<Failure<Field>['errors']>({});
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);

  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setPending(true);
    setErrors({});
    try {
      await action();
      return true;
    } catch (error) {
      const words = { ...refusals, ...t.refusals };
      const failure = failureOf(error, {
        fields,
        refusals: words,
        language,
        fallback: t.failedText,
      });
      setErrors(failure.errors);
      if (Object.keys(failure.errors).length === 0) {
        toast({ title: t.failed, description: failure.sentence, variant: 'destructive' });
      }
      return false;
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  return { errors, setErrors, isPending, run };
}

/** A form's submit: what is checked here first, and the first wrong field gets the focus. */
export function submitOf<Field extends string>(options: {
  fields: readonly Field[];
  check: (data: FormData) => Failure<Field>['errors'];
  setErrors: (errors: Failure<Field>['errors']) => void;
  send: (data: FormData) => Promise<unknown>;
}) {
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const found = options.check(data);
    options.setErrors(found);
    const first = options.fields.find((field) => found[field]);
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else await options.send(data);
  };
}

export const textOf = (data: FormData, name: string) => String(data.get(name) ?? '');
