import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { allEventTypes, useInvalidation } from '../../../ui/data/invalidation.ts';
import { createQueryClient } from '../../../ui/data/query-client.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { translations, useTexts } from '../../../ui/messages.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { Overview } from '../../../ui/patterns/overview.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Tabs } from '../../../ui/primitives/tabs.tsx';
import { useTellPartFailed } from '../../../ui/use-tell-part-failed.ts';
import { whenIdle } from '../../../ui/when-idle.ts';
import { useMay } from '../../accounts/web/public.tsx';
import { AnalyticsSkeleton } from './analytics/analytics-skeleton.tsx';
import { ownProductsKey, type SellingFirstView } from './api.ts';
import type { ProductDialogProps } from './form/product-dialog.tsx';
import { OwnProducts } from './own-products.tsx';
import { SellingOverview } from './selling-overview.tsx';

const analytics = lazyPart(async () => (await import('./analytics/selling-analytics.tsx')).default);
const productDialog = lazyPart<ProductDialogProps>(
  async () => (await import('./form/product-dialog.tsx')).default,
  ['productForm', 'refusals', 'uploads', ...translations],
);

export interface SupplierDashboardProps {
  supplierId: string;
  first: SellingFirstView;
  /** What a new shop still has to do, below the heading. */
  setUp: ReactNode;
  /** What RFQs show: the newest ones, with the way to all, and all of them. */
  recentRfqs: (onAll: () => void) => ReactNode;
  allRfqs: () => ReactNode;
}

/** What a supplier runs the shop with. */
export function SupplierDashboard(props: SupplierDashboardProps) {
  const [client] = useState(() => createQueryClient({ offline: 'fail' }));
  useInvalidation(allEventTypes, () => client.invalidateQueries());
  return (
    <QueryClientProvider client={client}>
      <Dashboard {...props} />
    </QueryClientProvider>
  );
}

function Dashboard({ supplierId, first, setUp, recentRfqs, allRfqs }: SupplierDashboardProps) {
  const t = useTexts('selling');
  const { tab, choose, wasOpened, isAdding } = useDashboardTab();
  const reload = useReload();
  const [edited, setEdited] = useState<EditedProduct>();
  const add = useEffectEvent(() => {
    setEdited(null);
    choose('products');
  });
  useEffect(() => {
    if (isAdding) add();
  }, [isAdding]);
  // What is typed without a connection is kept: the form must open without one.
  useEffect(() => whenIdle(productDialog.preload), []);
  const tabs = [
    {
      id: 'overview',
      label: t.overview,
      content: (
        <Overview>
          <SellingOverview first={first} onAllProducts={() => choose('products')} />
          {recentRfqs(() => choose('rfqs'))}
        </Overview>
      ),
    },
    {
      id: 'products',
      label: t.products,
      content: wasOpened('products') && (
        <OwnProducts
          supplierId={supplierId}
          onAdd={() => setEdited(null)}
          onEdit={setEdited}
          onChanged={reload}
        />
      ),
    },
    { id: 'rfqs', label: t.rfqs, content: wasOpened('rfqs') && allRfqs() },
    {
      id: 'analytics',
      label: t.analytics,
      // A drawing that nobody sees has no width to be drawn in.
      content: tab === 'analytics' && <Analytics />,
    },
  ];
  return (
    <>
      <Header onAdd={() => setEdited(null)} />
      {setUp}
      <Tabs label={t.sections} tabs={tabs} value={tab} onChange={choose} />
      <EditedDialog
        supplierId={supplierId}
        edited={edited}
        onClose={() => setEdited(undefined)}
        onChanged={() => {
          if (edited === null) choose('products');
          reload();
        }}
      />
    </>
  );
}

function Header({ onAdd }: { onAdd: () => void }) {
  const t = useTexts('selling');
  const may = useMay();
  const add = may('POST /api/products') && (
    <Button onClick={onAdd}>
      <Plus aria-hidden="true" />
      {t.addProduct}
    </Button>
  );
  return <PageHeader title={t.title} lead={t.lead} actions={add} />;
}

function Analytics() {
  const [isFailed, setFailed] = useState(false);
  const SellingAnalytics = analytics.usePart(!isFailed, () => setFailed(true));
  if (isFailed) return <Failed heading="h2" onRetry={() => setFailed(false)} />;
  return SellingAnalytics ? <SellingAnalytics /> : <AnalyticsSkeleton />;
}

/** What the dialog is about: null adds a product, undefined is no dialog. */
type EditedProduct = string | null | undefined;

interface EditedDialogProps {
  supplierId: string;
  edited: EditedProduct;
  onClose: () => void;
  onChanged: () => void;
}

function EditedDialog({ edited, ...dialog }: EditedDialogProps) {
  const tellFailure = useTellPartFailed();
  const ProductDialog = productDialog.usePart(edited !== undefined, () => {
    dialog.onClose();
    tellFailure();
  });
  if (edited === undefined || !ProductDialog) return null;
  return <ProductDialog productId={edited} {...dialog} />;
}

/** Reads anew what a change of the products makes out of date. */
function useReload(): () => void {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return () => {
    void client.invalidateQueries({ queryKey: ownProductsKey });
    void revalidate();
  };
}

const tabIds = ['overview', 'products', 'rfqs', 'analytics'] as const;
type TabId = (typeof tabIds)[number];

/**
 * The chosen part is in the address, so that it outlives a reload. Parts are put together when they
 * are first looked at, and stay as they are left.
 */
function useDashboardTab() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const tab: TabId = tabIds.find((id) => id === wanted) ?? 'overview';
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([tab]));
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]));
  const choose = (id: string) =>
    setSearch(id === 'overview' ? {} : { tab: id }, { replace: true, preventScrollReset: true });
  return {
    tab,
    choose,
    wasOpened: (id: TabId) => opened.has(id),
    /** The address asks for the form of a new product, once. */
    isAdding: search.has('add'),
  };
}
