import { useQuery } from '@tanstack/react-query';
import { Eye, ShoppingCart, ThumbsDown, Trophy } from 'lucide-react';
import { Link } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { DataTable } from '../../../../ui/patterns/data-table.tsx';
import { Failed } from '../../../../ui/patterns/failed.tsx';
import { StatCard } from '../../../../ui/patterns/stat-card.tsx';
import type { SupplierAnalytics } from '../../schema.ts';
import { AnalyticsSkeleton } from './analytics-skeleton.tsx';
import { QuotationsChart, RevenueChart, TrafficChart } from './charts.tsx';

/** How the shop is doing: views, quotations, revenue. Loaded when it is first looked at, charts and all. */
export default function SellingAnalytics() {
  const t = useTexts('selling');
  const { data, isPending, isError, refetch } = useQuery<SupplierAnalytics>({
    queryKey: ['/api/analytics/supplier'],
    // Coming back to it shows the newest.
    staleTime: 30_000,
  });
  if (isPending) return <AnalyticsSkeleton />;
  if (isError) return <Failed heading="h2" onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <Sums data={data} />
        <Link
          className="inline-flex min-h-11 items-center justify-self-start font-semibold underline"
          to="/analytics"
        >
          {t.demandLink}
        </Link>
      </div>
      <TrafficChart days={data.days} />
      <div className="grid gap-8 lg:grid-cols-2">
        <RevenueChart months={data.months} />
        <QuotationsChart months={data.months} />
      </div>
      {data.products.length > 0 && <MostViewed products={data.products} />}
    </div>
  );
}

function Sums({ data }: { data: SupplierAnalytics }) {
  const t = useTexts('selling');
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const won = sum(data.months.map((month) => month.won));
  const lost = sum(data.months.map((month) => month.lost));
  const decided = won + lost;
  const lastDays = fill(t.lastDays, { count: data.days.length });
  const lastMonths = fill(t.lastMonths, { count: data.months.length });
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <StatCard
        label={t.views}
        value={sum(data.days.map(({ views }) => views))}
        caption={lastDays}
        icon={<Eye aria-hidden="true" />}
      />
      <StatCard
        label={t.cartAdds}
        value={sum(data.days.map(({ cartAdds }) => cartAdds))}
        caption={lastDays}
        icon={<ShoppingCart aria-hidden="true" />}
      />
      <StatCard
        label={t.won}
        value={won}
        caption={decided > 0 ? fill(t.ofDecided, { won, decided }) : t.noneDecided}
        icon={<Trophy aria-hidden="true" />}
      />
      <StatCard
        label={t.lost}
        value={lost}
        caption={lastMonths}
        icon={<ThumbsDown aria-hidden="true" />}
      />
    </div>
  );
}

function MostViewed({ products }: { products: SupplierAnalytics['products'] }) {
  const t = useTexts('selling');
  return (
    <section>
      <h2 className="mb-3 text-xl">{t.mostViewed}</h2>
      <DataTable
        caption={t.mostViewed}
        rows={products}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'product',
            header: t.product,
            title: true,
            cell: ({ slug, name }) => (
              <Link to={`/products/${slug}`} className="hover:underline">
                {name}
              </Link>
            ),
          },
          { id: 'views', header: t.views, numeric: true, cell: ({ views }) => views },
          { id: 'cartAdds', header: t.cartAdds, numeric: true, cell: ({ cartAdds }) => cartAdds },
        ]}
      />
    </section>
  );
}
