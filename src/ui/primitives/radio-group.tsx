import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { ChoiceText } from './choice-text.tsx';
import { FieldError } from './field-error.tsx';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption[];
  /** Controlled with `onChange`; otherwise `defaultValue` is where it starts. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  error?: string | null | undefined;
  className?: string | undefined;
}

/** Native radio buttons, each on a card of its own: easy to hit with a thumb. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, value, defaultValue, onChange, error, className } = props;
  const errorId = useId();
  return (
    <fieldset className={cx(className)} aria-describedby={error ? errorId : undefined}>
      <legend className="field-label">{legend}</legend>
      <div className="grid gap-2">
        {options.map((option) => (
          <label key={option.value} className="choice choice-card">
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <ChoiceText label={option.label} description={option.description} />
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
