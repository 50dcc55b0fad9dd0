import {
  type GivenPart,
  givenOf,
  isBelowLeast,
  isBeyondOffer,
  isBeyondRequest,
  type OfferedParts,
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

/** Codes of what is refused of an award (409), beside those of its RFQ and of its quotations. */
export const awardRefusals = ['award_exceeds', 'award_worthless', 'award_substitute'] as const;
export type AwardRefusal = (typeof awardRefusals)[number];

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
  readonly offered: ReadonlyMap<string, OfferedParts>;
  /** The least that is sold, likewise; none where any quantity will do. */
  readonly least: ReadonlyMap<string, bigint>;
}

export const offerKey = (line: { readonly rfqItemId: string; readonly quotationId: string }) =>
  `${line.quotationId} ${line.rfqItemId}`;

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
    const part: GivenPart = { parts, quantity: line.quantity };
    if (isBeyondOffer(part)) return { index, kind: 'over_offered' };
    if (isBelowLeast(part, least.get(key) ?? 0n)) return { index, kind: 'below_minimum' };
    const given = [...(taken.get(line.rfqItemId) ?? []), part];
    if (isBeyondRequest(given, wanted) || givenOf(given, wanted).includes(0n)) {
      return { index, kind: 'over_asked' };
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
