import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FieldErrorProps {
  /** For the control that it belongs to. */
  id?: string | undefined;
  /** The sentence that says what to mend. */
  children: ReactNode;
}

/** What is wrong with a field. */
export const FieldError = ({ id, children }: FieldErrorProps) => (
  <p className="field-error" id={id} role="alert">
    <CircleAlert aria-hidden="true" />
    {children}
  </p>
);
