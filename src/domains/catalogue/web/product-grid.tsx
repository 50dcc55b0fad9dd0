import { Suspense } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import type { ProductCard as ListedProduct } from '../schema.ts';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

type Layout = ProductCardProps['layout'];

const gaps = {
  grid: 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-5',
  list: 'grid gap-3',
} as const;

/** The parts of cards side by side begin on one line, however long a name or a supplier's is. */
const rows = 'row-span-5 grid grid-rows-subgrid gap-y-0';

/** Of a list of cards in columns, and of each of its items: a card takes its rows from them. */
export const cardColumns = gaps.grid;
export const cardItem = `min-w-0 ${rows}`;

/** What a phone shows at once, above the fold. */
const phoneRow = 2;

/** Products in columns or under each other. */
export function ProductGrid(props: {
  products: readonly ListedProduct[];
  layout?: Layout | undefined;
  now: number;
  actions?: ProductCardProps['actions'];
  /** The first pictures are the largest things on the page. */
  eagerFirst?: boolean | undefined;
}) {
  const { products, layout = 'grid', now, actions, eagerFirst = false } = props;
  return (
    <ul className={gaps[layout]}>
      {products.map((product, index) => (
        <li key={product.id} className={cx('min-w-0', layout === 'grid' && rows)}>
          {/* With progressiveChunkSize in entry.server.tsx: React takes the cards over one by one, and a
              phone stays responsive. The skeleton shows where a first card's texts are on their way. */}
          <Suspense fallback={<CardSkeleton layout={layout} />}>
            <ProductCard
              product={product}
              layout={layout}
              now={now}
              actions={actions}
              eager={eagerFirst && index < phoneRow}
            />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

const places = Array.from({ length: 8 }, (_, place) => place);

/** Stands where products will be. */
export function ProductGridSkeleton({ layout }: { layout: Layout }) {
  return (
    <div className={gaps[layout]} aria-hidden="true">
      {places.map((place) => (
        <CardSkeleton key={place} layout={layout} />
      ))}
    </div>
  );
}

function CardSkeleton({ layout }: { layout: Layout }) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        'card overflow-hidden',
        layout === 'list' ? 'grid grid-cols-[7.5rem_1fr] md:grid-cols-[10rem_1fr]' : 'row-span-5',
      )}
    >
      <Skeleton className="aspect-square h-full min-h-30 rounded-none" />
      <div className="grid content-start gap-2 p-3">
        <Skeleton className="h-3 w-1/3" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="mt-3 h-5 w-1/2" />
        <Skeleton className="h-3.5 w-1/3" />
        <Skeleton className="mt-3 h-11 w-full" />
      </div>
    </div>
  );
}
