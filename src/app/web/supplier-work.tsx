import { ClipboardList, Landmark, Package, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '../../domains/accounts/account-schema.ts';
import { orderParts, ordersPath } from '../../domains/orders/web/api.ts';
import type { SupplierFigures } from '../../domains/selling/schema.ts';
import { type ApiClient, apiPath, browserApi } from '../../ui/data/api-client.ts';
import { useRead } from '../../ui/data/use-read.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Failed } from '../../ui/patterns/failed.tsx';
import { StatCard } from '../../ui/patterns/stat-card.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { SupplierSetUp } from './supplier-set-up.tsx';

interface Work {
  readonly listedProducts: number;
  readonly counts: Readonly<Record<WorkList, ReactNode>>;
}

type WorkList = 'rfqs' | 'orders' | 'payments' | 'lowStock';

/** Each list that waits, at its address: what a card counts is what it leads to. */
const lists: Readonly<Record<WorkList, string>> = {
  rfqs: '/dashboard?tab=rfqs&show=waiting',
  orders: ordersPath(orderParts.toConfirm),
  payments: ordersPath(orderParts.paymentsToConfirm),
  lowStock: '/dashboard/prices?stock=low&status=active',
};

async function readWork(api: ApiClient): Promise<Work> {
  const read = (path: Parameters<typeof apiPath>[0], query: Parameters<typeof apiPath>[1]) =>
    api.getPage<unknown>(apiPath(path, query));
  const [figures, rfqs, orders, payments, lowStock] = await Promise.all([
    api.get<SupplierFigures>('/api/dashboard/supplier'),
    read(['/api/rfqs'], { answered: 'false', limit: 1 }),
    read(['/api/orders'], { ...orderParts.toConfirm, limit: 1 }),
    read(['/api/orders'], { ...orderParts.paymentsToConfirm, limit: 1 }),
    read(['/api/selling/prices'], { stock: 'low', status: 'active', limit: 1 }),
  ]);
  return {
    listedProducts: figures.totalProducts,
    counts: {
      rfqs: rfqs.total,
      orders: orders.total,
      payments: payments.total,
      lowStock: lowStock.total,
    },
  };
}

/** A supplier's home: what is missing of the shop, and what waits for the supplier. */
export default function SupplierWork({ user }: { user: CurrentUser }) {
  const t = useTexts('selling');
  const { loading } = useTexts('common');
  const { data: work, hasFailed, retry } = useRead('work', () => readWork(browserApi));
  return (
    <div className="pt-8">
      {work && <SupplierSetUp user={user} listedProducts={work.listedProducts} />}
      <section aria-label={t.workTitle}>
        <h2 className="mb-3 text-xl">{t.workTitle}</h2>
        {work ? (
          <WorkCards counts={work.counts} />
        ) : hasFailed ? (
          <Failed heading="h2" onRetry={retry} />
        ) : (
          <div role="status" aria-label={loading}>
            <Skeleton className="h-28 w-full" />
          </div>
        )}
      </section>
    </div>
  );
}

function WorkCards({ counts }: Pick<Work, 'counts'>) {
  const t = useTexts('selling');
  const cards: readonly { list: WorkList; label: string; icon: ReactNode }[] = [
    { list: 'rfqs', label: t.workRfqs, icon: <ClipboardList /> },
    { list: 'orders', label: t.workOrders, icon: <ShoppingBag /> },
    { list: 'payments', label: t.workPayments, icon: <Landmark /> },
    { list: 'lowStock', label: t.workLowStock, icon: <Package /> },
  ];
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {cards.map(({ list, ...card }) => (
        <li key={list}>
          <Link to={lists[list]} className="block rounded-card hover:shadow-raised [&>*]:h-full">
            <StatCard {...card} value={counts[list]} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
