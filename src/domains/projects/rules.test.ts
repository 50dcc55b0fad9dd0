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

it('offers the open project that was used last', () => {
  const [closed, open] = [
    { id: 'a', isClosed: true },
    { id: 'b', isClosed: false },
  ];
  expect(defaultProject([closed, open])).toBe('b');
  expect(defaultProject([closed])).toBe('');
});
