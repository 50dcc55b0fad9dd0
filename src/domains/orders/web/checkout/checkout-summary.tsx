import type { ReactNode } from 'react';
import { fill, type Messages } from '../../../../messages/index.ts';
import { formatUnitPrice, fromCents } from '../../../../shared/money.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { useQuantityWords } from '../../../../ui/quantity-words.ts';
import { orderCents } from '../../../cart/order-rules.ts';
import { cartTotals, lineCents } from '../../../cart/rules.ts';
import type { CartLine, SupplierTerms } from '../../../cart/schema.ts';

interface CheckoutSummaryProps {
  lines: readonly CartLine[];
  terms: SupplierTerms;
  children: ReactNode;
}

/** What the order comes to. */
export function CheckoutSummary({ lines, terms, children }: CheckoutSummaryProps) {
  const t = useTexts('checkout');
  const words = useQuantityWords();
  const { deliveryFee, leadTimeDays } = terms;
  return (
    <Card as="section" aria-labelledby="checkout-lines" className="p-4 md:p-6 lg:sticky lg:top-20">
      <h2 id="checkout-lines" className="text-xl">
        {t.lines}
      </h2>
      <ul className="mt-3 grid gap-3">
        {lines.map((line) => (
          <li key={line.id} className="flex justify-between gap-4">
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">{line.product.name}</p>
              <p className="text-ink-muted text-sm">
                {fill(t.lineText, {
                  quantity: words(line.quantity, line.product.unit),
                  price: formatUnitPrice(line.product.price),
                })}
              </p>
            </div>
            <span className="whitespace-nowrap tabular-nums">
              {formatUnitPrice(fromCents(lineCents(line)))}
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-1 border-line border-t pt-3 tabular-nums">
        <Row name={t.goods} value={formatUnitPrice(fromCents(cartTotals(lines).cents))} />
        <Row
          name={t.delivery}
          value={deliveryFee === null ? t.deliveryIncluded : formatUnitPrice(deliveryFee)}
        />
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3">
          <dt className="font-semibold">{t.total}</dt>
          <dd className="whitespace-nowrap font-extrabold font-heading text-2xl">
            {formatUnitPrice(fromCents(orderCents(lines, terms)))}
          </dd>
        </div>
      </dl>
      {leadTimeDays !== null && (
        <p className="mt-2 text-ink-muted text-sm">{leadTimeText(leadTimeDays, t)}</p>
      )}
      {children}
    </Card>
  );
}

function leadTimeText(days: number, t: Messages['checkout']): string {
  if (days === 0) return t.leadTimeSame;
  return days === 1 ? t.leadTimeOne : fill(t.leadTimeMany, { days });
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
