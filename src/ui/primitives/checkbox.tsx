import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { ChoiceText } from './choice-text.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  description?: ReactNode;
}

export function Checkbox({ label, description, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx('choice', className)}>
      <input {...rest} type="checkbox" />
      <ChoiceText label={label} description={description} />
    </label>
  );
}
