import { conflict, notFound } from '../../../shared/errors.ts';
import { formatUnitPrice, fromCents } from '../../../shared/money.ts';
import { type MoveRefusal, mostRevisions, type QuotationRefusal } from '../rules.ts';

/** What the API says of quotations; the pages have their own words in the reader's language. */

export const noSuchQuotation = () => notFound('Quotation not found.');

export const noSuchSubstitute = () =>
  notFound('This quotation offers nothing in place of this line.');

export const substituteAwarded = () =>
  conflict('This line was awarded already.', 'quotation_accepted');

const refusals: Readonly<Record<MoveRefusal, string>> = {
  expired: 'This quotation is no longer valid. Its supplier can reconfirm it.',
  outdated:
    'The RFQ was changed after this quotation. Its supplier has to reconfirm it for the new version.',
  superseded: 'A newer revision has taken the place of this quotation.',
  withdrawn: 'This quotation was withdrawn.',
  accepted: 'This quotation was accepted already.',
  rejected: 'This quotation was rejected.',
  rfq_closed: 'This RFQ is closed: quotations can no longer be changed.',
  rfq_awarded: 'This RFQ was awarded already.',
};

/** 409 with a code that pages have words for in each language. */
const refuse = (message: string, code: QuotationRefusal) => conflict(message, code);

export const refusedMove = (reason: MoveRefusal) =>
  refuse(
    refusals[reason],
    reason === 'rfq_closed' || reason === 'rfq_awarded' ? reason : `quotation_${reason}`,
  );

export const alreadyQuoted = () =>
  refuse(
    'You have a quotation on this RFQ already. Revise that one, or withdraw it first.',
    'quotation_exists',
  );

/** To a supplier that comes late. */
export const takesNoMore = (reason: 'rfq_closed' | 'rfq_awarded') =>
  refuse(
    reason === 'rfq_awarded'
      ? 'This RFQ was awarded already: it takes no more quotations.'
      : 'This RFQ is closed: it takes no more quotations.',
    reason,
  );

/** What the two had begun before goes on. */
export const blockedPair = () =>
  refuse('One of you has blocked the other: no quotation can be sent on this RFQ.', 'blocked');

/** To who sees the RFQ because of an earlier answer. */
export const verifiedOnly = () =>
  refuse(
    'This RFQ is for verified suppliers, and you are not verified now. Get verified, then send again.',
    'verified_only',
  );

export const rfqChanged = () =>
  refuse(
    'The RFQ was changed after you read it. Look at what it asks for now, and send again.',
    'rfq_changed',
  );

export const tooManyRevisions = () =>
  refuse(
    `You have sent ${mostRevisions} quotations for this RFQ. Write to the buyer instead.`,
    'quotation_revisions',
  );

export const noLongerFits = () =>
  refuse(
    'The RFQ no longer asks for all that this quotation offers. Please revise it instead.',
    'quotation_outdated',
  );

/** Exactly how far two totals are apart, since whole shillings could hide it. */
export function totalsDiffer(computed: bigint, sent: bigint): string {
  const gap = computed > sent ? computed - sent : sent - computed;
  const words = (cents: bigint) => formatUnitPrice(fromCents(cents));
  return (
    `Lines, delivery and VAT come to ${words(computed)}, not to ${words(sent)}: ` +
    `the total is ${words(gap)} too ${computed > sent ? 'low' : 'high'}`
  );
}
