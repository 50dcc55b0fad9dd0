import { useTexts } from '../../../ui/messages.tsx';
import { Badge, type BadgeVariant } from '../../../ui/primitives/badge.tsx';
import type { QuotationState } from '../rules.ts';

const looks: Partial<Record<QuotationState, BadgeVariant>> = {
  live: 'info',
  accepted: 'success',
  expired: 'warning',
  outdated: 'warning',
};

/** How a supplier's own quotation stands. */
export function QuotationStateBadge({ state }: { state: QuotationState }) {
  const { states } = useTexts('quotations');
  return <Badge variant={looks[state] ?? 'secondary'}>{states[state]}</Badge>;
}
