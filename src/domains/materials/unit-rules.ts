import { wordTable } from '../../shared/word-table.ts';
import { soldByWord } from './unit-table-rules.ts';

/**
 * How much of a material one unit holds, so that offers in different units can be compared: a 50 kg
 * bag with a tonne, a 12 m bar with a kilogram, a running foot with a metre, a lorry load of declared
 * tonnes with a tonne, a tin with a litre. What is not known is null, and never equal to anything.
 */

/** A rate as an exact fraction: kilograms of one bag, metres of one foot. Both above 0. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** `kg`, `m`, `m²`, `m³`, `l`, or what is counted one by one: `piece`, `sheet`, `roll`, … */
export type BaseUnit = string;

export interface UnitSize {
  readonly unit: BaseUnit;
  /** So much of the base unit is in one. */
  readonly size: Fraction;
}

/** What is known of the material that a unit is a unit of. */
export interface MaterialFacts {
  /** Key of the materials dictionary (`deformed-bar`). */
  readonly productType?: string | null;
  /** The dictionary's unit of that type: what a bare "bag" or "bar" of it holds. */
  readonly usualUnit?: string | null;
  /** As products have them: `{bagKg: 50}`, `{diameterMm: 12, lengthM: 12}`. */
  readonly attributes?: Readonly<Record<string, unknown>> | null;
  /** Name and specifications as people write them: "Y12 bars, 12 m". */
  readonly text?: string | null;
}

const fraction = (over: bigint | number, under: bigint | number = 1): Fraction => ({
  over: BigInt(over),
  under: BigInt(under),
});

const product = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.over,
  under: a.under * b.under,
});

interface Measure {
  readonly unit: BaseUnit;
  readonly size: Fraction;
}

function measureOf(word: string): Measure | undefined {
  const [unit = '', over = 0, under = 1] = soldByWord.get(word)?.holds ?? [];
  return unit === '' ? undefined : { unit, size: fraction(over, under) };
}
/** What is counted. */
const nounOf = (word: string) => soldByWord.get(word)?.noun;
/** Nouns that say nothing without their content: no two of them are alike. */
const vague = new Set(['bag', 'bar', 'length', 'tin', 'load']);

/** Two words that are one unit, written as one. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:running|linear|lineal)\s+(foot|feet|ft)\b/g, 'ft'],
  [/\b(?:running|linear|lineal)\s+(metres?|meters?|m)\b/g, 'm'],
  [/\bfuti\s+mbio\b/g, 'ft'],
  [/\b(?:sq|square)\.?\s*(?:metres?|meters?|mtrs?|m)\b/g, 'sqm'],
  [/\b(?:mita|meta)\s+(?:za\s+)?mraba\b/g, 'sqm'],
  [/\b(?:sq|square)\.?\s*(?:feet|foot|ft)\b/g, 'sqft'],
  [/\b(?:cubic|cu)\.?\s*(?:metres?|meters?|mtrs?|m)\b/g, 'm3'],
  [/\blorry\s*loads?\b|\btruck\s*loads?\b/g, 'lorry'],
];

/** Kilograms of a metre of round steel are d² / 162, d in millimetres. */
const steelDivisor = 162;
const roundSteel = new Set(['deformed-bar', 'round-bar']);
const usualBarLength = { unit: 'm', size: fraction(12) } satisfies UnitSize;

/** How much one of this unit holds; null where nobody can know. A missing unit counts pieces. */
export function unitSize(unit: string | null, facts: MaterialFacts = {}): UnitSize | null {
  const words = wordsOf(unit ?? '');
  if (words.length === 0) return { unit: 'piece', size: fraction(1) };
  const [only] = words;
  const measure = words.length === 1 && only ? measureOf(only) : undefined;
  if (measure) return { unit: measure.unit, size: measure.size };
  const noun = words.map(nounOf).find(Boolean);
  const declared = contentIn(words);
  if (declared) return noun || words.length <= 2 ? withSteel(declared, noun, facts) : null;
  return noun ? sizeOfNoun(noun, facts) : null;
}

function sizeOfNoun(noun: string, facts: MaterialFacts): UnitSize | null {
  if (isSteelBar(noun, facts))
    return withSteel(contentOf('bar', facts) ?? usualBarLength, noun, facts);
  const content = contentOf(noun, facts) ?? usualContent(noun, facts);
  if (content) return content;
  return vague.has(noun) ? null : { unit: noun, size: fraction(1) };
}

const isSteelBar = (noun: string, facts: MaterialFacts) =>
  diameterOf(facts) !== null &&
  (noun === 'bar' ||
    ((noun === 'length' || noun === 'piece') && roundSteel.has(facts.productType ?? '')));

