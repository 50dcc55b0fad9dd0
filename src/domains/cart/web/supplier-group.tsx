import { BadgeCheck, MessageSquareText } from 'lucide-react';
import { useId } from 'react';
import { formatUnitPrice, fromCents } from '../../../shared/money.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { useSupplierName } from '../../catalogue/web/public.tsx';
import { cartTotals } from '../rules.ts';
import type { CartLine, CartRequest, SupplierTerms } from '../schema.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { OrderPath } from './order-path.tsx';
import type { Cart } from './use-cart.ts';

interface SupplierGroupProps {
  lines: readonly [CartLine, ...CartLine[]];
  cart: Cart;
  requests: readonly CartRequest[];
  /** On which it takes orders; undefined where they could not be read. */
  terms: SupplierTerms | undefined;
}

/** What comes from one supplier, and the way to ask that supplier. */
export function SupplierGroup({ lines, cart, requests, terms }: SupplierGroupProps) {
  const t = useTexts('cart');
  const headingId = useId();
  const { supplier } = lines[0].product;
  const name = useSupplierName(supplier);
  return (
    <Card as="section" aria-labelledby={headingId}>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b px-4 py-3">
        <div className="min-w-0">
          <h2 id={headingId} className="flex items-center gap-1.5 text-lg">
            <span className="wrap-anywhere">{name}</span>
            {supplier.isVerified && (
              <BadgeCheck
                className="size-5 flex-none text-success"
                role="img"
                aria-label={t.verified}
              />
            )}
          </h2>
          {supplier.location && <p className="text-ink-muted text-sm">{supplier.location}</p>}
        </div>
        <LinkButton to={`/messages/${supplier.id}`} variant="outline" size="sm">
          <MessageSquareText aria-hidden="true" />
          {t.contactSupplier}
        </LinkButton>
      </header>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            cart={cart}
            request={requests.find(({ productId }) => productId === line.product.id)}
          />
        ))}
      </ul>
      {lines.length > 1 && (
        <p className="flex flex-wrap justify-between gap-x-4 border-line border-t px-4 py-3">
          <span className="text-ink-muted">{t.supplierSubtotal}</span>
          <strong className="ml-auto whitespace-nowrap tabular-nums">
            {formatUnitPrice(fromCents(cartTotals(lines).cents))}
          </strong>
        </p>
      )}
      {terms && <OrderPath lines={lines} terms={terms} />}
    </Card>
  );
}
