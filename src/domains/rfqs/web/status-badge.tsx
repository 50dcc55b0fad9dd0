import { useTexts } from '../../../ui/messages.tsx';
import { Badge, type BadgeVariant } from '../../../ui/primitives/badge.tsx';
import type { RfqStatus } from '../rules.ts';

const variants: Readonly<Record<RfqStatus, BadgeVariant>> = {
  open: 'default',
  closed: 'secondary',
  awarded: 'destructive',
};

export function RfqStatusBadge({ status }: { status: RfqStatus }) {
  const { statuses } = useTexts('rfqs');
  return (
    <Badge variant={variants[status]} className={`rfq-${status}`}>
      {statuses[status]}
    </Badge>
  );
}
