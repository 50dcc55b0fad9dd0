import { expect, test } from 'vitest';
import { nextPageOf } from './next-page.ts';

const idle = {
  fetchNextPage: () => undefined,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  isPaused: false,
};

test('a page that failed or waits for the connection has not come', () => {
  expect(nextPageOf(idle).failed).toBe(false);
  expect(nextPageOf({ ...idle, isFetchNextPageError: true }).failed).toBe(true);
  expect(nextPageOf({ ...idle, isPaused: true }).failed).toBe(true);
});
