import { fill, type Messages } from '../../../../messages/index.ts';

/** So many are named; of more, only the number is said. */
const mostNamed = 5;

/** What an award leaves of a line: a decimal in the unit asked for. */
export interface LeftLine {
  readonly id: string;
  readonly name: string;
  readonly quantity: string;
  readonly unit: string | null;
}

/** What an award leaves: of many lines not all are known by name. */
export interface Left {
  readonly count: number;
  readonly lines: readonly LeftLine[];
}

/** Which lines an award leaves, wholly or in part: by name, or how many where the names are not known. */
export const leftWords = ({ count, lines }: Left, t: Messages['comparison']): string => {
  if (lines.length === count && count <= mostNamed) {
    return fill(t.leftNamed, { lines: lines.map(({ name }) => name).join(', ') });
  }
  return fill(count === 1 ? t.oneLeft : t.manyLeft, { count });
};

/** A chosen quotation cannot be awarded any more: which lines are to be given anew. */
export const goneWords = (
  { supplier, lines }: { readonly supplier: string; readonly lines: readonly string[] },
  t: Messages['comparison'],
): string =>
  lines.length <= mostNamed
    ? fill(t.choiceGone, { supplier, lines: lines.join(', ') })
    : fill(t.choicesGone, { supplier, count: lines.length });
