import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../messages/en/index.ts';
import { toastStore } from '../../ui/toast/store.ts';
import { deniedText, denyDashboard } from './dashboard-denial.ts';

const assign = vi.fn();
const goHome = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { assign } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  assign.mockReset();
  goHome.mockReset();
});

function deny(role: 'contractor' | 'supplier', isSignedIn: boolean) {
  const toast = { title: en.nav.accessDenied, description: deniedText(en.nav, role) };
  const stop = denyDashboard(toast, isSignedIn, goHome);
  toastStore.markShown(toastStore.snapshot()[0]?.id ?? '');
  return stop;
}

describe('the denial of a dashboard', () => {
  it.each([
    ['contractor', 'You need to be logged in as a contractor to access this page.'],
    ['supplier', 'You need to be logged in as a supplier to access this page.'],
  ] as const)('ROLE-07 ROLE-12 says that the one of a %s is for them', (role, text) => {
    deny(role, true);
    expect(toastStore.snapshot()[0]).toMatchObject({
      title: 'Access Denied',
      description: text,
      variant: 'destructive',
    });
  });

  it('ROLE-08 ROLE-13 leads a visitor to the login path after half a second, and back', () => {
    deny('contractor', false);
    vi.advanceTimersByTime(499);
    expect(assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/api/login?next=%2Fdashboard');
    expect(goHome).not.toHaveBeenCalled();
  });

  it('leads whoever is signed in home, where no sign-in leads back in a circle', () => {
    deny('supplier', true);
    vi.advanceTimersByTime(500);
    expect(goHome).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
  });

  it('leads nowhere once the page is left', () => {
    deny('contractor', false)();
    deny('contractor', true)();
    vi.runAllTimers();
    expect(assign).not.toHaveBeenCalled();
    expect(goHome).not.toHaveBeenCalled();
  });
});
