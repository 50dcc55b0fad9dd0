import { fill } from '../../../../messages/index.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { cx } from '../../../../ui/cx.ts';
import { useUnitWords } from '../../../../ui/material-words.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import type { PricedProduct } from '../../price-schema.ts';
import { textOf } from './price-edits.ts';
import type { PriceEditing } from './use-price-edits.ts';

interface PriceRowsProps {
  products: readonly PricedProduct[];
  editing: PriceEditing;
  chosen: ReadonlySet<string>;
  onChoose: (id: string) => void;
}

/** One product a row, its price ready to be typed. */
export function PriceRows({ products, ...row }: PriceRowsProps) {
  const { list } = useTexts('prices');
  return (
    <ul aria-label={list} className="divide-y divide-line border-line border-y">
      {products.map((product) => (
        <PriceRow key={product.id} product={product} {...row} />
      ))}
    </ul>
  );
}

function PriceRow(props: Omit<PriceRowsProps, 'products'> & { product: PricedProduct }) {
  const { product, editing, chosen, onChoose } = props;
  const t = useTexts('prices');
  const unitOf = useUnitWords();
  const { id, name, unit, price, isActive, stockQuantity } =
    editing.edits[product.id]?.product ?? product;
  const edit = editing.edits[id];
  const noteId = `price-note-${id}`;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_6.75rem] items-center gap-x-3 py-1.5">
      <label className="choice pr-1">
        <input type="checkbox" checked={chosen.has(id)} onChange={() => onChoose(id)} />
        <span className="sr-only">{fill(t.choose, { product: name })}</span>
      </label>
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold leading-snug">{name}</p>
        <p className="text-ink-muted text-sm">
          {fill(t.stockOf, { unit: unitOf(unit), count: stockQuantity })}
          {!isActive && <Badge className="ml-2">{t.inactive}</Badge>}
        </p>
      </div>
      <Input
        name={`price.${id}`}
        aria-label={fill(t.priceOf, { product: name })}
        aria-describedby={edit ? noteId : undefined}
        aria-invalid={edit?.problem ? true : undefined}
        className={cx('text-right tabular-nums', edit && 'border-brand! font-semibold')}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        value={textOf(editing.edits, product)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => editing.type(product, event.currentTarget.value)}
      />
      {edit && (
        <p
          id={noteId}
          className={cx(
            'col-span-3 text-right text-sm',
            edit.problem ? 'font-semibold text-danger' : 'text-ink-muted',
          )}
        >
          {edit.problem && `${t.problems[edit.problem]} `}
          {fill(t.before, { price: formatUnitPrice(price) })}
        </p>
      )}
    </li>
  );
}
