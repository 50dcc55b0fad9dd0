import { FileText, MessageSquareText, ShoppingCart } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { type QuantityBounds, quantityBounds } from '../../../ui/primitives/quantity-rules.ts';
import { QuantityStepper } from '../../../ui/primitives/quantity-stepper.tsx';
import { Rating } from '../../../ui/primitives/rating.tsx';
import { UnitPrice } from '../../../ui/primitives/unit-price.tsx';
import { useCurrentUser, useMay } from '../../accounts/web/public.tsx';
import type { Product } from '../schema.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { offersCart } from './offers-cart.ts';
import { usePurchaseActions } from './purchase-actions.ts';
import { availability, totalPrice } from './quantity.ts';
import { ShareButton } from './share-button.tsx';
import { isInStock } from './stock.ts';
import { StockState } from './supplier-line.tsx';

interface PurchasePanelProps {
  product: Product;
  usualPrice: ReactNode;
  quantity: number;
  onQuantity: (quantity: number) => void;
  onShowReviews: () => void;
}

/** What it is, what it costs, and everything that can be done with it. */
export function PurchasePanel(props: PurchasePanelProps) {
  const { product, usualPrice, quantity, onQuantity, onShowReviews } = props;
  const actions = usePurchaseActions(product);
  const [isRefused, setRefused] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  // The press that left the field would take another number than was typed: the next one takes what stands.
  const showRefused = () => {
    setRefused(false);
    panel.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  const isBuyer = offersCart(useCurrentUser());
  const isSoldOut = availability(product) === 'outOfStock';
  const total = isSoldOut ? null : formatUnitPrice(totalPrice(product.price, quantity));
  const buy = {
    isAdding: actions.isAdding,
    isAvailable: availability(product) === 'available',
    onAdd: () => (isRefused ? showRefused() : actions.addToCart(quantity)),
  };
  return (
    <div className="grid gap-5" ref={panel}>
      <ProductTitle product={product} onShowReviews={onShowReviews} />
      <div>
        <UnitPrice price={product.price} unit={product.unit} className="text-3xl" />
        {usualPrice}
        <StockNotes product={product} />
      </div>
      {total === null ? (
        <SoldOut product={product} />
      ) : (
        isBuyer && (
          <QuantityRow
            bounds={actions.boundsBeside(quantityBounds(product))}
            quantity={quantity}
            onQuantity={onQuantity}
            onRefused={setRefused}
            total={total}
          />
        )
      )}
      {isBuyer && (
        <div className="hidden md:block">
          <AddButton {...buy} size="lg" />
        </div>
      )}
      <OtherActions product={product} actions={actions} quantity={quantity} />
      {isBuyer && (
        <div className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-line border-t bg-surface-raised px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-overlay md:hidden">
          {total !== null && <BarTotal total={total} />}
          <AddButton {...buy} size="md" />
        </div>
      )}
    </div>
  );
}

function ProductTitle(props: { product: Product; onShowReviews: () => void }) {
  const { product, onShowReviews } = props;
  const { rating } = product;
  return (
    <div>
      <div className="mb-1 flex items-center justify-end gap-3">
        {product.brandName && (
          <p className="min-w-0 flex-1 truncate text-ink-muted text-sm uppercase tracking-wide">
            {product.brandName}
          </p>
        )}
        <div className="flex flex-none gap-2">
          <FavouriteButton productId={product.id} />
          <ShareButton product={product} />
        </div>
      </div>
      <h1 className="wrap-anywhere text-[clamp(1.5rem,1.2rem+1.4vw,2.125rem)]">{product.name}</h1>
      <Link
        to="#reviews"
        className="mt-1 inline-flex min-h-11 items-center rounded-control hover:underline"
        onClick={onShowReviews}
      >
        <Rating average={rating.average} count={rating.count} />
      </Link>
    </div>
  );
}

function StockNotes({ product }: { product: Product }) {
  const t = useTexts('product');
  const { min, max } = quantityBounds(product);
  const state = availability(product);
  return (
    <div className="mt-2 grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3">
        <StockState inStock={isInStock(product)} />
        {state === 'available' && min > 1 && (
          <span className="text-ink-muted text-sm">{fill(t.minimumNote, { min })}</span>
        )}
      </p>
      {state === 'belowMinimum' && (
        <p className="rounded-control bg-warning-soft px-3 py-2 text-warning" id="stock-reason">
          {fill(t.belowMinimum, { stock: max, min })}
        </p>
      )}
    </div>
  );
}

/** There is nothing to choose: how it can be had all the same. */
function SoldOut({ product }: { product: Product }) {
  const t = useTexts('product');
  const { outOfStockText } = useTexts('catalogue');
  return (
    <div className="grid justify-items-start gap-1 rounded-control bg-warning-soft px-3 py-2 text-warning">
      <p>
        {outOfStockText} {t.soldOutHint}
      </p>
      {product.offers.some(isInStock) && (
        <a href="#offers" className="inline-flex min-h-11 items-center font-semibold underline">
          {t.offersTitle}
        </a>
      )}
    </div>
  );
}

function QuantityRow(props: {
  bounds: QuantityBounds;
  quantity: number;
  onQuantity: (quantity: number) => void;
  onRefused: (isRefused: boolean) => void;
  total: string;
}) {
  const { bounds, quantity, onQuantity, onRefused, total } = props;
  const t = useTexts('product');
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-line border-y py-4">
      <div>
        <p className="field-label" aria-hidden="true">
          {t.quantity}
        </p>
        <QuantityStepper
          label={t.quantity}
          value={quantity}
          {...bounds}
          onChange={onQuantity}
          onRefused={onRefused}
        />
      </div>
      <p className="hidden text-right md:block">
        <span className="block text-ink-muted text-sm">{t.total}</span>
        <output className="font-extrabold font-heading text-2xl tabular-nums">{total}</output>
      </p>
    </div>
  );
}

