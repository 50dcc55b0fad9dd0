import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { browserApi } from '../../../../ui/data/api-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { type Column, DataTable } from '../../../../ui/patterns/data-table.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../../ui/patterns/failed.tsx';
import { LoadMore } from '../../../../ui/patterns/load-more.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Picture } from '../../../../ui/primitives/picture.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { UnitPrice } from '../../../../ui/primitives/unit-price.tsx';
import type { ProductCard } from '../../schema.ts';
import { ownProductsPath, readOwnProducts } from './api.ts';

/** All products of the supplier, newest first, listed or not. */
export function OwnProducts({ supplierId }: { supplierId: string }) {
  const t = useTexts('selling');
  const { data, isPending, isError, refetch, ...more } = useOwnProducts(supplierId);
  if (isPending) return <RowSkeletons />;
  if (isError) return <Failed onRetry={() => void refetch()} />;
  const products = data.pages.flatMap(({ items }) => items);
  return (
    <>
      <ProductTable
        products={products}
        empty={<EmptyState title={t.emptyTitle} text={t.emptyText} />}
      />
      {more.hasNextPage && (
        <LoadMore
          label={t.loadMore}
          onLoad={() => void more.fetchNextPage()}
          pending={more.isFetchingNextPage}
          shown={products.length}
          total={data.pages.at(-1)?.total}
        />
      )}
    </>
  );
}

const useOwnProducts = (supplierId: string) =>
  useInfiniteQuery({
    queryKey: ['own-products', supplierId],
    queryFn: ({ pageParam }) => readOwnProducts(browserApi, pageParam),
    initialPageParam: ownProductsPath(supplierId),
    getNextPageParam: (page) => page.next,
  });

function ProductTable(props: { products: readonly ProductCard[]; empty: React.ReactNode }) {
  const t = useTexts('selling');
  const columns: Column<ProductCard>[] = [
    {
      id: 'product',
      header: t.product,
      title: true,
      cell: (product) => <NamedProduct product={product} />,
    },
    {
      id: 'price',
      header: t.price,
      numeric: true,
      cell: ({ price, unit }) => <UnitPrice price={price} unit={unit} />,
    },
    { id: 'stock', header: t.stock, numeric: true, cell: (product) => product.stockQuantity },
    {
      id: 'status',
      header: t.status,
      cell: ({ isActive }) => (
        <Badge variant={isActive ? 'success' : 'secondary'}>
          {isActive ? t.active : t.inactive}
        </Badge>
      ),
    },
  ];
  return (
    <DataTable
      caption={t.tableCaption}
      columns={columns}
      rows={props.products}
      rowKey={({ id }) => id}
      empty={props.empty}
    />
  );
}

function NamedProduct({ product }: { product: ProductCard }) {
  return (
    <span className="flex items-center gap-3">
      <Picture
        media={product.media[0]}
        alt=""
        sizes="48px"
        className="size-12 flex-none rounded-control object-cover"
      />
      <Link to={`/products/${product.slug}`} className="min-w-0 break-words hover:underline">
        {product.name}
      </Link>
    </span>
  );
}

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
