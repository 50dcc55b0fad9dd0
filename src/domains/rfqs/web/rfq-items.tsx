import { useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatMoney } from '../../../shared/money.ts';
import { useCategoryWords } from '../../../ui/material-words.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { type Column, DataTable } from '../../../ui/patterns/data-table.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { usePrinting } from '../../../ui/printing.ts';
import { useTypeWords } from '../../../ui/product-words.ts';
import { useQuantityWords } from '../../../ui/quantity-words.ts';
import { specificationText } from '../rules.ts';
import type { RfqItem } from '../schema.ts';

const shownFirst = 20;
/** Nobody presses a button for so few. */
const fewMore = 5;

/** The lines of an RFQ; a note where it has none. */
export function RfqItems({ items }: { items: readonly RfqItem[] }) {
  const t = useTexts('rfqs');
  const words = useQuantityWords();
  const isPrinting = usePrinting();
  const [isWhole, setWhole] = useState(items.length <= shownFirst + fewMore);
  const shown = isWhole || isPrinting ? items : items.slice(0, shownFirst);
  const budget: Column<RfqItem> = {
    id: 'budget',
    header: t.estimatedBudgetShort,
    numeric: true,
    cell: ({ estimatedBudget }) =>
      estimatedBudget === null ? t.notSpecified : formatMoney(estimatedBudget),
  };
  const columns: Column<RfqItem>[] = [
    { id: 'product', header: t.productName, title: true, cell: (item) => <What item={item} /> },
    {
      id: 'quantity',
      header: t.quantity,
      numeric: true,
      cell: ({ quantity, unit }) => (
        <span className="inline-block min-w-20 wrap-anywhere">{words(quantity, unit)}</span>
      ),
    },
    ...(items.some(({ estimatedBudget }) => estimatedBudget !== null) ? [budget] : []),
  ];
  return (
    <>
      <DataTable
        caption={t.itemsCaption}
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        empty={<p className="text-ink-muted">{t.noItems}</p>}
      />
      {shown.length < items.length && (
        <Button variant="outline" className="mt-3" onClick={() => setWhole(true)}>
          {fill(t.showItems, { count: items.length })}
        </Button>
      )}
    </>
  );
}

function What({ item }: { item: RfqItem }) {
  const t = useTexts('rfqs');
  const categoryWords = useCategoryWords();
  const typeWords = useTypeWords();
  const specifications = specificationText(item.specifications);
  return (
    <span className="block wrap-anywhere">
      {item.productId ? (
        <Link to={`/products/${item.productId}`} className="font-semibold hover:underline">
          {typeWords(item.productName)}
        </Link>
      ) : (
        <span className="font-semibold">{typeWords(item.productName)}</span>
      )}
      {item.category && (
        <span className="block font-normal text-ink-muted text-sm">
          {categoryWords(item.category)}
        </span>
      )}
      {item.loadTonnes !== null && (
        <span className="block font-normal text-sm">
          {fill(t.loadOf, { tonnes: String(item.loadTonnes) })}
        </span>
      )}
      {specifications && (
        <span className="block whitespace-pre-line font-normal text-sm">{specifications}</span>
      )}
    </span>
  );
}
