import { conflict, notFound } from '../../../shared/errors.ts';
import { formatUnitPrice, fromCents } from '../../../shared/money.ts';
import { type MoveRefusal, mostRevisions, type QuotationRefusal } from '../rules.ts';

/** What the API says of quotations; the pages have their own words in the reader's language. */

export const noSuchQuotation = () => notFound('Quotation not found.');

export const noSuchSubstitute = () => notFound('This quotation has no substitute for this line.');

export const substituteAwarded = () =>
  conflict('This line has already been awarded.', 'quotation_accepted');

const refusals: Readonly<Record<MoveRefusal, string>> = {
  expired: 'This quotation has expired. The supplier can confirm it again.',
  outdated:
    'The RFQ changed after this quotation. The supplier has to confirm it for the new version.',
  superseded: 'A newer revision has replaced this quotation.',
  withdrawn: 'This quotation was withdrawn.',
  accepted: 'This quotation was already accepted.',
  rejected: 'This quotation was rejected.',
  rfq_closed: 'This RFQ is closed. Quotations can no longer be changed.',
  rfq_awarded: 'This RFQ has already been awarded.',
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
    'You already have a quotation on this RFQ. Revise it, or withdraw it first.',
    'quotation_exists',
  );

/** To a supplier that comes late. */
export const takesNoMore = (reason: 'rfq_closed' | 'rfq_awarded') =>
  refuse(
    reason === 'rfq_awarded'
      ? 'This RFQ has been awarded. It no longer accepts quotations.'
      : 'This RFQ is closed. It no longer accepts quotations.',
    reason,
  );

/** What the two had begun before goes on. */
export const blockedPair = () =>
  refuse(
    'One of you has blocked the other, so you cannot send a quotation on this RFQ.',
    'blocked',
  );

/** To who sees the RFQ because of an earlier answer. */
export const verifiedOnly = () =>
  refuse(
    'This RFQ is for verified suppliers, and you are not verified. Get verified, then send again.',
    'verified_only',
  );

export const rfqChanged = () =>
  refuse(
    'The RFQ changed after you read it. Check what it asks for now, then send again.',
    'rfq_changed',
  );

export const tooManyRevisions = () =>
  refuse(
    `You have sent ${mostRevisions} quotations on this RFQ. Message the buyer instead.`,
    'quotation_revisions',
  );

export const noLongerFits = () =>
  refuse(
    'The RFQ no longer asks for everything you offered. Please revise your quotation.',
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
