import { formatNumber } from './numbers.ts';

/** How many of a unit, in English: on screens, on papers and in sentences. */

/** Units that are written with one and with many of them. What is not here (kg, m², pcs) has one form. */
const plurals: Readonly<Record<string, string>> = {
  bag: 'bags',
  bale: 'bales',
  bar: 'bars',
  barrel: 'barrels',
  block: 'blocks',
  board: 'boards',
  bottle: 'bottles',
  box: 'boxes',
  brick: 'bricks',
  bucket: 'buckets',
  bundle: 'bundles',
  can: 'cans',
  carton: 'cartons',
  coil: 'coils',
  day: 'days',
  debe: 'debes',
  drum: 'drums',
  foot: 'feet',
  gallon: 'gallons',
  gram: 'grams',
  hour: 'hours',
  inch: 'inches',
  item: 'items',
  jerrican: 'jerricans',
  kilo: 'kilos',
  kilogram: 'kilograms',
  kit: 'kits',
  length: 'lengths',
  litre: 'litres',
  liter: 'liters',
  load: 'loads',
  lorry: 'lorries',
  metre: 'metres',
  meter: 'meters',
  pack: 'packs',
  packet: 'packets',
  pair: 'pairs',
  pallet: 'pallets',
  panel: 'panels',
  piece: 'pieces',
  pipe: 'pipes',
  pole: 'poles',
  post: 'posts',
  reel: 'reels',
  roll: 'rolls',
  sack: 'sacks',
  set: 'sets',
  sheet: 'sheets',
  slab: 'slabs',
  stone: 'stones',
  tile: 'tiles',
  tin: 'tins',
  ton: 'tons',
  tonne: 'tonnes',
  trip: 'trips',
  truck: 'trucks',
  truckload: 'truckloads',
  tube: 'tubes',
  unit: 'units',
  wheelbarrow: 'wheelbarrows',
  yard: 'yards',
  mfuko: 'mifuko',
  gunia: 'magunia',
  kipande: 'vipande',
};
const singulars = Object.fromEntries(Object.entries(plurals).map(([one, many]) => [many, one]));

/** "running foot" and "50 kg bag" end with what is counted; "bar (12 m)" and "roll of 50 m" begin with it. */
const counted = /^([a-z]+)(\s(?:of\s|\().*)$|^(.*\s)?([a-z]+)$/i;

/** A unit as it is written with so many of it: "bag" → "bags", "50 kg bags" of one → "50 kg bag". */
export function unitFor(quantity: number | string, unit: string): string {
  const [, first, after = '', before = '', last] = counted.exec(unit) ?? [];
  const noun = first ?? last;
  if (!noun) return unit;
  return `${before}${inNumber(noun, Number(quantity) === 1)}${after}`;
}

function inNumber(noun: string, isOne: boolean): string {
  const forms = isOne ? singulars : plurals;
  const lower = noun.toLowerCase();
  const form = Object.hasOwn(forms, lower) ? forms[lower] : undefined;
  if (!form) return noun;
  return noun === lower ? form : `${noun[0]}${form.slice(1)}`;
}

/** The unit in the singular, as dictionaries have it. */
export const oneOf = (unit: string) => unitFor(1, unit);

/** "40 bags", and "120 × 50 kg bags", so that two numbers do not run together. */
export function quantityOf(quantity: number | string, unit: string | null): string {
  const number = formatNumber(Number(quantity));
  if (!unit) return number;
  return /^\d/.test(unit)
    ? `${number} × ${unitFor(quantity, unit)}`
    : `${number} ${unitFor(quantity, unit)}`;
}
