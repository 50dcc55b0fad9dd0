import { wordsForUnnamed } from '../accounts/name-rules.ts';

/** Where a notice leads: the page of what it is about. */
export type Subject =
  | 'ownRfq'
  | 'suppliersRfq'
  | 'order'
  | 'person'
  | 'verification'
  | 'paymentDetails'
  | 'ownProducts'
  | 'credit'
  | 'payouts'
  | 'reviews'
  | 'priceAlerts'
  | 'team'
  | 'teamMember';

/** Everything that people are told of. Its words are in the catalogue of texts, area "notices". */
export const noticeKinds = {
  rfqReceived: 'suppliersRfq',
  rfqChanged: 'suppliersRfq',
  rfqEdited: 'suppliersRfq',
  rfqClosed: 'suppliersRfq',
  rfqClosesSoon: 'ownRfq',
  rfqUnanswered: 'suppliersRfq',
  rfqExpired: 'ownRfq',
  quotationReceived: 'ownRfq',
  quotationRevised: 'ownRfq',
  quotationWithdrawn: 'ownRfq',
  quotationRestWithdrawn: 'ownRfq',
  quotationEnds: 'ownRfq',
  quotationAccepted: 'suppliersRfq',
  quotationPartlyAccepted: 'suppliersRfq',
  quotationRejected: 'suppliersRfq',
  quotationExpiresSoon: 'suppliersRfq',
  quotationExpired: 'suppliersRfq',
  orderPlaced: 'order',
  orderMade: 'order',
  orderConfirmed: 'order',
  orderCancelled: 'order',
  orderDeclined: 'order',
  orderCompleted: 'order',
  orderCompletedAlone: 'order',
  orderCancelAsked: 'order',
  orderChangeAsked: 'order',
  orderRequestAccepted: 'order',
  orderRequestRefused: 'order',
  orderRequestWithdrawn: 'order',
  paymentRecorded: 'order',
  paymentCancelled: 'order',
  paymentConfirmed: 'order',
  paymentReceived: 'order',
  paymentRejected: 'order',
  paymentReversed: 'order',
  payoutPaid: 'payouts',
  disputeOpened: 'order',
  disputeAnswered: 'order',
  disputeWithdrawn: 'order',
  disputeDecided: 'order',
  returnAsked: 'order',
  returnAgreed: 'order',
  returnDeclined: 'order',
  returnWithdrawn: 'order',
  returnReceived: 'order',
  creditChosen: 'order',
  creditUndone: 'order',
  creditDueSoon: 'order',
  creditDueToday: 'order',
  creditOverdue: 'order',
  approvalAsked: 'team',
  approvalApproved: 'teamMember',
  approvalDeclined: 'teamMember',
  creditGranted: 'credit',
  creditEnded: 'credit',
  creditRejected: 'credit',
  deliveryDispatched: 'order',
  deliveryReported: 'order',
  deliveryConfirmed: 'order',
  deliveryShort: 'order',
  deliveryCancelled: 'order',
  deliveryPinLocked: 'order',
  orderDelivered: 'order',
  verificationApproved: 'verification',
  verificationRejected: 'verification',
  payeeEntered: 'paymentDetails',
  payeeRemoved: 'paymentDetails',
  payeeTakenBack: 'paymentDetails',
  payeeChecked: 'paymentDetails',
  payeeRejected: 'paymentDetails',
  reportResolved: 'person',
  productTakenDown: 'ownProducts',
  productRestored: 'ownProducts',
  etimsEntered: 'order',
  etimsChanged: 'order',
  reviewReceived: 'reviews',
  reviewReplied: 'reviews',
  reviewHidden: 'reviews',
  reviewReportResolved: 'reviews',
  priceBelow: 'priceAlerts',
} as const satisfies Record<string, Subject>;

export type NoticeKind = keyof typeof noticeKinds;