/** A length of round steel is weighed: bars are sold by the piece and by the tonne. */
function withSteel(content: UnitSize, noun: string | undefined, facts: MaterialFacts): UnitSize {
  if (content.unit !== 'm' || !noun || !isSteelBar(noun, facts)) return content;
  const diameter = diameterOf(facts);
  if (!diameter) return content;
  const mass = product(product(diameter, diameter), fraction(1, steelDivisor));
  return { unit: 'kg', size: product(content.size, mass) };
}

/** What the dictionary says of a bare noun: "bag" of a cement whose unit is "50 kg bag". */
function usualContent(noun: string, { usualUnit, text }: MaterialFacts): UnitSize | null {
  const usual =
    usualUnit ?? (/\b(?:cement|simiti|saruji)\b/i.test(text ?? '') ? '50 kg bag' : null);
  if (!usual) return null;
  const words = wordsOf(usual);
  return words.some((word) => nounOf(word) === noun) ? contentIn(words) : null;
}

/** Attributes and words that tell the content of a container or the length of a bar. */
const contents: Readonly<Record<string, readonly (readonly [key: string, unit: string])[]>> =
  wordTable({
    bag: [
      ['bagKg', 'kg'],
      ['packKg', 'kg'],
    ],
    packet: [
      ['packKg', 'kg'],
      ['litres', 'l'],
      ['pieces', 'piece'],
    ],
    kit: [
      ['packKg', 'kg'],
      ['litres', 'l'],
    ],
    tin: [
      ['litres', 'l'],
      ['ml', 'ml'],
      ['packKg', 'kg'],
    ],
    can: [
      ['ml', 'ml'],
      ['litres', 'l'],
    ],
    roll: [
      ['packKg', 'kg'],
      ['lengthM', 'm'],
    ],
    coil: [
      ['packKg', 'kg'],
      ['lengthM', 'm'],
    ],
    box: [
      ['coverageSqm', 'm²'],
      ['pieces', 'piece'],
      ['packKg', 'kg'],
    ],
    bar: [['lengthM', 'm']],
    length: [['lengthM', 'm']],
    load: [
      ['tonnes', 't'],
      ['loadTonnes', 't'],
    ],
  });
/** Which content a bare noun may take from free text: "Cement 50kg", "Emulsion 20 L", "Y12, 12 m". */
const contentUnits: Readonly<Record<string, readonly BaseUnit[]>> = wordTable({
  bag: ['kg'],
  kit: ['kg', 'l'],
  tin: ['l', 'kg'],
  bar: ['m'],
  length: ['m'],
  load: ['kg'],
});

function contentOf(noun: string, { attributes, text }: MaterialFacts): UnitSize | null {
  for (const [key, unit] of contents[noun] ?? []) {
    const amount = decimal(attributes?.[key]);
    if (amount) return measured(amount, unit);
  }
  const units = contentUnits[noun] ?? [];
  // A name tells thickness and diameter too: only what is of a likely kind and size is the content.
  const told = contentsIn(wordsOf(text ?? '')).filter(
    ({ unit, word }) =>
      units.includes(unit) &&
      !/^(?:mm|cm|g|gm)$/.test(word) &&
      isTonnes(word) === (noun === 'load'),
  );
  return told.length === 1 && told[0] ? { unit: told[0].unit, size: told[0].size } : null;
}

const isTonnes = (word: string) => /^(?:t|mt|ton|tons|tonne|tonnes|tani)$/.test(word);

const measured = (amount: Fraction, unit: string): UnitSize => {
  const measure = measureOf(unit);
  return measure
    ? { unit: measure.unit, size: product(amount, measure.size) }
    : { unit, size: amount };
};

const barMark = /^[ydtr](6|8|10|12|14|16|18|20|25|32|40)s?$/;
const standardDiameters = new Set([6, 8, 10, 12, 14, 16, 18, 20, 25, 32, 40]);

/** Millimetres of a round bar: said as an attribute, as Y12, or as 12 mm. */
function diameterOf({ attributes, text }: MaterialFacts): Fraction | null {
  const known = decimal(attributes?.diameterMm);
  if (known) return known;
  const words = wordsOf(text ?? '');
  const told = new Set<number>();
  for (const [place, word] of words.entries()) {
    const mark = barMark.exec(word)?.[1];
    if (mark) told.add(Number(mark));
    else if (words[place + 1] === 'mm' && standardDiameters.has(Number(word)))
      told.add(Number(word));
  }
  const [only] = told;
  return told.size === 1 && only ? fraction(only) : null;
}

/** Sizes stand at the beginning of what people write, if anywhere. */
const mostMeasuredText = 600;

