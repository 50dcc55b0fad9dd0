import { useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { browserApi, type Page } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { LoadMore } from '../../../ui/patterns/load-more.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { toast } from '../../../ui/toast/store.ts';
import type { ProductCard as ListedProduct } from '../schema.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { appendPage, startList } from './load-more.ts';
import { ProductCard } from './product-card.tsx';
import { cardColumns, cardItem } from './product-grid.tsx';

/** What the reader keeps. A product whose heart is pressed stays until the page is left, to change one's mind. */
export function FavouriteList({ first, now }: { first: Page<ListedProduct>; now: number }) {
  const t = useTexts('favourites');
  const { list, isPending, loadMore } = useMore(first);
  if (list.items.length === 0) {
    return (
      <EmptyState
        title={t.emptyTitle}
        text={t.emptyText}
        action={<LinkButton to="/products">{t.browse}</LinkButton>}
      />
    );
  }
  return (
    <>
      <ul className={cardColumns}>
        {list.items.map((product, index) => (
          <li key={product.id} className={cx('relative', cardItem)}>
            <ProductCard product={product} layout="grid" now={now} eager={index === 0} />
            <div className="absolute top-2 right-2 z-20">
              <FavouriteButton productId={product.id} known />
            </div>
          </li>
        ))}
      </ul>
      {list.next !== null && (
        <LoadMore
          label={t.more}
          onLoad={loadMore}
          pending={isPending}
          shown={list.items.length}
          total={list.total}
        />
      )}
    </>
  );
}

function useMore(first: Page<ListedProduct>) {
  const t = useTexts('favourites');
  const common = useTexts('common');
  const [list, setList] = useState(() => startList(first));
  const [isPending, setPending] = useState(false);
  const loadMore = async () => {
    if (list.next === null) return;
    setPending(true);
    try {
      setList(appendPage(list, await browserApi.getPage<ListedProduct>(list.next)));
    } catch {
      toast({ title: common.error, description: t.moreFailed, variant: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  return { list, isPending, loadMore };
}
