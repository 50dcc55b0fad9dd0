import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { type Column, DataTable } from '../../../../ui/patterns/data-table.tsx';
import type { ImportedRow } from '../../import-schema.ts';

const mostShown = 100;

/** Rows that are left out, each with what is wrong in the reader's language. */
export function FailureTable(props: { failures: readonly ImportedRow[]; count: number }) {
  const { failures, count } = props;
  const t = useTexts('bulk');
  if (failures.length === 0) return null;
  const shown = failures.slice(0, mostShown);
  const columns: readonly Column<ImportedRow>[] = [
    {
      id: 'product',
      header: t.product,
      title: true,
      cell: ({ name, row }) => name || `${t.row} ${row}`,
    },
    { id: 'row', header: t.row, numeric: true, cell: ({ row }) => row },
    {
      id: 'mistake',
      header: t.mistake,
      cell: (row) => <span className="text-danger">{mistakeOf(row, t)}</span>,
    },
  ];
  return (
    <section>
      <h2>{t.failuresTitle}</h2>
      <p className="mt-1 mb-4 text-ink-muted">{t.failuresLead}</p>
      <DataTable
        caption={t.failuresTitle}
        columns={columns}
        rows={shown}
        rowKey={({ row }) => String(row)}
      />
      {count > shown.length && (
        <p className="mt-3 text-ink-muted text-sm">
          {fill(t.failuresMore, { shown: shown.length, count })}
        </p>
      )}
    </section>
  );
}

function mistakeOf({ problem, error }: ImportedRow, t: ReturnType<typeof useTexts<'bulk'>>) {
  if (!problem) return error;
  const { column, kind, nearest } = problem;
  if (nearest) return fill(t.nearestCategory, { nearest });
  const least = column === 'minOrderQuantity' ? 1 : 0;
  return fill(t.problems[kind], { column: column ? t.columns[column] : t.row, least });
}
