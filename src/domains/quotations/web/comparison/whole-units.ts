import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { useQuantityWords } from '../../../../ui/quantity-words.ts';
import {
  type ComparisonLine,
  type ComparisonOffer,
  toSplitOffer,
} from '../../comparison-schema.ts';
import { heldInstead, orderedQuantity } from '../../split-rules.ts';

/** What is sold in wholes is ordered so: a part of a line is then a little more than was given. */
export interface WholeOrdered {
  readonly line: string;
  /** In the unit quoted, as the order will say. */
  readonly ordered: string;
  readonly unit: string | null;
  /** The same in the unit asked for. */
  readonly held: string;
  readonly askedUnit: string | null;
}

/** Null where just what is given is ordered. */
export function wholeOrdered(
  { productName, unit }: ComparisonLine['rfqItem'],
  offer: ComparisonOffer,
  quantity: string,
): WholeOrdered | null {
  const split = toSplitOffer(offer);
  const held = heldInstead(split, quantity);
  if (held === null) return null;
  const ordered = orderedQuantity(split, quantity);
  return { line: productName, ordered, unit: offer.unit, held, askedUnit: unit };
}

/** "24 bars (≈ 256 kg)". */
export function useWholeWords(): (whole: WholeOrdered) => string {
  const t = useTexts('comparison');
  const words = useQuantityWords();
  return ({ ordered, unit, held, askedUnit }) => {
    const quantity = words(ordered, unit);
    if (Number(ordered) === Number(held)) return quantity;
    return fill(t.holdsAbout, { quantity, held: words(nearly(held), askedUnit) });
  };
}

/** To the hundredth, where so little does not matter. */
const nearly = (held: string) =>
  Number(held) < 10 ? Number(held) : Math.round(Number(held) * 100) / 100;
