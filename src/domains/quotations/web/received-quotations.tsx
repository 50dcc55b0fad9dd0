import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { type ApiError, apiPath, browserApi, type Page } from '../../../ui/data/api-client.ts';
import { nextPageOf } from '../../../ui/data/next-page.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { LoadMore } from '../../../ui/patterns/load-more.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import type { QuotationSummary } from '../schema.ts';
import { QuotationList } from './quotation-list.tsx';

/** What a contractor received, below a QueryClientProvider: all of it page by page, or the newest. */
const path = '/api/quotations';
const recentCount = 3;
export const receivedKey = (limit: number | null) => [path, limit] as const;

/** @param limit so many of the newest; null for all, as they are asked for */
function useReceived(limit: number | null) {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const query = useInfiniteQuery<
    Page<QuotationSummary>,
    ApiError,
    InfiniteData<Page<QuotationSummary>>,
    ReturnType<typeof receivedKey>,
    string
  >({
    queryKey: receivedKey(limit),
    queryFn: ({ pageParam }) => browserApi.getPage<QuotationSummary>(pageParam),
    initialPageParam: apiPath([path], { items: 'false', ...(limit ? { limit } : {}) }),
    getNextPageParam: ({ next }) => next,
  });
  return {
    query,
    quotations: query.data?.pages.flatMap(({ items }) => items) ?? [],
    /** After a decision: the list, and the figures of the page around it. */
    async readAnew() {
      await Promise.all([client.invalidateQueries({ queryKey: [path] }), revalidate()]);
    },
  };
}

/** All quotations on the reader's own RFQs, newest first. */
export function ReceivedQuotations() {
  const t = useTexts('quotations');
  const { query, quotations, readAnew } = useReceived(null);
  if (query.isPending) return <Loading />;
  if (query.isError && quotations.length === 0) {
    return <Failed status={query.error.status} onRetry={() => void query.refetch()} />;
  }
  return (
    <div className="grid gap-4">
      <h2 className="sr-only">{t.heading}</h2>
      <QuotationList quotations={quotations} onChanged={readAnew} />
      {query.hasNextPage && <LoadMore label={t.more} {...nextPageOf(query)} />}
    </div>
  );
}

/** The three newest, for an overview. */
export function RecentQuotations() {
  const { query, quotations, readAnew } = useReceived(recentCount);
  if (query.isPending) return <Loading />;
  if (query.isError && quotations.length === 0) {
    return <Failed status={query.error.status} onRetry={() => void query.refetch()} />;
  }
  return <QuotationList quotations={quotations} onChanged={readAnew} />;
}

/** Cards of the shape that is coming. */
function Loading() {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3" aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <Card key={place} className="grid gap-3 p-4">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-16 w-full" />
        </Card>
      ))}
    </div>
  );
}
