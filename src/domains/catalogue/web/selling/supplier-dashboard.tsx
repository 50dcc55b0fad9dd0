import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { createQueryClient } from '../../../../ui/data/query-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { Tabs } from '../../../../ui/primitives/tabs.tsx';
import type { SellingFirstView } from './api.ts';
import { OwnProducts } from './own-products.tsx';
import { SellingOverview } from './selling-overview.tsx';

export interface SupplierDashboardProps {
  supplierId: string;
  first: SellingFirstView;
}

/** What a supplier runs the shop with. The chosen part is in the address, so that it outlives a reload. */
export function SupplierDashboard({ supplierId, first }: SupplierDashboardProps) {
  const t = useTexts('selling');
  const [client] = useState(createQueryClient);
  const { tab, choose, wasOpened } = useDashboardTab();
  const tabs = [
    {
      id: 'overview',
      label: t.overview,
      content: <SellingOverview first={first} onAllProducts={() => choose('products')} />,
    },
    {
      id: 'products',
      label: t.products,
      content: wasOpened('products') && <OwnProducts supplierId={supplierId} />,
    },
  ];
  return (
    <QueryClientProvider client={client}>
      <PageHeader title={t.title} lead={t.lead} />
      <Tabs label={t.sections} tabs={tabs} value={tab} onChange={choose} />
    </QueryClientProvider>
  );
}

const tabIds = ['overview', 'products'] as const;
type TabId = (typeof tabIds)[number];

/** Parts are put together when they are first looked at, and stay as they are left. */
function useDashboardTab() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const tab: TabId = tabIds.find((id) => id === wanted) ?? 'overview';
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([tab]));
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]));
  const choose = (id: string) =>
    setSearch(id === 'overview' ? {} : { tab: id }, { replace: true, preventScrollReset: true });
  return { tab, choose, wasOpened: (id: TabId) => opened.has(id) };
}
