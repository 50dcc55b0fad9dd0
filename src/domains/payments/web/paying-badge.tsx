import { useTexts } from '../../../ui/messages.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import type { OrderPayments } from '../schema.ts';
import type { PaidOrder } from './api.ts';

interface PayingBadgeProps {
  order: Pick<PaidOrder, 'party'>;
  payments: OrderPayments | null;
}

/** Says at the head of an order to its buyer that a payment waits, and leads to it. */
export function PayingBadge({ order, payments }: PayingBadgeProps) {
  const t = useTexts('paying');
  const isWaiting = payments?.payments.some(
    ({ request, status }) => request !== null && status === 'pending',
  );
  if (order.party !== 'buyer' || !isWaiting) return null;
  return (
    <a className="inline-flex min-h-11 items-center" href="#payments">
      <Badge variant="warning">{t.underWay}</Badge>
    </a>
  );
}
