import { fill } from '../../../../messages/index.ts';
import { plainNumber } from '../../../../shared/numbers.ts';
import { textOf } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { GroupError } from '../../../../ui/primitives/group-error.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { useTypeWords } from '../../../../ui/product-words.ts';
import { useQuantityWords } from '../../../../ui/quantity-words.ts';

interface Line {
  readonly orderItemId: string;
  readonly name: string;
  readonly unit: string | null;
  /** The most. */
  readonly quantity: string;
  /** Stands there at first; nothing does where it is 0 or missing. */
  readonly start?: string;
}

interface QuantityFieldsProps {
  lines: readonly Line[];
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (name: string) => void;
}

/** How much of each line comes back, or came. */
export function QuantityFields({ lines, errors, onChange }: QuantityFieldsProps) {
  const t = useTexts('returns');
  const typeWords = useTypeWords();
  const words = useQuantityWords();
  return (
    <>
      {lines.map(({ orderItemId, name, unit, quantity, start }) => (
        <Field
          key={orderItemId}
          label={fill(t.quantity, { product: typeWords(name) })}
          hint={fill(t.atMost, { quantity: words(quantity, unit) })}
          error={errors[orderItemId]}
        >
          {(control) => (
            <Input
              {...control}
              name={orderItemId}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={Number(start) > 0 ? String(Number(start)) : ''}
              onChange={() => onChange(orderItemId)}
            />
          )}
        </Field>
      ))}
      {errors.lines && <GroupError of="lines">{errors.lines}</GroupError>}
    </>
  );
}

/** As typed, nothing for an empty field. */
export const quantitiesIn = (data: FormData, lines: readonly Line[]) =>
  lines.map(({ orderItemId }) => ({
    orderItemId,
    quantity: plainNumber(textOf(data, orderItemId)) || '0',
  }));
