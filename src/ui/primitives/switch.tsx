import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { ChoiceText } from './choice-text.tsx';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> {
  label: ReactNode;
  description?: ReactNode;
  onChange?: ((checked: boolean) => void) | undefined;
}

/** On or off, at once. What only counts after a Save button is a Checkbox. */
export function Switch({ label, description, className, onChange, ...rest }: SwitchProps) {
  return (
    <label className={cx('switch', className)}>
      <ChoiceText label={label} description={description} />
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
        role="switch"
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
    </label>
  );
}
