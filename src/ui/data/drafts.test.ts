import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { keepDraft, readDraft } from './drafts.ts';

// Modules are loaded once for several files; these stand in for some, so theirs are loaded for them alone.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const browser = vi.hoisted(() => ({ kept: new Map<string, unknown>(), isForbidden: false }));

vi.mock('idb', () => ({
  async openDB() {
    if (browser.isForbidden) throw new DOMException('not here', 'SecurityError');
    const store = {
      put: async (value: unknown, key: string) => void browser.kept.set(key, value),
      delete: async (key: string) => void browser.kept.delete(key),
    };
    return {
      get: async (_store: string, key: string) => browser.kept.get(key),
      transaction: () => ({ store, commit: () => undefined, done: Promise.resolve() }),
    };
  },
}));

const schema = z.object({ title: z.string() });

beforeEach(() => {
  browser.kept.clear();
  browser.isForbidden = false;
});

it('a browser that keeps nothing loses a draft and nothing else', async () => {
  browser.isForbidden = true;
  await keepDraft('rfqs.one', { title: 'Slab' });
  expect(await readDraft('rfqs.one', schema)).toBeNull();
});

it('a draft is kept under its name until it is forgotten', async () => {
  await keepDraft('rfqs.one', { title: 'Slab' });
  await keepDraft('rfqs.two', { title: 'Roof' });
  expect(await readDraft('rfqs.one', schema)).toEqual({ title: 'Slab' });
  await keepDraft('rfqs.one', null);
  expect(await readDraft('rfqs.one', schema)).toBeNull();
  expect(await readDraft('rfqs.two', schema)).toEqual({ title: 'Roof' });
});

it('a draft of another release that no longer fits is as if it were not there', async () => {
  browser.kept.set('rfqs.one', { name: 'Slab' });
  expect(await readDraft('rfqs.one', schema)).toBeNull();
});
