import { mostCounted, type Token } from '../../materials/language/public.ts';
import { findMoney, type PiecePrice } from './budget.ts';
import { findDeadline } from './deadlines.ts';
import { findItems, type Item } from './items.ts';
import type { Knowledge } from './knowledge.ts';
import { type FoundPlace, findPlace } from './places.ts';
import type { Reading } from './reading.ts';
import { dwellingPositions, enoughFor, takenBack } from './uncounted.ts';

/** What a message asks for, whatever is to be done about it. */
export interface Asked {
  readonly items: readonly Item[];
  readonly place: FoundPlace | null;
  /** YYYY-MM-DD in Nairobi. */
  readonly deadline: string | null;
  readonly budgetKes: number | null;
  /** A price of one piece that the message names. */
  readonly price: PiecePrice | null;
}

/** Reads the material facts of a message; `now` is today in Nairobi (YYYY-MM-DD). */
export function readAsked(knowledge: Knowledge, { tokens }: Reading, now: string): Asked {
  const deadline = findDeadline(tokens, now);
  const money = findMoney(tokens);
  const place = findPlace(knowledge, tokens);
  const taken = [
    deadline.positions,
    money.positions,
    place.positions,
    dwellingPositions(tokens),
    listMarks(tokens),
    takenBack(tokens),
    enoughFor(tokens),
  ];
  const isTaken = (position: number) => taken.some((positions) => positions.has(position));
  return {
    items: findItems(knowledge, { tokens, isTaken }).map(withinBounds),
    place: place.place,
    deadline: deadline.deadline,
    budgetKes: money.budgetKes,
    price: money.price,
  };
}

/** Numbers multiplied with each other can come to more than a line holds. */
const withinBounds = (item: Item): Item =>
  (item.quantity ?? 0) > mostCounted ? { ...item, quantity: null } : item;

/** "4) Y8", "2. cement": the number of a line, not of what is bought. */
function listMarks(tokens: readonly Token[]): ReadonlySet<number> {
  const marks = tokens.flatMap((token, at) => {
    const mark = tokens[at + 1];
    if (token.kind !== 'number' || !Number.isInteger(token.value) || !mark?.isGlued) return [];
    const opens = at === 0 || tokens[at - 1]?.kind === 'line';
    const isNamed =
      mark.text === ':' && ['item', 'line', 'no', 'lot'].includes(tokens[at - 1]?.text ?? '');
    if (isNamed) return [at];
    const isBracket = mark.text === ')' && tokens[at - 1]?.text !== '(';
    const isDot = mark.text === '.' && opens && tokens[at + 2]?.isGlued === false;
    return isBracket || isDot ? [at] : [];
  });
  return new Set(marks.length > 1 ? marks : []);
}
