import { ClipboardList, Landmark, Package, ShoppingBag } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '../../domains/accounts/schema.ts';
import type { SupplierFigures } from '../../domains/catalogue/selling-schema.ts';
import type { OrderStatus } from '../../domains/orders/rules.ts';
import { readPaymentFigures } from '../../domains/payments/web/dues-card.tsx';
import { type ApiClient, apiPath, browserApi } from '../../ui/data/api-client.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Failed } from '../../ui/patterns/failed.tsx';
import { StatCard } from '../../ui/patterns/stat-card.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { SupplierSetUp } from './supplier-set-up.tsx';

interface Work {
  readonly listedProducts: number;
  readonly rfqs: number;
  readonly orders: number;
  readonly payments: number;
  /** At most `mostLow` are counted. */
  readonly lowStock: number;
}

const mostLow = 50;

async function readWork(api: ApiClient): Promise<Work> {
  const low = apiPath(['/api/selling/prices'], { stock: 'low', status: 'active', limit: mostLow });
  const status: OrderStatus = 'placed';
  const unconfirmed = apiPath(['/api/orders'], { status, limit: 1 });
  const [figures, orders, payments, lowStock] = await Promise.all([
    api.get<SupplierFigures>('/api/dashboard/supplier'),
    api.getPage<unknown>(unconfirmed),
    readPaymentFigures(api),
    api.getPage<unknown>(low),
  ]);
  return {
    listedProducts: figures.totalProducts,
    rfqs: figures.activeRfqs,
    orders: orders.total,
    payments: payments?.waitingPayments ?? 0,
    lowStock: lowStock.items.length,
  };
}

/** A supplier's home: what is missing of the shop, and what waits for the supplier. */
export default function SupplierWork({ user }: { user: CurrentUser }) {
  const t = useTexts('selling');
  const { loading } = useTexts('common');
  const [work, setWork] = useState<Work | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew by each attempt
  useEffect(() => {
    let isShown = true;
    setWork(null);
    readWork(browserApi).then(
      (found) => isShown && setWork(found),
      () => isShown && setWork('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [attempt]);
  return (
    <div className="pt-8">
      {work !== null && work !== 'failed' && (
        <SupplierSetUp user={user} listedProducts={work.listedProducts} />
      )}
      <section aria-label={t.workTitle}>
        <h2 className="mb-3 text-xl">{t.workTitle}</h2>
        {work === null ? (
          <div role="status" aria-label={loading}>
            <Skeleton className="h-28 w-full" />
          </div>
        ) : work === 'failed' ? (
          <Failed heading="h2" onRetry={() => setAttempt(attempt + 1)} />
        ) : (
          <WorkCards work={work} />
        )}
      </section>
    </div>
  );
}

function WorkCards({ work }: { work: Work }) {
  const t = useTexts('selling');
  const { rfqs, orders, payments, lowStock } = work;
  const cards: readonly { to: string; label: string; value: ReactNode; icon: ReactNode }[] = [
    { to: '/dashboard?tab=rfqs', label: t.workRfqs, value: rfqs, icon: <ClipboardList /> },
    { to: '/orders', label: t.workOrders, value: orders, icon: <ShoppingBag /> },
    { to: '/orders', label: t.workPayments, value: payments, icon: <Landmark /> },
    {
      to: '/dashboard/prices',
      label: t.workLowStock,
      value: lowStock < mostLow ? lowStock : `${mostLow}+`,
      icon: <Package />,
    },
  ];
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {cards.map(({ to, ...card }) => (
        <li key={card.label}>
          <Link to={to} className="block rounded-card hover:shadow-raised [&>*]:h-full">
            <StatCard {...card} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
