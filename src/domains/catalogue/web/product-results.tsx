import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../messages/index.ts';
import { chatAddress } from '../../../shared/open-chat.ts';
import { cx } from '../../../ui/cx.ts';
import type { Page } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { useCurrentUser } from '../../accounts/web/public.tsx';
import type { ProductCard } from '../schema.ts';
import { ActiveFilters } from './active-filters.tsx';
import {
  isRestricted,
  type LeftOut,
  listAddress,
  type ProductFilters,
  pricesCross,
} from './list-filters.ts';
import { showsLoadMore } from './load-more.ts';
import { LoadMoreProducts } from './load-more-products.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { resultLine } from './result-line.ts';
import { useProductPages } from './use-product-pages.ts';
import { ViewToggle } from './view-toggle.tsx';

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
      <LeftOutNotice
        leftOut={props.leftOut}
        unknownCategory={props.isKnownCategory ? null : category}
      />
      <ActiveFilters filters={filters} supplierName={list.items[0]?.supplier.companyName ?? null} />
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
          <NothingFound filters={filters} />
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

/** Says which part of a mistyped address the list goes without, and which nothing can match. */
function LeftOutNotice(props: { leftOut: readonly LeftOut[]; unknownCategory: string | null }) {
  const { leftOut, unknownCategory } = props;
  const t = useTexts('catalogue');
  const parts = leftOut.map(({ name, value }) => `${t[name]} “${value}”`).join(', ');
  const sentences = [
    parts && fill(t.leftOut, { parts }),
    unknownCategory && fill(t.unknownCategory, { category: unknownCategory }),
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <p className="mb-3 wrap-anywhere rounded-control bg-warning-soft px-3 py-2 text-warning">
      {sentences.join(' ')}
    </p>
  );
}

function NothingFound({ filters }: { filters: ProductFilters }) {
  const t = useTexts('catalogue');
  const user = useCurrentUser();
  const hasWayOn = isRestricted(filters) || filters.cursor !== '';
  const isBuyer = user === null || user.role === 'contractor';
  return (
    <EmptyState
      title={t.emptyTitle}
      text={pricesCross(filters) ? t.pricesCross : t.emptyText}
      action={
        <>
          {filters.search && isBuyer && <AskElsewhere search={filters.search} />}
          {hasWayOn && (
            <LinkButton to={listAddress({ view: filters.view })} variant="outline">
              {t.allProducts}
            </LinkButton>
          )}
        </>
      }
    />
  );
}

/** What is not on the list can still be had: the search's words go along. */
function AskElsewhere({ search }: { search: string }) {
  const t = useTexts('catalogue');
  const here = listAddress({ search });
  return (
    <>
      <LinkButton to={`/rfqs/new?${new URLSearchParams({ material: search })}`}>
        {t.emptyRequest}
      </LinkButton>
      <LinkButton to={chatAddress(here, search)} variant="outline" preventScrollReset>
        {t.emptyAsk}
      </LinkButton>
    </>
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
