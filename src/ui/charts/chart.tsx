import type { ReactNode } from 'react';
import { ResponsiveContainer } from 'recharts';
import { useLanguage } from '../messages.tsx';
import { type Column, DataTable } from '../patterns/data-table.tsx';

export const colours = {
  first: 'var(--brand)',
  second: 'var(--accent)',
  lost: 'var(--ink-muted)',
  axis: 'var(--ink-muted)',
  grid: 'var(--line)',
} as const;

/** The names beside the colours, in a colour that can be read. */
export const inkWords = (name: string) => <span style={{ color: 'var(--ink)' }}>{name}</span>;

/** Nothing in a drawing takes the keyboard: the table under it is for that. */
export const chart = {
  accessibilityLayer: false,
  margin: { top: 8, right: 8, bottom: 0, left: 0 },
} as const;

export const axis = {
  stroke: colours.axis,
  tickLine: false,
  axisLine: false,
  fontSize: 12,
} as const;

export const tooltip = {
  cursor: { fill: 'var(--surface-sunken)' },
  contentStyle: {
    background: 'var(--surface-raised)',
    border: '1px solid var(--line)',
    borderRadius: 8,
    color: 'var(--ink)',
  },
} as const;

interface ChartProps<Row> {
  title: string;
  /** Said in place of a chart without anything in it. */
  empty: string | null;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** Opens the table. */
  tableLabel: string;
  children: ReactNode;
}

/** A drawing for the eye, and under it the same figures as a table for everybody else. */
export function Chart<Row>(props: ChartProps<Row>) {
  const { title, empty, rows, rowKey, columns, tableLabel, children } = props;
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-xl">{title}</h2>
      {empty ? (
        <p className="text-ink-muted">{empty}</p>
      ) : (
        <div className="card p-3 md:p-4">
          <div aria-hidden="true" className="h-64 w-full text-sm">
            <ResponsiveContainer width="100%" height="100%">
              {children}
            </ResponsiveContainer>
          </div>
          <details className="mt-2">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
              {tableLabel}
            </summary>
            <DataTable caption={title} rows={rows} rowKey={rowKey} columns={columns} />
          </details>
        </div>
      )}
    </section>
  );
}

const shortFormat = new Intl.NumberFormat('en-KE', {
  notation: 'compact',
  maximumSignificantDigits: 4,
});

/** 1250000 → "1.25M": the scale beside a drawing, where steps of a hundredth still differ. */
export const shortAmount = (amount: number) => shortFormat.format(amount);

/** "2026-11-21" and "2026-11" in the reader's language. */
export function useDayWords(style: Intl.DateTimeFormatOptions): (day: string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(`${language}-KE`, { ...style, timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day.padEnd(10, '-01')}T00:00:00Z`));
}
