import { useRef, useState } from 'react';

/** What is wrong, by the names of the fields. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

export type Outcome<T> =
  | { readonly isDone: true; readonly value: T }
  | { readonly isDone: false; readonly errors: FieldErrors };

const nothingWrong: FieldErrors = {};

/**
 * One call at a time, and what went wrong with it at the fields.
 *
 * @param explain says what a failed call means, e.g. in a toast; answers what belongs beside a field
 */
export function useAction(explain: (error: unknown) => FieldErrors) {
  const [errors, setErrors] = useState<FieldErrors>(nothingWrong);
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);

  const attempt = async <T>(work: () => Promise<T>): Promise<Outcome<T>> => {
    try {
      const value = await work();
      setErrors(nothingWrong);
      return { isDone: true, value };
    } catch (error) {
      const found = explain(error);
      setErrors(found);
      return { isDone: false, errors: found };
    }
  };
  /** `onDone` is part of it: nothing else runs meanwhile. */
  const run = async <T>(
    work: () => Promise<T>,
    onDone?: (value: T) => unknown,
  ): Promise<Outcome<T>> => {
    if (isBusy.current) return { isDone: false, errors };
    isBusy.current = true;
    setPending(true);
    try {
      const outcome = await attempt(work);
      if (outcome.isDone) await onDone?.(outcome.value);
      return outcome;
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  return { errors, setErrors, isPending, isBusy, run };
}
