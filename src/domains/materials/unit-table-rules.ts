/** The one table of units: how people write them, what they hold, and which sizes they measure. */

/** Units as the product counts in them. */
export const units = [
  'bag',
  'piece',
  'metre',
  'foot',
  'tonne',
  'roll',
  'sheet',
  'box',
  'sqm',
  'm3',
  'kg',
  'tin',
  'bucket',
  'set',
  'pair',
  'packet',
  'tube',
  'can',
  'drum',
  'lorry',
  'litre',
  'sqft',
  'coil',
] as const;
export type Unit = (typeof units)[number];

/** Units that only measure: a size, never a count. */
export type Measuring =
  | 'mm'
  | 'cm'
  | 'inch'
  | 'gauge'
  | 'watt'
  | 'amp'
  | 'kva'
  | 'hp'
  | 'way'
  | 'gang'
  | 'lever'
  | 'ml'
  | 'ah'
  | 'kwh'
  | 'joule'
  | 'volt'
  | 'core'
  | 'mpa'
  | 'gsm';

interface UnitEntry {
  /** Null for what no message is read by. */
  readonly unit: Unit | Measuring | null;
  readonly words: string;
  /** Words that are this unit where something is sold by it, and beside a number in a text may be another. */
  readonly soldBy?: string;
  /** So much of what is compared is in one: a fraction of kg, m, m², m³ or l. */
  readonly holds?: readonly [base: string, over: number, under: number];
  /** Metres of one where it is a size that nothing is sold by. */
  readonly metres?: readonly [over: number, under: number];
  /** What is counted, by the word that offers compare it under. */
  readonly noun?: string;
  /** Attributes of products that a number with this unit can be, likeliest first. */
  readonly keys?: readonly string[];
  /** Whether a number before it in a search is how many, and no size. */
  readonly isCounted?: true;
}

/** Reads a line of the table: a unit and the words for it. */
const unit = (
  name: UnitEntry['unit'],
  words: string,
  more: Omit<UnitEntry, 'unit' | 'words'> = {},
): UnitEntry => ({ unit: name, words, ...more });

const isCounted = true;

const table: readonly UnitEntry[] = [
  unit('kg', 'kg kgs kilo kilos kilogram kilograms kilogramu kilogramme', {
    holds: ['kg', 1, 1],
    keys: ['packKg', 'bagKg', 'weightKg'],
  }),
  unit('tonne', 'tonne tonnes ton tons tani t matani', {
    soldBy: 'mt',
    holds: ['kg', 1_000, 1],
    isCounted,
  }),
  unit(null, '', { soldBy: 'g gm gram grams gramu', holds: ['kg', 1, 1_000] }),
  unit('metre', 'm mtr mtrs metre metres meter meters mita rm lm', {
    holds: ['m', 1, 1],
    keys: ['lengthM', 'widthM'],
  }),
  unit('mm', 'mm milimita milimeta millimetre millimeter millimetres millimeters mil', {
    holds: ['m', 1, 1_000],
    keys: [
      'diameterMm',
      'thicknessMm',
      // Cables are asked for as "2.5 mm", although the figure is an area.
      'areaMm2',
      'depthMm',
      'sizeMm',
      'widthMm',
      'lengthMm',
      'glassMm',
    ],
  }),
  unit('cm', 'cm sentimita centimetre centimetres', { holds: ['m', 1, 100] }),
  unit('foot', 'ft feet foot futi fut fiti rft', {
    soldBy: 'lft',
    holds: ['m', 3_048, 10_000],
    keys: ['heightFt', 'lengthFt'],
  }),
  unit('inch', 'inch inches inchi nchi inchs in inc', {
    metres: [254, 10_000],
    keys: ['thicknessIn', 'diameterIn', 'sizeIn', 'widthIn'],
  }),
  unit('sqm', 'sqm', { soldBy: 'm2 m² sqms', holds: ['m²', 1, 1] }),
  unit('sqft', 'sqft', { soldBy: 'ft2 ft²', holds: ['m²', 9_290_304, 100_000_000] }),
  unit('m3', 'cubic m3 cbm cube cubes', { soldBy: 'm³ cum', holds: ['m³', 1, 1] }),
  unit('litre', 'l lt lts ltr ltrs litre litres liter liters lita litas', {
    holds: ['l', 1, 1],
    keys: ['litres'],
  }),
  unit('ml', 'ml mls mililita millilitre millilitres', { holds: ['l', 1, 1_000], keys: ['ml'] }),

  unit('bag', 'bag bags bg bgs mfuko mifuko mfko mifko bagi begi mabegi sack sacks gunia magunia', {
    noun: 'bag',
    isCounted,
  }),
  unit('piece', 'piece pieces pc pcs pce pces kipande vipande pande mapande pisi vipisi', {
    noun: 'piece',
    isCounted,
  }),
  unit('piece', 'no nos nr unit units each ea item items idadi', {
    soldBy: 'number',
    noun: 'piece',
  }),
  unit('piece', 'stick sticks post panel panels lengthi'),
  unit('piece', 'bar bars', { noun: 'bar', isCounted }),
  unit('piece', 'length lengths', { noun: 'length', isCounted }),
  unit('sheet', 'sheet sheets sht shts shets shiti', {
    soldBy: 'bati',
    noun: 'sheet',
    isCounted,
  }),
  unit('sheet', 'board boards'),
  unit('set', 'set sets seti', { noun: 'set' }),
  unit('pair', 'pair pairs pea jozi peya prs', { noun: 'pair' }),
  unit('roll', 'roll rolls roli rol rola marola mizunguko', { noun: 'roll', isCounted }),
  unit('box', 'box boxes boxs bx bxs boksi maboksi maboxi carton cartons katoni', {
    soldBy: 'sanduku',
    noun: 'box',
    isCounted,
  }),
  unit('packet', 'packet packets pckt pckts pkt pkts pack packs pakiti paketi', {
    noun: 'packet',
    isCounted,
  }),
  unit('coil', 'coil coils koili', { noun: 'coil' }),
  unit('tube', 'tube tubes tyubu', { noun: 'tube' }),
  unit('can', 'can cans mkopo', { noun: 'can' }),
  unit(null, '', { soldBy: 'kit kits', noun: 'kit' }),
  unit('tin', 'tin tins mkebe mikebe kopo makopo debe madebe', { noun: 'tin', isCounted }),
  unit('bucket', 'bucket buckets ndoo pail pails', { noun: 'tin' }),
  unit('drum', 'drum drums pipa mapipa', { soldBy: 'jerrican jerricans', noun: 'tin' }),
  unit(
    'lorry',
    `lorry lorries lories lorys lory loris lori malori trip trips tripu truck trucks tipper tippers
    canter truckload lorryload`,
    { soldBy: 'canters load loads', noun: 'load', isCounted },
  ),

  unit('gauge', 'gauge geji gage guage g ga gauges gej', { keys: ['gauge', 'polyGauge'] }),
  unit('watt', 'w watt watts wati', { keys: ['watts'] }),
  unit('watt', 'kw'),
  unit('amp', 'a amp amps ampere', { keys: ['amps'] }),
  unit('kva', 'kva', { keys: ['kva'] }),
  unit('hp', 'hp horsepower', { keys: ['hp'] }),
  unit('way', 'way ways', { keys: ['ways'] }),
  unit('gang', 'gang gangs gangi', { keys: ['gang'] }),
  unit('lever', 'lever levers leva', { keys: ['levers'] }),
  unit('ah', 'ah', { keys: ['ah'] }),
  unit('kwh', 'kwh', { keys: ['kwh'] }),
  unit('joule', 'j joule joules', { keys: ['joules'] }),
  unit('volt', 'v volt volts'),
  unit('core', 'core cores'),
  unit('mpa', 'mpa class daraja', { keys: ['gradeMpa', 'strengthMpa'] }),
  unit('gsm', 'gsm', { keys: ['weightGsm'] }),
  unit(null, 'mm2 sqmm', { keys: ['areaMm2'] }),
];

