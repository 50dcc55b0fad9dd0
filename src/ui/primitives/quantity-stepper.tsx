import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { fill } from '../../messages/index.ts';
import { cx } from '../cx.ts';
import { useTexts } from '../messages.tsx';
import { FieldError } from './field-error.tsx';
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
  /** Whether what was typed is refused, each time that the field is left. */
  onRefused?: ((isRefused: boolean) => void) | undefined;
  label: string;
  /** Why more than `max` is refused, with {quantity} and {max}; else it is the stock. */
  aboveText?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Less, a number, more. A typed number counts when the field is left or Enter is pressed, so that 100 is
 * not taken on the way to 1000. Only allowed quantities reach `onChange`; what is not allowed then gives
 * way to the value, and why stands below the field.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min, max, onChange, onRefused, label, disabled = false, className } = props;
  const t = useTexts('ui');
  const errorId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const bounds = { min, max, aboveText: props.aboveText };

  const refuse = (typed: TypedQuantity) => setError(errorOf(typed, bounds, t));
  const type = (text: string) => {
    setDraft(text);
    setError(null);
    if (!mayBecomeQuantity(text, bounds)) refuse(readQuantity(text, bounds));
  };
  const step = (by: 1 | -1) => {
    setDraft(null);
    setError(null);
    const quantity = steppedQuantity(value, by, bounds);
    if (quantity !== value) onChange(quantity);
  };
  const leave = () => {
    if (draft === null) return;
    const typed = readQuantity(draft, bounds);
    const isAllowed = typed.kind === 'allowed';
    setDraft(null);
    onRefused?.(!isAllowed);
    if (!isAllowed) return refuse(typed);
    if (typed.quantity !== value) onChange(typed.quantity);
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
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && leave()}
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
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

function errorOf(
  { kind, quantity }: TypedQuantity,
  { min, max, aboveText }: Pick<QuantityStepperProps, 'min' | 'max' | 'aboveText'>,
  t: ReturnType<typeof useTexts<'ui'>>,
): string | null {
  if (kind === 'allowed') return null;
  if (kind === 'notWhole') return t.quantityNotWhole;
  return kind === 'below'
    ? fill(t.quantityBelow, { quantity, min })
    : fill(aboveText ?? t.quantityAbove, { quantity, max });
}
