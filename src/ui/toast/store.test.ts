import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createToastStore,
  TOAST_REMOVE_DELAY,
  toastDuration,
  toastHotkey,
  toastSwipeThreshold,
} from './store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('constants', () => {
  it('CONST-12 a toast is displayed for 5000 ms', () => {
    expect(toastDuration).toBe(5000);
  });

  it('CONST-13 a swipe of 50 to the right dismisses', () => {
    expect(toastSwipeThreshold).toBe(50);
  });

  it('CONST-14 F8 is the hotkey of the region', () => {
    expect(toastHotkey).toBe('F8');
  });
});

describe('toast store', () => {
  it('shows one toast at a time: a new one takes the place of the one before', () => {
    const store = createToastStore();
    store.show({ title: 'First' });
    store.show({ title: 'Second', variant: 'destructive' });
    expect(store.snapshot()).toMatchObject([
      { title: 'Second', variant: 'destructive', open: true },
    ]);
  });

  it('CONST-15 keeps the record of a dismissed toast, closed, for 1,000,000 ms', () => {
    expect(TOAST_REMOVE_DELAY).toBe(1_000_000);
    const store = createToastStore();
    const id = store.show({ title: 'Saved' });
    store.dismiss(id);
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
    expect(store.snapshot()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(1);
    expect(store.snapshot()).toEqual([]);
  });

  it('does not take a later toast away when the removal of an earlier one is due', () => {
    const store = createToastStore();
    store.dismiss(store.show({ title: 'Earlier' }));
    store.show({ title: 'Later' });
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY * 2);
    expect(store.snapshot()).toMatchObject([{ title: 'Later', open: true }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('dismisses once: a second call neither changes the list nor delays the removal', () => {
    const store = createToastStore();
    const id = store.show({ title: 'Saved' });
    store.dismiss(id);
    const after = store.snapshot();
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY / 2);
    store.dismiss(id);
    store.dismiss('nobody');
    expect(store.snapshot()).toBe(after);
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY / 2);
    expect(store.snapshot()).toEqual([]);
  });

  it('lets a notification wait for an answer in sight, and shows the newest of what waited', () => {
    const store = createToastStore();
    const answer = store.show({ title: 'Awarded' });
    store.showNotification({ title: 'First notification' });
    store.showNotification({ title: 'Second notification' });
    expect(store.snapshot()).toMatchObject([{ title: 'Awarded', open: true }]);
    store.dismiss(answer);
    expect(store.snapshot()).toMatchObject([{ title: 'Second notification', open: true }]);
    store.dismiss(store.snapshot()[0]?.id ?? '');
    expect(store.snapshot()).toMatchObject([{ title: 'Second notification', open: false }]);
    store.showNotification({ title: 'Third notification' });
    expect(store.snapshot()).toMatchObject([{ title: 'Third notification', open: true }]);
  });

  it('MSG-14 shows each of several messages at once, in place of the one before', () => {
    const store = createToastStore();
    for (const title of ['Kwanza', 'Pili', 'Tatu']) {
      store.showNotification({ title });
      expect(store.snapshot()).toMatchObject([{ title, open: true }]);
    }
    store.show({ title: 'Saved' });
    expect(store.snapshot()).toMatchObject([{ title: 'Saved', open: true }]);
  });

  it('takes a notification away where its reader has come to the page of it, and nothing else', () => {
    const store = createToastStore();
    store.showNotification({ title: 'Kwanza', seenAt: '/messages/a' });
    store.dropNotificationsOf('/messages/b');
    expect(store.snapshot()).toMatchObject([{ title: 'Kwanza', open: true }]);
    store.dropNotificationsOf('/messages/a');
    expect(store.snapshot()).toMatchObject([{ title: 'Kwanza', open: false }]);
    const answer = store.show({ title: 'Saved' });
    store.showNotification({ title: 'Pili', seenAt: '/messages/a' });
    store.dropNotificationsOf('/messages/a');
    store.dismiss(answer);
    expect(store.snapshot()).toMatchObject([{ title: 'Saved', open: false }]);
  });

  it('tells its listeners of every change until they leave', () => {
    const store = createToastStore();
    const seen: number[] = [];
    const leave = store.subscribe(() => seen.push(store.snapshot().length));
    const id = store.show({ title: 'Saved' });
    store.dismiss(id);
    leave();
    store.show({ title: 'Unheard' });
    expect(seen).toEqual([1, 1]);
  });
});
