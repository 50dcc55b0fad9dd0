import { fromCents, toCents } from '../../shared/money.ts';
import { type Step, stateMachine } from '../../shared/state-machine.ts';
import type { OrderParty, OrderStatus } from '../orders/rules.ts';

/** What is argued about an order, who may answer, and how much a decision can credit. */

export const disputeKinds = ['short', 'damaged', 'wrong', 'not_delivered', 'other'] as const;
export type DisputeKind = (typeof disputeKinds)[number];

export const disputeStatuses = ['open', 'decided', 'withdrawn'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** Whoever opened it, the other side, and those who administer the marketplace. */
const disputeRoles = ['opener', 'other', 'admin'] as const;
export type DisputeRole = (typeof disputeRoles)[number];

/** What is decided or withdrawn stays so. */
const disputeSteps = {
  answer: { from: ['open'], by: ['opener', 'other'] },
  withdraw: { from: ['open'], to: 'withdrawn', by: ['opener'] },
  decide: { from: ['open'], to: 'decided', by: ['admin'] },
} as const satisfies Readonly<Record<string, Step<DisputeStatus, DisputeRole>>>;
export type DisputeMove = keyof typeof disputeSteps;

export const disputeMachine = stateMachine({ states: disputeStatuses, steps: disputeSteps });

/** Files of one entry, and entries of one side. */
export const mostEvidence = 6;
export const mostEntries = 20;
/** Disputes of one order that one side opens, withdrawn ones included. */
export const mostDisputes = 10;

/** What becomes of an order: it goes on, it counts as delivered though something is owed, or it is cancelled. */
export const disputeOutcomes = ['continue', 'close', 'cancel'] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** An order as disputes see it. */
export interface DisputedOrder {
  readonly status: OrderStatus;
  /** Null where an admin has set it a new day since. */
  readonly placedAt: Date | null;
  /** When its goods are due; null where nobody promised a day. */
  readonly dueAt: Date | null;
  /** Null before all of it was. */
  readonly deliveredAt: Date | null;
  /** When its buyer asked to cancel it and got no answer; without a promised day, or was refused. */
  readonly cancelAskedAt: Date | null;
  /** Whether anything of it was proven to have arrived. */
  readonly hasArrived: boolean;
}

/** Whether goods have left of an order, or nobody waits for them any more. */
export const hasLeft = (status: OrderStatus) => status !== 'placed' && status !== 'confirmed';

const dayMs = 86_400_000;

/**
 * From when on a buyer can say that nothing leaves; null where that cannot be said: goods have left, or nobody has
 * promised a day and the buyer has not asked to cancel.
 *
 * @param days so many a supplier has to answer
 */
export function undeliveredFrom(
  { status, placedAt, dueAt, cancelAskedAt }: Omit<DisputedOrder, 'hasArrived' | 'deliveredAt'>,
  days: number,
): Date | null {
  if (hasLeft(status)) return null;
  const asked = status === 'placed' ? placedAt : cancelAskedAt;
  const times = [
    ...(dueAt ? [dueAt.getTime()] : []),
    ...(asked ? [asked.getTime() + days * dayMs] : []),
  ];
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** What a side may open a dispute about now: once goods have left anything, before that its buyer that none do. */
export function openableKinds(
  order: Omit<DisputedOrder, 'hasArrived' | 'deliveredAt'>,
  party: OrderParty | null,
  { days, now }: { readonly days: number; readonly now: number },
): readonly DisputeKind[] {
  if (party === null) return [];
  if (order.status === 'dispatched' || order.status === 'delivered') return disputeKinds;
  const from = undeliveredFrom(order, days);
  return party === 'buyer' && from && from.getTime() <= now ? ['not_delivered'] : [];
}

/** What an admin may decide about an order. Of which something has arrived is not cancelled. */
export function outcomesOf({
  status,
  hasArrived,
}: Pick<DisputedOrder, 'status' | 'hasArrived'>): readonly DisputeOutcome[] {
  if (!hasLeft(status)) return ['continue', 'cancel'];
  if (status !== 'dispatched') return ['continue'];
  return hasArrived ? ['continue', 'close'] : ['continue', 'close', 'cancel'];
}

/** Of an order: decimal strings, KES. */
export interface DisputedMoney {
  /** After credits so far. */
  readonly total: string;
  readonly paid: string;
  /** With the marketplace, and not paid out to the supplier. */
  readonly within: string;
}

/**
 * The most that can be credited: what the buyer has not paid yet, and what the marketplace still has. What went
 * straight to the supplier is between the two.
 */
export function mostCredit({ total, paid, within }: DisputedMoney): string {
  const owed = atLeastZero(toCents(total) - toCents(paid));
  return fromCents(least(owed + toCents(within), toCents(total)));
}

/**
 * What an order comes to after a credit, what its buyer then still owes, and what of the paid goes back: decimal
 * strings.
 */
export function afterCredit({ total, paid }: Omit<DisputedMoney, 'within'>, credit: string) {
  const left = atLeastZero(toCents(total) - toCents(credit));
  return {
    total: fromCents(left),
    owed: fromCents(atLeastZero(left - toCents(paid))),
    back: fromCents(atLeastZero(toCents(paid) - left)),
  };
}

/** Of what never arrived, what a decision credits unless an admin says otherwise. */
export const suggestedCredit = (missingPrice: string, most: string): string =>
  fromCents(least(toCents(missingPrice), toCents(most)));

const least = (one: bigint, other: bigint) => (other < one ? other : one);
const atLeastZero = (cents: bigint) => (cents < 0n ? 0n : cents);