/** Its title is what the reader wrote. */
export function isTitleOwn(kind: NoticeKind): boolean {
  return noticeKinds[kind] === 'ownRfq' || noticeKinds[kind] === 'ownProducts';
}

/** About the account itself: no switch of RFQs and orders is asked. */
export function isOfAccount(kind: NoticeKind): boolean {
  return ofAccount.has(noticeKinds[kind]);
}

const ofAccount: ReadonlySet<Subject> = new Set([
  'person',
  'verification',
  'paymentDetails',
  'ownProducts',
  'credit',
  'priceAlerts',
  'team',
  'teamMember',
]);

/** An email of its own says the same, and more: it stands in the bell and is not sent twice. */
export function hasOwnEmail(kind: NoticeKind): boolean {
  return withOwnEmail.has(kind);
}

const withOwnEmail: ReadonlySet<NoticeKind> = new Set([
  'verificationApproved',
  'verificationRejected',
  'payeeEntered',
  'payeeRemoved',
  'payeeTakenBack',
  'payeeChecked',
  'payeeRejected',
]);

/** Whether a stored kind is one of those that this release has words for. */
export function isNoticeKind(text: string): text is NoticeKind {
  return Object.hasOwn(noticeKinds, text);
}

type Values = Readonly<Record<string, string | number>>;

/** What fills a notice, where a supplier or buyer without a name is called so in the reader's words. */
export function namesIn(values: Values, words: Parameters<typeof wordsForUnnamed>[1]): Values {
  const named = Object.entries(values).map(([place, value]) => {
    const isParty = place === 'supplier' || place === 'company';
    return [place, (isParty && wordsForUnnamed(String(value), words)) || value] as const;
  });
  return Object.fromEntries(named);
}

/** The path that a notice leads to. */
export function noticeLink(kind: NoticeKind, subjectId: string | null): string {
  const subject: Subject = noticeKinds[kind];
  if (subject === 'verification') return '/settings/verification';
  if (subject === 'paymentDetails') return '/settings/payment-details';
  if (subject === 'credit') return '/credit';
  if (subject === 'payouts') return '/payouts';
  if (subject === 'priceAlerts') return '/market/alerts';
  if (subject === 'team') return '/team';
  if (subject === 'ownProducts') return '/dashboard?tab=products';
  if (subject === 'teamMember' || subjectId === null) return '/dashboard';
  if (subject === 'reviews') return `/products/${subjectId}#reviews`;
  const folders = {
    ownRfq: 'rfqs',
    suppliersRfq: 'rfq',
    order: 'orders',
    person: 'messages',
  } as const;
  return `/${folders[subject]}/${subjectId}`;
}

export interface Reachable {
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly isEmailProven: boolean;
  readonly isPhoneProven: boolean;
  readonly emailNotifications: boolean;
}

/**
 * Where notifications go: by mail, or by SMS to who has proven a phone number alone. Not to a contact that
 * nobody has proven: it may be a stranger's. Null too where the account wants no mail: SMS is no way
 * around that.
 */
export function wayToTell(person: Reachable): 'mail' | 'sms' | null {
  const { email, phoneNumber, isEmailProven, isPhoneProven } = person;
  if (email !== null && !person.emailNotifications) return null;
  if (email !== null && isEmailProven) return 'mail';
  return phoneNumber !== null && isPhoneProven ? 'sms' : null;
}

/** Several notifications come in one message, at most this often, in seconds. */
export const digestEverySeconds = 900;
/** How long to wait for more notifications, in seconds, and whether its reader sees it on the site. */
export const gatherSeconds = 60;

/** A message is notified to whoever has not read it for this long, in seconds. */
export const messageSeconds = 300;

/** Seconds to wait until the next message may go. @param lastNotifiedSecondsAgo null for never */
export function waitToTell(lastNotifiedSecondsAgo: number | null): number {
  if (lastNotifiedSecondsAgo === null) return 0;
  return Math.max(0, Math.ceil(digestEverySeconds - lastNotifiedSecondsAgo));
}
