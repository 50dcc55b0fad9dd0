import { toCents } from '../../shared/money.ts';
import { type Step, stateMachine } from '../../shared/state-machine.ts';
import {
  type GivenPart,
  givenOf,
  isBelowLeast,
  isBeyondOffer,
  isBeyondRequest,
  type OfferedParts,
  offerKey,
} from '../quotations/part-rules.ts';

/** The states of an order, and what an award may hold. */

export const orderStatuses = [
  'placed',
  'confirmed',
  'dispatched',
  'delivered',
  'completed',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Whose goods are still to come. */
export const awaitedStatuses = [
  'placed',
  'confirmed',
  'dispatched',
] as const satisfies OrderStatus[];

/**
 * After how many cancelled orders a quotation is withdrawn: else its supplier could be notified of orders and
 * cancellations without end.
 */
export const mostCancelled = 5;

/**
 * Orders from the cart in a day after which their supplier is notified of that buyer's orders, and of those that are
 * cancelled, once in ten minutes.
 */
export const mostNotifiedADay = 30;

/** Of what one side tells the other about a step. */
export const maxReasonLength = 500;

export const maxSearchLength = 100;

/** Which side an account is on, of one order. */
export const orderParties = ['buyer', 'seller'] as const;
export type OrderParty = (typeof orderParties)[number];

export interface OrderSides {
  readonly contractorId: string;
  readonly supplierId: string;
}

/** Which side of an order this account is; null for neither. */
export function partyOf(
  { contractorId, supplierId }: OrderSides,
  userId: string | null,
): OrderParty | null {
  if (userId === contractorId) return 'buyer';
  return userId === supplierId ? 'seller' : null;
}

/** Who takes a step: one of the two sides, or the product itself, which follows what both have done. */
export type OrderActor = OrderParty | 'system';

/** Every way that an order can go. What is completed or cancelled stays so. */
export const orderSteps = {
  /** Its supplier takes it on, which reserves stock: from then on nobody cancels it alone. */
  confirm: { from: ['placed'], to: 'confirmed', by: ['seller'] },
  /** Its supplier does not take it on, which gives back what it took of the RFQ. */
  decline: { from: ['placed'], to: 'cancelled', by: ['seller'] },
  /** Its buyer calls it off: the same. */
  cancel: { from: ['placed'], to: 'cancelled', by: ['buyer'] },
  /** Both want it off. */
  cancelAgreed: { from: ['confirmed'], to: 'cancelled', by: ['system'] },
  /** An admin of the marketplace calls off what does not leave, or does not arrive. */
  cancelDecided: { from: ['placed', 'confirmed', 'dispatched'], to: 'cancelled', by: ['system'] },
  /** Goods leave; each time is a delivery of its own. */
  dispatch: { from: ['confirmed', 'dispatched'], to: 'dispatched', by: ['seller'] },
  /** Nothing is owed any more. */
  deliver: { from: ['dispatched'], to: 'delivered', by: ['system'] },
  /** Its buyer has what was ordered, or says nothing for long enough. */
  complete: { from: ['delivered'], to: 'completed', by: ['buyer', 'system'] },
} as const satisfies Readonly<Record<string, Step<OrderStatus, OrderActor>>>;
export type OrderMove = keyof typeof orderSteps;

/** The money of an order as it is sent and stored: decimal strings, KES. */
export interface OrderMoney {
  readonly amountPaid: string;
  readonly amountPending: string;
  /** Of what is paid, what the marketplace still has: it goes back with the order. */
  readonly amountHeld: string;
}

/** Money that the supplier has, or that waits, stands against cancelling an order; the first not where an admin decides. */
export const orderMachine = stateMachine({
  states: orderStatuses,
  steps: orderSteps,
  unless: (move, { amountPaid, amountPending, amountHeld }: OrderMoney) => {
    if (orderSteps[move].to !== 'cancelled') return null;
    if (move !== 'cancelDecided' && toCents(amountPaid) > toCents(amountHeld)) return 'paid';
    if (toCents(amountPending) === 0n) return null;
    return move === 'cancelDecided' ? 'payment_undecided' : 'payment_pending';
  },
});

/** Part of one line of an RFQ, given to one quotation. */
export interface AwardLine {
  readonly rfqItemId: string;
  readonly quotationId: string;
  /** Thousandths of the RFQ line's unit. */
  readonly quantity: bigint;
}

/** Too much or too little of a line. */
export type LimitFault = 'over_offered' | 'below_minimum' | 'over_asked';

/** What is wrong with an award, and with which of its lines. */
export type AwardFault =
  | { readonly index: number; readonly kind: 'repeated' | 'not_asked' | 'not_quoted' }
  | {
      readonly index: number;
      readonly kind: LimitFault;
      /** What would do, in thousandths of the RFQ line's unit: the least, or the most of all awards of it. */
      readonly limit: bigint;
    };

/** What an award is held against. Quantities are thousandths of the RFQ line's unit. */
export interface AwardLimits {
  /** What is left of each RFQ line. */
  readonly asked: ReadonlyMap<string, bigint>;
  /** By `offerKey`; null where nothing of the offer is left. */
  readonly offered: ReadonlyMap<string, OfferedParts | null>;
  /** The least that is sold, likewise; none where any quantity will do. */
  readonly least: ReadonlyMap<string, bigint>;
}

/**
 * The first thing wrong with these lines, or null: each names what is asked for and quoted, takes no
 * more of it than is offered and no less than is sold, and all together take no more than was asked,
 * but for what their whole units hold beyond it.
 */
export function awardFault(
  lines: readonly AwardLine[],
  { asked, offered, least }: AwardLimits,
): AwardFault | null {
  const seen = new Set<string>();
  const taken = new Map<string, GivenPart[]>();
  for (const [index, line] of lines.entries()) {
    const key = offerKey(line);
    if (seen.has(key)) return { index, kind: 'repeated' };
    seen.add(key);
    const wanted = asked.get(line.rfqItemId);
    if (wanted === undefined) return { index, kind: 'not_asked' };
    const parts = offered.get(key);
    if (parts === undefined) return { index, kind: 'not_quoted' };
    if (wanted === 0n) return { index, kind: 'over_asked', limit: 0n };
    if (parts === null) return { index, kind: 'over_offered', limit: 0n };
    const part: GivenPart = { parts, quantity: line.quantity };
    if (isBeyondOffer(part)) return { index, kind: 'over_offered', limit: parts.covered };
    const limit = least.get(key) ?? 0n;
    if (isBelowLeast(part, limit)) return { index, kind: 'below_minimum', limit };
    const given = [...(taken.get(line.rfqItemId) ?? []), part];
    if (isBeyondRequest(given, wanted) || givenOf(given, wanted).includes(0n)) {
      return { index, kind: 'over_asked', limit: wanted };
    }
    taken.set(line.rfqItemId, given);
  }
  return null;
}

export interface GivenLine extends AwardLine {
  /** Of the request: what whole units hold beyond it is left out. */
  readonly given: bigint;
}

/** Lines without fault, in their order, with what they give of the request: never more than was asked. */
export function givenLines(
  lines: readonly AwardLine[],
  { asked, offered }: Pick<AwardLimits, 'asked' | 'offered'>,
): GivenLine[] {
  const byItem = Map.groupBy(lines, ({ rfqItemId }) => rfqItemId);
  return [...byItem].flatMap(([rfqItemId, own]) => {
    const parts = own.flatMap((line) => {
      const parts = offered.get(offerKey(line));
      return parts ? [{ parts, line, quantity: line.quantity }] : [];
    });
    const given = givenOf(parts, asked.get(rfqItemId) ?? 0n);
    return parts.map(({ line }, index) => ({ ...line, given: given[index] ?? 0n }));
  });
}
