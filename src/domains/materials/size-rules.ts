import { wordTable } from '../../shared/word-table.ts';
import type { MaterialFacts } from './unit-rules.ts';

/**
 * The sizes of a material, as attributes and words tell them: "6 inch", "Y12", "9x9 inch", "3/4". Sizes in
 * different units are one size where the trade calls them so: 6 inch and 150 mm, 1/2 inch and Y12.
 */

export interface Size {
  /** Millimetres (mm² of cables as they are); a number of no unit as it is. */
  readonly value: number;
  readonly unit: SizeUnit | null;
  /** As it is shown: "6 inch". */
  readonly text: string;
}

export interface Sizes {
  readonly singles: readonly Size[];
  /** "9x9 inch": two or three measures of one thing. */
  readonly groups: readonly (readonly Size[])[];
  /** By what it is called, where that is one size: a 6x9 inch stone is a 6 inch stone. */
  readonly called: readonly Size[];
}

type SizeUnit = 'mm' | 'cm' | 'inch' | 'ft' | 'mm²';

const millimetres: Readonly<Record<SizeUnit, number>> = {
  mm: 1,
  cm: 10,
  inch: 25.4,
  ft: 304.8,
  'mm²': 1,
};
const unitWords: Readonly<Record<string, SizeUnit>> = wordTable({
  mm: 'mm',
  milimita: 'mm',
  cm: 'cm',
  sentimita: 'cm',
  inch: 'inch',
  inches: 'inch',
  inchi: 'inch',
  in: 'inch',
  '"': 'inch',
  "''": 'inch',
  '”': 'inch',
  ft: 'ft',
  feet: 'ft',
  foot: 'ft',
  futi: 'ft',
  "'": 'ft',
  mm2: 'mm²',
  'mm²': 'mm²',
  sqmm: 'mm²',
});

/** Attributes that are a size, or several ("9x9"), and their unit. */
const attributeUnits: Readonly<Record<string, SizeUnit | null>> = wordTable({
  diameterMm: 'mm',
  thicknessMm: 'mm',
  areaMm2: 'mm²',
  depthMm: 'mm',
  sizeMm: 'mm',
  widthMm: 'mm',
  lengthMm: 'mm',
  glassMm: 'mm',
  sizeCm: 'cm',
  thicknessIn: 'inch',
  diameterIn: 'inch',
  sizeIn: 'inch',
  widthIn: 'inch',
  sizeFt: 'ft',
  heightFt: 'ft',
  lengthFt: 'ft',
  section: null,
});

/** Inches by which plumbers and masons call what is made in millimetres. */
export const inchesInMm: Readonly<Record<string, readonly (readonly [number, number])[]>> =
  wordTable({
    'ppr-pipe': [
      [0.5, 20],
      [0.75, 25],
      [1, 32],
      [1.25, 40],
      [1.5, 50],
    ],
    'ppr-fitting': [
      [0.5, 20],
      [0.75, 25],
      [1, 32],
    ],
    'hdpe-pipe': [
      [0.75, 25],
      [1, 32],
      [1.5, 50],
      [2, 63],
    ],
    'pvc-conduit': [
      [0.75, 20],
      [1, 25],
    ],
    ballast: [
      [0.75, 20],
      [0.375, 10],
      [1.5, 40],
    ],
    'paving-block': [
      [2.5, 60],
      [3, 80],
    ],
    'deformed-bar': [
      [0.5, 12],
      [0.375, 10],
      [0.625, 16],
      [0.75, 20],
      [1, 25],
    ],
    plywood: [
      [0.25, 6],
      [0.5, 12],
      [0.75, 18],
    ],
    'concrete-culvert': [
      [12, 300],
      [24, 600],
      [36, 900],
    ],
  });

const number = String.raw`(?:\d+[ -])?\d{1,2}/(?:2|4|8|16)(?![\d/])|\d+(?:\.\d+)?`;
const unit = String.raw`mm²|mm2|sqmm|mm(?![\w²])|milimita|cm(?!\w)|sentimita|inch(?:es)?|inchi|in(?!\w)|''|["”]|ft(?![\w²])|feet|foot|futi|'`;
/** A number that is not a part of a longer word, of a range or of another number. */
const sizePattern = new RegExp(
  String.raw`(?<![\w./])((?:${number})(?:\s*(?:x|×|by)\s*(?:${number}))*)\s*-?\s*(${unit})?`,
  'g',
);
const halves: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s*½/g, '$1 1/2'],
  [/(\d)\s*¼/g, '$1 1/4'],
  [/(\d)\s*¾/g, '$1 3/4'],
  [/½/g, '1/2'],
  [/¼/g, '1/4'],
  [/¾/g, '3/4'],
  [/\b(?:half|nusu)[\s-]+(inchi?)\b/g, '1/2 $1'],
  // Round bars, and bolts.
  [/(?<!\w)(?:[ytrdø]\s?|m)(6|8|10|12|14|16|18|20|25|32|40)s?(?!\w)/g, '$1 mm'],
];

/** What the attributes and the words of a material say of its sizes. */
export function sizesOf({ attributes, text, productType }: MaterialFacts): Sizes {
  const singles: Size[] = [];
  const groups: (readonly Size[])[] = [];
  const add = (sizes: readonly Size[]) => {
    if (sizes.length > 1) groups.push(sizes);
    else singles.push(...sizes);
  };
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (!Object.hasOwn(attributeUnits, key)) continue;
    add(readSizes(String(value).toLowerCase(), attributeUnits[key] ?? null));
  }
  for (const sizes of sizesInText(text ?? '')) add(sizes);
  const isMasonry = masonry.test(`${productType ?? ''} ${text ?? ''}`);
  const counted = groups
    .map((sizes) => sizes.filter((size) => size.unit !== null))
    .flatMap((sizes) => (isMasonry ? thinnest(sizes) : sizes));
  return { singles, groups, called: singles.length > 0 ? singles : counted };
}