const split = (words = '') => words.split(/\s+/).filter((word) => word !== '');
const byWord = (entries: readonly UnitEntry[], isSold: boolean) =>
  new Map(
    entries.flatMap((entry) =>
      [...split(entry.words), ...(isSold ? split(entry.soldBy) : [])].map(
        (word) => [word, entry] as const,
      ),
    ),
  );

/** By word the unit that a message counts or measures in. */
export const unitByWord: ReadonlyMap<string, Unit | Measuring> = new Map(
  [...byWord(table, false)].flatMap(([word, entry]) => (entry.unit ? [[word, entry.unit]] : [])),
);

const isSoldBy = ({ holds, noun }: UnitEntry) => holds !== undefined || noun !== undefined;
/** By word what something is sold by. */
export const soldByWord: ReadonlyMap<string, UnitEntry> = byWord(table.filter(isSoldBy), true);

const inBase = (word: string, base: string): number | null => {
  const [of, over = 0, under = 1] = soldByWord.get(word)?.holds ?? [];
  return of === base ? over / under : null;
};
const sizesByWord = byWord(table, false);
/** Metres of one of a unit of length, by its word: of an inch 0.0254. */
export function metresOf(word: string): number | null {
  const [over, under = 1] = sizesByWord.get(word)?.metres ?? [];
  return over === undefined ? inBase(word, 'm') : over / under;
}
/** Square metres of one of a unit of area, by its word. */
export const squareMetresOf = (word: string): number | null => inBase(word, 'm²');

/** Keys of products.attributes that a unit may measure, by its words. */
export const keysOfUnit: ReadonlyMap<string, readonly string[]> = new Map(
  [...byWord(table, false)].flatMap(([word, { keys }]) => (keys ? [[word, keys]] : [])),
);
export const unitKeys: readonly string[] = [...new Set([...keysOfUnit.values()].flat())];

/** The same by the unit. */
export const keysByUnit: ReadonlyMap<string, readonly string[]> = new Map(
  table.flatMap(({ unit: name, keys }) => (name && keys ? [[name, keys]] : [])),
);

const people = ['person', 'persons', 'people', 'watu'];
const countedWords = new Set([
  ...table.filter((entry) => entry.isCounted).flatMap(({ words }) => split(words)),
  ...people,
]);

/** What is counted, not measured: "50 bags" asks for a quantity. */
export const isCount = (word: string): boolean => word.length > 1 && countedWords.has(word);

/** Whether a number before this word is a size or a count. */
export const isUnitOrCount = (word: string): boolean => keysOfUnit.has(word) || isCount(word);
