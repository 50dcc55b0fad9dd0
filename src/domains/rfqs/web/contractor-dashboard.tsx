import { QueryClientProvider } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { allEventTypes, useInvalidation } from '../../../ui/data/invalidation.ts';
import { createQueryClient } from '../../../ui/data/query-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { preloadDialog } from '../../../ui/primitives/dialog.tsx';
import { Tabs } from '../../../ui/primitives/tabs.tsx';
import { useMay } from '../../accounts/web/public.tsx';
import { ContractorOverview } from './contractor-overview.tsx';
import { CreateRfqDialog } from './create-rfq-dialog.tsx';
import type { ContractorFirstView } from './first-view.ts';
import { OwnRfqs } from './own-rfqs.tsx';

export interface ContractorDashboardProps {
  userId: string;
  first: ContractorFirstView;
  /** Quotations that came in, and the newest of them for the overview; absent where there are none to show. */
  quotations?: ReactNode;
  recentQuotations?: ReactNode;
  /** Recent conversations. */
  messages?: ReactNode;
}

/** What a contractor asks for and gets. The chosen part is in the address, so that it outlives a reload. */
export function ContractorDashboard({ userId, first, ...slots }: ContractorDashboardProps) {
  const t = useTexts('rfqs');
  const [client] = useState(() => createQueryClient({ offline: 'fail' }));
  useInvalidation(allEventTypes, () => client.invalidateQueries());
  const [search, setSearch] = useSearchParams();
  const [isCreating, setCreating] = useState(false);
  const mayCreate = useMay()('POST /api/rfqs');
  const createButton = mayCreate && (
    <Button onClick={() => setCreating(true)} onPointerEnter={preloadDialog}>
      <FilePlus2 aria-hidden="true" />
      {t.create}
    </Button>
  );
  const empty = <EmptyState title={t.emptyTitle} text={t.emptyText} action={createButton} />;
  const choose = (id: string) =>
    setSearch(id === 'overview' ? {} : { tab: id }, { replace: true, preventScrollReset: true });
  const tabs = [
    {
      id: 'overview',
      label: t.overview,
      content: (
        <ContractorOverview
          first={first}
          empty={empty}
          recentQuotations={slots.recentQuotations}
          onSeeAll={choose}
        />
      ),
    },
    { id: 'rfqs', label: t.myRfqs, content: <OwnRfqs first={first.rfqs} empty={empty} /> },
    { id: 'quotations', label: t.quotations, content: slots.quotations },
    { id: 'messages', label: t.messages, content: slots.messages },
  ].filter(({ content }) => content !== undefined);
  const wanted = search.get('tab');
  const tab = tabs.find(({ id }) => id === wanted)?.id ?? 'overview';
  // Parts are put together when they are first looked at, and stay as they are left.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([tab]));
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]));
  return (
    <QueryClientProvider client={client}>
      <PageHeader title={t.dashboardTitle} lead={t.dashboardLead} actions={createButton} />
      <Tabs
        label={t.sections}
        tabs={tabs.map((part) => ({ ...part, content: opened.has(part.id) && part.content }))}
        value={tab}
        onChange={choose}
      />
      {mayCreate && (
        <CreateRfqDialog open={isCreating} onOpenChange={setCreating} userId={userId} />
      )}
    </QueryClientProvider>
  );
}
