import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { ApiError, browserApi } from '../../../../ui/data/api-client.ts';
import { useUnitWords } from '../../../../ui/material-words.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import type { ProductCard } from '../../schema.ts';
import { changeProduct } from './api.ts';
import { readQuickPrice, readQuickStock, shortPrice } from './quick-values.ts';

interface QuickEditProps {
  product: ProductCard;
  onChanged: () => void;
}

/** The price in the table itself: typed, and stored when the field is left or Enter is pressed. */
export function QuickPrice({ product, onChanged }: QuickEditProps) {
  const t = useTexts('bulk');
  const unit = useUnitWords()(product.unit);
  const save = useQuickSave(product, onChanged);
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
      <span className="text-ink-muted text-sm">KSh</span>
      <QuickField
        key={product.price}
        label={fill(t.quickPrice, { product: product.name })}
        value={shortPrice(product.price)}
        read={readQuickPrice}
        wrong={t.quickPriceWrong}
        onSave={(price) => save({ price }, { price: product.price })}
        className="w-28"
      />
      <span className="text-ink-muted text-sm">/ {unit}</span>
    </span>
  );
}

/** The stock in the table itself, likewise. */
export function QuickStock({ product, onChanged }: QuickEditProps) {
  const t = useTexts('bulk');
  const save = useQuickSave(product, onChanged);
  return (
    <QuickField
      key={product.stockQuantity}
      label={fill(t.quickStock, { product: product.name })}
      value={String(product.stockQuantity)}
      read={readQuickStock}
      wrong={t.quickStockWrong}
      onSave={(stockQuantity) => save({ stockQuantity }, { stockQuantity: product.stockQuantity })}
      className="w-24"
    />
  );
}

function QuickField<Value extends string | number>(props: {
  label: string;
  value: string;
  /** Null for what cannot be stored. */
  read: (text: string) => Value | null;
  wrong: string;
  /** @returns whether it was stored */
  onSave: (value: Value) => Promise<boolean>;
  className: string;
}) {
  const { label, value, read, wrong, onSave, className } = props;
  const { error } = useTexts('common');
  const [text, setText] = useState(value);
  const [isSaving, setSaving] = useState(false);
  const finish = async () => {
    const wanted = read(text);
    if (wanted === null) {
      setText(value);
      toast({ title: error, description: wrong, variant: 'destructive' });
      return;
    }
    if (wanted === read(value)) return setText(value);
    setSaving(true);
    if (!(await onSave(wanted))) setText(value);
    setSaving(false);
  };
  return (
    <Input
      aria-label={label}
      className={`text-right tabular-nums ${className}`}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      readOnly={isSaving}
      aria-busy={isSaving || undefined}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => void finish()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setText(value);
      }}
    />
  );
}

type QuickChange = { readonly price: string } | { readonly stockQuantity: number };

/** Stores a change and offers to undo it; a refusal is told with its reason. */
function useQuickSave(product: ProductCard, onChanged: () => void) {
  const t = useTexts('bulk');
  const common = useTexts('common');
  const { undo } = useTexts('selling');
  const run = async (change: QuickChange, before: QuickChange | null): Promise<boolean> => {
    try {
      await changeProduct(browserApi, product.id, change);
      const action = before && { label: undo, onClick: () => void run(before, null) };
      toast({ title: t.quickSaved, description: product.name, ...(action ? { action } : {}) });
      onChanged();
      return true;
    } catch (error) {
      const sentence = error instanceof ApiError && error.status < 500 ? error.sentence : null;
      const description = sentence ?? t.quickFailed;
      toast({ title: common.error, description, variant: 'destructive' });
      return false;
    }
  };
  return run;
}
