import { type DraftLine, type RfqDraft, saidOf } from './draft.ts';

/** What becomes of an edit whose RFQ was changed after it began. */

export const comparedFields = [
  'title',
  'description',
  'deliveryLocation',
  'deliveryCounty',
  'deliveryDate',
  'closesAt',
  'verifiedOnly',
] as const;
export type ComparedField = (typeof comparedFields)[number];

export type Side = 'theirs' | 'mine';

/** What the RFQ says now, and what this edit has, of one field or one line (null: not asked for). */
export type Difference = { readonly key: string; readonly choice: Side } & (
  | {
      readonly kind: 'field';
      readonly field: ComparedField;
      readonly theirs: string | boolean;
      readonly mine: string | boolean;
    }
  | {
      readonly kind: 'line';
      /** Its place in the RFQ now. */
      readonly place: number;
      readonly theirs: DraftLine | null;
      readonly mine: DraftLine | null;
    }
);

/**
 * Where an RFQ was changed and this edit says something else. What the edit had left alone is taken from
 * the RFQ at first, what was entered stays.
 *
 * @param base the RFQ as the edit began with it
 * @param theirs the RFQ as it is now
 * @param mine the edit
 */
export function differencesOf(base: RfqDraft, theirs: RfqDraft, mine: RfqDraft): Difference[] {
  return [...fieldDifferences(base, theirs, mine), ...lineDifferences(base, theirs, mine)];
}

function fieldDifferences(base: RfqDraft, theirs: RfqDraft, mine: RfqDraft): Difference[] {
  return comparedFields
    .filter((field) => base[field] !== theirs[field] && theirs[field] !== mine[field])
    .map((field) => ({
      kind: 'field',
      key: field,
      field,
      theirs: theirs[field],
      mine: mine[field],
      choice: mine[field] === base[field] ? 'theirs' : 'mine',
    }));
}

function lineDifferences(base: RfqDraft, theirs: RfqDraft, mine: RfqDraft): Difference[] {
  const [before, now, own] = [byId(base), byId(theirs), byId(mine)];
  const places = new Map(theirs.lines.map(({ id }, place) => [id, place]));
  return [...new Set([...now.keys(), ...before.keys()])].flatMap((id): Difference[] => {
    const [first, latter, entered] = [before, now, own].map((lines) => lines.get(id) ?? null);
    if (isSame(first, latter) || isSame(latter, entered)) return [];
    return [
      {
        kind: 'line',
        key: entered?.key ?? id,
        place: places.get(id) ?? mine.lines.length,
        theirs: latter ?? null,
        mine: entered ?? null,
        choice: isSame(entered, first) ? 'theirs' : 'mine',
      },
    ];
  });
}

const byId = ({ lines }: RfqDraft) =>
  new Map(lines.flatMap((line) => (line.id ? [[line.id, line] as const] : [])));

type Line = DraftLine | null | undefined;

const textOf = (line: Line) => JSON.stringify(line ? saidOf(line) : null);

const isSame = (one: Line, other: Line) => textOf(one) === textOf(other);

/** The edit with one side of a difference. */
export function withSide(draft: RfqDraft, difference: Difference, side: Side): RfqDraft {
  if (difference.kind === 'field') return { ...draft, [difference.field]: difference[side] };
  const line = lineOf(difference, side);
  const index = draft.lines.findIndex(({ key }) => key === difference.key);
  if (index === -1) {
    const lines = line ? draft.lines.toSpliced(difference.place, 0, line) : draft.lines;
    return { ...draft, lines };
  }
  return { ...draft, lines: draft.lines.toSpliced(index, 1, ...(line ? [line] : [])) };
}

function lineOf(difference: Difference & { kind: 'line' }, side: Side): DraftLine | null {
  const { key, theirs } = difference;
  const line = difference[side];
  // What the RFQ no longer has is asked for anew.
  return line && { ...line, key, id: theirs?.id };
}

/** The edit with the chosen side of every difference. */
export const settled = (draft: RfqDraft, differences: readonly Difference[]): RfqDraft =>
  differences.reduce((now, difference) => withSide(now, difference, difference.choice), draft);

/** The difference once its other side is chosen: what stands in the edit until then is not lost. */
export function chosen(difference: Difference, side: Side, draft: RfqDraft): Difference {
  if (difference.choice === side) return difference;
  if (side === 'mine') return { ...difference, choice: side };
  if (difference.kind === 'field') {
    return { ...difference, mine: draft[difference.field], choice: side };
  }
  const mine = draft.lines.find(({ key }) => key === difference.key) ?? null;
  return { ...difference, mine, choice: side };
}
