import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '../../../../ui/messages.tsx';
import { errorsOf, type FieldErrors } from './failure-words.ts';
import { useAccountCall } from './use-account-call.ts';

interface Schema {
  safeParse(draft: unknown): {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly SchemaIssue[] } | undefined;
  };
}

interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

export interface AccountFormOptions<Draft, Answer> {
  /** What the request must be, as the server has it. */
  readonly schema: Schema;
  readonly read: (data: FormData) => Draft;
  /** What the form asks beyond the request. */
  readonly check?: (data: FormData) => FieldErrors;
  readonly send: (draft: Draft) => Promise<Answer>;
  /** Said where the server gave no reason. */
  readonly failed: string;
  readonly onDone: (answer: Answer) => void | Promise<void>;
}

/** Checks, sends once, and puts what is wrong beside its field; what was typed stays. */
export function useAccountForm<Draft, Answer>(options: AccountFormOptions<Draft, Answer>) {
  const t = useTexts('account');
  const call = useAccountCall();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);

  const show = (form: HTMLFormElement, found: FieldErrors): boolean => {
    setErrors(found);
    const fields = [...form.elements].filter((element) => element instanceof HTMLElement);
    const first = fields.find((element) =>
      Object.hasOwn(found, element.getAttribute('name') ?? ''),
    );
    first?.focus();
    return Object.keys(found).length > 0;
  };
  const submit = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const draft = options.read(data);
    const issues = (options.schema.safeParse(draft).error?.issues ?? []).map((issue) => ({
      path: issue.path.join('.'),
      message: issue.message,
    }));
    const found = { ...options.check?.(data), ...errorsOf(issues, t) };
    if (show(form, found)) return;
    const answer = await call(() => options.send(draft), options.failed);
    if (answer.isDone) await options.onDone(answer.value);
    else show(form, answer.errors);
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
