import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../messages/index.ts';
import { formatNumber } from '../../../shared/numbers.ts';
import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { limits } from '../../rfqs/schema.ts';
import type { FieldLine } from './chat-store.ts';
import type { DraftErrors } from './draft-problems.ts';
import { LineKeys } from './line-keys.ts';

interface Props {
  readonly items: readonly FieldLine[];
  readonly errors: DraftErrors;
  readonly onChange: (items: readonly FieldLine[]) => void;
}

/** Lines of a longer list are folded until they are to be changed. */
const mostUnfolded = 3;

const blank: FieldLine = { productName: '', categoryId: null, quantity: null, unit: null };

/** A line that lacks something is open to be filled in. */
const isComplete = ({ productName, quantity }: FieldLine) =>
  productName !== '' && quantity !== null;

/** What a draft asks for, line by line. */
export function DraftLinesField({ items, errors, onChange }: Props) {
  const t = useTexts('assistant');
  const [lineKeys] = useState(() => new LineKeys());
  const keys = lineKeys.of(items.length);
  const folds = useFolds(items, keys);
  return (
    <div className="grid gap-2">
      <ul className="grid gap-3">
        {items.map((item, at) => {
          const key = keys[at] ?? at;
          return (
            <Line
              key={key}
              item={item}
              number={at + 1}
              isOpen={folds.isOpen(key)}
              takesFocus={folds.changing === key}
              errorOf={(field) => errors[`items.${at}.${field}`]}
              onOpen={() => folds.open(key)}
              onChange={(changed) => onChange(items.with(at, changed))}
              onRemove={() => {
                lineKeys.remove(at);
                onChange(items.filter((_item, index) => index !== at));
              }}
            />
          );
        })}
      </ul>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          folds.open(lineKeys.of(items.length + 1).at(-1) ?? 0);
          onChange([...items, blank]);
        }}
      >
        <Plus aria-hidden="true" />
        {t.draftAdd}
      </Button>
    </div>
  );
}

const lineFields = ['productName', 'quantity', 'unit'] as const;

/** Which lines of a long list are open, by their keys. */
function useFolds(items: readonly FieldLine[], keys: readonly number[]) {
  const [isLong] = useState(items.length > mostUnfolded);
  const [opened, setOpened] = useState<readonly number[]>(() =>
    items.flatMap((item, at) => (isComplete(item) ? [] : (keys[at] ?? []))),
  );
  const [changing, setChanging] = useState<number | null>(null);
  return {
    changing,
    isOpen: (key: number) => !isLong || opened.includes(key),
    open(key: number) {
      setOpened((known) => [...known, key]);
      setChanging(key);
    },
  };
}

/** What the field holds; null while it is empty or no number. */
const numberIn = ({ valueAsNumber }: HTMLInputElement) =>
  Number.isNaN(valueAsNumber) ? null : valueAsNumber;

interface LineProps {
  readonly item: FieldLine;
  readonly number: number;
  readonly isOpen: boolean;
  readonly takesFocus: boolean;
  readonly onOpen: () => void;
  readonly errorOf: (field: keyof FieldLine) => string | undefined;
  readonly onChange: (item: FieldLine) => void;
  readonly onRemove: () => void;
}

function Line(props: LineProps) {
  const isWrong = lineFields.some(props.errorOf);
  return props.isOpen || isWrong ? <OpenLine {...props} /> : <FoldedLine {...props} />;
}

function FoldedLine({ item, onOpen, onRemove }: LineProps) {
  const t = useTexts('assistant');
  const { quantity, unit } = item;
  const product = useTypeWords()(item.productName);
  return (
    <li className="flex items-center gap-1">
      <div className="min-w-0 flex-1 text-sm">
        <p className="wrap-anywhere">{product}</p>
        <p className="text-ink-muted tabular-nums">
          {formatNumber(quantity ?? 0)} {unit}
        </p>
      </div>
      <IconButton
        label={fill(t.draftChange, { product })}
        icon={<Pencil aria-hidden="true" />}
        onClick={onOpen}
      />
      <IconButton
        label={fill(t.draftRemove, { product })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}

function OpenLine(props: LineProps) {
  const { item, number, takesFocus, errorOf, onChange } = props;
  const t = useTexts('assistant');
  const name = fill(t.draftItem, { number });
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) line.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  return (
    <li ref={line} className="grid gap-1">
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
  const product = useTypeWords()(item.productName) || fill(t.draftItem, { number });
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
