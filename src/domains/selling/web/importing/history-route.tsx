import { useState } from 'react';
import { data, isRouteErrorResponse } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDateTime } from '../../../../shared/dates.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import {
  type ApiClient,
  apiFailure,
  apiPath,
  browserApi,
  type Page,
} from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { lookUp } from '../../../../ui/material-words.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { type Column, DataTable } from '../../../../ui/patterns/data-table.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { LoadMore } from '../../../../ui/patterns/load-more.tsx';
import { PageFailed } from '../../../../ui/patterns/page-failed.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { readSignedIn } from '../../../accounts/web/public.tsx';
import type { Product } from '../../../catalogue/schema.ts';
import { ProductMissing } from '../../../catalogue/web/public.tsx';
import type { HistoryEntry } from '../../import-schema.ts';
import type { Route } from './+types/history-route';

export function loader({ context, params, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readHistory(api, params.id));
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readHistory(api, params.id));
}

/** Anybody else's product has no history to see. */
async function readHistory(api: ApiClient, id: string) {
  try {
    const [product, first] = await Promise.all([
      api.get<Product>(apiPath(['/api/products', id])),
      api.getPage<HistoryEntry>(apiPath(['/api/products', id, 'history'])),
    ]);
    return { product, first };
  } catch (error) {
    const status = apiFailure(error)?.status;
    if (status && [403, 404, 422].includes(status)) throw data(null, { status: 404 });
    throw error;
  }
}

export default function HistoryRoute({ loaderData }: Route.ComponentProps) {
  const { product, first } = loaderData;
  const t = useTexts('bulk');
  return (
    <Container className="pb-16">
      <PageHead title={t.historyTitle} hidden />
      <PageHeader
        title={product.name}
        lead={t.historyLead}
        breadcrumbs={[
          { label: t.dashboard, to: '/dashboard?tab=products' },
          { label: t.historyTitle },
        ]}
      />
      <History key={product.id} first={first} />
    </Container>
  );
}

function History({ first }: { first: Page<HistoryEntry> }) {
  const t = useTexts('bulk');
  const { entries, next, isPending, load } = useEntries(first);
  const columns = useHistoryColumns();
  if (entries.length === 0) return <EmptyState title={t.historyEmpty} text={t.historyEmptyText} />;
  return (
    <>
      <DataTable
        caption={t.historyTitle}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
      />
      {next && (
        <LoadMore
          label={t.loadMore}
          onLoad={() => void load(next)}
          pending={isPending}
          shown={entries.length}
        />
      )}
    </>
  );
}

/** What is shown of the history, and how more of it comes. */
function useEntries(first: Page<HistoryEntry>) {
  const t = useTexts('bulk');
  const common = useTexts('common');
  const [entries, setEntries] = useState(first.items);
  const [next, setNext] = useState(first.next);
  const [isPending, setPending] = useState(false);
  const load = async (path: string) => {
    setPending(true);
    try {
      const page = await browserApi.getPage<HistoryEntry>(path);
      setEntries((shown) => [...shown, ...page.items]);
      setNext(page.next);
    } catch {
      toast({ title: common.error, description: t.loadMoreFailed, variant: 'destructive' });
    }
    setPending(false);
  };
  return { entries, next, isPending, load };
}

function useHistoryColumns(): readonly Column<HistoryEntry>[] {
  const t = useTexts('bulk');
  const language = useLanguage();
  const change = (from: string, to: string) =>
    from === to ? t.unchanged : fill(t.change, { from, to });
  const count = (stock: number) => fill('{stock}', { stock });
  return [
    {
      id: 'when',
      header: t.when,
      title: true,
      cell: ({ createdAt }) => formatDateTime(createdAt, language),
    },
    {
      id: 'price',
      header: t.price,
      numeric: true,
      cell: ({ oldPrice, newPrice }) =>
        change(formatUnitPrice(oldPrice), formatUnitPrice(newPrice)),
    },
    {
      id: 'stock',
      header: t.stock,
      numeric: true,
      cell: ({ oldStockQuantity, newStockQuantity }) =>
        change(count(oldStockQuantity), count(newStockQuantity)),
    },
    { id: 'cause', header: t.cause, cell: ({ cause }) => lookUp(t.causes, cause) ?? cause },
  ];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <ProductMissing /> : <PageFailed error={error} />;
}
