import { expect, it } from 'vitest';
import { shortAmount } from './chart.tsx';

it('the steps of a scale read differently: 1,000, 1,020, 1,040', () => {
  expect([960, 1_000, 1_020, 1_040, 20_480, 80_000, 1_250_000].map(shortAmount)).toEqual([
    ...['960', '1K', '1.02K', '1.04K', '20.48K', '80K', '1.25M'],
  ]);
});
