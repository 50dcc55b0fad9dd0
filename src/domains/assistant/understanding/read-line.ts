import type { Unit } from '../../materials/language/public.ts';
import type { Item } from './items.ts';
import type { Knowledge } from './knowledge.ts';

/** One line of a list that somebody wrote or pasted. */
export interface ReadLine {
  /** The material's name in the dictionary, with its sizes; what was written where none is known. */
  readonly name: string;
  /** Key of the materials dictionary. */
  readonly productType: string | null;
  readonly categoryId: string | null;
  /** Null where none was written. */
  readonly quantity: number | null;
  readonly unit: Unit | null;
  /** Sizes and grades by attribute: {"diameterMm": 12}. */
  readonly specifications: Readonly<Record<string, string | number>>;
  /** Other types that the same words can mean. */
  readonly guesses: readonly string[];
  /** False where somebody should look at the line before it is sent. */
  readonly sure: boolean;
}

export function lineOf(knowledge: Knowledge, item: Item): ReadLine {
  const [type, ...guesses] = item.types;
  const material = type === undefined ? undefined : knowledge.materials.get(type);
  return {
    name: material
      ? withSizes(nameOfAll(knowledge, item.types) ?? material.name, item)
      : item.written,
    productType: material?.key ?? null,
    categoryId: material?.categoryId ?? null,
    quantity: item.quantity,
    unit: item.unit,
    specifications: Object.fromEntries(item.wishes.map(({ key, value }) => [key, value])),
    guesses,
    sure: item.isSure && material !== undefined && guesses.length === 0,
  };
}

/** "Cement" where it was not said which: the words that the names of all types end with. */
function nameOfAll({ materials }: Knowledge, types: readonly string[]): string | null {
  const [first = [], ...others] = types.map((type) =>
    wordsWithoutSizes(materials.get(type)?.name ?? ''),
  );
  let shared = 0;
  while (
    shared < first.length &&
    others.every((words) => words.at(-1 - shared) === first.at(-1 - shared))
  )
    shared += 1;
  return others.length === 0 || shared === 0 ? null : first.slice(-shared).join(' ');
}

/** The words of a name without what is in brackets and without its sizes. */
const wordsWithoutSizes = (name: string): string[] =>
  name
    .replace(/\(.*?\)/g, '')
    .split(' ')
    .filter((word) => word !== '' && !/\d/.test(word));

const unitOfKey: readonly (readonly [RegExp, string])[] = [
  [/Mm2$/, ' mm²'],
  [/Mm$/, ' mm'],
  [/In$/, ' inch'],
  [/Ft$/, ' ft'],
  [/Cm$/, ' cm'],
  [/M$/, ' m'],
  [/^litres$/, ' L'],
  [/Kg$/, ' kg'],
  [/^watts$/, ' W'],
  [/^amps$/, ' A'],
  [/^kva$/, ' kVA'],
  [/^hp$/, ' HP'],
  [/^ways$/, ' way'],
  [/^gang$/, ' gang'],
  [/^levers$/, ' lever'],
  [/^ah$/, ' Ah'],
  [/^ml$/, ' ml'],
];

/** "Deformed Bar 12 mm", "Box Profile Mabati gauge 30". */
export function withSizes(name: string, item: Item): string {
  const sizes = item.wishes.map(({ key, value }) => {
    if (/gauge$/i.test(key)) return `gauge ${value}`;
    return `${value}${unitOfKey.find(([pattern]) => pattern.test(key))?.[1] ?? ''}`;
  });
  const each = item.each === undefined ? [] : [item.each];
  return [name, ...sizes, ...each, ...coloursIn(item)].join(' ');
}

/** "(red)", "(2 red, 1 black)": how many of each where these make up the whole. */
function coloursIn({ colours = [], quantity }: Item): string[] {
  if (colours.length === 0) return [];
  const sum = colours.reduce((all, one) => all + (one.quantity ?? 0), 0);
  const words = colours.map(({ colour, quantity: own }) =>
    own !== null && sum === quantity ? `${own} ${colour}` : colour,
  );
  return [`(${words.join(', ')})`];
}
