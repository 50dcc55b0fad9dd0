import { Truck } from 'lucide-react';
import { fill, type Messages } from '../../../messages/index.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { useQuantityWords } from '../../../ui/quantity-words.ts';
import { useCurrentUser } from '../../accounts/web/public.tsx';
import { isServed, type OrderProblem, orderProblems } from '../order-rules.ts';
import type { CartLine, SupplierTerms } from '../schema.ts';
import { warningText } from './warning-text.ts';

interface OrderPathProps {
  lines: readonly CartLine[];
  terms: SupplierTerms;
}

/** The way to order from one supplier, or what stands against it. */
export function OrderPath({ lines, terms }: OrderPathProps) {
  const t = useTexts('checkout');
  const own = useCurrentUser()?.county ?? null;
  // The goods may go to a site in another county, which is chosen when they are ordered.
  const problems = useProblemTexts(lines, terms, null);
  const elsewhere = own !== null && !isServed(terms, own) && (
    <p className="w-full wrap-anywhere">
      {fill(t.countyOther, { county: own, counties: terms.deliveryCounties.join(', ') })}
    </p>
  );
  if (problems.length > 0) {
    return (
      <div className="border-line border-t px-4 py-3">
        <p className="text-ink-muted text-sm">{t.orderWithout}</p>
        <ul className="mt-1 grid list-disc gap-1 pl-5">
          {problems.map((text) => (
            <li key={text} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
        {elsewhere}
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t px-4 py-3">
      {elsewhere}
      <p className="text-ink-muted text-sm">
        {terms.deliveryFee === null
          ? t.orderTextIncluded
          : fill(t.orderText, { delivery: formatUnitPrice(terms.deliveryFee) })}
      </p>
      <LinkButton to={`/cart/order/${terms.supplierId}`} className="w-full sm:w-auto">
        <Truck aria-hidden="true" />
        {t.order}
      </LinkButton>
    </div>
  );
}

/** What stands against an order of these lines, in the reader's words. */
export function useProblemTexts(
  lines: readonly CartLine[],
  terms: SupplierTerms,
  county: string | null,
): string[] {
  const t = useTexts('checkout');
  const cart = useTexts('cart');
  const words = useQuantityWords();
  return orderProblems(lines, terms, county).map((problem) =>
    problemText(problem, lines, t, (warning) => warningText(warning, cart, words)),
  );
}

function problemText(
  problem: OrderProblem,
  lines: readonly CartLine[],
  { problems: t }: Messages['checkout'],
  warningOf: (warning: Parameters<typeof warningText>[0]) => string,
): string {
  switch (problem.kind) {
    case 'nothing':
      return t.nothing;
    case 'line':
      return fill(t.line, {
        product: lines[problem.index]?.product.name ?? '',
        why: warningOf(problem.warning),
      });
    case 'belowOrderMinimum':
      return fill(t.belowOrderMinimum, {
        minimum: formatUnitPrice(problem.minimum),
        missing: formatUnitPrice(problem.missing),
      });
    case 'outsideCounties':
      return fill(t.outsideCounties, { county: problem.county });
  }
}
