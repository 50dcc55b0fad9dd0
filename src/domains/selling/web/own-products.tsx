import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download, Plus, Tags, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { browserApi } from '../../../ui/data/api-client.ts';
import { nextPageOf } from '../../../ui/data/next-page.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { LoadMore } from '../../../ui/patterns/load-more.tsx';
import { Button, buttonClass } from '../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { SearchBox } from '../../../ui/primitives/search-box.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ownProductsKey, ownProductsPath, readOwnProducts } from './api.ts';
import { ProductTable } from './product-table.tsx';

export interface OwnProductsProps {
  supplierId: string;
  onAdd: () => void;
  onEdit: (productId: string) => void;
  /** A product was switched on or off here. */
  onChanged: () => void;
}

/** From this many on, a product is found faster by its name than by scrolling. */
const searchFrom = 10;

/** All products of the supplier, newest first, listed or not. The list's words may come after its products. */
export function OwnProducts(props: OwnProductsProps) {
  return (
    <Suspense fallback={<RowSkeletons />}>
      <ProductList {...props} />
    </Suspense>
  );
}

function ProductList({ supplierId, onAdd, onEdit, onChanged }: OwnProductsProps) {
  const t = useTexts('selling');
  const [search, setSearch] = useState('');
  const { data, isPending, isLoadingError, refetch, ...more } = useOwnProducts(supplierId, search);
  if (isPending) return <RowSkeletons />;
  if (isLoadingError) return <Failed heading="h2" onRetry={() => void refetch()} />;
  const products = data.pages.flatMap(({ items }) => items);
  const total = data.pages.at(-1)?.total ?? products.length;
  if (products.length === 0 && search === '') return <NothingYet onAdd={onAdd} />;
  return (
    <>
      <ListActions />
      {(search !== '' || total > searchFrom) && (
        <SearchBox
          name="own-search"
          label={t.searchOwn}
          placeholder={t.searchOwn}
          defaultValue={search}
          onSearch={setSearch}
          buttonVariant="outline"
          className="mb-4 max-w-md"
        />
      )}
      {products.length === 0 ? (
        <EmptyState
          title={t.noneFound}
          action={
            <Button variant="outline" onClick={() => setSearch('')}>
              {t.allProducts}
            </Button>
          }
        />
      ) : (
        <ProductTable products={products} onEdit={onEdit} onChanged={onChanged} />
      )}
      {more.hasNextPage && (
        <LoadMore label={t.loadMore} {...nextPageOf(more)} shown={products.length} total={total} />
      )}
    </>
  );
}

function NothingYet({ onAdd }: { onAdd: () => void }) {
  const t = useTexts('selling');
  const action = (
    <span className="flex flex-wrap justify-center gap-3">
      <Button onClick={onAdd}>
        <Plus aria-hidden="true" />
        {t.addFirst}
      </Button>
      <ImportLink />
    </span>
  );
  return <EmptyState title={t.emptyTitle} text={t.emptyText} action={action} />;
}

/** The list as a whole, in and out. */
function ListActions() {
  const { exportShort } = useTexts('bulk');
  const { link } = useTexts('prices');
  return (
    <div className="mb-4 flex flex-wrap gap-3 md:justify-end">
      <LinkButton to="/dashboard/prices" variant="outline" size="sm">
        <Tags aria-hidden="true" />
        {link}
      </LinkButton>
      <ImportLink />
      <a
        href="/api/products/export.csv"
        download
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        <Download aria-hidden="true" />
        {exportShort}
      </a>
    </div>
  );
}

function ImportLink() {
  const { importLink } = useTexts('bulk');
  return (
    <LinkButton to="/dashboard/import" variant="outline" size="sm">
      <Upload aria-hidden="true" />
      {importLink}
    </LinkButton>
  );
}

const useOwnProducts = (supplierId: string, search: string) =>
  useInfiniteQuery({
    queryKey: [...ownProductsKey, supplierId, search],
    queryFn: ({ pageParam }) => readOwnProducts(browserApi, pageParam),
    initialPageParam: ownProductsPath(supplierId, search),
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });

function RowSkeletons() {
  const { loading } = useTexts('common');
  return (
    <div className="grid gap-3" role="status" aria-label={loading}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-20 w-full" />
      ))}
    </div>
  );
}
