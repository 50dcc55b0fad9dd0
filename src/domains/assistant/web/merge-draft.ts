import type { ChatMessage, DraftLine, RfqDraft } from '../schema.ts';
import { type DraftFields, type FieldLine, fieldsOf, storedDraft } from './chat-store.ts';

/** Stores for a new draft what was changed by hand in the one whose place it takes. */
export function carryOn(messages: readonly ChatMessage[], next: RfqDraft): void {
  const before = messages.findLast(({ data }) => data?.rfqDraft)?.data?.rfqDraft;
  const edited = before && !before.sent ? storedDraft(before.id).get() : null;
  const carried = before && edited ? merged(before, edited, fieldsOf(next)) : null;
  if (carried) storedDraft(next.id).set(carried);
}

/**
 * A later draft with the changes that its contractor made to the one before by hand: what was said since
 * goes before them, and a line that was given another name keeps it. Null where the two have nothing in
 * common, a new request being begun.
 */
export function merged(
  before: Pick<RfqDraft, Exclude<keyof DraftFields, 'projectId'>>,
  edited: DraftFields,
  next: DraftFields,
): DraftFields | null {
  if (!next.items.some((line) => sameIn(before.items, line))) return null;
  const isMoved =
    next.deliveryLocation !== before.deliveryLocation ||
    next.deliveryCounty !== before.deliveryCounty;
  // A place and its county belong together: one of each would ask the wrong county's suppliers.
  const place = isMoved ? next : edited;
  const lines = next.items.flatMap((line): FieldLine | [] => {
    const was = sameIn(before.items, line);
    const now = sameIn(edited.items, line);
    const isTold = !was || was.quantity !== line.quantity || was.unit !== line.unit;
    // A line that was taken out stays out until it is spoken of.
    if (!isTold) return now ?? [];
    return now ? { ...now, quantity: line.quantity, unit: line.unit } : line;
  });
  const added = edited.items.filter(
    (line) => !sameIn(before.items, line) && !sameIn(next.items, line),
  );
  return {
    title: edited.title === before.title ? next.title : edited.title,
    deliveryLocation: place.deliveryLocation,
    deliveryCounty: place.deliveryCounty,
    deliveryDate:
      next.deliveryDate === before.deliveryDate ? edited.deliveryDate : next.deliveryDate,
    items: [...lines, ...added],
    ...(edited.projectId !== undefined && { projectId: edited.projectId }),
  };
}

/** What the draft called a line: by that it is known again. */
const nameOf = ({ was, productName }: FieldLine) => (was ?? productName).toLowerCase();

const sameIn = <Line extends DraftLine>(lines: readonly Line[], line: FieldLine) =>
  lines.find((one) => nameOf(one) === nameOf(line));
