import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts';
import { formatMoney } from '../../../../shared/money.ts';
import {
  axis,
  Chart,
  chart,
  colours,
  inkWords,
  shortAmount,
  tooltip,
  useDayWords,
} from '../../../../ui/charts/chart.tsx';
import { useTexts } from '../../../../ui/messages.tsx';
import type { AnalyticsMonth, SupplierAnalytics } from '../../schema.ts';

type Day = SupplierAnalytics['days'][number];

export function TrafficChart({ days }: { days: readonly Day[] }) {
  const t = useTexts('selling');
  const dayWords = useDayWords({ day: 'numeric', month: 'short' });
  return (
    <Chart
      tableLabel={t.asTable}
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
      tableLabel={t.asTable}
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
      tableLabel={t.asTable}
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
