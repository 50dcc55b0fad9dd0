import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '../messages/en/index.ts';
import { sw } from '../messages/sw/index.ts';
import { unitWords } from './material-words.ts';
import { descriptionWords, typeWords, valueWords } from './product-words.ts';
import { manyWords, quantityWords } from './quantity-words.ts';

interface Reference {
  readonly categories: readonly { name: string; slug: string; description: string }[];
}
const read = <T>(path: string) => JSON.parse(readFileSync(`db/${path}`, 'utf8')) as T;
const { categories } = read<Reference>('reference/categories.json');
const demo = readFileSync('db/seed/catalogue.json', 'utf8');

it('describes every category of the reference data in its own words in English', () => {
  const leads = Object.fromEntries(categories.map(({ slug, description }) => [slug, description]));
  expect(en.leads).toEqual(leads);
});

it.each([
  ['piece', 'kipande'],
  ['50 kg bag', 'mfuko wa 50 kg'],
  ['running foot', 'futi ya urefu'],
  ['2.5 L tin', 'kopo la 2.5 L'],
  ['lorry', 'lori'],
  ['truckload', 'truckload'],
  ['7 kg hamper', '7 kg hamper'],
  ['constructor', 'constructor'],
  ['', ''],
])('unit "%s" reads "%s" in Swahili', (unit, words) => {
  expect(unitWords(unit, sw.materials)).toBe(words);
  expect(unitWords(unit, null)).toBe(unit);
});

it('knows every unit and every specification of the demo data', () => {
  const units = new Set([...demo.matchAll(/"unit":"([^"]+)"/g)].map(([, unit]) => unit!));
  expect(units.size).toBeGreaterThan(20);
  // In Swahili "set" and "kit" are "seti", and so on: none stays as it is.
  expect([...units].filter((unit) => unitWords(unit, sw.materials) === unit)).toEqual([]);
  const keys = [...demo.matchAll(/"specifications":(\{[^}]*\})/g)].flatMap(([, map]) =>
    Object.keys(JSON.parse(map!)),
  );
  expect([...new Set(keys)].filter((key) => !(key in sw.attributes))).toEqual([]);
});

it.each([
  ['120.000', '50 kg bag', '120 × 50 kg bags', 'mifuko 120 ya 50 kg'],
  ['1', '50 kg bag', '1 × 50 kg bag', 'mfuko 1 wa 50 kg'],
  ['10', 'bag', '10 bags', 'mifuko 10'],
  ['10', 'Bags', '10 Bags', 'mifuko 10'],
  ['1.000', 'bag', '1 bag', 'mfuko 1'],
  [1250.5, 'tonne', '1,250.5 tonnes', 'tani 1,250.5'],
  ['2', 'lorries', '2 lorries', 'lori 2'],
  ['2', 'sack', '2 sacks', 'magunia 2'],
  [300, 'running foot', '300 running feet', 'futi 300 za urefu'],
  ['12', 'drum', '12 drums', '12 drums'],
  ['8', 'bar (12 m)', '8 bars (12 m)', '8 bars (12 m)'],
  ['3', '', '3', '3'],
  ['3', null, '3', '3'],
])('%s of "%s" reads "%s", in Swahili "%s"', (quantity, unit, english, swahili) => {
  expect(quantityWords(quantity, unit, null)).toBe(english);
  expect(quantityWords(quantity, unit, sw.quantities)).toBe(swahili);
});

it.each([
  ['bag', 'bags', 'mifuko'],
  ['50 kg bag', '50 kg bags', 'mifuko ya 50 kg'],
  ['drum', 'drums', 'drums'],
  ['sqm', 'sqm', 'mita za mraba'],
])('many of "%s" are "%s", in Swahili "%s"', (unit, english, swahili) => {
  expect(manyWords(unit, null)).toBe(english);
  expect(manyWords(unit, sw.quantities)).toBe(swahili);
});

