import { expect, it } from 'vitest';
import { catalogue as texts } from '../../../messages/en/catalogue.ts';
import { resultLine } from './result-line.ts';

it('LIST-10 names the count, the search text and the category', () => {
  expect(resultLine(texts, { count: 3, search: 'x', category: 'Paint & Finishes' })).toBe(
    'Showing 3 product(s) for "x" in Paint & Finishes',
  );
});

it('LIST-10 leaves out the parts that do not apply', () => {
  expect(resultLine(texts, { count: 20, search: '', category: '' })).toBe('Showing 20 product(s)');
  expect(resultLine(texts, { count: 1, search: '', category: 'Tools' })).toBe(
    'Showing 1 product(s) in Tools',
  );
  expect(resultLine(texts, { count: 0, search: 'zzz', category: '' })).toBe(
    'Showing 0 product(s) for "zzz"',
  );
});

it('LIST-10 shows braces in a search text as they were typed', () => {
  expect(resultLine(texts, { count: 0, search: '{category}', category: 'Tools' })).toBe(
    'Showing 0 product(s) for "{category}" in Tools',
  );
});
