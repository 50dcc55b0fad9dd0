import { wordTable } from '../../../shared/word-table.ts';
import { stem, type Token } from '../../materials/language/public.ts';
import { inchesInMm } from '../../materials/size-rules.ts';
import { keysByUnit } from '../../materials/unit-table-rules.ts';
import type { AttributeValue, Knowledge } from './knowledge.ts';
import { valueWords } from './lexicon/words.ts';

export interface Wish {
  readonly key: string;
  readonly value: AttributeValue;
  /** Whether a product on the list has it. */
  readonly isKnown: boolean;
}

/** What a number without a unit can be of a type, if the type has it. */
const bareKeys =
  'diameterMm thicknessMm areaMm2 gauge polyGauge litres strengthMpa gradeMpa amps ways watts sizeIn thicknessIn diameterIn kva'.split(
    ' ',
  );

const near = (a: number, b: number) => Math.abs(a - b) <= Math.max(Math.abs(b) * 0.02, 1e-6);

/** The attribute of a type that a number with this unit is (`null`: no unit), known values first. */
export function wishFor(
  { facts, materials }: Knowledge,
  type: string,
  value: number,
  unit: string | null,
): Wish | null {
  const own = facts.values.get(type);
  const keys = unit === null ? bareKeys : (keysByUnit.get(unit) ?? []);
  for (const key of keys) {
    const found = own?.get(key)?.find((known) => typeof known === 'number' && near(known, value));
    if (found !== undefined) return { key, value: found, isKnown: true };
  }
  const converted = convert(own, type, value, unit);
  if (converted) return converted;
  if (unit === null) return null;
  const key = keys.find((candidate) => materials.get(type)?.attributeKeys.includes(candidate));
  return key ? { key, value, isKnown: false } : null;
}

/** Inches of what is sold in millimetres. */
function convert(
  own: ReadonlyMap<string, readonly AttributeValue[]> | undefined,
  type: string,
  value: number,
  unit: string | null,
): Wish | null {
  if (unit === 'inch' || (unit === null && !Number.isInteger(value))) {
    const mm = inchesInMm[type]?.find(([inches]) => near(inches, value))?.[1];
    const key = ['diameterMm', 'sizeMm', 'thicknessMm'].find((one) =>
      own?.get(one)?.includes(mm ?? -1),
    );
    if (mm !== undefined && key) return { key, value: mm, isKnown: true };
  }
  return null;
}

const sideKeys = ['sizeFt', 'sizeCm', 'section', 'sizeIn', 'sizeM'];

/** The attribute of a type that a size such as 30x60 is. */
export function wishForSides(
  { facts }: Knowledge,
  type: string,
  sides: readonly number[],
): Wish | null {
  const own = facts.values.get(type);
  if (!own) return null;
  const [a = 0, b = 0] = sides;
  for (const key of sideKeys) {
    for (const text of [`${a}x${b}`, `${b}x${a}`]) {
      if (own.get(key)?.includes(text)) return { key, value: text, isKnown: true };
    }
  }
  for (const scale of [1, 25, 25.4, 10]) {
    for (const text of [`${a * scale}x${b * scale}`, `${b * scale}x${a * scale}`]) {
      if (own.get('sizeMm')?.includes(text)) return { key: 'sizeMm', value: text, isKnown: true };
    }
  }
  const thickness = own
    .get('thicknessIn')
    ?.find((known) => known === Math.min(a, b) || known === a);
  if (thickness !== undefined) {
    const least = own.get('thicknessIn')?.includes(Math.min(a, b)) ? Math.min(a, b) : a;
    return { key: 'thicknessIn', value: least, isKnown: true };
  }
  const third = sides[2];
  const board =
    third === undefined ? undefined : own.get('thicknessMm')?.find((known) => known === third);
  return board === undefined ? null : { key: 'thicknessMm', value: board, isKnown: true };
}

/** What all of a type have alike, being its name. */
const alwaysSo = new Set(['profile', 'material', 'form', 'origin']);

const twos = new Set(['double', 'twin', 'two']);
const ones = new Set(['single', 'one']);

/** The values of a type that words near its name say: "matt", "diesel", "double bowl". */
export function wishesInWords(knowledge: Knowledge, type: string, near: readonly Token[]): Wish[] {
  const own = knowledge.facts.values.get(type);
  if (!own) return [];
  const said = new Set(
    near.filter((token) => token.kind === 'word').map((token) => stem(token.text)),
  );
  const wishes: Wish[] = [];
  for (const [key, values] of own) {
    // Where only some have the one value that there is ("one-piece"), it tells them apart; "box" does not.
    if (values.length < 2 && alwaysSo.has(key)) continue;
    const found = values.filter((value) => typeof value === 'string' && isSaid(value, said));
    const [value] = found;
    if (value !== undefined && found.length === 1) wishes.push({ key, value, isKnown: true });
    if (['gang', 'bowls'].includes(key)) wishes.push(...countWish(key, values, said));
  }
  return wishes;
}

function isSaid(value: string, said: ReadonlySet<string>): boolean {
  const known = valueWords.get(value);
  if (known) return known.some((word) => said.has(stem(word)));
  return value.length > 2 && value.split('-').every((word) => said.has(stem(word.toLowerCase())));
}

function countWish(
  key: string,
  values: readonly AttributeValue[],
  said: ReadonlySet<string>,
): Wish[] {
  const value = [...said].some((word) => twos.has(word))
    ? 2
    : [...said].some((word) => ones.has(word))
      ? 1
      : 0;
  return values.includes(value) ? [{ key, value, isKnown: true }] : [];
}

const names: Readonly<Record<string, string>> = wordTable({
  red: 'red nyekundu',
  black: 'black nyeusi',
  white: 'white nyeupe',
  green: 'green kijani',
  blue: 'blue bluu buluu samawati',
  yellow: 'yellow njano manjano',
  grey: 'grey gray kijivu',
  brown: 'brown kahawia hudhurungi',
  orange: 'orange',
  maroon: 'maroon',
  cream: 'cream krimu',
  beige: 'beige',
  charcoal: 'charcoal',
  pink: 'pink waridi',
  purple: 'purple zambarau',
});
const colours = new Map(
  Object.entries(names).flatMap(([name, words]) => words.split(' ').map((word) => [word, name])),
);

/** The colour that a word names, in English; else null. */
export const colourOf = ({ kind, text }: Pick<Token, 'kind' | 'text'>): string | null =>
  kind === 'word' ? (colours.get(text) ?? null) : null;

/** A thing in one colour, and how many of it are wanted in it where that was said. */
export interface Coloured {
  readonly colour: string;
  readonly quantity: number | null;
}
