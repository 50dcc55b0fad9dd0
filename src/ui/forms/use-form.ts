import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
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
  const isRefused = useRef(false);
  const { errors, setErrors, isPending, isBusy, run } = useAction((error) => {
    isRefused.current = true;
    return options.explain(error);
  });
  const sent = useErrorFocus(errors, isRefused);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog's form may stand within another part's form in React's tree.
    event.stopPropagation();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const draft = options.read(data);
    const problems = options.check?.(draft, data) ?? {};
    sent.current = form;
    isRefused.current = Object.keys(problems).length > 0;
    setErrors(problems);
    if (isRefused.current || (options.confirm && !(await options.confirm()))) return;
    await run(() => options.send(draft), options.onDone);
  };
  return { errors, setErrors, isPending, onSubmit };
}

/** Leads to the first of a form's errors once they are shown: after each refusal, not while others are mended. */
export function useErrorFocus(errors: FieldErrors, isRefused: RefObject<boolean>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isRefused.current || !form.current) return;
    isRefused.current = false;
    focusFirst(form.current, errors);
  }, [errors, isRefused]);
  return form;
}

/** In the order in which the page shows the fields; an error that stands by itself goes before its controls. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const places = [...form.querySelectorAll<HTMLElement>('[data-error], [name]')];
  const first = places.find((place) => errors[nameOf(place)]);
  if (!first) return;
  // What is folded up is opened, or its error would be out of sight.
  first.closest('details')?.setAttribute('open', '');
  const isOwn = (place: HTMLElement) => place.dataset.error === nameOf(first);
  const place = places.find(isOwn) ?? first;
  place.focus();
  // Of a field that is in view in part, the focus shows the caret alone: not what is wrong.
  place.scrollIntoView({ block: 'nearest' });
}

const nameOf = (place: HTMLElement) => place.dataset.error ?? place.getAttribute('name') ?? '';

/** What was typed into a field; an empty text where there is none. */
export const textOf = (data: FormData, name: string) => String(data.get(name) ?? '');
