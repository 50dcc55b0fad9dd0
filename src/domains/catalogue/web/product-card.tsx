import { MessageSquareText, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { Rating } from '../../../ui/primitives/rating.tsx';
import { UnitPrice } from '../../../ui/primitives/unit-price.tsx';
import { useCurrentUser, useMay } from '../../accounts/web/public.tsx';
import type { ProductCard as ListedProduct } from '../schema.ts';
import { isNewProduct } from './new-badge.ts';
import { offersCart } from './offers-cart.ts';
import { type ProductActions, useProductActions } from './product-actions.ts';
import { ProductPicture } from './product-picture.tsx';
import { isInStock } from './stock.ts';
import { StockState, SupplierLine } from './supplier-line.tsx';
import { supplierPath } from './supplier-path.ts';
import { useCarousel } from './use-carousel.ts';

export interface ProductCardProps {
  product: ListedProduct;
  layout: 'grid' | 'list';
  /** Milliseconds, from the page's data: decides the "New" badge alike on server and browser. */
  now: number;
  /** Instead of the usual ones, which need nothing but the page. */
  actions?: ProductActions | undefined;
  /** One of the page's first cards: its picture is loaded first. */
  eager?: boolean | undefined;
}

/**
 * How wide a card's picture is at each width of the page, as in <img sizes>: without margins, gaps and
 * borders, since a few pixels too many bring a phone a picture of twice the size.
 */
const pictureSizes = {
  grid: '(min-width: 80rem) 14.5rem, (min-width: 64rem) calc(25vw - 1.625rem), (min-width: 48rem) calc(33vw - 1.75rem), calc(50vw - 1.5rem)',
  list: '(min-width: 48rem) 10rem, 7.5rem',
} as const;

/**
 * Where the parts stand. In a list the card is a row on every screen: on a wide one who sells it and
 * what it costs have columns of their own, so that they can be compared from row to row.
 */
const frames = {
  grid: {
    card: 'row-span-5 grid grid-rows-subgrid gap-y-0',
    picture: 'aspect-square',
    text: 'p-3 pb-0',
    price: 'px-3 pt-1',
    seller: 'items-end px-3 pt-2',
    message: 'right-1 bottom-0',
    button: 'p-3 pt-2',
  },
  list: {
    card: 'grid grid-cols-[7.5rem_minmax(0,1fr)] md:grid-cols-[10rem_minmax(0,1fr)_14rem] md:grid-rows-[1fr_auto] lg:grid-cols-[10rem_minmax(0,1fr)_16rem_15rem]',
    picture: 'row-span-4 md:row-span-2',
    text: 'p-3 pb-0 md:px-4 md:[&_h3]:text-lg lg:row-span-2 lg:justify-center lg:pb-3',
    price:
      'px-3 pt-1 md:col-start-3 md:row-start-1 md:self-stretch md:border-line md:border-l md:px-4 md:pt-4 lg:col-start-4',
    seller:
      'items-end px-3 pt-2 lg:items-center md:col-start-2 md:row-start-2 md:px-4 md:pb-3 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:border-line lg:border-l lg:py-3',
    message: 'right-1 bottom-0 lg:inset-y-0 lg:my-auto',
    button:
      'p-3 pt-2 md:col-start-3 md:row-start-2 md:border-line md:border-l md:px-4 md:pb-4 lg:col-start-4',
  },
} as const;

/** A product as it stands in a list. A tap anywhere opens it; the buttons lie above that. */
export function ProductCard({ product, layout, now, actions, eager }: ProductCardProps) {
  const t = useTexts('catalogue');
  const carousel = useCarousel(product.media.length);
  const isGrid = layout === 'grid';
  const frame = frames[layout];
  return (
    <Card
      as="article"
      interactive
      className={cx('group isolate overflow-hidden', frame.card)}
      {...carousel.swipe}
    >
      <div className={cx('relative overflow-hidden bg-surface-sunken', frame.picture)}>
        <ProductPicture
          name={product.name}
          media={product.media}
          index={carousel.index}
          onStep={carousel.step}
          sizes={pictureSizes[layout]}
          eager={eager}
        />
        {isGrid && isNewProduct(product.createdAt, now) && (
          <Badge className="absolute top-2 left-2">{t.new}</Badge>
        )}
      </div>
      <CardText product={product} className={frame.text} />
      <CardPrice product={product} className={frame.price} />
      <CardActions product={product} actions={actions} frame={frame} />
    </Card>
  );
}

interface PartProps {
  product: ListedProduct;
  className: string;
}

function CardText({ product, className }: PartProps) {
  const { rating } = product;
  return (
    <div className={cx('flex min-w-0 flex-col gap-1', className)}>
      {product.brandName && (
        <p className="line-clamp-2 wrap-anywhere text-ink-muted text-xs uppercase tracking-wide">
          {product.brandName}
        </p>
      )}
      <h3 className="wrap-anywhere font-sans font-semibold text-sm leading-snug tracking-normal md:text-pretty md:text-[0.9375rem]">
        <Link
          to={`/products/${product.slug}`}
          className="line-clamp-6 rounded-control after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {product.name}
        </Link>
      </h3>
      {rating.average !== null && rating.count > 0 && (
        <Rating average={rating.average} count={rating.count} compact />
      )}
    </div>
  );
}

function CardPrice({ product, className }: PartProps) {
  const t = useTexts('catalogue');
  return (
    <div className={cx('min-w-0', className)}>
      <UnitPrice price={product.price} unit={product.unit} className="text-lg leading-tight" />
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-[0.8125rem]">
        <StockState inStock={isInStock(product)} />
        {product.minOrderQuantity > 1 && (
          <span className="text-ink-muted">
            {fill(t.minOrder, { count: product.minOrderQuantity })}
          </span>
        )}
      </p>
    </div>
  );
}

/** Who sells it, and what can be done. A supplier cannot write to itself. */
function CardActions(props: {
  product: ListedProduct;
  actions: ProductActions | undefined;
  frame: { readonly seller: string; readonly message: string; readonly button: string };
}) {
  const { product, frame } = props;
  const t = useTexts('catalogue');
  const user = useCurrentUser();
  const may = useMay();
  const usual = useProductActions();
  const actions = props.actions ?? usual;
  const [isAdding, setAdding] = useState(false);
  const add = async () => {
    setAdding(true);
    await actions.addToCart(product);
    setAdding(false);
  };
  return (
    <>
      <div className={cx('relative flex min-w-0', frame.seller)}>
        <Link
          to={supplierPath(product.supplier)}
          className="relative z-10 flex min-h-13 min-w-0 flex-1 items-end rounded-control pb-1 hover:underline"
        >
          <SupplierLine
            supplier={product.supplier}
            className="min-w-0 flex-1 text-xs leading-snug md:text-[0.8125rem]"
            placeClassName="mr-8 min-h-9 md:mr-10"
          />
        </Link>
        {user?.id !== product.supplierId && may('GET /api/messages/:userId') && (
          <IconButton
            label={t.messageSupplier}
            icon={<MessageSquareText aria-hidden="true" />}
            className={cx('absolute z-20', frame.message)}
            onClick={() => actions.messageSupplier(product)}
          />
        )}
      </div>
      {offersCart(user) && (
        <div className={cx('min-w-0', frame.button)}>
          <Button
            pending={isAdding}
            className="relative z-10 w-full max-md:px-1"
            size="sm"
            onClick={add}
          >
            {!isAdding && <ShoppingCart className="max-md:hidden" aria-hidden="true" />}
            {isAdding ? t.adding : t.addToCart}
          </Button>
        </div>
      )}
    </>
  );
}
