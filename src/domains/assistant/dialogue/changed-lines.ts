import type { Unit } from '../../materials/language/public.ts';
import type { Wish } from '../understanding/attributes.ts';
import type { Item } from '../understanding/items.ts';
import type { Amount } from './state.ts';

/** What a message made of the lines that were asked for before. */
export interface Change {
  /** All lines as they are now. */
  readonly items: readonly Item[];
  readonly added: readonly Item[];
  readonly changed: readonly Item[];
  readonly removed: readonly Item[];
  /** Named, and so already. */
  readonly same: readonly Item[];
  /** To be taken out, and not among them. */
  readonly absent?: readonly Item[];
  /** Things with a number of their own that nobody here knows, as they were written. */
  readonly strangers?: readonly string[];
  /** The line that it was about, where it was about one. */
  readonly focus: number | null;
}

interface Line {
  readonly before: Item | null;
  item: Item | null;
  isNamed: boolean;
}

/** The lines that are asked for, while a message changes them. */
export class Lines {
  readonly #lines: Line[];

  constructor(items: readonly Item[]) {
    this.#lines = items.map((item) => ({ before: item, item, isNamed: false }));
  }

  get numbers(): readonly number[] {
    return this.#lines.flatMap(({ item }, at) => (item ? [at] : []));
  }

  at(number: number): Item | null {
    return this.#lines[number]?.item ?? null;
  }

  /**
   * The line that something said names: the same thing, in the size that was said where several sizes
   * of it are asked for; -1 where there is none, or no telling which.
   */
  find(said: Item): number {
    const alike = this.numbers.filter((at) => isAlike(this.at(at), said));
    const fitting = alike.filter((at) => fits(this.at(at), said));
    if (fitting.length > 0) return fitting[0] ?? -1;
    return alike.length === 1 ? (alike[0] ?? -1) : -1;
  }

  set(number: number, item: Item): void {
    const line = this.#lines[number];
    if (line) Object.assign(line, { item, isNamed: true });
  }

  remove(number: number): void {
    const line = this.#lines[number];
    if (line) Object.assign(line, { item: null, isNamed: true });
  }

  add(item: Item): void {
    this.#lines.push({ before: null, item, isNamed: true });
  }

  /** Null where nothing was named. */
  change(): Change | null {
    const named = this.#lines.filter(({ isNamed }) => isNamed);
    if (named.length === 0) return null;
    const left = this.#lines.filter(({ item }) => item !== null);
    const now = (keep: (line: Line) => boolean) =>
      named.filter(keep).flatMap(({ item }) => item ?? []);
    const about = left.flatMap(({ isNamed }, at) => (isNamed ? [at] : []));
    return {
      items: left.flatMap(({ item }) => item ?? []),
      added: now(({ before }) => before === null),
      changed: now(({ before, item }) => before !== null && asText(before) !== asText(item)),
      same: now(({ before, item }) => before !== null && asText(before) === asText(item)),
      removed: named.flatMap(({ before, item }) => (item === null && before ? [before] : [])),
      focus: about.length === 1 ? (about[0] ?? null) : null,
    };
  }
}

/** All lines as they are, of which something is to be said. */
export const unchanged = (items: readonly Item[]): Change => ({
  items,
  added: [],
  changed: [],
  removed: [],
  same: [],
  focus: null,
});

const asText = (item: Item | null) =>
  item &&
  JSON.stringify([
    item.types,
    item.quantity,
    item.unit,
    item.each,
    item.wishes.map(({ key, value }) => [key, value]),
  ]);

const isAlike = (line: Item | null, said: Item) =>
  line?.types.some((type) => said.types.includes(type)) ?? false;

const fits = (line: Item | null, said: Item) =>
  said.wishes.every(({ key, value }) => {
    const own = line?.wishes.find((wish) => wish.key === key);
    return own !== undefined && own.value === value;
  });

export const withWishes = (known: readonly Wish[], said: readonly Wish[]): readonly Wish[] => [
  ...known.filter((wish) => !said.some(({ key }) => key === wish.key)),
  ...said,
];

/** A line as what was said of it makes it. `isUnitSaid`: whether the unit stands in the message. */
export function lineAs(line: Item, said: Item, isUnitSaid: boolean): Item {
  const isNarrower =
    said.types.length < line.types.length && said.types.every((type) => line.types.includes(type));
  const isCounted = said.quantity !== null;
  return {
    ...line,
    types: isNarrower ? said.types : line.types,
    quantity: said.quantity ?? line.quantity,
    unit: isCounted && isUnitSaid ? said.unit : (line.unit ?? said.unit),
    wishes: withWishes(line.wishes, said.wishes),
  };
}

/** Something else in the place of a line: as much of it, where both are counted alike. */
export function inPlaceOf(line: Item, other: Item): Item {
  const isCountedAlike = line.unit === other.unit || (isBulk(line.unit) && isBulk(other.unit));
  if (other.quantity !== null || !isCountedAlike) return other;
  return { ...other, quantity: line.quantity, unit: line.unit };
}

const isBulk = (unit: Unit | null) => unit === 'tonne' || unit === 'lorry' || unit === 'm3';

/** Units of which nobody sells a part. */
const whole = new Set<Unit | null>([
  'bag',
  'piece',
  'roll',
  'sheet',
  'box',
  'tin',
  'bucket',
  'set',
]);

/** Whether nobody buys a part of one. */
export const isSoldWhole = (unit: Unit | null): boolean => whole.has(unit);

/** A line after a number was said of it; null where that leaves nothing of it, or cannot be done. */
export function counted(line: Item, { does, value, unit }: Amount): Item | null {
  if (does === 'set' && value <= 0) return null;
  if (does === 'set') return { ...line, quantity: value, unit: unit ?? line.unit };
  if (does === 'more' && line.quantity === null)
    return { ...line, quantity: value, unit: unit ?? line.unit };
  if (line.quantity === null) return null;
  const quantity = {
    more: line.quantity + value,
    less: line.quantity - value,
    times: line.quantity * value,
  }[does];
  if (quantity <= 0) return null;
  return { ...line, quantity: whole.has(line.unit) ? Math.ceil(quantity) : quantity };
}
