import type { ReactNode } from 'react';
import type { Page } from '../../../ui/data/api-client.ts';
import { useParts } from '../../../ui/data/use-parts.ts';
import { type Column, DataTable } from '../../../ui/patterns/data-table.tsx';
import { LoadMore } from '../../../ui/patterns/load-more.tsx';

interface PagedTableProps<Row> {
  first: Page<Row>;
  caption: string;
  columns: readonly Column<Row>[];
  /** Asks for the next part. */
  moreLabel: string;
  /** Of more rows than these nobody counts how many there are. */
  mostCounted?: number;
  empty: ReactNode;
}

/** A list as a table that goes on where the reader asks for more. */
export function PagedTable<Row extends { readonly id: string }>(props: PagedTableProps<Row>) {
  const { first, moreLabel, mostCounted = 0, ...table } = props;
  const { page, more } = useParts(first);
  return (
    <div className="grid grid-cols-1 gap-4">
      <DataTable {...table} rows={page.items} rowKey={({ id }) => id} />
      {page.next && (
        <LoadMore
          label={moreLabel}
          {...more}
          total={page.total > mostCounted ? undefined : page.total}
        />
      )}
    </div>
  );
}
