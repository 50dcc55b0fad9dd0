import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

interface GroupErrorProps {
  /** What it is called among a form's errors. */
  of: string;
  /** For a control that it belongs to. */
  id?: string;
  children: ReactNode;
}

/** What is wrong with a group of fields, or with what was sent: no control bears it, so it takes the focus itself. */
export const GroupError = ({ of, id, children }: GroupErrorProps) => (
  <div data-error={of} tabIndex={-1}>
    <FieldError id={id}>{children}</FieldError>
  </div>
);
