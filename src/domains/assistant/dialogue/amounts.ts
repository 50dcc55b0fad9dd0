import { isCounting, type Unit } from '../../materials/language/public.ts';
import { keysByUnit } from '../../materials/unit-table-rules.ts';
import { wishFor } from '../understanding/attributes.ts';
import type { Item } from '../understanding/items.ts';
import type { Knowledge } from '../understanding/knowledge.ts';
import { typesOfStrength } from '../understanding/mentions.ts';
import { counted, isSoldWhole, withWishes } from './changed-lines.ts';
import { countOf, type LooseNumber, type Residual, residualOf } from './residual.ts';
import type { Amount, DialogueState } from './state.ts';

const adding = /\b(?:add|ongeza|ongezea|niongezee|more|extra|zaidi|increase|another)\b/;
const lessening = /\b(?:less|fewer|reduce|punguza|minus|lower)\b/;
const setting = /\b(?:to|iwe|ziwe|uwe|hadi|mpaka|be|than|isizidi|make)\b/;

/** What the numbers of a message without a material do, and to which of the lines. */
export interface Meant {
  readonly amount: Amount;
  /** The lines that it can be; several: it was not said which. */
  readonly lines: readonly number[];
}

function doesOf(text: string): Amount['does'] {
  if (setting.test(text)) return 'set';
  if (lessening.test(text)) return 'less';
  return adding.test(text) ? 'more' : 'set';
}

/** Of two numbers the one that a line has already is the old one: "change 50 to 60". */
function newOf(
  numbers: readonly LooseNumber[],
  items: readonly Item[],
): { readonly number: LooseNumber; readonly line: number | null } | null {
  const [first, second] = numbers;
  if (!first || numbers.length > 2) return null;
  if (!second) return { number: first, line: null };
  for (const [old, number] of [
    [first, second],
    [second, first],
  ] as const) {
    const line = items.findIndex(({ quantity }) => quantity === old.value);
    if (line >= 0) return { number: { ...number, unit: number.unit ?? old.unit }, line };
  }
  return { number: second, line: null };
}

/** Reads the number of a message as one of the lines' counts; null where there is none. */
export function meantBy({ numbers, text }: Residual, items: readonly Item[]): Meant | null {
  const found = newOf(numbers, items);
  if (!found) return null;
  const { number, line } = found;
  if (number.unit !== null && !isCounting(number.unit)) return null;
  const unit = countOf(number.unit);
  const amount = { does: doesOf(text), value: number.value, unit };
  return { amount, lines: line !== null ? [line] : linesIn(items, unit) };
}

/** The lines that a number in a unit can be of: those counted so, else all that are counted. */
function linesIn(items: readonly Item[], unit: Unit | null): readonly number[] {
  const among = (keep: (item: Item) => boolean) =>
    items.flatMap((item, at) => (keep(item) ? [at] : []));
  const inUnit = unit === null ? [] : among((item) => item.unit === unit);
  if (inUnit.length > 0) return inUnit;
  const countedLines = among(({ quantity }) => quantity !== null);
  return countedLines.length > 0 ? countedLines : items.map((_item, at) => at);
}

interface Sized {
  readonly line: number;
  readonly item: Item;
}

/** "Gauge 30 instead": another size of the last item that comes in such sizes; null where it is a count. */
export function sizedBy(
  knowledge: Knowledge,
  items: readonly Item[],
  { numbers }: Residual,
): Sized | null {
  const number = numbers.length === 2 ? newSize(numbers, items) : numbers[0];
  if (!number || numbers.length > 2) return null;
  if (number.unit === null) return sizedBare(knowledge, items, number.value);
  if (isCounting(number.unit)) return null;
  const { value, unit } = number;
  const keys = keysByUnit.get(unit) ?? [];
  const sized = items.findLastIndex((item) => item.wishes.some(({ key }) => keys.includes(key)));
  const line = sized >= 0 ? sized : items.length - 1;
  const item = items[line];
  const wish = wishFor(knowledge, item?.types[0] ?? '', value, unit);
  return item && wish ? { line, item: { ...item, wishes: withWishes(item.wishes, [wish]) } } : null;
}