function BarTotal({ total }: { total: string }) {
  const t = useTexts('product');
  return (
    <p className="flex-none leading-tight">
      <span className="block text-ink-muted text-xs">{t.total}</span>
      <output className="font-extrabold font-heading whitespace-nowrap text-lg tabular-nums">
        {total}
      </output>
    </p>
  );
}

function AddButton(props: {
  isAdding: boolean;
  isAvailable: boolean;
  onAdd: () => void;
  size: 'md' | 'lg';
}) {
  const { isAdding, isAvailable, onAdd, size } = props;
  const t = useTexts('catalogue');
  return (
    <Button
      variant="accent"
      size={size}
      className="w-full"
      pending={isAdding}
      disabled={!isAvailable}
      onClick={onAdd}
    >
      {!isAdding && <ShoppingCart aria-hidden="true" />}
      {isAdding ? t.adding : t.addToCart}
    </Button>
  );
}

/** A supplier cannot write to itself, so its own product says whose it is instead. */
function OtherActions(props: {
  product: Product;
  actions: ReturnType<typeof usePurchaseActions>;
  quantity: number;
}) {
  const { product, actions, quantity } = props;
  const t = useTexts('product');
  const shared = useTexts('catalogue');
  const user = useCurrentUser();
  const may = useMay();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {user?.id === product.supplierId ? (
        <p className="self-center text-ink-muted">{t.ownProduct}</p>
      ) : (
        may('GET /api/messages/:userId') && (
          <Button variant="outline" onClick={actions.messageSupplier}>
            <MessageSquareText aria-hidden="true" />
            {shared.messageSupplier}
          </Button>
        )
      )}
      {offersCart(user) && (
        <Button variant="outline" onClick={() => actions.requestQuote(quantity)}>
          <FileText aria-hidden="true" />
          {t.requestQuote}
        </Button>
      )}
    </div>
  );
}