/** Laid in walls, and called by how thick the wall becomes. */
const masonry = /stone|block|brick|jiwe|mawe|tofali|matofali/i;

const thinnest = (sizes: readonly Size[]) =>
  sizes.toSorted((a, b) => a.value - b.value).slice(0, 1);

function sizesInText(text: string): (readonly Size[])[] {
  let plain = text.toLowerCase();
  for (const [pattern, words] of halves) plain = plain.replace(pattern, words);
  return [...plain.matchAll(sizePattern)].flatMap(([, numbers = '', word]) => {
    const said = word ? (unitWords[word] ?? null) : null;
    const isGroup = /[x×]|by/.test(numbers);
    // A fraction alone is of an inch; any other number without a unit counts something.
    const isInch = !isGroup && numbers.includes('/');
    if (!said && !isGroup && !isInch) return [];
    const sizes = readSizes(numbers, said ?? (isInch ? 'inch' : null));
    return sizes.length > 0 ? [sizes] : [];
  });
}

function readSizes(text: string, unit: SizeUnit | null): Size[] {
  const numbers = text.split(/x|×|by/).map((part) => part.trim());
  const shown = (one: string) => (unit ? `${one} ${unit}` : one);
  const values = numbers.map(decimalOf);
  if (values.some((value) => value === null)) return [];
  return values.map((value, index) => ({
    value: (value ?? 0) * (unit ? millimetres[unit] : 1),
    unit,
    text: shown(numbers[index] ?? ''),
  }));
}

/** "1 1/4" → 1.25 */
function decimalOf(text: string): number | null {
  const match = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text);
  if (match) return Number(match[1] ?? 0) + Number(match[2]) / Number(match[3]);
  return /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

/** "9x9 inch" */
const groupText = (sizes: readonly Size[]) =>
  `${sizes.map(({ text, unit }) => (unit ? text.replace(` ${unit}`, '') : text)).join('x')}${sizes[0]?.unit ? ` ${sizes[0].unit}` : ''}`;

const isNear = (a: number, b: number, share: number) =>
  Math.abs(a - b) <= share * Math.max(a, b) + 1e-9;

/** Two sizes of one unit are the same to the fiftieth part; an inch and its millimetres nearly so. */
const [sameUnit, otherUnit] = [0.02, 0.09];

function isSameSize(a: Size, b: Size, type: string): boolean {
  if (isNear(a.value, b.value, a.unit === b.unit ? sameUnit : otherUnit)) return true;
  const [inch, mm] = a.unit === 'inch' ? [a, b] : [b, a];
  if (inch.unit !== 'inch' || mm.unit !== 'mm') return false;
  return (inchesInMm[type] ?? []).some(
    ([inches, made]) => isNear(inches * 25.4, inch.value, sameUnit) && made === mm.value,
  );
}

/** What a number without a unit may be counted in. */
const scales = [1, ...Object.values(millimetres)];

function isSameGroup(a: readonly Size[], b: readonly Size[]): boolean {
  const sorted = (sizes: readonly Size[]) =>
    sizes.map(({ value }) => value).sort((one, other) => other - one);
  const [one, other] = [sorted(a), sorted(b)];
  const length = Math.min(one.length, other.length);
  const isOneUnit = a[0]?.unit === b[0]?.unit;
  const areKnown = a[0]?.unit && b[0]?.unit;
  const factors = isOneUnit || areKnown ? [1] : scales.flatMap((scale) => [scale, 1 / scale]);
  const share = isOneUnit ? sameUnit : otherUnit;
  return factors.some((factor) =>
    one.slice(0, length).every((value, index) => isNear(value * factor, other[index] ?? 0, share)),
  );
}

/**
 * Where the sizes of an offer are not those that were asked for, the two that differ; null where they
 * agree, or where one side says nothing of them. Every size is to be met just so: what is larger does not
 * fit either.
 *
 * @param type key of the materials dictionary, for what its trade calls by the inch
 */
export function sizeDifference(
  asked: Sizes,
  offered: Sizes,
  type: string,
): { readonly asked: string; readonly offered: string } | null {
  const [askedGroup] = asked.groups;
  const [offeredGroup] = offered.groups;
  if (askedGroup && offeredGroup) {
    const differing = differingGroups(asked.groups, offered.groups);
    if (differing) return differing;
    if (asked.singles.length === 0) return null;
  }
  const [wanted, given] = [asked.called, offered.called];
  const missing = wanted.find((one) => !given.some((other) => isSameSize(one, other, type)));
  const instead = given.find((one) => !wanted.some((other) => isSameSize(one, other, type)));
  return missing && instead ? { asked: missing.text, offered: instead.text } : null;
}

/** Groups of as many measures are held against each other, where there are such. */
function differingGroups(asked: Sizes['groups'], offered: Sizes['groups']) {
  const pairs = asked.flatMap((one) => offered.map((other) => [one, other] as const));
  const alike = pairs.filter(([one, other]) => one.length === other.length);
  const held = alike.length > 0 ? alike : pairs;
  const [first] = held;
  if (!first || held.some(([one, other]) => isSameGroup(one, other))) return null;
  return { asked: groupText(first[0]), offered: groupText(first[1]) };
}
