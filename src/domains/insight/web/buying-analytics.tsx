import { Suspense } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatMoney, fromCents, toCents } from '../../../shared/money.ts';
import { lazyExtra } from '../../../ui/lazy-extra.tsx';
import { useCategoryWords } from '../../../ui/material-words.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { DataTable } from '../../../ui/patterns/data-table.tsx';
import { StatCard } from '../../../ui/patterns/stat-card.tsx';
import { nameOfSupplier } from '../../accounts/name-rules.ts';
import type { Buying } from '../schema.ts';

const SpendingChart = lazyExtra(() => import('./spending-chart.tsx'));

/** What was spent: by month, category and supplier, and what comparing saved. */
export function BuyingAnalytics({ buying }: { buying: Buying }) {
  const t = useTexts('insight');
  const total = buying.months.reduce((sum, { spent }) => sum + toCents(spent), 0n);
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:gap-4">
        <StatCard label={t.spentTotal} value={formatMoney(fromCents(total))} />
        <StatCard
          label={t.savings}
          value={formatMoney(buying.savings.amount)}
          caption={fill(t.savingsOf, { count: buying.savings.lines })}
        />
      </div>
      <Suspense fallback={<div className="h-80" />}>
        <SpendingChart months={buying.months} />
      </Suspense>
      <Categories buying={buying} />
      <Suppliers buying={buying} />
      <Projects buying={buying} />
    </div>
  );
}

function Categories({ buying: { categories } }: { buying: Buying }) {
  const t = useTexts('insight');
  const categoryWords = useCategoryWords();
  return (
    <section aria-labelledby="by-category">
      <h2 id="by-category" className="text-xl">
        {t.byCategory}
      </h2>
      <p className="mb-3 text-ink-muted">{t.withoutDelivery}</p>
      <DataTable
        caption={t.byCategory}
        rows={categories}
        rowKey={({ category }) => category?.slug ?? ''}
        empty={<p className="text-ink-muted">{t.noSpending}</p>}
        columns={[
          {
            id: 'category',
            header: t.category,
            title: true,
            cell: ({ category }) => (category ? categoryWords(category) : t.noCategory),
          },
          {
            id: 'spent',
            header: t.spent,
            numeric: true,
            cell: ({ spent }) => formatMoney(spent),
          },
        ]}
      />
    </section>
  );
}

function Suppliers({ buying: { suppliers } }: { buying: Buying }) {
  const t = useTexts('insight');
  return (
    <section aria-labelledby="by-supplier">
      <h2 id="by-supplier" className="mb-3 text-xl">
        {t.bySupplier}
      </h2>
      <DataTable
        caption={t.bySupplier}
        rows={suppliers}
        rowKey={({ id }) => id}
        empty={<p className="text-ink-muted">{t.noSpending}</p>}
        columns={[
          {
            id: 'supplier',
            header: t.supplier,
            title: true,
            cell: ({ companyName }) => nameOfSupplier(companyName, t.supplier),
          },
          { id: 'orders', header: t.orders, numeric: true, cell: ({ orders }) => orders },
          {
            id: 'spent',
            header: t.spent,
            numeric: true,
            cell: ({ spent }) => formatMoney(spent),
          },
        ]}
      />
    </section>
  );
}

function Projects({ buying: { projects } }: { buying: Buying }) {
  const t = useTexts('insight');
  return (
    <section aria-labelledby="by-project">
      <h2 id="by-project" className="mb-3 text-xl">
        {t.byProject}
      </h2>
      <DataTable
        caption={t.byProject}
        rows={projects}
        rowKey={({ project }) => project?.id ?? ''}
        empty={<p className="text-ink-muted">{t.noSpending}</p>}
        columns={[
          {
            id: 'project',
            header: t.project,
            title: true,
            cell: ({ project }) =>
              project ? (
                <Link
                  className="inline-flex min-h-11 items-center wrap-anywhere underline"
                  to={`/projects/${project.id}`}
                >
                  {project.name}
                </Link>
              ) : (
                t.noProject
              ),
          },
          { id: 'orders', header: t.orders, numeric: true, cell: ({ orders }) => orders },
          {
            id: 'spent',
            header: t.spent,
            numeric: true,
            cell: ({ spent }) => formatMoney(spent),
          },
        ]}
      />
    </section>
  );
}
