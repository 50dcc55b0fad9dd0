import { afterEach, expect, it, vi } from 'vitest';
import { sparesData } from './spare-data.ts';

afterEach(() => vi.unstubAllGlobals());

function on(navigator: object, prefersLess = false) {
  vi.stubGlobal('navigator', { onLine: true, ...navigator });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: prefersLess }) });
  return sparesData();
}

it('spares data where that is asked for, the connection is slow or there is none', () => {
  expect(on({ connection: { saveData: true, effectiveType: '4g' } })).toBe(true);
  for (const effectiveType of ['slow-2g', '2g', '3g'])
    expect(on({ connection: { effectiveType } })).toBe(true);
  expect(on({ onLine: false })).toBe(true);
  expect(on({}, true)).toBe(true);
});

it('loads ahead on a good connection, and where the browser tells nothing of it', () => {
  expect(on({ connection: { saveData: false, effectiveType: '4g' } })).toBe(false);
  expect(on({})).toBe(false);
});
