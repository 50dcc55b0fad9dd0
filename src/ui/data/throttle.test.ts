import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs at once, then once a second however often it is called, and a last time', () => {
  const work = vi.fn();
  const { run } = throttle(1_000, work);
  for (let i = 0; i < 500; i += 1) run();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(2);
});

it('does what is due when it is finished, and nothing where it is stopped', () => {
  const work = vi.fn();
  const { run, finish, stop } = throttle(1_000, work);
  run();
  finish();
  expect(work).toHaveBeenCalledTimes(1);
  run();
  run();
  finish();
  expect(work).toHaveBeenCalledTimes(3);
  run();
  run();
  stop();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(4);
});
