import { type Step, stateMachine } from '../../shared/state-machine.ts';
import { fromThousandths, toThousandths } from '../quotations/rules.ts';

/** The states of a delivery, what may leave of an order, and what the counts at the site must add up to. */

/** So many digits has the PIN that the buyer gives the driver. */
export const pinLength = 4;

export const deliveryStatuses = ['dispatched', 'reported', 'delivered', 'cancelled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Who somebody is to a delivery: its order's two sides, and whoever holds its link. */
const deliveryRoles = ['buyer', 'seller', 'driver'] as const;
export type DeliveryRole = (typeof deliveryRoles)[number];

/** Every way that a delivery can go. What is delivered or cancelled stays so. */
const deliverySteps = {
  /** The driver counts without the buyer's PIN: the buyer decides. */
  report: { from: ['dispatched', 'reported'], to: 'reported', by: ['driver'] },
  /** The driver counts, and the buyer's PIN proves it. */
  prove: { from: ['dispatched', 'reported'], to: 'delivered', by: ['driver'] },
  /** The buyer counts. */
  confirm: { from: ['dispatched', 'reported'], to: 'delivered', by: ['buyer'] },
  /** It did not leave, or came back. */
  cancel: { from: ['dispatched', 'reported'], to: 'cancelled', by: ['seller'] },
  /** A new link for the driver; the one before ends. */
  link: { from: ['dispatched', 'reported'], by: ['seller'] },
} as const satisfies Readonly<Record<string, Step<DeliveryStatus, DeliveryRole>>>;
export type DeliveryMove = keyof typeof deliverySteps;

/** How many links the driver of a delivery can be sent: each costs an SMS, and gives new tries of the PIN. */
export const mostLinks = 4;
/** Wrong PINs that each link of a delivery allows. */
const mostPinTries = 5;
/** Of all deliveries of an order together: one that is cancelled and sent anew has a new PIN to guess. */
const mostWrongPins = 30;

/** How often the driver can still enter a PIN. */
export const pinTriesLeft = ({
  linkNo,
  pinTries,
  wrongPins,
}: {
  readonly linkNo: number;
  readonly pinTries: number;
  readonly wrongPins: number;
}): number => Math.max(0, Math.min(linkNo * mostPinTries - pinTries, mostWrongPins - wrongPins));

/** Whether the gateway delivers to this number (E.164): its sender is registered in Kenya alone. */
export const isTextable = (phone: string): boolean => phone.startsWith('+254');

/** Links that one phone is sent within a day by all suppliers, but for deliveries that its driver has proven. */
export const mostLinksToPhone = 20;
/** Links that one supplier has sent within a day. */
export const mostLinksBySupplier = 300;
/** Photos of one delivery, by its driver and by its buyer each. */
export const mostPhotos = 6;
/** Deliveries of one order, cancelled ones included. */
export const mostDeliveries = 100;

export const deliveryMachine = stateMachine({
  states: deliveryStatuses,
  steps: deliverySteps,
  unless: (move, { linkNo }: { readonly linkNo: number }) =>
    move === 'link' && linkNo >= mostLinks ? 'links_used_up' : null,
});

/** An order's line as deliveries count it: decimal strings in the line's unit. */
export interface CountedLine {
  readonly orderItemId: string;
  readonly ordered: string;
  /** Proven so far. */
  readonly delivered: string;
  /** In deliveries that are neither proven nor cancelled. */
  readonly onTheWay: string;
}

/** What is still owed of a line, and how much of that may leave now. Never below 0. */
export function owedOf({ ordered, delivered, onTheWay }: Omit<CountedLine, 'orderItemId'>): {
  readonly owed: string;
  readonly free: string;
} {
  const owed = atLeastZero(toThousandths(ordered) - toThousandths(delivered));
  const free = atLeastZero(owed - toThousandths(onTheWay));
  return { owed: fromThousandths(owed), free: fromThousandths(free) };
}

const atLeastZero = (number: bigint) => (number < 0n ? 0n : number);

export interface Load {
  readonly orderItemId: string;
  readonly quantity: string;
}

/** Everything that may leave of an order now. */
export function allFree(lines: readonly CountedLine[]): Load[] {
  return lines.flatMap((line) => {
    const { free } = owedOf(line);
    return toThousandths(free) > 0n ? [{ orderItemId: line.orderItemId, quantity: free }] : [];
  });
}

export type LoadFault =
  | { readonly index: number; readonly kind: 'unknown' | 'repeated' }
  | { readonly index: number; readonly kind: 'over_owed'; readonly free: string };

/** The first thing wrong with what is to leave, or null. */
export function loadFault(load: readonly Load[], lines: readonly CountedLine[]): LoadFault | null {
  const byId = new Map(lines.map((line) => [line.orderItemId, line]));
  for (const [index, { orderItemId, quantity }] of load.entries()) {
    const line = byId.get(orderItemId);
    if (!line) return { index, kind: 'unknown' };
    if (load.findIndex((one) => one.orderItemId === orderItemId) < index) {
      return { index, kind: 'repeated' };
    }
    const { free } = owedOf(line);
    if (toThousandths(quantity) > toThousandths(free)) return { index, kind: 'over_owed', free };
  }
  return null;
}

/** What arrived of a line: whole, missing, damaged, or not taken. Only what is whole counts as delivered. */
export interface Counts {
  readonly delivered: string;
  readonly short: string;
  readonly damaged: string;
  readonly refused: string;
}
export const countNames = [
  'delivered',
  'short',
  'damaged',
  'refused',
] as const satisfies readonly (keyof Counts)[];

export type CountedLoad = Counts & { readonly orderItemId: string };

/** All of it, whole. */
export const allDelivered = (quantity: string): Counts => ({
  delivered: quantity,
  short: '0.000',
  damaged: '0.000',
  refused: '0.000',
});

/** What the four counts of a line come to. */
export const sumOf = (counts: Counts): bigint =>
  countNames.reduce((sum, name) => sum + toThousandths(counts[name]), 0n);

/** What is whole when so much is missing, damaged or refused; null where that is more than left. */
export function restOf(quantity: string, { short, damaged, refused }: Omit<Counts, 'delivered'>) {
  const lacking = toThousandths(short) + toThousandths(damaged) + toThousandths(refused);
  const whole = toThousandths(quantity) - lacking;
  return whole < 0n ? null : fromThousandths(whole);
}

/** Whether anything is not as it should be: that needs a photo. */
export const isLacking = (counts: readonly Counts[]): boolean =>
  counts.some(({ short, damaged, refused }) =>
    [short, damaged, refused].some((count) => toThousandths(count) > 0n),
  );

export type CountFault =
  | { readonly index: number; readonly kind: 'unknown' | 'repeated' }
  | { readonly index: number; readonly kind: 'sum'; readonly quantity: string }
  | { readonly index: null; readonly kind: 'missing' };

/** The first thing wrong with the counts of a delivery, or null: each line of it once, each in full. */
export function countFault(
  counts: readonly CountedLoad[],
  load: readonly Load[],
): CountFault | null {
  const byId = new Map(load.map((line) => [line.orderItemId, line.quantity]));
  for (const [index, count] of counts.entries()) {
    const quantity = byId.get(count.orderItemId);
    if (quantity === undefined) return { index, kind: 'unknown' };
    if (counts.findIndex((one) => one.orderItemId === count.orderItemId) < index) {
      return { index, kind: 'repeated' };
    }
    if (sumOf(count) !== toThousandths(quantity)) return { index, kind: 'sum', quantity };
  }
  return counts.length < load.length ? { index: null, kind: 'missing' } : null;
}
