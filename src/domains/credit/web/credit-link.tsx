import { HandCoins } from 'lucide-react';
import { fill } from '../../../messages/index.ts';
import { formatUnitPrice, toCents } from '../../../shared/money.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { LinkCard } from '../../../ui/patterns/link-card.tsx';
import type { Credit } from '../schema.ts';

/** The way to the credit terms, with what is left of them or overdue. */
export function CreditLink({ credit: { limit, available, overdue } }: { credit: Credit }) {
  const t = useTexts('credit');
  const isLate = toCents(overdue) > 0n;
  const standing = isLate
    ? fill(t.linkOverdue, { amount: formatUnitPrice(overdue) })
    : fill(t.linkAvailable, { amount: formatUnitPrice(available) });
  return (
    <LinkCard
      to="/credit"
      icon={HandCoins}
      title={t.title}
      text={limit === null ? t.linkNone : standing}
      {...(isLate && { textClass: 'font-semibold text-danger text-sm' })}
    />
  );
}
