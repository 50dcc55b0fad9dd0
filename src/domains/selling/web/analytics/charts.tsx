import type { ReactNode } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatMoney } from '../../../../shared/money.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { type Column, DataTable } from '../../../../ui/patterns/data-table.tsx';
import type { AnalyticsMonth, SupplierAnalytics } from '../../schema.ts';

type Day = SupplierAnalytics['days'][number];

const colours = {
  first: 'var(--brand)',
  second: 'var(--accent)',
  lost: 'var(--ink-muted)',
  axis: 'var(--ink-muted)',
  grid: 'var(--line)',
} as const;

export function TrafficChart({ days }: { days: readonly Day[] }) {
  const t = useTexts('selling');
  const dayWords = useDayWords({ day: 'numeric', month: 'short' });
  return (
    <Chart
      title={t.trafficTitle}
      empty={days.every(({ views, cartAdds }) => views + cartAdds === 0) ? t.noViews : null}
      rows={days}
      rowKey={({ day }) => day}
      columns={[
        { id: 'day', header: t.day, cell: ({ day }) => dayWords(day) },
        { id: 'views', header: t.views, numeric: true, cell: ({ views }) => views },
        { id: 'cartAdds', header: t.cartAdds, numeric: true, cell: ({ cartAdds }) => cartAdds },
      ]}
    >
      <BarChart data={[...days]} {...chart}>
        <CartesianGrid stroke={colours.grid} vertical={false} />
        <XAxis dataKey="day" tickFormatter={dayWords} minTickGap={24} {...axis} />
        <YAxis allowDecimals={false} width={32} {...axis} />
        <Tooltip {...tooltip} labelFormatter={(day) => dayWords(String(day))} />
        <Legend formatter={inkWords} />
        <Bar dataKey="views" name={t.views} fill={colours.first} isAnimationActive={false} />
        <Bar dataKey="cartAdds" name={t.cartAdds} fill={colours.second} isAnimationActive={false} />
      </BarChart>
    </Chart>
  );
}

export function RevenueChart({ months }: { months: readonly AnalyticsMonth[] }) {
  const t = useTexts('selling');
  const monthWords = useDayWords({ month: 'short', year: '2-digit' });
  // Only for the length of a bar: amounts are shown as they came.
  const bars = months.map((month) => ({ ...month, length: Number(month.revenue) }));
  return (
    <Chart
      title={t.revenueTitle}
      empty={months.every(({ orders }) => orders === 0) ? t.noSales : null}
      rows={months}
      rowKey={({ month }) => month}
      columns={[
        { id: 'month', header: t.month, cell: ({ month }) => monthWords(month) },
        { id: 'orders', header: t.orders, numeric: true, cell: ({ orders }) => orders },
        {
          id: 'revenue',
          header: t.revenue,
          numeric: true,
          cell: ({ revenue }) => formatMoney(revenue),
        },
      ]}
    >
      <BarChart data={bars} {...chart}>
        <CartesianGrid stroke={colours.grid} vertical={false} />
        <XAxis dataKey="month" tickFormatter={monthWords} {...axis} />
        <YAxis width={48} tickFormatter={shortAmount} {...axis} />
        <Tooltip
          {...tooltip}
          labelFormatter={(month) => monthWords(String(month))}
          formatter={(_length, name, item) => [
            formatMoney((item.payload as AnalyticsMonth).revenue),
            name,
          ]}
        />
        <Bar dataKey="length" name={t.revenue} fill={colours.first} isAnimationActive={false} />
      </BarChart>
    </Chart>
  );
}

export function QuotationsChart({ months }: { months: readonly AnalyticsMonth[] }) {
  const t = useTexts('selling');
  const monthWords = useDayWords({ month: 'short', year: '2-digit' });
  const isEmpty = months.every(({ sent, won, lost }) => sent + won + lost === 0);
  return (
    <Chart
      title={t.quotationsTitle}
      empty={isEmpty ? t.noQuotations : null}
      rows={months}
      rowKey={({ month }) => month}
      columns={[
        { id: 'month', header: t.month, cell: ({ month }) => monthWords(month) },
        { id: 'sent', header: t.sent, numeric: true, cell: ({ sent }) => sent },
        { id: 'won', header: t.wonShort, numeric: true, cell: ({ won }) => won },
        { id: 'lost', header: t.lostShort, numeric: true, cell: ({ lost }) => lost },
      ]}
    >
      <BarChart data={[...months]} {...chart}>
        <CartesianGrid stroke={colours.grid} vertical={false} />
        <XAxis dataKey="month" tickFormatter={monthWords} {...axis} />
        <YAxis allowDecimals={false} width={32} {...axis} />
        <Tooltip {...tooltip} labelFormatter={(month) => monthWords(String(month))} />
        <Legend formatter={inkWords} />
        <Bar dataKey="sent" name={t.sent} fill={colours.second} isAnimationActive={false} />
        <Bar dataKey="won" name={t.wonShort} fill={colours.first} isAnimationActive={false} />
        <Bar dataKey="lost" name={t.lostShort} fill={colours.lost} isAnimationActive={false} />
      </BarChart>
    </Chart>
  );
}

/** The names beside the colours, in a colour that can be read. */
const inkWords = (name: string) => <span style={{ color: 'var(--ink)' }}>{name}</span>;

/** Nothing in a drawing takes the keyboard: the table under it is for that. */
const chart = {
  accessibilityLayer: false,
  margin: { top: 8, right: 8, bottom: 0, left: 0 },
} as const;

const axis = {
  stroke: colours.axis,
  tickLine: false,
  axisLine: false,
  fontSize: 12,
} as const;

const tooltip = {
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
  children: ReactNode;
}

/** A drawing for the eye, and under it the same figures as a table for everybody else. */
function Chart<Row>({ title, empty, rows, rowKey, columns, children }: ChartProps<Row>) {
  const t = useTexts('selling');
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
              {t.asTable}
            </summary>
            <DataTable caption={title} rows={rows} rowKey={rowKey} columns={columns} />
          </details>
        </div>
      )}
    </section>
  );
}

/** 1250000 → "1.3M": the scale beside the bars. */
const shortAmount = (amount: number) =>
  new Intl.NumberFormat('en-KE', { notation: 'compact', maximumFractionDigits: 1 }).format(amount);

/** "2026-11-21" and "2026-11" in the reader's language. */
function useDayWords(style: Intl.DateTimeFormatOptions): (day: string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(`${language}-KE`, { ...style, timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day.padEnd(10, '-01')}T00:00:00Z`));
}
