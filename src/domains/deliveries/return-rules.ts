import { type Step, stateMachine } from '../../shared/state-machine.ts';
import { fromThousandths, toThousandths } from '../quotations/rules.ts';
import type { Load } from './rules.ts';

/** How delivered goods come back: by consent, and never more than arrived. */

export const returnKinds = ['damaged', 'wrong', 'surplus', 'other'] as const;
export type ReturnKind = (typeof returnKinds)[number];

export const returnStatuses = ['asked', 'agreed', 'received', 'declined', 'withdrawn'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** What has ended stays so: the goods that came back are credited. */
const returnSteps = {
  agree: { from: ['asked'], to: 'agreed', by: ['seller'] },
  /** The goods are with the supplier again, and counted. */
  receive: { from: ['agreed'], to: 'received', by: ['seller'] },
  decline: { from: ['asked', 'agreed'], to: 'declined', by: ['seller'] },
  withdraw: { from: ['asked', 'agreed'], to: 'withdrawn', by: ['buyer'] },
} as const satisfies Readonly<Record<string, Step<ReturnStatus, 'buyer' | 'seller'>>>;
export type ReturnMove = keyof typeof returnSteps;

export const returnMachine = stateMachine({ states: returnStatuses, steps: returnSteps });

/** Photos of one return, and returns of one order. */
export const mostReturnPhotos = 6;
export const mostReturns = 20;

/** A line of an order as returns count it: decimal strings in the line's unit. */
export interface ReturnableLine {
  readonly orderItemId: string;
  readonly ordered: string;
  readonly delivered: string;
  /** Credited by a decision, though the buyer keeps it. */
  readonly credited: string;
  /** With the supplier again. */
  readonly returned: string;
  /** In returns that have not ended. */
  readonly asked: string;
}

/** What may still be asked for of a line. Never below 0. */
export function returnableOf(line: Omit<ReturnableLine, 'orderItemId' | 'ordered'>): string {
  const [delivered = 0n, ...gone] = [line.delivered, line.credited, line.returned, line.asked].map(
    toThousandths,
  );
  const left = gone.reduce((rest, part) => rest - part, delivered);
  return fromThousandths(left < 0n ? 0n : left);
}

/** Days after its delivery in which goods of an order can be asked back; null before that. */
export const returnsUntil = (deliveredAt: Date | null, days: number): Date | null =>
  deliveredAt && new Date(deliveredAt.getTime() + days * 86_400_000);

/** What a decision can credit of a line: what may still come back, and where nothing more is delivered what did not arrive. */
export function creditableOf(line: ReturnableLine, isClosed: boolean): string {
  const { missing, arrived } = partsOf(line);
  return fromThousandths(arrived + (isClosed ? missing : 0n));
}

/** What of a line never arrived whole. */
export const missingOf = (line: ReturnableLine) => fromThousandths(partsOf(line).missing);

/** Of so much of a line that is credited, what has arrived and so cannot come back any more: the rest never arrived. */
export function keptOf(line: ReturnableLine, quantity: string, isClosed: boolean): string {
  const beyond = toThousandths(quantity) - (isClosed ? partsOf(line).missing : 0n);
  return fromThousandths(beyond < 0n ? 0n : beyond);
}

function partsOf(line: ReturnableLine) {
  const missing = toThousandths(line.ordered) - toThousandths(line.delivered);
  return { missing, arrived: toThousandths(returnableOf(line)) };
}

export type ReturnFault =
  | { readonly index: number; readonly kind: 'unknown' | 'repeated' }
  | { readonly index: number; readonly kind: 'over'; readonly most: string };

/** The first thing wrong with what is to come back, or null. @param most by the ids of the order's lines */
export function returnFault(
  lines: readonly Load[],
  most: ReadonlyMap<string, string>,
): ReturnFault | null {
  for (const [index, { orderItemId, quantity }] of lines.entries()) {
    const limit = most.get(orderItemId);
    if (limit === undefined) return { index, kind: 'unknown' };
    if (lines.findIndex((one) => one.orderItemId === orderItemId) < index) {
      return { index, kind: 'repeated' };
    }
    if (toThousandths(quantity) > toThousandths(limit)) return { index, kind: 'over', most: limit };
  }
  return null;
}
