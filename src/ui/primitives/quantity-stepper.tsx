import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../cx.ts';
import { useTexts } from '../messages.tsx';
import {
  canDecrease,
  canIncrease,
  mayBecomeQuantity,
  steppedQuantity,
  typedQuantity,
} from './quantity-rules.ts';

export interface QuantityStepperProps {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  label: string;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Less, a number, more. Only allowed quantities reach `onChange`; a text on the way to one is kept
 * while it is being typed and gives way to the value when the field is left.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min, max, onChange, label, disabled = false, className } = props;
  const t = useTexts('ui');
  const [draft, setDraft] = useState<string | null>(null);
  const bounds = { min, max };

  const type = (text: string) => {
    if (!mayBecomeQuantity(text, bounds)) return;
    setDraft(text);
    const quantity = typedQuantity(text, bounds);
    if (quantity !== null && quantity !== value) onChange(quantity);
  };
  const step = (by: 1 | -1) => {
    setDraft(null);
    const quantity = steppedQuantity(value, by, bounds);
    if (quantity !== value) onChange(quantity);
  };

  return (
    <fieldset className={cx('stepper', className)} aria-label={label}>
      <button
        type="button"
        className="stepper-button"
        aria-label={t.decrease}
        disabled={disabled || !canDecrease(value, bounds)}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        className="stepper-input"
        aria-label={label}
        value={draft ?? value}
        min={min}
        max={max}
        step={1}
        disabled={disabled}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setDraft(null)}
      />
      <button
        type="button"
        className="stepper-button"
        aria-label={t.increase}
        disabled={disabled || !canIncrease(value, bounds)}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </fieldset>
  );
}
