import { wordTable } from '../../../shared/word-table.ts';
import { isCount, keysOfUnit, unitKeys } from '../unit-table-rules.ts';

/** Sizes in a search text: "12mm", "gauge 30", "5000l", "6x2", "y12" as wishes for attributes. */

export interface AttributeValue {
  /** Key of products.attributes, as the materials dictionary lists them (`diameterMm`). */
  readonly key: string;
  readonly value: number | string;
}

export interface Measure {
  /** Any of these fulfils the wish: "12 mm" may be a diameter, a thickness or a width. */
  readonly anyOf: readonly AttributeValue[];
  /** The type that a trade mark names by itself: Y12 is a deformed bar. */
  readonly impliesType: string | null;
  /** A number without a unit: it may as well be a quantity. */
  readonly isLoose: boolean;
  /** "50 bags": it says how many, and wishes nothing. */
  readonly isQuantity: boolean;
  /** Positions of the words it was read from. */
  readonly positions: readonly number[];
}

/** Units that may stand before their number: "gauge 30", and in Swahili "inchi nne", "lita ishirini". */
const unitsBefore = /^(?:gauge|guage|geji|inch|inchi|futi|mita|lita|kilo|milimita|class)$/;

interface Mark {
  readonly pattern: RegExp;
  readonly type: string | null;
  readonly values: (figure: string) => readonly AttributeValue[];
}

/** Figures with a letter that name a thing by the trade's own convention. */
const marks: readonly Mark[] = [
  {
    pattern: /^[ydt](6|8|10|12|14|16|18|20|25|32|40)$/,
    type: 'deformed-bar',
    values: (figure) => [{ key: 'diameterMm', value: Number(figure) }],
  },
  {
    pattern: /^r(6|8|10|12)$/,
    type: 'round-bar',
    values: (figure) => [{ key: 'diameterMm', value: Number(figure) }],
  },
  {
    pattern: /^a(98|142|193|252|393)$/,
    type: 'brc-mesh',
    values: (figure) => [{ key: 'meshRef', value: `A${figure}` }],
  },
  {
    pattern: /^c(10|15|20|25|30|35|40)$/,
    type: 'ready-mix-concrete',
    values: (figure) => [{ key: 'gradeMpa', value: Number(figure) }],
  },
  {
    pattern: /^m(6|8|10|12|16|20)$/,
    type: null,
    values: (figure) => [{ key: 'sizeMm', value: Number(figure) }],
  },
  {
    pattern: /^g(\d{1,2}(?:\.5)?)$/,
    type: null,
    values: (figure) => [{ key: 'gauge', value: Number(figure) }],
  },
  {
    pattern: /^((?:22|32|42|52)\.5)[nrx]?$/,
    type: null,
    values: (figure) => [{ key: 'strengthMpa', value: Number(figure) }],
  },
];

const plainNumber = /^\d+(?:\.\d+)?$/;
const numberWithUnit = /^(\d+(?:\.\d+)?)([a-z]+2?)$/;
const dimensions = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(?:x[\d.]+)?(?:mm|cm|ft|m|in)?$/;

/** Reads the sizes from words in their order. */
export function readMeasures(words: readonly string[]): Measure[] {
  const measures: Measure[] = [];
  for (let position = 0; position < words.length; position += 1) {
    const measure = readAt(words, position);
    if (!measure) continue;
    measures.push(measure);
    position = Math.max(...measure.positions);
  }
  return measures;
}

function readAt(words: readonly string[], position: number): Measure | null {
  const word = words[position] ?? '';
  const next = words[position + 1] ?? '';
  const here = [position];
  const both = [position, position + 1];
  if (unitsBefore.test(word) && plainNumber.test(next)) {
    return strict(valuesOf(word, next), both);
  }
  if (plainNumber.test(word) && isCount(next)) {
    return { ...strict([], both), isQuantity: true };
  }
  if (plainNumber.test(word) && keysOfUnit.has(next)) return strict(valuesOf(next, word), both);
  const glued = numberWithUnit.exec(word);
  if (glued?.[1] && glued[2] && keysOfUnit.has(glued[2])) {
    return strict(valuesOf(glued[2], glued[1]), here);
  }
  for (const mark of marks) {
    const figure = mark.pattern.exec(word)?.[1];
    if (figure) return { ...strict(mark.values(figure), here), impliesType: mark.type };
  }
  const sides = dimensions.exec(word);
  if (sides?.[1] && sides[2]) return strict(dimensionValues(sides[1], sides[2]), here);
  return plainNumber.test(word) ? loose(Number(word), here) : null;
}

const strict = (anyOf: readonly AttributeValue[], positions: readonly number[]): Measure => ({
  anyOf,
  impliesType: null,
  isLoose: false,
  isQuantity: false,
  positions,
});

const loose = (value: number, positions: readonly number[]): Measure => ({
  anyOf: [
    ...unitKeys.map((key) => ({ key, value })),
    // "ballast 3/4", "ppr 1/2": a fraction is of an inch.
    ...(Number.isInteger(value) ? [] : inchesSoldInMm(value)),
  ],
  impliesType: null,
  isLoose: true,
  isQuantity: false,
  positions,
});

/** Outer diameters in which pipes of a nominal size in inches are sold (PPR and PVC). */
const pipeMm: Readonly<Record<string, number>> = wordTable({
  0.5: 20,
  0.75: 25,
  1: 32,
  1.25: 40,
  2: 50,
  4: 110,
  6: 160,
});

/** Sizes in mm in which crushed stone called by inches is sold. */
const stoneMm: Readonly<Record<string, number>> = wordTable({
  0.25: 6,
  0.375: 10,
  0.5: 10,
  0.75: 20,
  1.5: 40,
});

function valuesOf(unit: string, figure: string): AttributeValue[] {
  const value = Number(figure);
  const keys = keysOfUnit.get(unit) ?? [];
  const values: AttributeValue[] = keys.map((key) => ({ key, value }));
  return keys.includes('diameterIn') ? [...values, ...inchesSoldInMm(value)] : values;
}

function inchesSoldInMm(inches: number): AttributeValue[] {
  const sold = { diameterMm: pipeMm[inches], sizeMm: stoneMm[inches] };
  return Object.entries(sold).flatMap(([key, value]) =>
    value === undefined ? [] : { key, value },
  );
}

/** Sides are told in either order, and steel sections in inches although they are made in mm. */
function dimensionValues(a: string, b: string): AttributeValue[] {
  const pairs = a === b ? [`${a}x${b}`] : [`${a}x${b}`, `${b}x${a}`];
  const keys = ['section', 'sizeMm', 'sizeCm', 'sizeFt', 'sizeIn', 'sizeM'];
  const values: AttributeValue[] = pairs.flatMap((value) => keys.map((key) => ({ key, value })));
  const [short, long] = [Number(a), Number(b)].sort((x, y) => x - y) as [number, number];
  if (long <= 6) values.push({ key: 'sizeMm', value: `${inchesInMm(long)}x${inchesInMm(short)}` });
  if (short >= 100) values.push({ key: 'sizeCm', value: `${short / 10}x${long / 10}` });
  // Building stone is called by thickness and height, and the height is always nine inches.
  if (long === 9) values.push({ key: 'thicknessIn', value: short });
  return values;
}

const inchesInMm = (inches: number) => (inches === 1.5 ? 40 : inches * 25);
