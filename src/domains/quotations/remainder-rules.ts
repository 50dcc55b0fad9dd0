import { type AskedQuantity, offeredParts } from './award-rules.ts';
import { inSteps, lesser } from './part-rules.ts';
import { fromThousandths, quotationTotals, type Terms, toThousandths } from './rules.ts';

/**
 * What is left of a request, and of what was offered for it, when part of it is awarded. Quantities are
 * decimals with three decimals, "0.000" of what is gone. Pure.
 */

/** What orders that stand took of a quotation: by RFQ line, in the unit quoted. */
export interface Taken {
  readonly quantities: Readonly<Record<string, string>>;
}
/** By quotation. */
export type TakenOf = ReadonlyMap<string, Taken>;

/** A line of a request with what is left of it as its quantity. */
export type LeftLine = AskedQuantity & { readonly awardedQuantity: string };

/** The lines of a request with what is left of them. */
export const withLeft = <
  Line extends { readonly quantity: string; readonly awardedQuantity: string },
>(
  lines: readonly Line[],
): Line[] =>
  lines.map((line) => ({ ...line, quantity: less(line.quantity, line.awardedQuantity) }));

/** Whether nothing is left of a line. */
export const isGone = ({ quantity }: { readonly quantity: string }) =>
  toThousandths(quantity) === 0n;

interface OfferedLine {
  readonly rfqItemId: string;
  readonly quantity: string;
  readonly unit: string | null;
}

/**
 * Lines of one quotation with what is left of them: what orders took is gone, and of a line that is awarded
 * in part no more is left than its rest takes, in whole units.
 *
 * @param left by line, as `withLeft` has them
 */
export const leftOfOffered = <Line extends OfferedLine>(
  offered: readonly Line[],
  left: ReadonlyMap<string, LeftLine>,
  taken: Taken | undefined,
): Line[] =>
  offered.map((line) => {
    const quantity = less(line.quantity, taken?.quantities[line.rfqItemId]);
    const asked = left.get(line.rfqItemId);
    return { ...line, quantity: asked ? neededOf({ ...line, quantity }, asked) : quantity };
  });

function neededOf(offer: OfferedLine, asked: LeftLine): string {
  const isWhole = toThousandths(asked.awardedQuantity) === 0n;
  if (isWhole || isGone(offer)) return offer.quantity;
  if (isGone(asked)) return nothing;
  const { whole, rate, step } = offeredParts(asked, offer);
  if (!rate) return offer.quantity;
  return fromThousandths(lesser(whole, inSteps(toThousandths(asked.quantity), rate, step)));
}

const nothing = fromThousandths(0n);

function less(quantity: string, gone = nothing): string {
  const left = toThousandths(quantity) - toThousandths(gone);
  return fromThousandths(left > 0n ? left : 0n);
}

/**
 * A quotation as if it had been made for what is left of its request: the lines that it offers of that, and
 * what they come to with delivery and VAT, in cents.
 */
export function leftOfQuotation<Line extends OfferedLine & { readonly unitPrice: string }>(
  offered: readonly Line[],
  terms: Terms,
  left: ReadonlyMap<string, LeftLine>,
  taken: Taken | undefined,
): { readonly lines: Line[]; readonly total: bigint } {
  const lines = leftOfOffered(offered, left, taken).filter(
    (line) => left.has(line.rfqItemId) && !isGone(line),
  );
  return { lines, total: quotationTotals(lines, terms).total };
}
