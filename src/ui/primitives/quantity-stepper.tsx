import { CircleAlert, Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { fill } from '../../messages/index.ts';
import { cx } from '../cx.ts';
import { useTexts } from '../messages.tsx';
import {
  canDecrease,
  canIncrease,
  mayBecomeQuantity,
  readQuantity,
  steppedQuantity,
  type TypedQuantity,
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
 * Less, a number, more. Only allowed quantities reach `onChange`; a text on the way to one is kept while
 * it is typed. What is not allowed gives way to the value, and why stands below the field.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min, max, onChange, label, disabled = false, className } = props;
  const t = useTexts('ui');
  const errorId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const bounds = { min, max };

  const refuse = (typed: TypedQuantity) => setError(errorOf(typed, bounds, t));
  const type = ({ value: text, validity }: HTMLInputElement) => {
    const typed = readQuantity(text, bounds);
    setError(null);
    if (validity.badInput) return refuse({ kind: 'notWhole', quantity: null });
    if (!mayBecomeQuantity(text, bounds)) return refuse(typed);
    setDraft(text);
    if (typed.kind === 'allowed' && typed.quantity !== value) onChange(typed.quantity);
  };
  const step = (by: 1 | -1) => {
    setDraft(null);
    setError(null);
    const quantity = steppedQuantity(value, by, bounds);
    if (quantity !== value) onChange(quantity);
  };
  const leave = () => {
    const typed = draft ? readQuantity(draft, bounds) : null;
    if (typed && typed.kind !== 'allowed') refuse(typed);
    setDraft(null);
  };

  return (
    <div className={className}>
      <fieldset className={cx('stepper', error && 'stepper-invalid')} aria-label={label}>
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
          autoComplete="off"
          className="stepper-input"
          aria-label={label}
          min={min}
          max={max}
          step={1}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          value={draft ?? value}
          disabled={disabled}
          onChange={(event) => type(event.currentTarget)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={leave}
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
      {error && (
        <p className="field-error max-w-64" id={errorId} role="alert">
          <CircleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}

function errorOf(
  { kind, quantity }: TypedQuantity,
  { min, max }: { readonly min: number; readonly max: number },
  t: ReturnType<typeof useTexts<'ui'>>,
): string | null {
  if (kind === 'allowed') return null;
  if (kind === 'notWhole') return t.quantityNotWhole;
  return kind === 'below'
    ? fill(t.quantityBelow, { quantity, min })
    : fill(t.quantityAbove, { quantity, max });
}
