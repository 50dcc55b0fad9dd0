import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface FieldErrorProps {
  /** For the control that it belongs to. */
  id?: string | undefined;
  /** What it is called among a form's errors, where no single control bears it: it takes the focus itself. */
  of?: string;
  className?: string;
  /** The sentence that says what to mend. */
  children: ReactNode;
}

/** What is wrong with a field, with a group of them, or with what was sent. */
export function FieldError({ id, of, className, children }: FieldErrorProps) {
  return (
    <p
      className={cx('field-error', className)}
      id={id}
      role="alert"
      {...(of && { 'data-error': of, tabIndex: -1 })}
    >
      <CircleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
