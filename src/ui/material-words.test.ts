import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '../messages/en/index.ts';
import { sw } from '../messages/sw/index.ts';
import { categoryWords, quantityWords, unitWords } from './material-words.ts';

interface Reference {
  readonly categories: readonly { name: string; slug: string; description: string }[];
}
const read = <T>(path: string) => JSON.parse(readFileSync(`db/${path}`, 'utf8')) as T;
const { categories } = read<Reference>('reference/categories.json');
const demo = readFileSync('db/seed/catalogue.json', 'utf8');

it('has every category of the reference data, in its own words in English', () => {
  const names = Object.fromEntries(categories.map(({ slug, name }) => [slug, name]));
  expect(en.materials.categories).toEqual(names);
  const leads = Object.fromEntries(categories.map(({ slug, description }) => [slug, description]));
  expect(en.leads).toEqual(leads);
});

it('names a category in Swahili by its slug, and an unknown one as it was named', () => {
  expect(categoryWords({ slug: 'cement', name: 'Cement & Binders' }, sw.materials)).toBe(
    'Saruji na Viunganishi',
  );
  expect(categoryWords({ slug: 'toys', name: 'Toys' }, sw.materials)).toBe('Toys');
  expect(categoryWords({ slug: 'cement', name: 'Cement' }, null)).toBe('Cement');
});

it.each([
  ['piece', 'kipande'],
  ['50 kg bag', 'mfuko wa 50 kg'],
  ['running foot', 'futi ya urefu'],
  ['2.5 L tin', 'kopo la 2.5 L'],
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

it('keeps a quantity and a unit that begins with a number apart', () => {
  expect(quantityWords('120.000', '50 kg bag')).toBe('120 × 50 kg bag');
  expect(quantityWords(1250.5, 'tonne')).toBe('1,250.5 tonne');
  expect(quantityWords(3, '')).toBe('3');
});
