import { Suspense, useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { formatNumber } from '../../../../shared/numbers.ts';
import { lazyExtra } from '../../../../ui/lazy-extra.tsx';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { TableLinks } from '../../../../ui/primitives/download-link.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { type Trend, type Trends, trendMetrics } from '../../schema.ts';

const TrendChart = lazyExtra(() => import('./trend-chart.tsx'));

/** How the marketplace goes: each figure beside the time before, and one of them day by day. */
export function TrendSection({ trends: { metrics, days } }: { trends: Trends }) {
  const t = useTexts('adminWork');
  const [metric, setMetric] = useState<Trend['metric']>('orders');
  return (
    <section className="grid grid-cols-1 gap-6" aria-label={t.figuresCaption}>
      <TrendTable trends={metrics} />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t.chosenFigure}</legend>
        {trendMetrics.map((one) => (
          <Button
            key={one}
            variant={one === metric ? 'primary' : 'outline'}
            aria-pressed={one === metric}
            onClick={() => setMetric(one)}
          >
            {t.metrics[one]}
          </Button>
        ))}
      </fieldset>
      <Suspense fallback={<Skeleton className="h-72" />}>
        <TrendChart days={days} metric={metric} />
      </Suspense>
      <div>
        <TableLinks href="/api/admin/trends.csv">{t.csv}</TableLinks>
      </div>
    </section>
  );
}

const periods = ['today', 'days7', 'days30'] as const;

function TrendTable({ trends }: { trends: readonly Trend[] }) {
  const t = useTexts('adminWork');
  return (
    <table className="w-full max-w-3xl text-xs sm:text-sm">
      <caption className="sr-only">{t.figuresCaption}</caption>
      <thead>
        <tr className="border-line border-b text-ink-muted">
          <td />
          {periods.map((period) => (
            <th key={period} scope="col" className="py-2 pl-2 text-right font-semibold sm:pl-3">
              {t[period]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {trends.map((trend) => (
          <tr key={trend.metric} className="border-line border-b align-top">
            <th scope="row" className="py-2 text-left font-semibold">
              {t.metrics[trend.metric]}
            </th>
            {periods.map((period) => (
              <td key={period} className="py-2 pl-2 text-right tabular-nums sm:pl-3">
                <span className="block">{figureOf(trend, trend[period].now)}</span>
                <span className="block text-ink-muted text-xs">
                  {fill(t.before, { value: figureOf(trend, trend[period].before) })}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const figureOf = ({ metric }: Trend, value: number) =>
  metric === 'orderValue' ? formatMoney(value.toFixed(2)) : formatNumber(value);
