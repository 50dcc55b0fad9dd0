import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { countWords } from '../../../../messages/index.ts';
import { browserApi } from '../../../../ui/data/api-client.ts';
import { nextPageOf } from '../../../../ui/data/next-page.ts';
import { goToNextField } from '../../../../ui/forms/enter-key.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../../ui/patterns/failed.tsx';
import { LoadMore } from '../../../../ui/patterns/load-more.tsx';
import { UnsavedGuard } from '../../../../ui/patterns/unsaved-guard.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { mostPriceChanges, ownPricesQuerySchema } from '../../price-schema.ts';
import { type PriceFilters as Filters, pricesKey, pricesPath, readPrices } from './api.ts';
import { PercentRow } from './percent-row.tsx';
import { PriceFilters } from './price-filters.tsx';
import { PriceQuestion } from './price-question.tsx';
import { PriceRows } from './price-rows.tsx';
import { type PriceEditing, usePriceEdits } from './use-price-edits.ts';

/** All own prices in one list: typed one under the other or by percentage, and saved together. */
export function PriceGrid({ supplierId }: { supplierId: string }) {
  const t = useTexts('prices');
  const [filters, setFilters] = useFilters();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const editing = usePriceEdits(supplierId);
  const { data, isPending, isLoadingError, refetch, ...more } = usePrices(supplierId, filters);
  const products = data?.pages.flatMap(({ items }) => items) ?? [];
  const shownChosen = products.filter(({ id }) => chosen.has(id));
  const count = Object.keys(editing.edits).length;
  const choose = (id: string) =>
    setChosen((before) => (before.has(id) ? without(before, id) : new Set([...before, id])));
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <PriceFilters filters={filters} onChange={setFilters} />
      {products.length > 0 && (
        <PercentRow
          chosen={shownChosen.length}
          shown={products.length}
          onChooseAll={(all) => setChosen(new Set(all ? products.map(({ id }) => id) : []))}
          onApply={(percent) => editing.raise(shownChosen, percent)}
        />
      )}
      {isPending && <RowSkeletons />}
      {isLoadingError && <Failed heading="h2" onRetry={() => void refetch()} />}
      {data && products.length === 0 && (
        <NoPrices isFiltered={Object.values(filters).some(Boolean)} />
      )}
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={goToNextField}
      >
        {products.length > 0 && (
          <PriceRows products={products} editing={editing} chosen={chosen} onChoose={choose} />
        )}
        {more.hasNextPage && <LoadMore label={t.loadMore} {...nextPageOf(more)} />}
        {count > 0 && <SaveBar editing={editing} count={count} />}
      </form>
      <PriceQuestion
        asked={editing.asked}
        onBack={editing.closeQuestion}
        onSave={() => editing.save(true)}
      />
      <UnsavedGuard isDirty={count > 0} texts={t} />
    </div>
  );
}

function NoPrices({ isFiltered }: { isFiltered: boolean }) {
  const t = useTexts('prices');
  const own = useTexts('selling');
  if (isFiltered) return <EmptyState title={t.noneTitle} text={t.noneText} />;
  const add = <LinkButton to="/dashboard?tab=products&add=1">{own.addFirst}</LinkButton>;
  return <EmptyState title={own.emptyTitle} text={own.emptyText} action={add} />;
}

/** In the address, so that a list can be led to. */
function useFilters(): [Filters, (filters: Filters) => void] {
  const [address, setAddress] = useSearchParams();
  const asked = ownPricesQuerySchema.safeParse(Object.fromEntries(address));
  const choose = (filters: Filters) =>
    setAddress(
      Object.entries(filters).map(([name, value]): [string, string] => [name, value ?? '']),
      { replace: true, preventScrollReset: true },
    );
  if (!asked.success) return [{}, choose];
  const { ids: _ids, limit: _limit, cursor: _cursor, ...filters } = asked.data;
  return [filters, choose];
}

const without = (ids: ReadonlySet<string>, id: string) =>
  new Set([...ids].filter((other) => other !== id));

const usePrices = (supplierId: string, filters: Filters) =>
  useInfiniteQuery({
    queryKey: [...pricesKey, supplierId, filters],
    queryFn: ({ pageParam }) => readPrices(browserApi, pageParam),
    initialPageParam: pricesPath(filters),
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });

/** At the foot of the screen, so that saving is one press away from every row. */
function SaveBar({ editing, count }: { editing: PriceEditing; count: number }) {
  const t = useTexts('prices');
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t bg-surface py-3">
      <p className="min-w-0 flex-1 basis-full text-sm sm:basis-auto" aria-live="polite">
        {editing.isFull
          ? countWords({ one: t.tooMany, many: t.tooMany }, mostPriceChanges)
          : countWords(t.changedCount, count)}
      </p>
      <Button variant="outline" onClick={editing.forget}>
        {t.forget}
      </Button>
      <Button
        name="save"
        className="max-sm:flex-1"
        pending={editing.isSaving}
        disabled={editing.isFull}
        onClick={() => editing.save(false)}
      >
        {countWords(t.saveCount, count)}
      </Button>
    </div>
  );
}

function RowSkeletons() {
  const { loading } = useTexts('common');
  return (
    <div className="grid gap-3" role="status" aria-label={loading}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-14 w-full" />
      ))}
    </div>
  );
}
