import {
  divideRounded,
  fromThousandths,
  lineCents,
  quotationTotals,
  sumTotals,
  type Terms,
  toThousandths,
  vatPercent,
} from './rules.ts';

/**
 * What it costs to give each line to whom one likes: minimum orders, delivery and VAT of each supplier
 * are reckoned anew for what is chosen. Pure: the page reckons as the server does.
 */

/** What one supplier offers of one line, ready to be reckoned with. */
export interface SplitOffer {
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
  /** The same in whole numbers, where they were worked out already. */
  readonly figures?: OfferFigures;
}

/** Thousandths of the unit asked for, and the cents of all that is offered: far below 2^53. */
export interface OfferFigures {
  readonly available: number;
  readonly minimum: number;
  readonly cents: number;
}

export const figuresOf = (offer: SplitOffer): OfferFigures =>
  offer.figures ?? {
    available: thousandthsOf(offer.available),
    minimum: thousandthsOf(offer.minimum),
    cents: Number(lineCents(offer)),
  };

/** What so much of an offer costs, in cents. @param taken thousandths, at most what is available */
export function centsOf(offer: SplitOffer, { available, cents }: OfferFigures, taken: number) {
  if (taken >= available) return cents;
  const quantity = orderedQuantity(offer, fromThousandths(BigInt(taken)));
  return Number(lineCents({ quantity, unitPrice: offer.unitPrice }));
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

/** What is ordered of an offer, in its own unit, where so much in the unit asked for is taken. */
export function orderedQuantity(offer: SplitOffer, quantity: string): string {
  const [taken, available] = [toThousandths(quantity), toThousandths(offer.available)];
  const whole = toThousandths(offer.quantity);
  if (taken >= available) return fromThousandths(whole);
  const part = divideRounded(whole * taken, available);
  return fromThousandths(part > 0n ? part : 1n);
}

/** Reckons a choice. A line may be shared by several suppliers; a line and supplier are chosen once. */
export function reckonSplit(table: SplitTable, choices: readonly Choice[]): Split {
  const offers = offersOf(table);
  const problems: SplitProblem[] = [];
  const chosen = new Map<string, { choice: Choice; offer: SplitOffer }[]>();
  for (const choice of choices) {
    const offer = offers.get(choice.rfqItemId)?.get(choice.quotationId);
    if (!offer) {
      problems.push({ kind: 'notOffered', choice });
      continue;
    }
    if (toThousandths(choice.quantity) > toThousandths(offer.available)) {
      problems.push({ kind: 'moreThanOffered', choice, most: offer.available });
    }
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

type OffersByLine = ReadonlyMap<string, ReadonlyMap<string, SplitOffer>>;

/** A table is reckoned many times over: every supplier alone, and each change on the page. */
const known = new WeakMap<SplitTable, OffersByLine>();

function offersOf(table: SplitTable): OffersByLine {
  const before = known.get(table);
  if (before) return before;
  const offers = new Map(
    table.lines.map((line) => [
      line.rfqItemId,
      new Map(line.offers.map((offer) => [offer.quotationId, offer])),
    ]),
  );
  known.set(table, offers);
  return offers;
}

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
  const belowMinimum = taken.flatMap(({ choice: { rfqItemId, quantity }, offer: { minimum } }) =>
    toThousandths(quantity) < toThousandths(minimum) ? [{ rfqItemId, minimum }] : [],
  );
  return { quotationId, goods: subtotal, delivery, vat, total, belowMinimum };
}

function balance(
  lines: readonly SplitLine[],
  choices: readonly Choice[],
  found: readonly SplitProblem[],
): Pick<Split, 'missing' | 'problems'> {
  const given = new Map<string, bigint>();
  for (const { rfqItemId, quantity } of choices) {
    given.set(rfqItemId, (given.get(rfqItemId) ?? 0n) + toThousandths(quantity));
  }
  const missing: { rfqItemId: string; quantity: string }[] = [];
  const problems = [...found];
  for (const { rfqItemId, quantity } of lines) {
    const left = toThousandths(quantity) - (given.get(rfqItemId) ?? 0n);
    if (left > 0n) missing.push({ rfqItemId, quantity: fromThousandths(left) });
    if (left < 0n) problems.push({ kind: 'moreThanAsked', rfqItemId, asked: quantity });
  }
  return { missing, problems };
}

/** All that one supplier can give of what was asked for, and no more. */
export function everythingFrom(table: SplitTable, quotationId: string): Choice[] {
  const offersByLine = offersOf(table);
  return table.lines.flatMap(({ rfqItemId, quantity }) => {
    const offer = offersByLine.get(rfqItemId)?.get(quotationId);
    if (!offer?.isMeasured) return [];
    const [asked, available] = [toThousandths(quantity), toThousandths(offer.available)];
    const most = lesser(asked, available);
    return most > 0n ? [{ rfqItemId, quotationId, quantity: fromThousandths(most) }] : [];
  });
}

/** The least that one supplier takes for everything, or null where none can give all of it. */
export function bestSingle({ lines, quotations }: SplitTable): SingleSupplier | null {
  const sums = new Map(quotations.map(({ quotationId }) => [quotationId, { whole: 0, cents: 0 }]));
  for (const { quantity, offers } of lines) {
    const asked = thousandthsOf(quantity);
    for (const offer of offers) {
      const sum = sums.get(offer.quotationId);
      if (!sum || !offer.isMeasured) continue;
      const figures = figuresOf(offer);
      if (figures.available < asked || figures.minimum > asked) continue;
      sum.whole += 1;
      sum.cents += centsOf(offer, figures, asked);
    }
  }
  let best: SingleSupplier | null = null;
  for (const { quotationId, terms } of quotations) {
    const { whole, cents } = sums.get(quotationId) ?? { whole: 0, cents: 0 };
    if (whole < lines.length || whole === 0) continue;
    const { total } = sumTotals(BigInt(cents), whole, terms);
    if (best === null || total < best.total) best = { quotationId, total };
  }
  return best;
}

export interface SingleSupplier {
  readonly quotationId: string;
  /** Cents. */
  readonly total: bigint;
}

/** Of our own decimals: no more than 2^53 thousandths. */
export const thousandthsOf = (quantity: string) => Math.round(Number(quantity) * 1_000);

/** The smaller of two whole numbers, for which Math.min is not made. */
export const lesser = (a: bigint, b: bigint) => (a < b ? a : b);

/** Hundredths of a cent with VAT: whole numbers, well below 2^53, to search with. */
export const grossPrice = (cents: number, { vatIncluded }: Terms): number =>
  cents * (vatIncluded ? 100 : 100 + Number(vatPercent));
