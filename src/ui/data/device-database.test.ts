import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { deviceDatabase } from './device-database.ts';

interface Handlers {
  readonly blocking: () => void;
  readonly terminated: () => void;
}

// Modules are loaded once for several files; these stand in for some, so theirs are loaded for them alone.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

/** Connections as the browser gave them, the oldest first. */
const made = vi.hoisted(() => [] as { handlers: Handlers; isOpen: boolean }[]);

vi.mock('idb', () => ({
  async openDB(_name: string, _version: number, handlers: Handlers) {
    const connection = { handlers, isOpen: true };
    made.push(connection);
    return {
      close: () => {
        connection.isOpen = false;
      },
    };
  },
}));

const use = deviceDatabase('drafts', 1, () => undefined);
const openOnes = () => made.map(({ isOpen }) => isOpen);

beforeEach(async () => {
  for (const { handlers } of made) handlers.blocking();
  await Promise.resolve();
  made.length = 0;
});

it('gives way to who deletes it, and is opened anew', async () => {
  await use();
  await use();
  expect(openOnes()).toEqual([true]);
  made[0]?.handlers.blocking();
  await use();
  expect(openOnes()).toEqual([false, true]);
});

it('what is said late of an old connection leaves the new one alone', async () => {
  await use();
  made[0]?.handlers.blocking();
  await use();
  made[0]?.handlers.terminated();
  await use();
  expect(openOnes()).toEqual([false, true]);
});
