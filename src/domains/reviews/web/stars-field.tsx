import { Star } from 'lucide-react';
import { useId } from 'react';
import { countWords } from '../../../messages/index.ts';
import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { FieldError } from '../../../ui/primitives/field-error.tsx';
import { mostStars } from '../rules.ts';

interface StarsFieldProps {
  /** 0 until one is chosen. */
  value: number;
  onChange: (stars: number) => void;
  error?: string | undefined;
}

/** One to five stars: radio buttons that look like what they mean. */
export function StarsField({ value, onChange, error }: StarsFieldProps) {
  const t = useTexts('reviews');
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="field-label">
        {t.rating}
        <span className="text-danger" aria-hidden="true">
          {' *'}
        </span>
      </legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex">
          {Array.from({ length: mostStars }, (_, index) => index + 1).map((stars) => (
            <label
              key={stars}
              className="grid size-12 cursor-pointer place-items-center rounded-control has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
            >
              <input
                type="radio"
                name="rating"
                className="sr-only"
                value={stars}
                checked={stars === value}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(stars)}
              />
              <span className="sr-only">{countWords(t.star, stars)}</span>
              <Star
                className={cx(
                  'size-8',
                  stars <= value ? 'fill-accent-strong text-accent-strong' : 'text-ink-muted',
                )}
                aria-hidden="true"
              />
            </label>
          ))}
        </div>
        <span className="font-semibold" aria-hidden="true">
          {t.words[value - 1]}
        </span>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
