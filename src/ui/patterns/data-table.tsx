import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface Column<Row> {
  id: string;
  /** Also stands before the value on a phone. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, tabular figures. */
  numeric?: boolean;
  /** What the row is about: the head of its card on a phone. One column at most. */
  title?: boolean;
  /** The header is for screen readers only, e.g. over a column of buttons. */
  hideHeader?: boolean;
}

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown instead of a table without rows. */
  empty?: ReactNode;
  className?: string | undefined;
}

/**
 * A table from 768 px on, cards below. The roles are written out because a table that is no longer
 * displayed as one loses them.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, className } = props;
  if (rows.length === 0 && empty) return empty;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className={cx('data-table', className)} role="table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              role="columnheader"
              className={cx(column.numeric && 'is-number')}
            >
              <span className={cx(column.hideHeader && 'sr-only')}>{column.header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <td
                key={column.id}
                role="cell"
                className={cx(column.numeric && 'is-number', column.title && 'is-title')}
                data-label={column.hideHeader ? undefined : column.header}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
