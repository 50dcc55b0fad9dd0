import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../ui/data/api-client.ts';
import { createUnreadStore } from '../../../ui/data/unread-store.ts';
import { badgePollMs } from './api.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  const read = vi.fn(async () => ({ count: 2 }));
  let change: () => void = () => undefined;
  const stopListening = vi.fn();
  const store = createUnreadStore(() => ({
    read,
    onChange: (listener) => {
      change = listener;
      return stopListening;
    },
    page: page as unknown as Document,
    intervalMs: badgePollMs,
  }));
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { store, read, show, change: () => change(), stopListening };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the unread count of the frame', () => {
  it('CONST-07 is asked for at once and every 30 s', async () => {
    const { store, read } = setUp();
    const listener = vi.fn();
    store.subscribe(listener);
    await pass(0);
    expect(store.snapshot()).toBe(2);
    await pass(65_000);
    expect(read).toHaveBeenCalledTimes(3);
    expect(listener).toHaveBeenCalledTimes(1);
  });
  it('is one poll for all who show it, and ends with the last of them', async () => {
    const { store, read, stopListening } = setUp();
    const stops = [store.subscribe(vi.fn()), store.subscribe(vi.fn())];
    await pass(0);
    expect(read).toHaveBeenCalledTimes(1);
    stops[0]?.();
    await pass(30_000);
    expect(read).toHaveBeenCalledTimes(2);
    stops[1]?.();
    await pass(90_000);
    expect(read).toHaveBeenCalledTimes(2);
    expect(stopListening).toHaveBeenCalledTimes(1);
  });
  it('rests in a hidden tab, and is asked for when the tab is seen again', async () => {
    const { store, read, show } = setUp();
    store.subscribe(vi.fn());
    show('hidden');
    await pass(120_000);
    expect(read).toHaveBeenCalledTimes(1);
    show('visible');
    await pass(0);
    expect(read).toHaveBeenCalledTimes(2);
  });
  it('is asked for when messages were read on this page', async () => {
    const { store, read, change } = setUp();
    store.subscribe(vi.fn());
    await pass(0);
    read.mockResolvedValue({ count: 0 });
    change();
    await pass(0);
    expect(store.snapshot()).toBe(0);
  });
  it('stays as it was when it cannot be read, and is not asked for without a session', async () => {
    const { store, read } = setUp();
    store.subscribe(vi.fn());
    await pass(0);
    read.mockRejectedValueOnce(new ApiError(500, '', 'Internal Server Error'));
    await pass(30_000);
    expect(store.snapshot()).toBe(2);
    read.mockRejectedValueOnce(new ApiError(401, '{"message":"Unauthorized"}', 'Unauthorized'));
    await pass(120_000);
    expect(read).toHaveBeenCalledTimes(3);
  });
});
