import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore } from '../../../../ui/toast/store.ts';
import { signInAddress, signInFirst } from './sign-in-first.ts';

const assign = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { assign } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  assign.mockReset();
});

it('CARD-07 leads to the sign-in and back', () => {
  expect(signInAddress('/messages/7?a=b&c=d')).toBe(
    '/api/login?next=%2Fmessages%2F7%3Fa%3Db%26c%3Dd',
  );
});

describe('signInFirst', () => {
  it('leaves half a second to read why', () => {
    signInFirst('Sign in', 'You need an account', '/cart');
    toastStore.markShown(toastStore.snapshot()[0]?.id ?? '');
    vi.advanceTimersByTime(499);
    expect(assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/api/login?next=%2Fcart');
  });

  it('leads nowhere once the page is left', () => {
    signInFirst('Sign in', 'You need an account', '/cart')();
    vi.runAllTimers();
    expect(assign).not.toHaveBeenCalled();
  });
});
