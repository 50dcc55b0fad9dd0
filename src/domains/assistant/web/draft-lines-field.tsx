import { Plus, Trash2 } from 'lucide-react';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import type { DraftLine } from '../schema.ts';

interface Props {
  readonly items: readonly DraftLine[];
  readonly onChange: (items: readonly DraftLine[]) => void;
}

const blank: DraftLine = { productName: '', categoryId: null, quantity: null, unit: null };

/** What a draft asks for, line by line. */
export function DraftLinesField({ items, onChange }: Props) {
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
  readonly onChange: (item: DraftLine) => void;
  readonly onRemove: () => void;
}

function Line({ item, number, onChange, onRemove }: LineProps) {
  const t = useTexts('assistant');
  const product = item.productName || fill(t.draftItem, { number });
  return (
    <li className="grid gap-1">
      <Input
        required
        maxLength={200}
        aria-label={fill(t.draftItem, { number })}
        value={item.productName}
        // The category was that of the name before.
        onChange={(event) =>
          onChange({ ...item, productName: event.target.value, categoryId: null })
        }
      />
      <div className="flex items-center gap-2">
        <Input
          type="number"
          min={0.001}
          step={0.001}
          required
          inputMode="decimal"
          aria-label={fill(t.draftQuantity, { product })}
          className="w-24 tabular-nums"
          value={item.quantity ?? ''}
          placeholder={t.draftQuantityShort}
          onChange={(event) => onChange({ ...item, quantity: numberIn(event.target) })}
        />
        <Input
          maxLength={60}
          aria-label={fill(t.draftUnit, { product })}
          placeholder={t.draftUnitShort}
          className="min-w-0 flex-1"
          value={item.unit ?? ''}
          onChange={(event) => onChange({ ...item, unit: event.target.value || null })}
        />
        <IconButton
          label={fill(t.draftRemove, { product })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
