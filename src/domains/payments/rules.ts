import { toCents } from '../../shared/money.ts';
import { type Step, stateMachine } from '../../shared/state-machine.ts';

/** The states of a payment, whose move it is, what an order still takes, and what the ledger says of it. */

export const paymentStatuses = [
  'pending',
  'confirmed',
  'rejected',
  'cancelled',
  'reversed',
  'failed',
  'expired',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** By bank transfer to the supplier, or collected by the marketplace: through M-Pesa or Paystack. */
export const paymentMethods = ['bank', 'mpesa', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Who somebody is to a payment: its order's two sides, and those who administer the marketplace. */
export const paymentRoles = ['buyer', 'seller', 'admin'] as const;
export type PaymentRole = (typeof paymentRoles)[number];

/** What people do. A transfer that is rejected, cancelled or reversed stays so. */
export const paymentSteps = {
  confirm: { from: ['pending'], to: 'confirmed', by: ['seller', 'admin'] },
  reject: { from: ['pending'], to: 'rejected', by: ['seller', 'admin'] },
  cancel: { from: ['pending'], to: 'cancelled', by: ['buyer'] },
  reverse: { from: ['confirmed'], to: 'reversed', by: ['seller', 'admin'] },
} as const satisfies Readonly<Record<string, Step<PaymentStatus, PaymentRole>>>;
export type PaymentMove = keyof typeof paymentSteps;
export const paymentMoves = Object.keys(paymentSteps) as PaymentMove[];

/** What comes of asking a provider. Money that arrives late is credited, whatever was said before. */
export const providerSteps = {
  credit: {
    from: ['pending', 'failed', 'expired', 'cancelled'],
    to: 'confirmed',
    by: ['provider'],
  },
  fail: { from: ['pending'], to: 'failed', by: ['provider'] },
  expire: { from: ['pending'], to: 'expired', by: ['provider'] },
} as const satisfies Readonly<Record<string, Step<PaymentStatus, 'provider'>>>;
export type ProviderStep = keyof typeof providerSteps;

/** What of a payment, and of who asks, decides a move beside its state. */
interface PaymentFacts {
  /** Who confirmed, rejected or cancelled it. */
  readonly decidedBy: PaymentRole | null;
  readonly role: PaymentRole | null;
  readonly method: PaymentMethod;
}

export const paymentMachine = stateMachine({
  states: paymentStatuses,
  steps: { ...paymentSteps, ...providerSteps },
  /** An admin confirms on proof: only admins reverse that. What a provider collects, nobody confirms by hand. */
  unless: (move, { decidedBy, role, method }: PaymentFacts) => {
    if (move !== 'cancel' && move in paymentSteps && method !== 'bank') return 'by_provider';
    return move === 'reverse' && decidedBy === 'admin' && role !== 'admin'
      ? 'confirmed_by_admin'
      : null;
  },
});

/** What somebody may do about a payment now. */
export const movesOf = (status: PaymentStatus, facts: PaymentFacts): PaymentMove[] => {
  const steps = paymentMachine.stepsOf(status, facts.role, facts);
  return paymentMoves.filter((move) => steps.includes(move));
};

/** Whether a move says why: what is done against the buyer, and what an admin confirms, who has no statement. */
export const needsReason = (move: PaymentMove, role: PaymentRole): boolean =>
  move === 'reject' || move === 'reverse' || (move === 'confirm' && role === 'admin');

/** How many payments of one order can be pending or confirmed at once. */
export const mostStanding = 100;
/** How many can ever be recorded for one order, those that came to nothing included. */
export const mostRecorded = 500;
/** How many payments of one order its buyer can remove: each notifies the supplier twice. */
export const mostTakenBack = 10;
/** After how many payments a day, over all orders of a buyer, the supplier is notified once in ten minutes. */
export const mostNotifiedADay = 30;

export interface PaymentCounts {
  readonly standing: number;
  readonly recorded: number;
}

/** Which of an order's limits leaves no room for one payment more; null where there is room. */
export function whatIsFull({ standing, recorded }: PaymentCounts): keyof PaymentCounts | null {
  if (standing >= mostStanding) return 'standing';
  return recorded >= mostRecorded ? 'recorded' : null;
}

/** Of an order, in decimal strings, KES. Paid is what the ledger says, pending what nobody has decided. */
export interface OrderMoney {
  readonly totalAmount: string;
  readonly amountPaid: string;
  readonly amountPending: string;
}

/**
 * Cents: what is still to pay, and how much of that may be recorded as paid. Never below 0, and nothing
 * once the order is cancelled.
 */
export function openAmounts({
  totalAmount,
  amountPaid,
  amountPending,
  isCancelled = false,
}: OrderMoney & { readonly isCancelled?: boolean }): {
  readonly owed: bigint;
  readonly free: bigint;
} {
  const owed = isCancelled ? 0n : atLeastZero(toCents(totalAmount) - toCents(amountPaid));
  return { owed, free: atLeastZero(owed - toCents(amountPending)) };
}

const least = (one: bigint, other: bigint) => (other < one ? other : one);
const atLeastZero = (cents: bigint) => (cents < 0n ? 0n : cents);

/** As a payment's reference is kept: the spaces between its parts are single ones. */
export const tidyReference = (text: string) => text.trim().replace(/\s+/g, ' ');

/** What one reference has in common with another that is the same transfer. */
export const referenceKey = (reference: string) => reference.replaceAll(' ', '').toUpperCase();

/** Phones are asked at most so often an hour: each push disturbs somebody. */
export const mostPushesAnHour = 6;
/** So many phones that are not its own proven one may an account have asked within a day, and so often altogether. */
export const mostOtherPhonesADay = 5;
export const mostOtherPushesADay = 15;

/** When a request was sent, and when its provider said last that nothing was paid yet. */
export interface AskedAt {
  readonly askedAt: Date | null;
  readonly waitingAt: Date | null;
}

/** So far M-Pesa's clock may be from ours. */
const clocksMs = 60_000;

/**
 * Whether a transfer that names a request's reference may be what the request brought, and not another one of the
 * same amount: paid by the phone that was asked, between the last time that nothing was paid yet and the first that
 * it was.
 */
export function mayAnswer(
  { paidAt, isFromAsked }: { readonly paidAt: Date | null; readonly isFromAsked: boolean | null },
  { askedAt, waitingAt }: AskedAt,
  knownAt: Date,
): boolean {
  const since = waitingAt ?? askedAt;
  if (!paidAt || !since || isFromAsked === false) return false;
  const time = paidAt.getTime();
  return time >= since.getTime() - clocksMs && time <= knownAt.getTime() + clocksMs;
}

/** Whether M-Pesa shows this phone, of which it may hide digits: "2547*****126"; null where it shows none. */
export function isSamePhone(shown: string | null, phone: string | null): boolean | null {
  const [digits] = /^\+?[\d*]{9,}/.exec(shown ?? '') ?? [];
  if (!digits || !phone) return null;
  const [one, other] = [digits, phone].map((text) => text.replace('+', ''));
  if (one?.length !== other?.length) return one?.slice(-3) === other?.slice(-3);
  return [...(one ?? '')].every((digit, at) => digit === '*' || digit === other?.[at]);
}

/** A provider's amount that fits what is free, where M-Pesa takes whole shillings alone. */
export const fitsInto = (amount: bigint, free: bigint, method: PaymentMethod): boolean =>
  amount <= (method === 'mpesa' ? wholeShillings(free) : free);

/** Rounded up: the rest, below one shilling, goes to the supplier with the order. */
const wholeShillings = (cents: bigint) => ((cents + 99n) / 100n) * 100n;

/** The most that one transfer by M-Pesa can collect of what is free, in cents. @param cap whole shillings */
export function mpesaPart(free: bigint, cap: number): bigint {
  return least(wholeShillings(free), BigInt(cap) * 100n);
}

/** What of an order is held and released, in cents. */
export interface HeldSums {
  readonly total: bigint;
  /** By which credit notes lowered the total: always for goods that were delivered, until nothing is owed. */
  readonly credited: bigint;
  /** Of all its lines, and of what was delivered of them so far. */
  readonly goods: bigint;
  readonly delivered: bigint;
  /** Paid straight to the supplier. */
  readonly direct: bigint;
  readonly held: bigint;
  /** Owed or paid out to the supplier already. */
  readonly released: bigint;
  /** Nothing of it is owed to the buyer any more. */
  readonly isDelivered: boolean;
}

/**
 * What becomes owed to the supplier now: of the total before credits as much as was delivered of the goods, less
 * the credits for these and what it has already; at most what is held.
 */
export function toRelease(sums: HeldSums): bigint {
  const { held } = sums;
  return isAllDelivered(sums) ? held : least(atLeastZero(-beyondEarned(sums)), held);
}

const isAllDelivered = ({ isDelivered, goods, delivered }: HeldSums) =>
  isDelivered || (goods > 0n && delivered >= goods);

/** What the supplier has beyond what was delivered. */
const beyondEarned = ({ total, credited, goods, delivered, direct, released }: HeldSums) =>
  direct + released + credited - (goods === 0n ? 0n : ((total + credited) * delivered) / goods);

/** What goes back to the buyer: of a cancelled order all that is held, else what is paid beyond its total. */
export function toRefund(
  sums: Pick<HeldSums, 'total' | 'held'> & { readonly paid: bigint; readonly isCancelled: boolean },
): bigint {
  const { total, held, paid, isCancelled } = sums;
  if (isCancelled) return held;
  // Below one shilling it is what M-Pesa's whole shillings rounded up.
  return paid - total < 100n ? 0n : least(paid - total, held);
}

/**
 * What of the supplier's money is held again after a credit: so much as has to go back to the buyer, and what was
 * released for goods that are not delivered any more. Never more than there is.
 */
export function toTakeBack(
  sums: HeldSums & { readonly paid: bigint; readonly payable: bigint },
): bigint {
  const { total, held, paid, payable } = sums;
  const beyondHeld = paid - total - held;
  const unearned = isAllDelivered(sums) ? 0n : beyondEarned(sums);
  return least(atLeastZero(beyondHeld > unearned ? beyondHeld : unearned), payable);
}

/** How much of each payment is refunded, in turn; by M-Pesa in whole shillings, but for the rest of a payment. */
export function splitRefund(
  amount: bigint,
  payments: readonly { readonly left: bigint; readonly method: PaymentMethod }[],
): bigint[] {
  let rest = amount;
  return payments.map(({ left, method }) => {
    const part = least(rest, left);
    const taken = method === 'mpesa' && part < left ? part - (part % 100n) : part;
    rest -= taken;
    return taken;
  });
}

/** What the marketplace keeps of a payout, in cents, rounded down. @param percent with at most two decimals */
export const feeOf = (amount: bigint, percent: number): bigint =>
  (amount * BigInt(Math.round(percent * 100))) / 10_000n;

export type LedgerAccount =
  | 'bank'
  | 'receivable'
  | 'mpesa'
  | 'card'
  | 'held'
  | 'payable'
  | 'fees'
  | 'refunded'
  | 'paying_out'
  | 'paid_out'
  | 'unmatched';

export interface LedgerLine {
  readonly account: LedgerAccount;
  /** Cents; debit positive, credit negative. */
  readonly amount: bigint;
}

/** What a confirmed bank transfer books: the money came in, and the buyer owes so much less. */
export const linesOfTransfer = (amount: bigint) => linesOf('bank', 'receivable', amount);

/** Two lines: so much from one account to another. */
export const linesOf = (
  to: LedgerAccount,
  from: LedgerAccount,
  amount: bigint,
): readonly LedgerLine[] => [
  { account: to, amount },
  { account: from, amount: -amount },
];
