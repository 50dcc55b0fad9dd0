import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends ComponentProps<'select'> {
  /** Instead of <option> children. */
  options?: readonly SelectOption[] | undefined;
}

/** The phone's own picker: a native select. `className` goes to the box around it. */
export function Select({ className, options, children, ...rest }: SelectProps) {
  return (
    <span className={cx('select', className)}>
      <select {...rest} className="input">
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
}
