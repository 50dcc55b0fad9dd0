import { CartesianGrid, Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { fill } from '../../../messages/index.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import {
  axis,
  Chart,
  chart,
  colours,
  inkWords,
  shortAmount,
  tooltip,
  useDayWords,
} from '../../../ui/charts/chart.tsx';
import { useTexts } from '../../../ui/messages.tsx';
import { type PriceKind, priceKinds } from '../market-rules.ts';
import type { MaterialPrices } from '../schema.ts';

const kindColours = { list: colours.first, quotation: colours.second } as const;

/** The medians of a county, or of the country, week by week. */
export default function HistoryChart({
  prices,
  county,
}: {
  prices: MaterialPrices;
  county: string | null;
}) {
  const t = useTexts('insight');
  const weekWords = useDayWords({ day: 'numeric', month: 'short', year: '2-digit' });
  const own = prices.history.filter((one) => one.county === county);
  const weeks = own.length > 0 ? own : prices.history.filter((one) => one.county === null);
  const median = (week: (typeof weeks)[number], kind: PriceKind) => week[kind]?.median ?? null;
  const heads = { list: 'listLine', quotation: 'quotationLine' } as const;
  // Only for the height of a point: amounts are shown as they came.
  const points = weeks.map((week) => ({
    week: week.week,
    listLine: week.list && Number(week.list.median),
    quotationLine: week.quotation && Number(week.quotation.median),
  }));
  return (
    <Chart
      title={own.length > 0 && county ? `${t.history}: ${county}` : `${t.history}: ${t.country}`}
      tableLabel={t.asTable}
      empty={weeks.length < 2 ? t.noHistory : null}
      rows={weeks.toReversed()}
      rowKey={({ week }) => week}
      columns={[
        { id: 'week', header: t.week, title: true, cell: ({ week }) => weekWords(week) },
        ...priceKinds.map((kind) => ({
          id: kind,
          header: fill(t.medianOf, { kind: t.kinds[kind] }),
          numeric: true,
          cell: (week: (typeof weeks)[number]) => {
            const amount = median(week, kind);
            return amount === null ? t.tooFew : formatUnitPrice(amount);
          },
        })),
      ]}
    >
      <LineChart data={points} {...chart}>
        <CartesianGrid stroke={colours.grid} vertical={false} />
        <XAxis dataKey="week" tickFormatter={weekWords} minTickGap={24} {...axis} />
        <YAxis width={48} domain={['auto', 'auto']} tickFormatter={shortAmount} {...axis} />
        <Tooltip
          {...tooltip}
          labelFormatter={(week) => weekWords(String(week))}
          formatter={(amount, name) => [formatUnitPrice(Number(amount)), name]}
        />
        <Legend formatter={inkWords} />
        {priceKinds.map((kind) => (
          <Line
            key={kind}
            dataKey={heads[kind]}
            name={t.kinds[kind]}
            stroke={kindColours[kind]}
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </Chart>
  );
}
