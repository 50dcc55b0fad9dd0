import { FileText, Trash2, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatDate } from '../../../shared/dates.ts';
import { formatUnitPrice, fromCents } from '../../../shared/money.ts';
import { formatNumber } from '../../../shared/numbers.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Picture } from '../../../ui/primitives/picture.tsx';
import { QuantityStepper } from '../../../ui/primitives/quantity-stepper.tsx';
import { UnitPrice } from '../../../ui/primitives/unit-price.tsx';
import { useQuantityWords } from '../../../ui/quantity-words.ts';
import { cartWarnings, lineCents } from '../rules.ts';
import { type CartLine, type CartRequest, maxQuantity } from '../schema.ts';
import { removeButtonId } from './remove-button.ts';
import type { Cart } from './use-cart.ts';
import { warningText } from './warning-text.ts';

/** A product in the cart: what it is, how many, what they cost, and what to know before ordering. */
export function CartLineRow(props: {
  line: CartLine;
  cart: Cart;
  /** In which it was asked for since it is in the cart. */
  request: CartRequest | undefined;
}) {
  const { line, cart, request } = props;
  const t = useTexts('cart');
  const nameId = useId();
  const { product, quantity } = line;
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 md:grid-cols-[6rem_minmax(0,1fr)]">
      <div className="aspect-square overflow-hidden rounded-control bg-surface-sunken">
        <Picture
          media={product.media[0]}
          alt={product.name}
          sizes="6rem"
          className="size-full object-cover"
        />
      </div>
      <LineText line={line} nameId={nameId} request={request} />
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:col-span-1 md:col-start-2">
        <div className="flex items-center gap-1">
          <QuantityStepper
            label={fill(t.quantityOf, { product: product.name })}
            value={quantity}
            min={1}
            max={Math.min(Math.max(product.stockQuantity, 1), maxQuantity)}
            disabled={!product.isActive || product.stockQuantity === 0}
            onChange={(next) => cart.change(line, next)}
          />
          <Button
            id={removeButtonId(line)}
            variant="ghost"
            size="sm"
            aria-describedby={nameId}
            onClick={() => cart.remove(line)}
          >
            <Trash2 aria-hidden="true" />
            {t.remove}
          </Button>
        </div>
        {product.isActive && (
          <p className="flex w-full items-baseline justify-between leading-tight sm:ml-auto sm:block sm:w-auto sm:text-right">
            <span className="block text-ink-muted text-sm sm:text-xs">{t.subtotal}</span>
            <output className="whitespace-nowrap font-extrabold font-heading text-lg tabular-nums">
              {formatUnitPrice(fromCents(lineCents(line)))}
            </output>
          </p>
        )}
      </div>
    </li>
  );
}

/** Name, brand and price; a product that is no longer sold has no page to lead to. */
function LineText(props: { line: CartLine; nameId: string; request: CartRequest | undefined }) {
  const { line, nameId, request } = props;
  const { product } = line;
  return (
    <div className="min-w-0">
      {product.brandName && (
        <p className="truncate text-ink-muted text-xs uppercase tracking-wide">
          {product.brandName}
        </p>
      )}
      <h3 id={nameId} className="font-sans font-semibold text-base leading-snug tracking-normal">
        {product.isActive ? (
          <Link to={`/products/${product.slug}`} className="rounded-control hover:underline">
            {product.name}
          </Link>
        ) : (
          product.name
        )}
      </h3>
      <UnitPrice price={product.price} unit={product.unit} className="mt-1" />
      <LineWarnings line={line} />
      {request && <AskedFor request={request} line={line} />}
    </div>
  );
}

/** That its price was asked for, when, and where the answers are. */
function AskedFor({ request, line }: { request: CartRequest; line: CartLine }) {
  const t = useTexts('cart');
  const language = useLanguage();
  const { quantity, rfqId, title, createdAt } = request;
  const date = formatDate(createdAt, language);
  const count = formatNumber(quantity);
  return (
    <p className="mt-1 text-sm">
      <FileText className="mr-1 inline size-4 align-[-0.125em] text-success" aria-hidden="true" />
      {quantity === line.quantity
        ? fill(t.askedFor, { date })
        : fill(t.askedForOther, { date, count })}{' '}
      <Link to={`/rfqs/${rfqId}`} className="wrap-anywhere font-semibold underline">
        {title}
      </Link>
    </p>
  );
}

function LineWarnings({ line }: { line: CartLine }) {
  const t = useTexts('cart');
  const quantityWords = useQuantityWords();
  return (
    <div aria-live="polite">
      {cartWarnings(line).map((warning) => (
        <p key={warning.kind} className="mt-1 flex gap-1.5 font-semibold text-sm text-warning">
          <TriangleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" />
          {warningText(warning, t, quantityWords)}
        </p>
      ))}
    </div>
  );
}
