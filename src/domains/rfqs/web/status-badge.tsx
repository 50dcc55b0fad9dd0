import { useTexts } from '../../../ui/messages.tsx';
import { Badge, type BadgeVariant } from '../../../ui/primitives/badge.tsx';
import type { RfqStatus } from '../rules.ts';
import type { Rfq } from '../schema.ts';

const variants: Readonly<Record<RfqStatus, BadgeVariant>> = {
  open: 'default',
  closed: 'secondary',
  awarded: 'destructive',
};

/** How far an RFQ is. One whose every order was cancelled is awarded to nobody any more. */
export function RfqStatusBadge({ rfq }: { rfq: Pick<Rfq, 'status' | 'remainder'> }) {
  const { statuses, orderCancelled } = useTexts('rfqs');
  const { status, remainder } = rfq;
  if (remainder?.hasOrder === false) return <Badge variant="warning">{orderCancelled}</Badge>;
  return (
    <Badge variant={variants[status]} className={`rfq-${status}`}>
      {statuses[status]}
    </Badge>
  );
}
