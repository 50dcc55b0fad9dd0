import { expect, it } from 'vitest';
import { toSuggestions } from './suggestions.ts';

const category = { id: 'c1', name: 'Cement', slug: 'cement' };
const other = { id: 'c2', name: 'Paint', slug: 'paint' };
const material = (key: string, of = category) => ({ key, name: key, unit: 'bag', category: of });

it('A search box suggests a few types, their categories once each, and each product name once', () => {
  const { materials, categories, products } = toSuggestions(
    [material('a'), material('b'), material('c'), material('d', other)],
    [
      { slug: 'x-1', name: 'Bamburi Nguvu', price: '780.00' },
      { slug: 'x-2', name: 'Bamburi Nguvu', price: '790.00' },
      { slug: 'y', name: 'Simba', price: '1250.50' },
    ],
  );
  expect(materials.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  expect(categories.map(({ slug }) => slug)).toEqual(['cement', 'paint']);
  expect(products).toEqual([
    { slug: 'x-1', name: 'Bamburi Nguvu', price: 'KSh 780' },
    { slug: 'y', name: 'Simba', price: 'KSh 1,250.50' },
  ]);
});
