import { expect, it } from 'vitest';
import { budgetStateOf, defaultProject } from './rules.ts';

it.each([
  [null, '900.00', 'none'],
  ['1000.00', '899.99', 'within'],
  ['1000.00', '900.00', 'near'],
  ['1000.00', '1000.00', 'near'],
  ['1000.00', '1000.01', 'over'],
] as const)('a budget of %s with %s ordered is %s', (budget, ordered, state) => {
  expect(budgetStateOf({ budget, ordered })).toBe(state);
});

it('offers the open project that was used last, or the one that is wished', () => {
  const [closed, open, older] = [
    { id: 'a', isClosed: true },
    { id: 'b', isClosed: false },
    { id: 'c', isClosed: false },
  ] as const;
  expect(defaultProject([closed, open, older])).toBe('b');
  expect(defaultProject([closed, open, older], 'c')).toBe('c');
  expect(defaultProject([closed, open, older], 'a')).toBe('b');
  expect(defaultProject([closed])).toBe('');
});
