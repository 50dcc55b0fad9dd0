import { specificationText } from './rules.ts';
import type { RfqItem } from './schema.ts';

/** Which lines of an RFQ an edit keeps, adds and drops. */

/** A line as an edit compares it. */
export type ComparedLine = Pick<
  RfqItem,
  | 'productName'
  | 'categoryId'
  | 'productId'
  | 'quantity'
  | 'unit'
  | 'specifications'
  | 'estimatedBudget'
  | 'loadTonnes'
>;

export interface LinePlan<Kept extends { readonly id: string }, Wanted> {
  /** Lines that stay the line they are, with what they become. */
  readonly kept: readonly {
    readonly line: Kept;
    readonly wanted: Wanted;
    readonly lineNo: number;
  }[];
  readonly added: readonly { readonly wanted: Wanted; readonly lineNo: number }[];
  readonly removed: readonly Kept[];
  /** Whether anything at all differs from before. */
  readonly isChanged: boolean;
}

/**
 * What becomes of an RFQ's lines when it asks for others. A line stays itself while it is for the same
 * thing in the same unit, by its name and by the product that it names, whether or not its id is given: a
 * price that was quoted for one material must never come to stand beside another.
 */
export function planLines<
  Kept extends ComparedLine & { readonly id: string },
  Wanted extends ComparedLine & { readonly id?: string | null | undefined },
>(before: readonly Kept[], wanted: readonly Wanted[]): LinePlan<Kept, Wanted> {
  const known = identifyLines(before, wanted);
  const numbered = wanted.map((line, index) => ({ wanted: line, lineNo: index + 1 }));
  const kept = numbered.flatMap((entry, index) => {
    const line = known[index];
    return line ? [{ ...entry, line }] : [];
  });
  const added = numbered.filter((_, index) => !known[index]);
  const stays = new Set(kept.map(({ line }) => line));
  const removed = before.filter((line) => !stays.has(line));
  const isReordered = kept.some(({ line }, place) => line !== before[place]);
  const isChanged =
    added.length > 0 ||
    removed.length > 0 ||
    isReordered ||
    kept.some((pair) => !isSameLine(pair.line, pair.wanted));
  return { kept, added, removed, isChanged };
}

/** What names a line in an edit; fields that are absent say nothing. */
type NamedLine = Pick<ComparedLine, 'productName'> & {
  readonly [Field in Exclude<keyof ComparedLine, 'productName'>]?: ComparedLine[Field] | undefined;
} & { readonly id?: string | null | undefined };

/**
 * Which stored line each wanted one is, by place; null for a new one. Ids come first. Without one it is
 * the line of the same thing: of several the one that asks for just that, else as much, else the first.
 */
export function identifyLines<Kept extends NamedLine>(
  before: readonly Kept[],
  wanted: readonly NamedLine[],
): (Kept | null)[] {
  const found: (Kept | null)[] = wanted.map(() => null);
  const left = new Set(before);
  for (const keyOf of likeness) {
    const candidates = Map.groupBy(left, keyOf);
    for (const [index, line] of wanted.entries()) {
      if (found[index]) continue;
      const match = candidates
        .get(keyOf(line))
        ?.find((one) => left.has(one) && isSameThing(one, line));
      if (!match) continue;
      found[index] = match;
      left.delete(match);
    }
  }
  return found;
}

/** What two lines have in common that are one and the same, the surest sign first. */
const likeness: readonly ((line: NamedLine) => string)[] = [
  ({ id }) => id ?? '',
  (line) =>
    JSON.stringify([nameKey(line), line.quantity, sorted(specificationText(line.specifications))]),
  (line) => JSON.stringify([nameKey(line), line.quantity]),
  (line) => nameKey(line),
];

/** An edit's lines with what they leave out as it is stored: only null takes something away. */
export function withStoredFields<Wanted extends NamedLine>(
  before: readonly (ComparedLine & { readonly id: string })[],
  wanted: readonly Wanted[],
): (Wanted & { readonly id: string | null })[] {
  const known = identifyLines(before, wanted);
  return wanted.map((line, index) => {
    const stored = known[index];
    if (!stored) return { ...line, id: null };
    const { productId, categoryId, specifications, estimatedBudget, loadTonnes } = stored;
    const fields = { productId, categoryId, specifications, estimatedBudget, loadTonnes };
    return { ...line, ...fields, ...given(line), id: stored.id };
  });
}

/** The fields that are not absent. */
const given = (line: NamedLine): Partial<ComparedLine> =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined));

const nameKey = ({ productName, unit }: NamedLine) =>
  JSON.stringify([productName.toLowerCase(), unit ?? '']);

const isSameThing = (a: NamedLine, b: NamedLine) =>
  nameKey(a) === nameKey(b) && (!a.productId || !b.productId || a.productId === b.productId);

/** Whether two lines ask for as much of the same, in the same words. */
export function isSameLine(a: ComparedLine, b: ComparedLine): boolean {
  return (
    a.productName === b.productName &&
    a.productId === b.productId &&
    a.quantity === b.quantity &&
    a.loadTonnes === b.loadTonnes &&
    Number(a.estimatedBudget ?? -1) === Number(b.estimatedBudget ?? -1) &&
    saysTheSame(a.specifications, b.specifications)
  );
}

/**
 * A map is the same in any order, since the database keeps it in its own; and as the text of its entries,
 * as which a form has it. Two texts are the same letter by letter.
 */
function saysTheSame(a: unknown, b: unknown): boolean {
  const [one, other] = [specificationText(a), specificationText(b)];
  return one === other || (!(isText(a) && isText(b)) && sorted(one) === sorted(other));
}

const isText = (specifications: unknown) => typeof specifications === 'string';
const sorted = (text: string) => text.split(', ').sort().join(', ');
