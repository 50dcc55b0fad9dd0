import {
  type GivenPart,
  givenOf,
  heldBy,
  isBelowLeast,
  isBeyondOffer,
  isBeyondRequest,
  lesser,
  type OfferedParts,
  orderedFor,
} from './part-rules.ts';
import {
  divideRounded,
  fromThousandths,
  quotationTotals,
  type Terms,
  toThousandths,
} from './rules.ts';

/**
 * What it costs to give each line to whom one likes: minimum orders, delivery and VAT of each supplier
 * are reckoned anew for what is chosen. Pure: the page reckons as the server does.
 */

/** What one supplier offers of one line, ready to be reckoned with. */
export interface SplitOffer extends Pick<OfferedParts, 'rate' | 'step'> {
  readonly quotationId: string;
  /** The most that can be taken, in the unit asked for: decimal string with three decimals. */
  readonly available: string;
  /** The least, likewise; "0.000" where any quantity will do. */
  readonly minimum: string;
  /** All that is offered, in the unit that was quoted. */
  readonly quantity: string;
  /** Whether it is known to hold what was asked for; what is not is never suggested. */
  readonly isMeasured: boolean;
  /** Decimal string, KES, of the unit quoted. */
  readonly unitPrice: string;
}

export interface SplitLine {
  readonly rfqItemId: string;
  /** What was asked for: decimal string. */
  readonly quantity: string;
  readonly offers: readonly SplitOffer[];
}

export interface SplitQuotation {
  readonly quotationId: string;
  readonly terms: Terms;
  /** What it offers of the table's lines, where that was worked out already. */
  readonly figures?: OfferFigures;
}

/** By place of the line, in whole numbers below 2^53; 0 where nothing is offered that can be measured. */
export interface OfferFigures {
  /** Thousandths of the unit asked for, and no more than was asked. */
  readonly available: Float64Array;
  /** How many steps all that is offered is ordered in. */
  readonly steps: Float64Array;
  /** What one of them holds, in thousandths of the unit asked for; more than any where nobody can tell. */
  readonly held: Float64Array;
  /** The least that is sold, likewise. */
  readonly minimum: Float64Array;
  /** Of all that is available: cents, as it is priced. */
  readonly cents: Float64Array;
}

export interface SplitTable {
  readonly lines: readonly SplitLine[];
  /** Those that can be awarded. */
  readonly quotations: readonly SplitQuotation[];
}

export interface Choice {
  readonly rfqItemId: string;
  readonly quotationId: string;
  /** In the unit asked for: decimal string with at most three decimals, above 0. */
  readonly quantity: string;
}

export interface SupplierShare {
  readonly quotationId: string;
  /** Cents. Goods and delivery as they are priced; `vat` is what is in `total` either way. */
  readonly goods: bigint;
  readonly delivery: bigint;
  readonly vat: bigint;
  readonly total: bigint;
  /** Chosen lines that are less than the supplier sells at least. */
  readonly belowMinimum: readonly { readonly rfqItemId: string; readonly minimum: string }[];
}

export type SplitProblem =
  | { readonly kind: 'notOffered'; readonly choice: Choice }
  | { readonly kind: 'moreThanOffered'; readonly choice: Choice; readonly most: string }
  | { readonly kind: 'moreThanAsked'; readonly rfqItemId: string; readonly asked: string };

export interface Split {
  readonly suppliers: readonly SupplierShare[];
  /** Cents: the sum of the suppliers' totals. */
  readonly total: bigint;
  /** What is asked for and given to nobody. */
  readonly missing: readonly { readonly rfqItemId: string; readonly quantity: string }[];
  /** Why it cannot be awarded so. */
  readonly problems: readonly SplitProblem[];
}

/** An offer as parts of it are ordered. */
export const partsOf = ({ quantity, available, rate, step }: SplitOffer): OfferedParts => ({
  whole: toThousandths(quantity),
  covered: toThousandths(available),
  rate,
  step,
});

const givenPart = (offer: SplitOffer, quantity: string): GivenPart => ({
  parts: partsOf(offer),
  quantity: toThousandths(quantity),
});

/** What is ordered of an offer, in its own unit, where so much in the unit asked for is taken. */
export const orderedQuantity = (offer: SplitOffer, quantity: string) =>
  fromThousandths(orderedFor(givenPart(offer, quantity)));

/**
 * What is ordered holds so much in the unit asked for, rounded, where that is not what is taken: bars are
 * not cut. Null where it is just that, or nobody can tell.
 */
