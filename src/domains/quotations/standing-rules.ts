import type { Difference } from '../materials/trait-rules.ts';
import type { LineOffer, MeasuredQuotation } from './measure-rules.ts';
import type { OfferFigures } from './split-rules.ts';
import { isAccepted } from './substitute-rules.ts';

/** By line of the RFQ: what the buyer has accepted of one quotation in place of what was asked for. */
export type AcceptedLines = ReadonlyMap<string, readonly Difference[]>;

/**
 * A quotation as it counts: its substitutes that the buyer has not accepted are shown, and neither
 * cover a line nor have a price that others are held against.
 */
export function withoutOpenSubstitutes<Q extends MeasuredQuotation>(
  quotation: Q,
  accepted: AcceptedLines = new Map(),
): Q & { readonly openSubstitutes: readonly string[] } {
  const isOpen = (offer: LineOffer | null): offer is LineOffer =>
    offer !== null &&
    offer.differences.length > 0 &&
    !isAccepted(offer.differences, accepted.get(offer.quoted.rfqItemId));
  const open = quotation.lines.flatMap((offer, place) => (isOpen(offer) ? [place] : []));
  if (open.length === 0) return { ...quotation, openSubstitutes: [] };
  const lines = [...quotation.lines];
  const roughPrices = quotation.roughPrices.slice();
  const counts = { all: 0, part: 0, unknown: 0 };
  for (const place of open) {
    const offer = quotation.lines[place];
    if (!offer) continue;
    counts[offer.covers] += 1;
    roughPrices[place] = Number.NaN;
    lines[place] = { ...offer, isOpenSubstitute: true, isMeasured: false, price: null };
  }
  return {
    ...quotation,
    lines,
    roughPrices,
    figures: without(quotation.figures, open),
    coveredLines: quotation.coveredLines - counts.all,
    partLines: quotation.partLines - counts.part,
    openSubstitutes: open.flatMap((place) => lines[place]?.quoted.rfqItemId ?? []),
  };
}

/** A quotation of which these lines are in no suggestion: what is best there, nobody can tell. */
export const withoutLines = <Q extends MeasuredQuotation>(
  quotation: Q,
  places: readonly number[],
): Q =>
  places.length === 0 ? quotation : { ...quotation, figures: without(quotation.figures, places) };

/** The columns with nothing at these places. */
function without(figures: OfferFigures, places: readonly number[]): OfferFigures {
  const available = figures.available.slice();
  for (const place of places) available[place] = 0;
  return { ...figures, available };
}
