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

/** Which side an account is on, of one order. */
export type OrderParty = 'buyer' | 'seller';

/** Part of one line of an RFQ, given to one quotation. */
export interface AwardLine {
  readonly rfqItemId: string;
  readonly quotationId: string;
  /** Thousandths of the RFQ line's unit. */
  readonly quantity: bigint;
}

/** What is wrong with an award, and with which of its lines. */
export interface AwardFault {
  readonly index: number;
  readonly kind:
    | 'repeated'
    | 'not_asked'
    | 'not_quoted'
    | 'over_offered'
    | 'below_minimum'
    | 'over_asked';
}

/** What an award is held against. Quantities are thousandths of the RFQ line's unit. */
export interface AwardLimits {
  /** By RFQ line. */
  readonly asked: ReadonlyMap<string, bigint>;
  /** By `offerKey`. */
  readonly offered: ReadonlyMap<string, bigint>;
  /** The least that is sold, likewise; none where any quantity will do. */
  readonly least: ReadonlyMap<string, bigint>;
}

export const offerKey = (line: Pick<AwardLine, 'rfqItemId' | 'quotationId'>) =>
  `${line.quotationId} ${line.rfqItemId}`;

/**
 * The first thing wrong with these lines, or null: each names what is asked for and quoted, takes no
 * more of it than is offered and no less than is sold, and all together take no more than was asked.
 */
export function awardFault(
  lines: readonly AwardLine[],
  { asked, offered, least }: AwardLimits,
): AwardFault | null {
  const seen = new Set<string>();
  const taken = new Map<string, bigint>();
  for (const [index, line] of lines.entries()) {
    const key = offerKey(line);
    if (seen.has(key)) return { index, kind: 'repeated' };
    seen.add(key);
    const wanted = asked.get(line.rfqItemId);
    if (wanted === undefined) return { index, kind: 'not_asked' };
    const offer = offered.get(key);
    if (offer === undefined) return { index, kind: 'not_quoted' };
    if (line.quantity > offer) return { index, kind: 'over_offered' };
    if (line.quantity < (least.get(key) ?? 0n)) return { index, kind: 'below_minimum' };
    const sum = (taken.get(line.rfqItemId) ?? 0n) + line.quantity;
    if (sum > wanted) return { index, kind: 'over_asked' };
    taken.set(line.rfqItemId, sum);
  }
  return null;
}
