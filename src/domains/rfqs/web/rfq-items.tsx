import { Link } from 'react-router';
import { formatMoney } from '../../../shared/money.ts';
import { useCategoryWords, useUnitWords } from '../../../ui/material-words.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { type Column, DataTable } from '../../../ui/patterns/data-table.tsx';
import type { RfqItem } from '../schema.ts';
import { specificationText } from './draft.ts';

/** The lines of an RFQ; a note where it has none. */
export function RfqItems({ items }: { items: readonly RfqItem[] }) {
  const t = useTexts('rfqs');
  const unitWords = useUnitWords();
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
      cell: ({ quantity, unit }) => quantityWords(quantity, unit === null ? null : unitWords(unit)),
    },
    ...(items.some(({ estimatedBudget }) => estimatedBudget !== null) ? [budget] : []),
  ];
  return (
    <DataTable
      caption={t.itemsCaption}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      empty={<p className="text-ink-muted">{t.noItems}</p>}
    />
  );
}

/** "40 bags" as people say it; "60 × 12 m bar", which would read as a number without the sign. */
function quantityWords(quantity: number, unit: string | null): string {
  const figure = quantity.toLocaleString('en-KE');
  if (unit === null) return figure;
  return /^\d/.test(unit) ? `${figure} × ${unit}` : `${figure} ${unit}`;
}

function What({ item }: { item: RfqItem }) {
  const categoryWords = useCategoryWords();
  const specifications = specificationText(item.specifications);
  return (
    <span className="block break-words">
      {item.productId ? (
        <Link to={`/products/${item.productId}`} className="font-semibold hover:underline">
          {item.productName}
        </Link>
      ) : (
        <span className="font-semibold">{item.productName}</span>
      )}
      {item.category && (
        <span className="block font-normal text-ink-muted text-sm">
          {categoryWords(item.category)}
        </span>
      )}
      {specifications && (
        <span className="block whitespace-pre-line font-normal text-sm">{specifications}</span>
      )}
    </span>
  );
}