it('counts every unit that it has words for, in English as the rule does', () => {
  for (const unit of Object.keys(en.materials.units)) {
    for (const count of [1, 7]) {
      const ruled = quantityWords(count, unit, null);
      expect(quantityWords(count, unit, en.quantities)).toBe(ruled);
      expect(quantityWords(count, unit, sw.quantities)).not.toBe(ruled);
    }
  }
});

const { materials } = read<{ materials: readonly { name: string }[] }>('reference/materials.json');

it('names every product type of the dictionary in Swahili, each by its own name', () => {
  expect(Object.entries(en.productTypes)).toEqual(materials.map(({ name }) => [name, name]));
  const names = materials.map(({ name }) => typeWords(name, sw.productTypes));
  expect(new Set(names).size).toBe(materials.length);
  expect(names.filter((name, at) => name === materials[at]!.name)).toEqual([]);
});

it('keeps the name that somebody wrote, and every name in English', () => {
  expect(typeWords('River Sand', sw.productTypes)).toBe('Mchanga wa Mto');
  expect(typeWords('River Sand from Machakos', sw.productTypes)).toBe('River Sand from Machakos');
  expect(typeWords('River Sand', null)).toBe('River Sand');
});

// Places, makes and letters of standards are the same in both languages.
const sameInBoth = /^([SP]|Machakos|bond|shingle|roman|mangalore|batten|rim)$/;

it('says in Swahili every worded value that the demo data’s specifications have', () => {
  const values = [...demo.matchAll(/"specifications":(\{[^}]*\})/g)].flatMap(([, map]) =>
    Object.values<string>(JSON.parse(map!)),
  );
  const worded = [...new Set(values)].filter((value) => !/\d/.test(value));
  expect(worded.length).toBeGreaterThan(80);
  const unsaid = worded.filter((value) => !(value in sw.attributeValues));
  expect(unsaid.filter((value) => !sameInBoth.test(value))).toEqual([]);
});

it.each([
  ['14 inch', 'inchi 14'],
  ['1.25 inch', 'inchi 1.25'],
  ['10 ft', 'futi 10'],
  ['8 x 4 ft', 'futi 8 x 4'],
  ['9x9 inch', 'inchi 9x9'],
  ['12 m', '12 m'],
  ['red', 'nyekundu'],
  ['KS EAS 18-1', 'KS EAS 18-1'],
])('the value "%s" reads "%s" in Swahili', (value, words) => {
  expect(valueWords(value, sw.attributeValues)).toBe(words);
  expect(valueWords(value, null)).toBe(value);
});

it('leaves no size in inches or feet in English on a Swahili page of the demo data', () => {
  const values = [...demo.matchAll(/"specifications":(\{[^}]*\})/g)].flatMap(([, map]) =>
    Object.values<string>(JSON.parse(map!)),
  );
  const said = values.map((value) => valueWords(value, sw.attributeValues));
  expect(said.filter((value) => /\d ?(inch|ft)\b/.test(value))).toEqual([]);
});

it('says every description of the demo data in Swahili, with how it is sold', () => {
  const { products } = JSON.parse(demo) as { products: readonly { description: string }[] };
  const unsaid = products.filter(({ description }) => {
    const said = descriptionWords(description, sw);
    return !said.includes('Huuzwa kwa ') || /\b(the|for|and|with)\b/.test(said);
  });
  expect(unsaid.map(({ description }) => description)).toEqual([]);
});

it('keeps a description that its supplier wrote, whole or below a known beginning', () => {
  const [known = ''] = Object.keys(sw.descriptions.about);
  const sold = `${known} Sold per 50 kg bag, minimum order 5, dispatched from Athi River.`;
  expect(descriptionWords(sold, sw)).toMatch(
    /^Simiti .* Huuzwa kwa mfuko wa 50 kg, oda ndogo zaidi 5, hutumwa kutoka Athi River\.$/,
  );
  expect(descriptionWords(sold, null)).toBe(sold);
  for (const own of ['', 'Good cement.', `${sold} Call us.`, `Call us. ${sold}`]) {
    expect(descriptionWords(own, sw)).toBe(own);
  }
});
