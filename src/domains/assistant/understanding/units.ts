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
export const measuring = [
  'mm',
  'cm',
  'inch',
  'gauge',
  'watt',
  'amp',
  'kva',
  'hp',
  'way',
  'gang',
  'lever',
  'ml',
  'ah',
  'kwh',
  'joule',
  'volt',
  'core',
  'mpa',
  'gsm',
] as const;
export type Measuring = (typeof measuring)[number];

const spellings: Readonly<Record<Unit | Measuring, string>> = {
  bag: 'bag bags bg bgs mfuko mifuko sack sacks gunia magunia mfko mifko bagi begi mabegi',
  piece:
    'piece pieces pc pcs pce pces no nos nr unit units bar bars length lengths lengthi kipande vipande pande mapande each ea items item moja-moja pisi vipisi stick sticks post panel panels idadi',
  metre: 'm metre metres meter meters mita mtr mtrs rm lm',
  foot: 'ft feet foot futi fut fiti rft',
  tonne: 'tonne tonnes ton tons tani t matani',
  roll: 'roll rolls roli rol rola marola mizunguko',
  sheet: 'sheet sheets sht shts shets shiti karatasi-za board boards',
  box: 'box boxes boxs bx bxs boksi maboksi carton cartons katoni maboxi',
  sqm: 'sqm',
  m3: 'cubic m3 cbm cube cubes',
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramme',
  tin: 'tin tins mkebe mikebe kopo makopo debe madebe',
  bucket: 'bucket buckets ndoo pail pails',
  set: 'set sets seti',
  pair: 'pair pairs pea jozi peya prs',
  packet: 'packet packets pckt pckts pkt pkts pack packs pakiti paketi',
  tube: 'tube tubes tyubu',
  can: 'can cans mkopo',
  drum: 'drum drums pipa mapipa',
  lorry:
    'lorry lorries lories lorys lory loris lori malori trip trips tripu truck trucks tipper tippers canter truckload lorryload',
  litre: 'l lt lts ltr ltrs litre litres liter liters lita litas',
  sqft: 'sqft',
  coil: 'coil coils koili',
  mm: 'mm milimita milimeta millimetre millimeter mil',
  cm: 'cm sentimita centimetre',
  inch: 'inch inches inchi nchi inchs in inc',
  gauge: 'gauge geji gage guage g ga gauges gej',
  watt: 'w watt watts wati kw',
  amp: 'a amp amps ampere',
  kva: 'kva',
  hp: 'hp horsepower',
  way: 'way ways',
  gang: 'gang gangs gangi',
  lever: 'lever levers leva',
  ml: 'ml',
  ah: 'ah',
  kwh: 'kwh',
  joule: 'j joule joules',
  volt: 'v volt volts',
  core: 'core cores',
  mpa: 'mpa class daraja',
  gsm: 'gsm',
};

const byWord = new Map<string, Unit | Measuring>(
  Object.entries(spellings).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word, unit as Unit | Measuring] as const),
  ),
);

/** One-letter words are units only right behind their number: "20 l", "32a", "12 v". */
const needsNumber = new Set('l t m g w a j v in'.split(' '));

export const unitWords: readonly string[] = [...byWord.keys()].filter((word) => word.length > 2);

/** The unit that a word names, or null. `afterNumber`: whether it stands right behind a number. */
export function unitOf(word: string, afterNumber: boolean): Unit | Measuring | null {
  if (needsNumber.has(word) && !afterNumber) return null;
  return (
    byWord.get(word) ??
    (word.length > 3 && word.endsWith('s') ? byWord.get(word.slice(0, -1)) : null) ??
    null
  );
}

export const isCounting = (unit: Unit | Measuring): unit is Unit =>
  (units as readonly string[]).includes(unit);

/** The unit that a material is usually counted in, from the words of its sales unit. */
export function countedIn(salesUnit: string): Unit {
  const text = salesUnit.toLowerCase();
  if (text.includes('m³')) return 'm3';
  if (/\bkit\b/.test(text)) return 'bucket';
  if (/\d+ m (length|bar)|length/.test(text)) return 'piece';
  for (const word of text.split(/[^a-z]+/).reverse()) {
    const unit = word.length > 1 ? byWord.get(word) : undefined;
    if (unit && isCounting(unit)) return unit;
  }
  return text === 'm' ? 'metre' : 'piece';
}
