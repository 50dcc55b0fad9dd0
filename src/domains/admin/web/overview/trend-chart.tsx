import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { formatMoney } from '../../../../shared/money.ts';
import { formatNumber } from '../../../../shared/numbers.ts';
import {
  axis,
  Chart,
  chart,
  colours,
  shortAmount,
  tooltip,
  useDayWords,
} from '../../../../ui/charts/chart.tsx';
import { useTexts } from '../../../../ui/messages.tsx';
import { type Trend, type TrendDay, trendMetrics } from '../../schema.ts';

export type Metric = Trend['metric'];

const inWords = (metric: Metric, value: number) =>
  metric === 'orderValue' ? formatMoney(value.toFixed(2)) : formatNumber(value);

/** One figure of the last 30 days as bars; the table has all. */
export default function TrendChart({
  days,
  metric,
}: {
  days: readonly TrendDay[];
  metric: Metric;
}) {
  const t = useTexts('adminWork');
  const dayWords = useDayWords({ day: 'numeric', month: 'short' });
  return (
    <Chart
      title={t.lastDays}
      tableLabel={t.asTable}
      empty={null}
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      columns={[
        { id: 'day', header: t.day, title: true, cell: ({ day }) => dayWords(day) },
        ...trendMetrics.map((id) => ({
          id,
          header: t.metrics[id],
          numeric: true,
          cell: (day: TrendDay) => inWords(id, day[id]),
        })),
      ]}
    >
      <BarChart data={[...days]} {...chart}>
        <CartesianGrid stroke={colours.grid} vertical={false} />
        <XAxis dataKey="day" tickFormatter={dayWords} minTickGap={24} {...axis} />
        <YAxis width={48} allowDecimals={false} tickFormatter={shortAmount} {...axis} />
        <Tooltip
          {...tooltip}
          labelFormatter={(day) => dayWords(String(day))}
          formatter={(value) => [inWords(metric, Number(value)), t.metrics[metric]]}
        />
        <Bar
          dataKey={metric}
          name={t.metrics[metric]}
          fill={colours.first}
          isAnimationActive={false}
        />
      </BarChart>
    </Chart>
  );
}
