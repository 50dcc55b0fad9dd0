import { wordTable } from '../../shared/word-table.ts';
import { type Sizes, sizeDifference, sizesOf } from './size-rules.ts';
import { isDivisible, isSameUnit, type MaterialFacts, unitSize } from './unit-rules.ts';

/**
 * What two materials say of their grade, class, size and colour, and where one is not what the other
 * asks for. Only what both sides say is held against each other.
 */

export const traitNames = [
  'product',
  'strength',
  'steelGrade',
  'concrete',
  'pressure',
  'pipeClass',
  'duty',
  'gauge',
  'polyGauge',
  'weight',
  'size',
  'sizeNumber',
  'length',
  'litres',
  'kilograms',
  'watts',
  'amps',
  'kva',
  'horsepower',
  'ways',
  'gangs',
  'levers',
  'ampHours',
  'joules',
  'mesh',
  'colour',
  'make',
] as const;
export type TraitName = (typeof traitNames)[number];

/** One respect in which an offer is not what was asked for. */
export interface Difference {
  readonly trait: TraitName;
  /** As it is shown: "42.5", "9 inch". */
  readonly asked: string;
  readonly offered: string;
  /** A lower grade; false for what is merely something else. */
  readonly isLower: boolean;
}

interface NumberRule {
  /** Attributes of products that say it. */
  readonly keys: readonly string[];
  /** How people write it: the first group is the number. */
  readonly patterns: readonly RegExp[];
  /**
   * What counts as equal besides the same: `more` where a higher number is the higher grade, `less` where
   * a lower one is; `same` where nothing else does.
   */
  readonly equal: 'more' | 'less' | 'same';
  /** The unit, beside the number. */
  readonly unit?: string;
  /** What is bought by this measure is compared by quantity. */
  readonly measure?: 'm' | 'l' | 'kg';
}

const decimal = String.raw`(\d+(?:\.\d+)?)`;
const pattern = (before: string, after: string) =>
  new RegExp(String.raw`(?<![\w.])${before}${decimal}${after}`, 'g');

