import { Link } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDateTime } from '../../../../shared/dates.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { type Column, DataTable } from '../../../../ui/patterns/data-table.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import type { StatementFate, StatementRow } from '../../statement-schema.ts';

const mostShown = 100;

/** Rows of a statement, with what comes of them. */
export function StatementTable({
  caption,
  rows,
}: {
  caption: string;
  rows: readonly StatementRow[];
}) {
  const t = useTexts('statementImport');
  const columns = useColumns();
  if (rows.length === 0) return null;
  const shown = rows.slice(0, mostShown);
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns.filter(({ id }) => isSaid(id, rows))}
        rows={shown}
        rowKey={({ row }) => String(row)}
      />
      {rows.length > shown.length && (
        <p className="text-ink-muted text-sm">
          {fill(t.shown, { shown: shown.length, count: rows.length })}
        </p>
      )}
    </>
  );
}

/** A statement that says nothing of it has no column for it. */
const isSaid = (id: string, rows: readonly StatementRow[]) =>
  id in mayBeMissing
    ? rows.some((row) => row[mayBeMissing[id as keyof typeof mayBeMissing]] !== null)
    : true;
const mayBeMissing = { paid: 'paidAt', account: 'account', payer: 'payer' } as const;

const variants: Readonly<
  Record<StatementFate, 'success' | 'warning' | 'destructive' | 'secondary'>
> = {
  booked: 'secondary',
  checking: 'warning',
  second: 'warning',
  order: 'success',
  transfer: 'success',
  unmatched: 'warning',
  reversed: 'secondary',
  unknown: 'secondary',
  differs: 'destructive',
  dismissed: 'destructive',
};

function useColumns(): readonly Column<StatementRow>[] {
  const t = useTexts('statementImport');
  const language = useLanguage();
  return [
    {
      id: 'receipt',
      header: t.receipt,
      title: true,
      cell: ({ receipt, reference }) => (
        <span className="whitespace-nowrap">{receipt ?? reference}</span>
      ),
    },
    { id: 'row', header: t.row, numeric: true, cell: ({ row }) => row },
    {
      id: 'amount',
      header: t.amount,
      numeric: true,
      cell: ({ amount }) => (
        <span className="whitespace-nowrap font-semibold">{formatUnitPrice(amount)}</span>
      ),
    },
    {
      id: 'paid',
      header: t.paid,
      cell: ({ paidAt }) => (paidAt ? formatDateTime(paidAt, language) : '–'),
    },
    { id: 'account', header: t.account, cell: ({ account }) => account ?? '–' },
    { id: 'payer', header: t.payer, cell: ({ payer }) => payer ?? '–' },
    { id: 'result', header: t.result, cell: (row) => <Result row={row} /> },
  ];
}

function Result({ row }: { row: StatementRow }) {
  const t = useTexts('statementImport');
  const { orderId, orderNumber, contradicts } = row;
  const fate = row.needsSecond ? 'second' : row.fate;
  return (
    <div className="grid min-w-0 justify-items-start gap-1 text-left">
      <Badge variant={variants[fate]}>{t.fates[fate]}</Badge>
      {orderId && (
        <Link className="inline-flex min-h-11 items-center underline" to={`/orders/${orderId}`}>
          {orderNumber}
        </Link>
      )}
      {t.fateTexts[row.fate] && (
        <span className="text-ink-muted text-sm">{t.fateTexts[row.fate]}</span>
      )}
      {contradicts && <span className="text-sm text-warning">{t.contradicts}</span>}
    </div>
  );
}
