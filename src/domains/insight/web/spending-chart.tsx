import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { formatMoney } from '../../../shared/money.ts';
import {
  axis,
  Chart,
  chart,
  colours,
  shortAmount,
  tooltip,
  useDayWords,
} from '../../../ui/charts/chart.tsx';
import { useTexts } from '../../../ui/messages.tsx';
import type { Buying } from '../schema.ts';

type Month = Buying['months'][number];

/** What was spent month by month. */
export default function SpendingChart({ months }: { months: readonly Month[] }) {
  const t = useTexts('insight');
  const monthWords = useDayWords({ month: 'short', year: '2-digit' });
  // Only for the length of a bar: amounts are shown as they came.
  const bars = months.map((month) => ({ ...month, length: Number(month.spent) }));
  return (
    <Chart
      title={t.spentTitle}
      tableLabel={t.asTable}
      empty={months.every(({ orders }) => orders === 0) ? t.noSpending : null}
      rows={months}
      rowKey={({ month }) => month}
      columns={[
        { id: 'month', header: t.month, title: true, cell: ({ month }) => monthWords(month) },
        { id: 'orders', header: t.orders, numeric: true, cell: ({ orders }) => orders },
        { id: 'spent', header: t.spent, numeric: true, cell: ({ spent }) => formatMoney(spent) },
      ]}
    >
      <BarChart data={bars} {...chart}>
        <CartesianGrid stroke={colours.grid} vertical={false} />
        <XAxis dataKey="month" tickFormatter={monthWords} minTickGap={16} {...axis} />
        <YAxis width={48} tickFormatter={shortAmount} {...axis} />
        <Tooltip
          {...tooltip}
          labelFormatter={(month) => monthWords(String(month))}
          formatter={(_length, name, item) => [formatMoney((item.payload as Month).spent), name]}
        />
        <Bar dataKey="length" name={t.spent} fill={colours.first} isAnimationActive={false} />
      </BarChart>
    </Chart>
  );
}
