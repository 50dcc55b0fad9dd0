import { TriangleAlert } from 'lucide-react';
import { fill } from '../../../../messages/index.ts';
import { formatUnitPrice, fromCents, toCents } from '../../../../shared/money.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { afterCredit, type DisputeOutcome } from '../../dispute-rules.ts';
import type { Dispute } from '../../dispute-schema.ts';

interface AfterDecisionProps {
  options: NonNullable<Dispute['options']>;
  outcome: DisputeOutcome;
  /** An amount, as typed so far. */
  credit: string;
}

/** What the buyer owes or gets back by this credit, and whether goods that never came are left to pay. */
export function AfterDecision({ options, outcome, credit }: AfterDecisionProps) {
  const t = useTexts('disputes');
  const { paid, mostCredit, missingPrice, suggestedCredit } = options;
  const after = afterCredit(options, credit);
  const [owes, gets] = [toCents(after.owed) > 0n, toCents(after.back) > 0n];
  const amounts = {
    total: formatUnitPrice(after.total),
    paid: formatUnitPrice(paid),
    owed: formatUnitPrice(after.owed),
    back: formatUnitPrice(after.back),
  };
  const unpaid = outcome === 'close' ? toCents(missingPrice) - toCents(credit) : 0n;
  const isCapped = toCents(suggestedCredit) < toCents(missingPrice);
  const most = toCents(mostCredit) === 0n ? t.nothingToCredit : t.creditCapped;
  return (
    <div role="status" className="grid gap-2">
      <p>{fill(owes ? t.afterOwed : gets ? t.afterBack : t.afterEven, amounts)}</p>
      {unpaid > 0n && (
        <p className="flex gap-2 font-semibold text-warning">
          <TriangleAlert className="mt-0.5 size-5 flex-none" aria-hidden="true" />
          <span>
            {fill(t.missingUnpaid, {
              missing: formatUnitPrice(missingPrice),
              rest: formatUnitPrice(fromCents(unpaid)),
            })}{' '}
            {isCapped && most}
          </span>
        </p>
      )}
    </div>
  );
}
