import { fromCents, toCents } from '../../shared/money.ts';
import { type Step, stateMachine } from '../../shared/state-machine.ts';

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
/** Disputes of one order, withdrawn ones included. */
export const mostDisputes = 10;

/** An order is argued about once something has left and before its buyer has completed it. */
export const isDisputable = (orderStatus: string): boolean =>
  orderStatus === 'dispatched' || orderStatus === 'delivered';

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

const least = (one: bigint, other: bigint) => (other < one ? other : one);
const atLeastZero = (cents: bigint) => (cents < 0n ? 0n : cents);
