import { AppError, type FieldIssue, issueAt } from '../../../shared/errors.ts';
import { formatUnitPrice, fromCents } from '../../../shared/money.ts';
import {
  type MoveRefusal,
  mostRevisions,
  type QuotationState,
  quotationMachine,
} from '../rules.ts';

export const noSuchQuotation = () => new AppError(404, 'quotation_not_found');

export const refusedMove = (reason: MoveRefusal) =>
  isState(reason)
    ? new AppError(409, `quotation_${reason}`, {
        details: { status: reason, next: quotationMachine.nextStates(reason) },
      })
    : new AppError(409, reason);

const isState = (reason: MoveRefusal): reason is QuotationState =>
  quotationMachine.states.some((state) => state === reason);

/** To who sees the RFQ because of an earlier answer. */
export const verifiedOnly = () => new AppError(409, 'verified_only');

export const tooManyRevisions = () =>
  new AppError(409, 'quotation_revisions', { details: { maximum: mostRevisions } });

/** Exactly how far two totals are apart, since whole shillings could hide it. */
export function totalsDiffer(computed: bigint, sent: bigint): FieldIssue {
  const gap = computed > sent ? computed - sent : sent - computed;
  const words = (cents: bigint) => formatUnitPrice(fromCents(cents));
  return issueAt('totalAmount', computed > sent ? 'total_low' : 'total_high', {
    computed: words(computed),
    sent: words(sent),
    gap: words(gap),
  });
}
