import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { footerCategories } from './footer-categories.ts';

test('every category of the footer is one of the reference categories', () => {
  const { categories } = JSON.parse(readFileSync('db/reference/categories.json', 'utf8')) as {
    categories: readonly { slug: string }[];
  };
  const known = new Set(categories.map(({ slug }) => slug));
  expect(footerCategories.map(({ slug }) => slug).filter((slug) => !known.has(slug))).toEqual([]);
});
