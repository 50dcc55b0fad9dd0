import { Plus, Trash2 } from 'lucide-react';
import { fill } from '../../../messages/index.ts';
import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { limits } from '../../rfqs/schema.ts';
import type { DraftLine } from '../schema.ts';
import type { DraftErrors } from './draft-problems.ts';

interface Props {
  readonly items: readonly DraftLine[];
  readonly errors: DraftErrors;
  readonly onChange: (items: readonly DraftLine[]) => void;
}

const blank: DraftLine = { productName: '', categoryId: null, quantity: null, unit: null };

/** What a draft asks for, line by line. */
export function DraftLinesField({ items, errors, onChange }: Props) {
  const t = useTexts('assistant');
  return (
    <div className="grid gap-2">
      <ul className="grid gap-3">
        {items.map((item, at) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and none moves
            key={at}
            item={item}
            number={at + 1}
            errorOf={(field) => errors[`items.${at}.${field}`]}
            onChange={(changed) => onChange(items.with(at, changed))}
            onRemove={() => onChange(items.filter((_item, index) => index !== at))}
          />
        ))}
      </ul>
      <Button variant="outline" size="sm" onClick={() => onChange([...items, blank])}>
        <Plus aria-hidden="true" />
        {t.draftAdd}
      </Button>
    </div>
  );
}

/** What the field holds; null while it is empty or no number. */
const numberIn = ({ valueAsNumber }: HTMLInputElement) =>
  Number.isNaN(valueAsNumber) ? null : valueAsNumber;

interface LineProps {
  readonly item: DraftLine;
  readonly number: number;
  readonly errorOf: (field: keyof DraftLine) => string | undefined;
  readonly onChange: (item: DraftLine) => void;
  readonly onRemove: () => void;
}

function Line(props: LineProps) {
  const { item, number, errorOf, onChange } = props;
  const t = useTexts('assistant');
  const name = fill(t.draftItem, { number });
  return (
    <li className="grid gap-1">
      <Field label={name} required error={errorOf('productName')}>
        {(control) => (
          <Input
            {...control}
            maxLength={limits.productName}
            value={item.productName}
            // The category was that of the name before.
            onChange={(event) =>
              onChange({ ...item, productName: event.target.value, categoryId: null })
            }
          />
        )}
      </Field>
      <HowMuch {...props} />
    </li>
  );
}

/** How many of what, and the way to be rid of the line. */
function HowMuch({ item, number, errorOf, onChange, onRemove }: LineProps) {
  const t = useTexts('assistant');
  const product = item.productName || fill(t.draftItem, { number });
  const wrongQuantity = errorOf('quantity');
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] items-start gap-2">
      <Field
        label={t.draftQuantityShort}
        required
        error={wrongQuantity}
        // Its sentence needs the width.
        className={cx(wrongQuantity && 'col-span-3')}
      >
        {(control) => (
          <Input
            {...control}
            type="number"
            step="any"
            inputMode="decimal"
            aria-label={fill(t.draftQuantity, { product })}
            className="tabular-nums"
            value={item.quantity ?? ''}
            onChange={(event) => onChange({ ...item, quantity: numberIn(event.target) })}
          />
        )}
      </Field>
      <Field
        label={t.draftUnitShort}
        error={errorOf('unit')}
        className={cx(wrongQuantity && 'col-span-2')}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={limits.unit}
            aria-label={fill(t.draftUnit, { product })}
            value={item.unit ?? ''}
            onChange={(event) => onChange({ ...item, unit: event.target.value || null })}
          />
        )}
      </Field>
      {/* Beside the fields, below their labels. */}
      <IconButton
        label={fill(t.draftRemove, { product })}
        icon={<Trash2 aria-hidden="true" />}
        className="mt-7"
        onClick={onRemove}
      />
    </div>
  );
}
