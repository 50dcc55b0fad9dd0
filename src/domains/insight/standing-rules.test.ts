import { expect, it } from 'vitest';
import { standingOf } from './standing-rules.ts';

it('says where a price stands, and which ones are far from usual', () => {
  const usual = { lower: 700n, median: 750n, upper: 800n };
  expect(
    [449n, 450n, 699n, 700n, 800n, 801n, 1050n, 1051n].map((p) => standingOf(p, usual)),
  ).toEqual(['farBelow', 'below', 'below', 'usual', 'usual', 'above', 'above', 'farAbove']);
});