const numberRules = {
  /** Of cement, in MPa: a stronger class does what the weaker one does. */
  strength: {
    keys: ['strengthMpa'],
    patterns: [/(?<![\d.])([2345]2\.5)(?!\d)/g],
    equal: 'more',
  },
  steelGrade: {
    keys: [],
    patterns: [/(?<!\w)(?:grade|gr|fe|b)\s?-?(\d{3})(?!\d)/g],
    equal: 'more',
  },
  /** Of concrete, in MPa at 28 days. */
  concrete: {
    keys: ['gradeMpa'],
    patterns: [/(?<!\w)(?:c|class|grade)\s?-?(\d{2})(?!\d)/g],
    equal: 'more',
  },
  pressure: { keys: [], patterns: [pattern(String.raw`pn\s?-?`, '')], equal: 'more' },
  /** Of sheets and wire: the lower the number, the thicker the steel. */
  gauge: {
    keys: ['gauge'],
    patterns: [
      /(?<!\w)(?:gauge|geji|ga)\s*(\d{1,2})(?!\d)/g,
      /(?<![\w.])(\d{1,2})\s*(?:gauge|geji)(?!\w)/g,
      /(?<!\w)g(\d{2})(?!\d)/g,
    ],
    equal: 'less',
  },
  /** Of polythene: the higher the number, the thicker the film. */
  polyGauge: {
    keys: ['polyGauge'],
    patterns: [
      /(?<!\w)(?:gauge|geji)\s*(\d{3,4})(?!\d)/g,
      /(?<![\w.])(\d{3,4})\s*(?:gauge|geji)(?!\w)/g,
    ],
    equal: 'more',
  },
  weight: {
    keys: ['weightGsm'],
    patterns: [pattern('', String.raw`\s*(?:gsm|g/m2|g/m²)`)],
    equal: 'more',
    unit: 'g/m²',
  },
  /** Of boots and gloves, and of what else has a number for its size: a range fits whoever is in it. */
  sizeNumber: {
    keys: [],
    patterns: [
      /(?<!\w)(?:size|saizi)\s*(?:(?:no|uk|eu)\.?\s*)?(\d{1,2}(?:\.5)?)(?![\d.]|\s*(?:[-–x×"']|to\b|hadi\b|mm|cm|m\b|in|ft))/g,
    ],
    equal: 'same',
  },
  /** What is longer is cut; what is shorter needs joints. */
  length: {
    keys: ['lengthM'],
    patterns: [pattern('', String.raw`\s*(?:m|mtrs?|met(?:re|er)s?|mita)(?![\w²³])`)],
    equal: 'more',
    unit: 'm',
    measure: 'm',
  },
  litres: {
    keys: ['litres'],
    patterns: [pattern('', String.raw`\s*(?:l|lts?|ltrs?|lit(?:re|er)s?|lita)(?!\w)`)],
    equal: 'same',
    unit: 'l',
    measure: 'l',
  },
  kilograms: {
    keys: ['packKg', 'bagKg', 'weightKg'],
    patterns: [pattern('', String.raw`\s*(?:kgs?|kilos?|kilograms?|kilo)(?!\w)`)],
    equal: 'same',
    unit: 'kg',
    measure: 'kg',
  },
  watts: {
    keys: ['watts'],
    patterns: [pattern('', String.raw`\s*(?:w|watts?)(?!\w)`)],
    equal: 'same',
    unit: 'W',
  },
  amps: {
    keys: ['amps'],
    patterns: [pattern('', String.raw`\s*(?:a|amps?)(?!\w)`)],
    equal: 'same',
    unit: 'A',
  },
  kva: { keys: ['kva'], patterns: [pattern('', String.raw`\s*kva`)], equal: 'same', unit: 'kVA' },
  horsepower: {
    keys: ['hp'],
    patterns: [pattern('', String.raw`\s*hp`)],
    equal: 'same',
    unit: 'HP',
  },
  ways: { keys: ['ways'], patterns: [pattern('', String.raw`[\s-]*ways?(?!\w)`)], equal: 'same' },
  gangs: { keys: ['gang'], patterns: [pattern('', String.raw`[\s-]*gangs?(?!\w)`)], equal: 'same' },
  levers: {
    keys: ['levers'],
    patterns: [pattern('', String.raw`[\s-]*levers?(?!\w)`)],
    equal: 'same',
  },
  ampHours: { keys: ['ah'], patterns: [pattern('', String.raw`\s*ah`)], equal: 'same', unit: 'Ah' },
  joules: {
    keys: ['joules'],
    patterns: [pattern('', String.raw`\s*(?:j|joules?)(?!\w)`)],
    equal: 'same',
    unit: 'J',
  },
} as const satisfies Partial<Record<TraitName, NumberRule>>;
type NumberTrait = keyof typeof numberRules;
const numberTraits = Object.entries(numberRules) as [NumberTrait, NumberRule][];

/** Sockets and switches are called by their gangs: "twin socket". */
const gangWords: Readonly<Record<string, number>> = wordTable({ single: 1, twin: 2, double: 2 });
const withGangs = (text: string) =>
  /socket|soketi|switch|swichi/.test(text)
    ? text.replace(
        /(?<!\w)(single|twin|double)(?!\w|[\s-]*(?:pole|phase))/g,
        (word) => `${gangWords[word]} gang`,
      )
    : text;

/** Grades that are words, from the lowest on: what is higher counts as equal. */
const ladders = {
  pipeClass: { pattern: /(?<!\w)class\s+([a-e])(?!\w)/g, steps: ['a', 'b', 'c', 'd', 'e'] },
  duty: { pattern: /(?<!\w)(light|medium|heavy)[\s-]+duty/g, steps: ['light', 'medium', 'heavy'] },
} as const;
type LadderTrait = keyof typeof ladders;

const colours: Readonly<Record<string, readonly string[]>> = wordTable({
  white: ['nyeupe', 'mweupe'],
  black: ['nyeusi', 'mweusi'],
  red: ['nyekundu', 'mwekundu'],
  green: ['kijani'],
  blue: ['bluu', 'buluu'],
  grey: ['gray', 'kijivu'],
  yellow: ['manjano', 'njano'],
  brown: ['kahawia', 'hudhurungi'],
  cream: ['krimu'],
  charcoal: ['makaa'],
  maroon: [],
  beige: [],
  silver: ['fedha'],
  orange: ['chungwa'],
  pink: ['waridi'],
  purple: ['zambarau'],
  clear: [],
});
const colourOf = new Map(
  Object.entries(colours).flatMap(([colour, others]) =>
    [colour, ...others].map((word) => [word, colour] as const),
  ),
);

/** Attributes that tell one make of a type from another. */
const makes = new Set(
  'meshRef form finish profile material species shape grade fitting trap style bowls tapType pumpType water cut boxType phase chemistry core fuel toe lens lanyards channel washed'.split(
    ' ',
  ),
);

export interface Traits {
  readonly numbers: ReadonlyMap<NumberTrait, readonly number[]>;
  readonly ladders: ReadonlyMap<LadderTrait, readonly string[]>;
  readonly sizes: Sizes;
  readonly colours: readonly string[];
  readonly meshes: readonly string[];
  readonly makes: ReadonlyMap<string, string>;
}

/** What the attributes and the words of a material say of it. */
export function traitsOf(facts: MaterialFacts): Traits {
  const attributes = facts.attributes ?? {};
  const text = withGangs((facts.text ?? '').toLowerCase());
  const matches = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
  const numbers = new Map<NumberTrait, readonly number[]>();
  for (const [name, { keys, patterns }] of numberTraits) {
    const known = keys.flatMap((key) => Number(attributes[key]) || []);
    const values = [...known, ...patterns.flatMap(matches).map(Number)].filter((n) => n > 0);
    if (values.length > 0) numbers.set(name, [...new Set(values)]);
  }
  const found = new Map<LadderTrait, readonly string[]>();
  for (const name of Object.keys(ladders) as LadderTrait[]) {
    const steps = matches(ladders[name].pattern);
    if (name === 'duty' && typeof attributes.duty === 'string') steps.push(attributes.duty);
    if (steps.length > 0) found.set(name, steps);
  }
  return {
    numbers,
    ladders: found,
    sizes: sizesOf(facts),
    colours: coloursIn(`${attributes.colour ?? ''} ${text}`),
    meshes: [...matches(/(?<!\w)(a\d{2,3})(?!\w)/g)],
    makes: new Map(
      Object.entries(attributes).flatMap(([key, value]) =>
        makes.has(key) && value !== null ? [[key, String(value).toLowerCase()]] : [],
      ),
    ),
  };
}

const coloursIn = (text: string) => [
  ...new Set(text.split(/[^a-z]+/).flatMap((word) => colourOf.get(word.toLowerCase()) ?? [])),
];

/** What is asked for, and what it is counted in. */
export interface AskedTraits {
  readonly traits: Traits;
  readonly facts: MaterialFacts;
  readonly unit: string | null;
}

/** In which respects an offer is less than what was asked for, or something else. */
export function traitDifferences(
  { traits: asked, facts, unit }: AskedTraits,
  offered: Traits,
  offeredUnit: string | null = null,
): Difference[] {
  // So many tins of 1 L are not as many of 4 L: only what is counted in a unit of its own is converted.
  const isConverted = isDivisible(unit) || !isSameUnit(offeredUnit ?? unit, unit);
  const measure = isConverted ? unitSize(unit, facts)?.unit : undefined;
  const size = sizeDifference(asked.sizes, offered.sizes, facts.productType ?? '');
  return [
    ...numberTraits.flatMap(([name, rule]) => {
      if (rule.measure !== undefined && rule.measure === measure) return [];
      const [wanted, given] = [asked.numbers.get(name), offered.numbers.get(name)];
      return wanted && given ? (numberDifference(name, wanted, given) ?? []) : [];
    }),
    ...ladderDifferences(asked, offered),
    ...(size ? [{ trait: 'size', ...size, isLower: false } as const] : []),
    ...(setDifference('mesh', asked.meshes, offered.meshes) ?? []),
    ...(setDifference('colour', asked.colours, offered.colours) ?? []),
    ...[...asked.makes].flatMap(([key, wanted]) => {
      const given = offered.makes.get(key);
      if (given === undefined || given === wanted) return [];
      return [{ trait: 'make', asked: wanted, offered: given, isLower: false } as const];
    }),
  ];
}

function numberDifference(
  trait: NumberTrait,
  asked: readonly number[],
  offered: readonly number[],
): Difference | null {
  const { equal, unit }: NumberRule = numberRules[trait];
  const isMet = (wanted: number, given: number) =>
    given === wanted ||
    (equal === 'more' && given > wanted) ||
    (equal === 'less' && given < wanted);
  if (asked.some((wanted) => offered.some((given) => isMet(wanted, given)))) return null;
  const shown = (value: number | undefined) => (unit ? `${value} ${unit}` : String(value));
  const [wanted, given] = [asked[0], offered[0]];
  return { trait, asked: shown(wanted), offered: shown(given), isLower: equal !== 'same' };
}

const ladderDifferences = (asked: Traits, offered: Traits) =>
  (Object.keys(ladders) as LadderTrait[]).flatMap((trait): Difference[] => {
    const { steps } = ladders[trait];
    const placesOf = ({ ladders: found }: Traits) =>
      (found.get(trait) ?? [])
        .map((step) => (steps as readonly string[]).indexOf(step))
        .filter((place) => place >= 0);
    const [wanted, given] = [placesOf(asked), placesOf(offered)];
    if (wanted.length === 0 || given.length === 0) return [];
    const [least, most] = [Math.min(...wanted), Math.max(...given)];
    if (most >= least) return [];
    const shown = (place: number) =>
      (steps[place] ?? '').replace(/^[a-e]$/, (c) => c.toUpperCase());
    return [{ trait, asked: shown(least), offered: shown(most), isLower: true }];
  });

function setDifference(
  trait: 'mesh' | 'colour',
  asked: readonly string[],
  offered: readonly string[],
): [Difference] | null {
  if (asked.length === 0 || offered.length === 0) return null;
  if (asked.some((one) => offered.includes(one))) return null;
  const shown = (values: readonly string[]) =>
    trait === 'mesh' ? values.join(', ').toUpperCase() : values.join(', ');
  return [{ trait, asked: shown(asked), offered: shown(offered), isLower: false }];
}
