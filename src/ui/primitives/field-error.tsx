import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

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
export const FieldError = ({ id, of, className = '', children }: FieldErrorProps) => (
  <p className={`field-error ${className}`} id={id} role="alert" data-error={of} tabIndex={-1}>
    <CircleAlert aria-hidden="true" />
    {children}
  </p>
);
