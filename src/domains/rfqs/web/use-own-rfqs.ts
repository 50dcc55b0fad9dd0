import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserApi, type Page } from '../../../ui/data/api-client.ts';
import { onChange } from '../../../ui/data/changes.ts';
import { nextPageOf } from '../../../ui/data/next-page.ts';
import type { Rfq } from '../schema.ts';
import { type RfqListFilter, readRfqs, rfqListPath, rfqsPath } from './api.ts';

/** The contractor's own RFQs, newest first, page by page. `first` is what the page was loaded with. */
export function useOwnRfqs(filter: RfqListFilter, first: Page<Rfq>) {
  const client = useQueryClient();
  const path = rfqListPath(filter);
  const query = useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam }) => readRfqs(browserApi, pageParam),
    initialPageParam: path,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    ...(path === rfqsPath ? { initialData: { pages: [first], pageParams: [path] } } : {}),
  });
  useEffect(() => onChange(rfqsPath, () => void client.invalidateQueries()), [client]);
  return {
    rfqs: query.data?.pages.flatMap(({ items }) => items) ?? [],
    total: query.data?.pages.at(-1)?.total ?? 0,
    isFailed: query.isLoadingError,
    /** Null at the end of the list. */
    nextPage: query.hasNextPage ? nextPageOf(query) : null,
    retry: () => void query.refetch(),
  };
}