/** Units by which people say how long one piece is. */
const lengths: Readonly<Record<string, string>> = { metre: 'm', foot: 'ft' };
const ofOne =
  /\b(?:each|apiece|long|kila (?:moja|mmoja|kimoja|kipande|bati)|urefu(?: wa)?|kwa kila moja)\b/;

/** "2.5m each", "futi 10 kila moja": how long one is of what is counted by the piece; null for all else. */
export function lengthOfEach(
  knowledge: Knowledge,
  { items, focus }: Pick<DialogueState, 'items' | 'focus'>,
  text: string,
): Sized | null {
  if (!ofOne.test(text)) return null;
  const [number, ...others] = residualOf(knowledge, text.replace(ofOne, ' ')).numbers;
  const sign = lengths[number?.unit ?? ''];
  if (!number || sign === undefined || others.length > 0) return null;
  const isWhole = (item: Item | undefined) =>
    item !== undefined && item.quantity !== null && (isSoldWhole(item.unit) || item.unit === null);
  const line = isWhole(items[focus ?? -1]) ? (focus ?? -1) : items.findLastIndex(isWhole);
  const item = items[line];
  if (!item) return null;
  const wish = wishFor(knowledge, item.types[0] ?? '', number.value, number.unit);
  const sized = wish
    ? { ...item, wishes: withWishes(item.wishes, [wish]) }
    : { ...item, each: `${number.value} ${sign} each` };
  return { line, item: sized };
}

/** "Gauge 28 instead of 30": of two sizes the one that no line has yet. */
function newSize(numbers: readonly LooseNumber[], items: readonly Item[]): LooseNumber | null {
  const unit = numbers.find((number) => number.unit !== null)?.unit ?? null;
  const keys = unit === null || isCounting(unit) ? [] : (keysByUnit.get(unit) ?? []);
  const isOld = ({ value }: LooseNumber) =>
    items.some(({ wishes }) => wishes.some((one) => keys.includes(one.key) && one.value === value));
  const [next, ...others] = numbers.filter((number) => !isOld(number));
  return next && others.length === 0 && keys.length > 0 ? { ...next, unit } : null;
}

/** "Make the cement 42.5", "the cable 1.5": a grade or a size, for nobody counts what is sold whole so. */
function sizedBare(knowledge: Knowledge, items: readonly Item[], value: number): Sized | null {
  if (Number.isInteger(value)) return null;
  const types = typesOfStrength(value) ?? [];
  const family = ({ materials }: Knowledge, type = '') => materials.get(type)?.categorySlug;
  const graded = items.findLastIndex(
    (item) =>
      item.unit === 'bag' &&
      types.some((type) =>
        item.types.some((own) => family(knowledge, own) === family(knowledge, type)),
      ),
  );
  const cement = items[graded];
  if (cement) return { line: graded, item: { ...cement, types } };
  for (const [line, item] of [...items.entries()].reverse()) {
    const wish = wishFor(knowledge, item.types[0] ?? '', value, null);
    if (wish?.isKnown && isSoldWhole(item.unit))
      return { line, item: { ...item, wishes: withWishes(item.wishes, [wish]) } };
  }
  return null;
}

/** A line with the number or size of a piece of a message. */
export function amountIn(
  knowledge: Knowledge,
  residual: Residual,
  lines: readonly [Item],
): { readonly item: Item } | null {
  const sized = sizedBy(knowledge, lines, residual);
  if (sized) return sized;
  const meant = meantBy(residual, lines);
  const item = meant && counted(lines[0], { ...meant.amount, does: 'set' });
  return item ? { item } : null;
}
