import type { FormEvent } from 'react';
import { type FieldErrors, useAction } from './use-action.ts';

export interface FormOptions<Draft, Answer> {
  readonly read: (data: FormData) => Draft;
  /** What is wrong before anything is sent; what it says beside the fields is its own matter. */
  readonly check?: (draft: Draft, data: FormData) => FieldErrors;
  /** Asked before a draft without mistakes is sent; no is no. */
  readonly confirm?: (() => Promise<boolean>) | undefined;
  readonly send: (draft: Draft) => Promise<Answer>;
  /** Says what a failed call means, and answers what of it belongs beside a field. */
  readonly explain: (error: unknown) => FieldErrors;
  readonly onDone: (answer: Answer) => unknown;
}

/**
 * A form that sends once at a time. What is wrong, here or by the server's word, stands beside its
 * field, the first of which takes the focus; what was entered stays.
 */
export function useForm<Draft, Answer>(options: FormOptions<Draft, Answer>) {
  const { errors, setErrors, isPending, isBusy, run } = useAction(options.explain);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog's form may stand within another part's form in React's tree.
    event.stopPropagation();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const draft = options.read(data);
    const problems = options.check?.(draft, data) ?? {};
    setErrors(problems);
    if (Object.keys(problems).length > 0) return focusFirst(form, problems);
    if (options.confirm && !(await options.confirm())) return;
    const outcome = await run(() => options.send(draft), options.onDone);
    if (!outcome.isDone) focusFirst(form, outcome.errors);
  };
  return { errors, setErrors, isPending, onSubmit };
}

/** In the order in which the page shows the fields. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[name]')];
  const first = fields.find((field) => Object.hasOwn(errors, field.getAttribute('name') ?? ''));
  // What is folded up is opened, or its error would be out of sight.
  first?.closest('details')?.setAttribute('open', '');
  first?.focus();
}

/** What was typed into a field; an empty text where there is none. */
export const textOf = (data: FormData, name: string) => String(data.get(name) ?? '');
