import { toCents } from '../../shared/money.ts';
import { type Step, stateMachine } from '../../shared/state-machine.ts';

/** The states of a payment, whose move it is, what an order still takes, and what the ledger says of it. */

export const paymentStatuses = [
  'pending',
  'confirmed',
  'rejected',
  'cancelled',
  'reversed',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
/** What a payment that waits may come to. */
export type DecidedStatus = Exclude<PaymentStatus, 'pending' | 'reversed'>;

/** Who somebody is to a payment: its order's two sides, and those who administer the marketplace. */
export const paymentRoles = ['buyer', 'seller', 'admin'] as const;
export type PaymentRole = (typeof paymentRoles)[number];

/** Every way that a payment can go. What is rejected, cancelled or reversed stays so. */
export const paymentSteps = {
  confirm: { from: ['pending'], to: 'confirmed', by: ['seller', 'admin'] },
  reject: { from: ['pending'], to: 'rejected', by: ['seller', 'admin'] },
  cancel: { from: ['pending'], to: 'cancelled', by: ['buyer'] },
  reverse: { from: ['confirmed'], to: 'reversed', by: ['seller', 'admin'] },
} as const satisfies Readonly<Record<string, Step<PaymentStatus, PaymentRole>>>;
export type PaymentMove = keyof typeof paymentSteps;

/** What of a payment, and of who asks, decides a move beside its state. */
interface PaymentFacts {
  /** Who confirmed, rejected or cancelled it. */
  readonly decidedBy: PaymentRole | null;
  readonly role: PaymentRole | null;
}

export const paymentMachine = stateMachine({
  states: paymentStatuses,
  steps: paymentSteps,
  /** An admin confirms on proof: only admins reverse that. */
  unless: (move, { decidedBy, role }: PaymentFacts) =>
    move === 'reverse' && decidedBy === 'admin' && role !== 'admin' ? 'confirmed_by_admin' : null,
});

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

/** Cents: what is still to pay, and how much of that may be recorded as paid. Never below 0. */
export function openAmounts({ totalAmount, amountPaid, amountPending }: OrderMoney): {
  readonly owed: bigint;
  readonly free: bigint;
} {
  const owed = atLeastZero(toCents(totalAmount) - toCents(amountPaid));
  return { owed, free: atLeastZero(owed - toCents(amountPending)) };
}

const atLeastZero = (cents: bigint) => (cents < 0n ? 0n : cents);

/** As a payment's reference is kept: the spaces between its parts are single ones. */
export const tidyReference = (text: string) => text.trim().replace(/\s+/g, ' ');

/** What one reference has in common with another that is the same transfer. */
export const referenceKey = (reference: string) => reference.replaceAll(' ', '').toUpperCase();

export interface LedgerLine {
  readonly account: 'bank' | 'receivable';
  /** Cents; debit positive, credit negative. */
  readonly amount: bigint;
}

/** What a confirmed bank transfer books: the money came in, and the buyer owes so much less. */
export const linesOfTransfer = (amount: bigint): readonly LedgerLine[] => [
  { account: 'bank', amount },
  { account: 'receivable', amount: -amount },
];
