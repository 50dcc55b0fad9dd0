import { ChevronRight, HandCoins } from 'lucide-react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatUnitPrice, toCents } from '../../../shared/money.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import type { Credit } from '../schema.ts';

/** The way to the credit terms, with what is left of them or overdue. */
export function CreditLink({ credit: { limit, available, overdue } }: { credit: Credit }) {
  const t = useTexts('credit');
  const isLate = toCents(overdue) > 0n;
  const standing = isLate
    ? fill(t.linkOverdue, { amount: formatUnitPrice(overdue) })
    : fill(t.linkAvailable, { amount: formatUnitPrice(available) });
  return (
    <Card interactive className="relative flex items-center gap-4 p-4">
      <HandCoins className="size-6 flex-none text-brand" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <Link to="/credit" className="font-heading font-extrabold after:absolute after:inset-0">
          {t.title}
        </Link>
        <p className={isLate ? 'font-semibold text-danger text-sm' : 'text-ink-muted text-sm'}>
          {limit === null ? t.linkNone : standing}
        </p>
      </div>
      <ChevronRight className="size-5 flex-none text-ink-muted" aria-hidden="true" />
    </Card>
  );
}
