import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from './store.ts';
import { toastThen } from './toast-then.ts';

const goOn = vi.fn();
const showNewest = () => toastStore.markShown(toastStore.snapshot()[0]?.id ?? '');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  goOn.mockReset();
});

it('CONST-09 goes on half a second after the toast stands in the page, however late that is', () => {
  toastThen({ title: 'Sign in' }, goOn);
  vi.advanceTimersByTime(1_400);
  showNewest();
  vi.advanceTimersByTime(499);
  expect(goOn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(goOn).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(goOn).toHaveBeenCalledOnce();
});

it('goes on after two seconds where the toast never comes', () => {
  toastThen({ title: 'Sign in' }, goOn);
  vi.advanceTimersByTime(1_999);
  expect(goOn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(goOn).toHaveBeenCalledOnce();
});

it('leaves as much time to read as is asked for', () => {
  toastThen({ title: 'Deleted' }, goOn, 1_000);
  showNewest();
  vi.advanceTimersByTime(999);
  expect(goOn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(goOn).toHaveBeenCalledOnce();
});

it('stops before and after the toast is shown', () => {
  const stopEarly = toastThen({ title: 'Sign in' }, goOn);
  stopEarly();
  showNewest();
  const stopLate = toastThen({ title: 'Sign in' }, goOn);
  showNewest();
  stopLate();
  vi.runAllTimers();
  expect(goOn).not.toHaveBeenCalled();
});
