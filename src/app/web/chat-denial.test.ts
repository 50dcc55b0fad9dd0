import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../messages/en/index.ts';
import { toastStore } from '../../ui/toast/store.ts';
import { denyChat } from './chat-denial.ts';

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

describe('who calls the assistant and has none', () => {
  it.each([
    ['/', '/?chat=1'],
    ['/products?search=cement', '/products?search=cement&chat=1'],
    ['/?chat=1', '/?chat=1'],
  ])('is led from %s to the sign-in and back to the open assistant as a visitor', (here, next) => {
    denyChat(en.nav, null, here);
    const [shown] = toastStore.snapshot();
    expect(shown).toMatchObject({ title: 'Access Denied', description: en.nav.deniedContractor });
    toastStore.markShown(shown?.id ?? '');
    vi.runAllTimers();
    expect(assign).toHaveBeenCalledExactlyOnceWith(`/api/login?next=${encodeURIComponent(next)}`);
  });

  it.each(['supplier', 'admin'] as const)('hears whom it is for as %s, and stays', (role) => {
    denyChat(en.nav, role, '/products');
    const [shown] = toastStore.snapshot();
    expect(shown?.description).toMatch(/contractors.*suppliers/);
    vi.runAllTimers();
    expect(assign).not.toHaveBeenCalled();
  });
});
