import { FileText } from 'lucide-react';
import { formatUnitPrice, fromCents } from '../../../shared/money.ts';
import { formatNumber } from '../../../shared/numbers.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { cartTotals } from '../rules.ts';
import type { CartLine, CartRequest } from '../schema.ts';

/** What the whole cart comes to, and what the buyer does now. */
export function CartSummary(props: {
  lines: readonly CartLine[];
  requests: readonly CartRequest[];
}) {
  const { lines, requests } = props;
  const t = useTexts('cart');
  const { items, units, cents } = cartTotals(lines);
  return (
    <Card as="section" aria-labelledby="cart-summary" className="p-5 lg:sticky lg:top-20">
      <h2 id="cart-summary" className="text-xl">
        {t.summary}
      </h2>
      <dl className="mt-3 grid gap-2 tabular-nums">
        <Figure name={t.items} value={String(items)} />
        <Figure name={t.units} value={formatNumber(units)} />
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3">
          <dt className="font-semibold">{t.total}</dt>
          <dd
            className="whitespace-nowrap font-extrabold font-heading text-2xl"
            aria-live="polite"
            aria-atomic="true"
          >
            {formatUnitPrice(fromCents(cents))}
          </dd>
        </div>
      </dl>
      <LinkButton to="/rfqs/new?from=cart" variant="accent" className="mt-5 w-full">
        <FileText aria-hidden="true" />
        {t.requestQuotes}
      </LinkButton>
      <p className="mt-2 text-ink-muted text-sm">
        {isAllAskedFor(lines, requests) ? t.allAskedFor : t.requestQuotesText}
      </p>
      <div className="mt-5 border-line border-t pt-4">
        <h3 className="text-base">{t.nextSteps}</h3>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-muted">
          <li>{t.nextStepCheck}</li>
          <li>{t.nextStepContact}</li>
          <li>{t.nextStepPrice}</li>
        </ul>
      </div>
    </Card>
  );
}

/** As much of everything as there is in the cart now. */
const isAllAskedFor = (lines: readonly CartLine[], requests: readonly CartRequest[]) =>
  lines.every(({ product, quantity }) =>
    requests.some((one) => one.productId === product.id && one.quantity === quantity),
  );

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
