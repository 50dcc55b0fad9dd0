import { Suspense, useEffect, useRef, useState } from 'react';
import { fill } from '../../../messages/index.ts';
import { cx } from '../../../ui/cx.ts';
import type { Page } from '../../../ui/data/api-client.ts';
import { lazyExtra } from '../../../ui/lazy-extra.tsx';
import { useTexts } from '../../../ui/messages.tsx';
import type { ProductCard } from '../schema.ts';
import {
  countExtraFilters,
  type LeftOut,
  maySayPrice,
  type ProductFilters,
} from './list-filters.ts';
import { showsLoadMore } from './load-more.ts';
import { LoadMoreProducts } from './load-more-products.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { resultLine } from './result-line.ts';
import { useProductPages } from './use-product-pages.ts';
import { ViewToggle } from './view-toggle.tsx';

// What few lists show is not worth every visitor's data.
const ActiveFilters = lazyExtra(() => import('./active-filters.tsx'));
const LeftOutNotice = lazyExtra(() => import('./left-out-notice.tsx'));
const NothingFound = lazyExtra(() => import('./nothing-found.tsx'));

interface ResultsProps {
  page: Page<ProductCard>;
  /** What `page` was asked with, and how it is laid out. */
  filters: ProductFilters;
  /** In the reader's language, or as the address has it; empty where the list is of all. */
  category: string;
  isKnownCategory: boolean;
  /** What the address asked for in vain. */
  leftOut: readonly LeftOut[];
  now: number;
  /** Another list is on its way. */
  isLoading: boolean;
}

/** The products found, how many, and how to see more of them. */
export function ProductResults(props: ResultsProps) {
  const { filters, category, now, isLoading } = props;
  const t = useTexts('catalogue');
  const { list, status, loadMore } = useProductPages(props.page);
  const listRef = useRef<HTMLDivElement>(null);
  useFocusOnNext(listRef, list.items.length, !showsLoadMore(list));
  const isSlow = useIsSlow(isLoading);
  const line = resultLine(t, {
    count: list.items.length,
    search: filters.search,
    category,
  });
  return (
    <section aria-busy={isLoading} className="mt-4">
      {(props.leftOut.length > 0 || !props.isKnownCategory) && (
        <Suspense>
          <LeftOutNotice
            leftOut={props.leftOut}
            unknownCategory={props.isKnownCategory ? null : category}
          />
        </Suspense>
      )}
      <Suspense>
        {(filters.supplier || countExtraFilters(filters) > 0 || maySayPrice(filters.search)) && (
          <ActiveFilters
            filters={filters}
            supplierName={list.items[0]?.supplier.companyName ?? null}
          />
        )}
      </Suspense>
      <div className="my-3 flex min-h-11 items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2" aria-live="polite">
          <h2 className="wrap-anywhere font-sans font-semibold text-base tracking-normal">
            {isSlow ? t.loadingProducts : line}
          </h2>
          {!isSlow && list.total > list.items.length && (
            <p className="text-ink-muted tabular-nums">
              {fill(t.resultTotal, { total: list.total })}
            </p>
          )}
        </div>
        <ViewToggle filters={filters} />
      </div>
      <div ref={listRef} className={cx('transition-opacity', isLoading && 'opacity-60')}>
        {isSlow ? (
          <ProductGridSkeleton layout={filters.view} />
        ) : list.items.length === 0 ? (
          <Suspense>
            <NothingFound filters={filters} />
          </Suspense>
        ) : (
          <ProductGrid products={list.items} layout={filters.view} now={now} eagerFirst />
        )}
      </div>
      {!isSlow && list.items.length > 0 && (
        <LoadMoreProducts list={list} status={status} filters={filters} onLoad={loadMore} />
      )}
    </section>
  );
}

/** How long a list may take before a skeleton stands in for the one before it, in ms. */
const skeletonAfterMs = 250;

function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), skeletonAfterMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLoading && isSlow;
}

/** "Load More" keeps the focus while it stands; when the last page takes it away, the first new product gets it. */
function useFocusOnNext(
  list: React.RefObject<HTMLDivElement | null>,
  count: number,
  isWhole: boolean,
): void {
  const before = useRef(count);
  useEffect(() => {
    const known = before.current;
    before.current = count;
    if (!isWhole || count <= known || document.activeElement !== document.body) return;
    list.current?.querySelectorAll<HTMLElement>('article h3 a')[known]?.focus();
  }, [list, count, isWhole]);
}
