import { fromThousandths, lineCents, sumTotals, toThousandths } from './rules.ts';
import {
  type OfferFigures,
  orderedQuantity,
  type SplitOffer,
  type SplitTable,
} from './split-rules.ts';

/**
 * A table of offers as columns of whole numbers: the search for the best award looks at 100,000 offers
 * many times, and texts and objects would take most of its time.
 */

export const emptyFigures = (lines: number): OfferFigures => ({
  available: new Float64Array(lines),
  steps: new Float64Array(lines),
  held: new Float64Array(lines),
  minimum: new Float64Array(lines),
  cents: new Float64Array(lines),
});

/** Of each quotation of the table, in their order. */
export function figuresOf({ lines, quotations }: SplitTable): OfferFigures[] {
  const all = quotations.map(({ figures }) => figures ?? emptyFigures(lines.length));
  const unread = new Map(
    quotations.flatMap(({ quotationId, figures }, index) => {
      const own = all[index];
      return figures || !own ? [] : [[quotationId, own] as const];
    }),
  );
  if (unread.size === 0) return all;
  for (const [place, { quantity, offers }] of lines.entries()) {
    const asked = thousandthsOf(quantity);
    for (const offer of offers) {
      const own = offer.isMeasured ? unread.get(offer.quotationId) : undefined;
      if (own) readOffer(own, place, offer, asked);
    }
  }
  return all;
}

/** @param asked thousandths */
export function readOffer(
  figures: OfferFigures,
  place: number,
  offer: SplitOffer,
  asked: number,
): void {
  const available = Math.min(thousandthsOf(offer.available), asked);
  const { unitPrice } = offer;
  const quantity = orderedQuantity(offer, fromThousandths(BigInt(available)));
  const steps = Number(toThousandths(quantity)) / Number(offer.step);
  figures.available[place] = available;
  figures.steps[place] = steps;
  figures.held[place] = offer.rate
    ? (Number(offer.step) * Number(offer.rate.under)) / Number(offer.rate.over)
    : Number.POSITIVE_INFINITY;
  figures.minimum[place] = thousandthsOf(offer.minimum);
  figures.cents[place] = available > 0 ? Number(lineCents({ quantity, unitPrice })) : 0;
}

/** Of our own decimals: no more than 2^53 thousandths. */
export const thousandthsOf = (quantity: string) => Math.round(Number(quantity) * 1_000);

export interface SingleSupplier {
  readonly quotationId: string;
  /** Cents. */
  readonly total: bigint;
}

/** The least that one supplier takes for everything, or null where none can give all of it. */
export function bestSingle(table: SplitTable, figures = figuresOf(table)): SingleSupplier | null {
  const asked = table.lines.map(({ quantity }) => thousandthsOf(quantity));
  let best: SingleSupplier | null = null;
  for (const [index, { quotationId, terms }] of table.quotations.entries()) {
    const own = figures[index];
    const cents = own ? centsOfAll(own, asked) : null;
    if (cents === null) continue;
    const { total } = sumTotals(cents, asked.length, terms);
    if (best === null || total < best.total) best = { quotationId, total };
  }
  return best;
}

/** What everything that was asked for costs of one; null where it does not give that. */
function centsOfAll({ available, minimum, cents }: OfferFigures, asked: readonly number[]) {
  let sum = 0n;
  for (const [place, quantity] of asked.entries()) {
    if ((available[place] ?? 0) < quantity || (minimum[place] ?? 0) > quantity) return null;
    sum += BigInt(cents[place] ?? 0);
  }
  return asked.length === 0 ? null : sum;
}
