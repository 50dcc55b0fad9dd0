import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../../messages/index.ts';
import { toCents } from '../../../shared/money.ts';
import { formatNumber } from '../../../shared/numbers.ts';
import { ApiError, browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { UnitPrice } from '../../../ui/primitives/unit-price.tsx';
import { useRefusalOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import type { Product, ProductCard } from '../../catalogue/schema.ts';
import { changeProduct, readOwnProduct } from './api.ts';
import { useOddPrice } from './prices/use-odd-price.tsx';
import { readQuickPrice, readQuickStock, shortPrice } from './quick-values.ts';

interface QuickEditProps {
  product: ProductCard;
  onChanged: () => void;
}

/** The price in the table itself: pressed it can be typed, and is stored when the field is left. */
export function QuickPrice({ product, onChanged }: QuickEditProps) {
  const t = useTexts('bulk');
  const { save, question } = useQuickSave(product, onChanged);
  return (
    <>
      <QuickField
        label={fill(t.quickPrice, { product: product.name })}
        value={shortPrice(product.price)}
        read={readQuickPrice}
        wrong={t.quickPriceWrong}
        onSave={(price) => save({ price }, { price: product.price })}
      >
        <UnitPrice price={product.price} unit={product.unit} />
      </QuickField>
      {question}
    </>
  );
}

/** The stock in the table itself, likewise. */
export function QuickStock({ product, onChanged }: QuickEditProps) {
  const t = useTexts('bulk');
  const { save } = useQuickSave(product, onChanged);
  return (
    <QuickField
      label={fill(t.quickStock, { product: product.name })}
      value={String(product.stockQuantity)}
      read={readQuickStock}
      wrong={t.quickStockWrong}
      onSave={(stockQuantity) => save({ stockQuantity }, { stockQuantity: product.stockQuantity })}
    >
      {formatNumber(product.stockQuantity)}
    </QuickField>
  );
}

interface QuickFieldProps<Value> {
  label: string;
  value: string;
  /** Null for what cannot be stored. */
  read: (text: string) => Value | null;
  wrong: string;
  /** @returns false where nothing was stored that can be sent again: what was typed is kept */
  onSave: (value: Value) => Promise<boolean>;
  /** How it reads while nobody edits it. */
  children: ReactNode;
}

function QuickField<Value extends string | number>(props: QuickFieldProps<Value>) {
  const { label, children } = props;
  const { quickChange } = useTexts('bulk');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    // Where somebody has gone on meanwhile, the focus stays there.
    if (document.activeElement === document.body) button.current?.focus();
  };
  if (isOpen) return <OpenField {...props} onClose={close} />;
  return (
    <button
      ref={button}
      type="button"
      className="inline-flex min-h-11 items-center gap-2 border-line-strong border-b border-dashed px-1 text-right tabular-nums hover:border-ink"
      onClick={() => setOpen(true)}
    >
      <span className="sr-only">{fill(quickChange, { what: label })}. </span>
      <span>{children}</span>
    </button>
  );
}

function OpenField<Value extends string | number>(
  props: QuickFieldProps<Value> & { onClose: () => void },
) {
  const { label, value, read, wrong, onSave, onClose } = props;
  const { error } = useTexts('common');
  const [text, setText] = useState(value);
  const [isSaving, setSaving] = useState(false);
  const isDone = useRef(false);
  const finish = async () => {
    if (isDone.current) return;
    isDone.current = true;
    const wanted = read(text);
    if (wanted === null) toast({ title: error, description: wrong, variant: 'destructive' });
    else if (wanted !== read(value)) {
      setSaving(true);
      const isAnswered = await onSave(wanted);
      setSaving(false);
      if (!isAnswered) {
        isDone.current = false;
        return;
      }
    }
    onClose();
  };
  return (
    <Input
      autoFocus
      aria-label={label}
      className="w-28 text-right tabular-nums"
      inputMode="decimal"
      autoComplete="off"
      value={text}
      readOnly={isSaving}
      aria-busy={isSaving || undefined}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => void finish()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // The button that has the focus then must not be pressed by the same key.
        event.preventDefault();
        if (event.key === 'Enter') return void finish();
        isDone.current = true;
        onClose();
      }}
    />
  );
}

type QuickChange = { readonly price: string } | { readonly stockQuantity: number };

/**
 * Stores a change and offers to undo it; a refusal is told with its reason. What somebody else, a list
 * or a sale has put there since this table was read is not overwritten: it is shown first.
 */
function useQuickSave(product: ProductCard, onChanged: () => void) {
  const { sendPrice, question } = useOddPrice();
  const t = useTexts('bulk');
  const common = useTexts('common');
  const refusalOf = useRefusalOf();
  const { undo, noConnection } = useTexts('selling');
  const complain = (description: string) =>
    void toast({ title: common.error, description, variant: 'destructive' });
  const send = (change: QuickChange, version: number, isUndoing: boolean) => {
    if (!('price' in change)) return changeProduct(browserApi, product.id, { ...change, version });
    const priced = { name: product.name, before: product.price, price: change.price };
    return sendPrice(priced, (confirmed) =>
      changeProduct(browserApi, product.id, {
        ...change,
        ...(isUndoing ? { isPriceConfirmed: true } : confirmed),
        version,
      }),
    );
  };
  const save = async (
    change: QuickChange,
    before: QuickChange,
    canUndo = true,
  ): Promise<boolean> => {
    try {
      const now = await readOwnProduct(browserApi, product.id);
      if (!stillHolds(now, before)) {
        complain(t.quickChanged);
        onChanged();
        return true;
      }
      if (!(await send(change, now.version, !canUndo))) return false;
      const action = canUndo && { label: undo, onClick: () => void save(before, change, false) };
      toast({ title: t.quickSaved, description: product.name, ...(action ? { action } : {}) });
      onChanged();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) {
        complain(noConnection);
        return false;
      }
      const sentence = await refusalOf(error);
      complain(sentence ?? t.quickFailed);
      // A refusal says that what is shown may be out of date.
      if (sentence !== null) onChanged();
      return true;
    }
  };
  return { save, question };
}

/** Whether the product still has what the table showed. */
const stillHolds = (product: Product, shown: QuickChange): boolean =>
  'price' in shown
    ? toCents(product.price) === toCents(shown.price)
    : product.stockQuantity === shown.stockQuantity;
