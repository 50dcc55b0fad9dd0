import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import type { ProductCard } from '../schema.ts';
import { listAddress, type ProductFilters } from './list-filters.ts';
import { cursorOf, type LoadedList, showsLoadMore } from './load-more.ts';
import type { LoadMoreStatus } from './use-product-pages.ts';

interface LoadMoreProductsProps {
  list: LoadedList<ProductCard>;
  status: LoadMoreStatus;
  filters: ProductFilters;
  onLoad: () => void;
}

/**
 * The end of the list. The button is a form's, so that without JavaScript it leads to the next page.
 * While that loads it is not disabled: a disabled button loses the focus.
 */
export function LoadMoreProducts({ list, status, filters, onLoad }: LoadMoreProductsProps) {
  const t = useTexts('catalogue');
  const isPending = status === 'pending';
  const counts = { count: list.items.length, total: Math.max(list.total, list.items.length) };
  return (
    <div className="mt-8 grid justify-items-center gap-3">
      <p className="text-ink-muted text-sm tabular-nums" aria-live="polite">
        {list.isComplete ? fill(t.loadedAll, counts) : fill(t.loadedOf, counts)}
      </p>
      <progress
        className="load-progress"
        aria-hidden="true"
        value={counts.count}
        max={counts.total}
      />
      {status === 'failed' && (
        <p role="alert" className="font-semibold text-danger text-sm">
          {t.loadMoreFailed}
        </p>
      )}
      {showsLoadMore(list) && (
        <form
          method="get"
          action="/products"
          onSubmit={(event) => {
            event.preventDefault();
            onLoad();
          }}
        >
          <NextPageFields filters={{ ...filters, cursor: cursorOf(list.next) ?? '' }} />
          <Button
            type="submit"
            variant="outline"
            size="lg"
            aria-disabled={isPending || undefined}
            aria-busy={isPending || undefined}
          >
            {isPending && <span className="spinner" aria-hidden="true" />}
            {t.loadMore}
          </Button>
        </form>
      )}
      {filters.cursor && (
        <LinkButton variant="ghost" to={listAddress({ ...filters, cursor: '' })}>
          {t.backToStart}
        </LinkButton>
      )}
    </div>
  );
}

function NextPageFields({ filters }: { filters: ProductFilters }) {
  const query = listAddress(filters).split('?')[1];
  return [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
