import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { categoryGuesser } from './nearest-category.ts';

const { categories } = JSON.parse(readFileSync('db/reference/categories.json', 'utf8')) as {
  categories: readonly { name: string }[];
};
const nearestTo = categoryGuesser(categories.map(({ name }) => name));

it.each([
  ['Fasteners & Fixings', 'Nails, Screws & Fasteners'],
  ['STEEL', 'Steel & Rebar'],
  ['Cemment', 'Cement & Binders'],
  ['floor tile', 'Floor & Wall Tiles'],
  ['Electricals', 'Electrical Cables & Fittings'],
])('takes %s for %s', (written, name) => expect(nearestTo(written)).toBe(name));

it.each(['Cakes', 'Fittings', '', '7', 'mm'])('takes %j for none', (written) =>
  expect(nearestTo(written)).toBeNull(),
);