export function heldInstead(offer: SplitOffer, quantity: string): string | null {
  const part = givenPart(offer, quantity);
  const { over, under } = heldBy(part);
  const held = divideRounded(over, under);
  return held === part.quantity ? null : fromThousandths(held);
}

/** What of an offer a quantity runs against, in the unit asked for; null where so much can be ordered. */
export function partLimit(
  offer: SplitOffer,
  quantity: string,
):
  | { readonly kind: 'moreThanOffered'; readonly most: string }
  | { readonly kind: 'belowMinimum'; readonly minimum: string }
  | null {
  const part = givenPart(offer, quantity);
  const { available, minimum } = offer;
  if (isBeyondOffer(part)) return { kind: 'moreThanOffered', most: available };
  return isBelowLeast(part, toThousandths(minimum)) ? { kind: 'belowMinimum', minimum } : null;
}

/** Reckons a choice. A line may be shared by several suppliers; a line and supplier are chosen once. */
export function reckonSplit(table: SplitTable, choices: readonly Choice[]): Split {
  const lines = new Map(table.lines.map((line) => [line.rfqItemId, line]));
  const problems: SplitProblem[] = [];
  const chosen = new Map<string, { choice: Choice; offer: SplitOffer }[]>();
  for (const choice of choices) {
    const line = lines.get(choice.rfqItemId);
    const offer = line && offerOf(line, choice.quotationId);
    if (!offer) {
      problems.push({ kind: 'notOffered', choice });
      continue;
    }
    const limit = partLimit(offer, choice.quantity);
    if (limit?.kind === 'moreThanOffered') problems.push({ ...limit, choice });
    const taken = chosen.get(choice.quotationId) ?? [];
    taken.push({ choice, offer });
    chosen.set(choice.quotationId, taken);
  }
  const suppliers = table.quotations.flatMap((quotation) => {
    const taken = chosen.get(quotation.quotationId);
    return taken ? [shareOf(quotation, taken)] : [];
  });
  return {
    suppliers,
    total: suppliers.reduce((sum, { total }) => sum + total, 0n),
    ...balance(table.lines, choices, problems),
  };
}

const offerOf = ({ offers }: SplitLine, quotationId: string) =>
  offers.find((offer) => offer.quotationId === quotationId);

function shareOf(
  { quotationId, terms }: SplitQuotation,
  taken: readonly { choice: Choice; offer: SplitOffer }[],
): SupplierShare {
  const { subtotal, delivery, vat, total } = quotationTotals(
    taken.map(({ choice, offer }) => ({
      quantity: orderedQuantity(offer, choice.quantity),
      unitPrice: offer.unitPrice,
    })),
    terms,
  );
  const belowMinimum = taken.flatMap(({ choice: { rfqItemId, quantity }, offer }) => {
    const limit = partLimit(offer, quantity);
    return limit?.kind === 'belowMinimum' ? [{ rfqItemId, minimum: limit.minimum }] : [];
  });
  return { quotationId, goods: subtotal, delivery, vat, total, belowMinimum };
}

function balance(
  lines: readonly SplitLine[],
  choices: readonly Choice[],
  found: readonly SplitProblem[],
): Pick<Split, 'missing' | 'problems'> {
  const chosen = Map.groupBy(choices, ({ rfqItemId }) => rfqItemId);
  const missing: { rfqItemId: string; quantity: string }[] = [];
  const problems = [...found];
  for (const line of lines) {
    const { rfqItemId, quantity } = line;
    const given = (chosen.get(rfqItemId) ?? []).flatMap((choice) => {
      const offer = offerOf(line, choice.quotationId);
      return offer ? [givenPart(offer, choice.quantity)] : [];
    });
    const asked = toThousandths(quantity);
    const left = givenOf(given, asked).reduce((rest, part) => rest - part, asked);
    if (left > 0n) missing.push({ rfqItemId, quantity: fromThousandths(left) });
    else if (isBeyondRequest(given, asked)) {
      problems.push({ kind: 'moreThanAsked', rfqItemId, asked: quantity });
    }
  }
  return { missing, problems };
}

/** All that one supplier can give of what was asked for, and no more. */
export function everythingFrom(table: SplitTable, quotationId: string): Choice[] {
  return table.lines.flatMap((line) => {
    const { rfqItemId, quantity } = line;
    const offer = offerOf(line, quotationId);
    if (!offer?.isMeasured) return [];
    const [asked, available] = [toThousandths(quantity), toThousandths(offer.available)];
    const most = lesser(asked, available);
    return most > 0n ? [{ rfqItemId, quotationId, quantity: fromThousandths(most) }] : [];
  });
}
