import type { PastedLine } from '../schema.ts';
import type { SheetLine } from './csv-lines.ts';
import { type DraftLine, newLine } from './draft.ts';

/** A line that was read, with what it was read off and how sure that is. */
export interface FoundLine {
  readonly from: string;
  readonly line: DraftLine;
  /** Whether the dictionary has it. */
  readonly isKnown: boolean;
  readonly isSure: boolean;
  /** Added unless somebody takes it out. */
  readonly isLikely: boolean;
}

/** Whether there is nothing to be looked at in it. */
export const isClear = ({ isSure, isKnown }: FoundLine) => isSure && isKnown;

const isQuantity = (text: string) => /^\d+(\.\d{1,3})?$/.test(text) && Number(text) > 0;

/** What has to be looked at is not buried among fifty that are right. */
export const unclearFirst = (found: readonly FoundLine[]) =>
  found.toSorted((a, b) => Number(isClear(a)) - Number(isClear(b)));

/** A row of a file. `readings` are what the names say: the name itself stays as it was written. */
export function foundRow(
  { from, line }: SheetLine,
  readings: ReadonlyMap<string, readonly PastedLine[]>,
): FoundLine {
  const known = (readings.get(line.productName) ?? []).filter(({ isKnown }) => isKnown);
  const categories = new Set(known.map(({ categoryId }) => categoryId));
  const [categoryId = null] = categories.size === 1 ? categories : [];
  return {
    from,
    line: { ...line, categoryId },
    isKnown: known.length > 0,
    isSure: isQuantity(line.quantity),
    // A row of a table that has a quantity asks for something.
    isLikely: known.length > 0 || isQuantity(line.quantity),
  };
}

/** A line of a pasted list. */
export const foundLine = (read: PastedLine): FoundLine => ({
  from: read.from,
  isKnown: read.isKnown,
  isSure: read.isSure,
  isLikely: read.isLikely,
  line: newLine({
    productName: read.productName,
    categoryId: read.categoryId,
    quantity: read.quantity === null ? '' : String(read.quantity),
    unit: read.unit ?? '',
    specifications: read.specifications ?? '',
  }),
});