/** "20kg Bag (washed)" → 20, kg, bag, washed. */
function wordsOf(text: string): string[] {
  let spelled = text
    .slice(0, mostMeasuredText)
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(',', ' ')
    .replace(/\.{2,}/g, ' ');
  for (const [pattern, word] of spellings) spelled = spelled.replace(pattern, word);
  return spelled
    .replace(/(\d)\s*(?=[a-z²³])/g, (_, digit: string) => `${digit} `)
    .replace(/\b([mf]t?) ([23])\b/g, '$1$2')
    .replace(/\b([ydtr]) (\d+)\b/g, '$1$2')
    .split(/[^a-z0-9.²³]+/)
    .map((word) => word.replace(/^\.|\.$/g, ''))
    .filter((word) => word !== '' && word !== 'of' && word !== 'per' && word !== 'a');
}

interface Told extends UnitSize {
  readonly word: string;
}

function contentsIn(words: readonly string[]): Told[] {
  return words.flatMap((word, place) => {
    const amount = decimal(word);
    const next = words[place + 1] ?? '';
    const measure = measureOf(next);
    if (!amount || !measure) return [];
    return [{ unit: measure.unit, size: product(amount, measure.size), word: next }];
  });
}

/** The content that a unit states itself; two of them contradict each other. */
function contentIn(words: readonly string[]): UnitSize | null {
  const told = contentsIn(words);
  return told.length === 1 && told[0] ? { unit: told[0].unit, size: told[0].size } : null;
}

/** "2.5" → 5/2 as a fraction; null for what is no number above 0. */
function decimal(value: unknown): Fraction | null {
  const match = /^(\d{1,14})(?:\.(\d{1,6}))?$/.exec(String(value ?? ''));
  if (!match) return null;
  const [, whole = '0', part = ''] = match;
  const over = BigInt(whole + part);
  return over === 0n ? null : fraction(over, 10n ** BigInt(part.length));
}

export interface Normalized {
  /** Decimal string with six decimals, as it is stored. */
  readonly quantity: string;
  readonly unit: BaseUnit;
}

/**
 * So much of the base unit is in so many units: 100 of "50 kg bag" → 5000.000000 kg. Null where the
 * unit is not known, or holds so little that six decimals are not enough, or too much to be stored.
 *
 * @param quantity decimal string with at most three decimals
 */
export function normalizeQuantity(
  quantity: string,
  unit: string | null,
  facts: MaterialFacts = {},
): Normalized | null {
  const one = unitSize(unit, facts);
  const amount = decimal(quantity);
  if (!one || !amount) return null;
  const { over, under } = product(amount, one.size);
  const millionths = (over * 2_000_000n + under) / (under * 2n);
  const digits = String(millionths).padStart(7, '0');
  if (millionths === 0n || digits.length > mostDigits) return null;
  return { quantity: `${digits.slice(0, -6)}.${digits.slice(-6)}`, unit: one.unit };
}

const mostDigits = 20;

/**
 * How many of the one unit are in one of the other, where both are known and hold the same kind:
 * a tonne is 20 bags of 50 kg. Null otherwise, and so never 1 for what is not known.
 */
export function unitsIn(other: UnitSize | null, one: UnitSize | null): Fraction | null {
  if (!one || !other || one.unit !== other.unit) return null;
  return { over: other.size.over * one.size.under, under: other.size.under * one.size.over };
}

/**
 * The least that is sold of a unit, in thousandths of it: a whole one; a tonne is weighed to the kilogram.
 */
export function leastStep(unit: string | null): bigint {
  const measure = bareMeasure(unit);
  return measure && measure.size.over > measure.size.under ? 1n : 1_000n;
}

/** Whether any part of a unit can be sold as it is: of kilograms and metres, not of bags and bars. */
export const isDivisible = (unit: string | null) => bareMeasure(unit) !== undefined;

function bareMeasure(unit: string | null): Measure | undefined {
  const [only, ...more] = wordsOf(unit ?? '');
  return only && more.length === 0 ? measureOf(only) : undefined;
}

/** Whether a word is a unit by itself: "bags", "kg", "tani". */
export const isUnitWord = (word: string): boolean => soldByWord.has(word.toLowerCase());

/** Whether a unit is a load of which it is not said how much it holds: "lorry", "trips", not "14 t lorry". */
export function isLoad(unit: string | null): boolean {
  const words = wordsOf(unit ?? '');
  return contentIn(words) === null && words.some((word) => nounOf(word) === 'load');
}

/** Whether both name the same unit by its words, whatever it holds: "Bags" and "bag". */
export function isSameUnit(one: string | null, other: string | null): boolean {
  const key = (unit: string | null) =>
    wordsOf(unit ?? '')
      .map((word) => soldByWord.get(word)?.holds?.join(' ') ?? nounOf(word) ?? word)
      .join(' ');
  return key(one) === key(other);
}
