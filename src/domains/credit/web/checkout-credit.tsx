import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatUnitPrice, toCents } from '../../../shared/money.ts';
import { useTexts } from '../../../ui/messages.tsx';
import type { Credit } from '../schema.ts';

/** Whether what is about to be ordered could go on credit, and why not. Nothing for who has no terms. */
export function CheckoutCredit({ credit, cents }: { credit: Credit | null; cents: bigint }) {
  const t = useTexts('credit');
  if (!credit || toCents(credit.limit ?? '0') === 0n) return null;
  const { available, overdue, days, isVerified } = credit;
  const left = { amount: formatUnitPrice(available), count: days ?? '' };
  const isOverdue = toCents(overdue) > 0n;
  const texts = {
    overdue: fill(t.checkout.overdue, { amount: formatUnitPrice(overdue) }),
    unverified: t.notVerified,
    little: fill(t.checkout.tooLittle, left),
    open: fill(t.checkout.open, left),
  };
  const little = cents > toCents(available) ? 'little' : 'open';
  const state = isOverdue ? 'overdue' : isVerified ? little : 'unverified';
  return (
    <p className={isOverdue ? 'font-semibold text-danger' : 'text-ink-muted text-sm'}>
      {texts[state]}{' '}
      <Link className="inline-flex min-h-11 items-center underline" to="/credit">
        {t.about}
      </Link>
    </p>
  );
}
