import { expect, it } from 'vitest';
import { reviewAuthor } from './rules.ts';

it('shows first name and initial of a contractor, and no more', () => {
  expect(reviewAuthor('Wanjiku', 'mwangi')).toBe('Wanjiku M.');
  expect(reviewAuthor(' Wanjiku ', null)).toBe('Wanjiku');
  expect(reviewAuthor(null, 'Mwangi')).toBeNull();
});
