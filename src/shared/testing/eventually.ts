import { vi } from 'vitest';

/** Waits until the check passes, however busy the machine is. What never comes fails by this limit. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 50 });
