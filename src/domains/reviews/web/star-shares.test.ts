import { expect, it } from 'vitest';
import { starShares } from './star-shares.ts';

it('spreads reviews from five stars to one, in percent of all', () => {
  expect(starShares([0, 1, 0, 3, 16])).toEqual([
    { stars: 5, count: 16, share: 80 },
    { stars: 4, count: 3, share: 15 },
    { stars: 3, count: 0, share: 0 },
    { stars: 2, count: 1, share: 5 },
    { stars: 1, count: 0, share: 0 },
  ]);
});

it('spreads nothing where there are no reviews', () => {
  expect(starShares([0, 0, 0, 0, 0]).map(({ share }) => share)).toEqual([0, 0, 0, 0, 0]);
});
