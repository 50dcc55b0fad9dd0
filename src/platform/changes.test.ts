import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Changes, listenForChanges } from './changes.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;
let changes: Changes;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => changes.close());
afterAll(() => database.close());

const channel = 'test "channel"';
const notify = () => database.pool.query(`select pg_notify($1, 'x')`, [channel]);
const listeners = async () =>
  (
    await database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where application_name = 'jengasoko-listen' and datname = current_database()`,
    )
  ).rows;
const cutConnections = async () => {
  for (const { pid } of await listeners()) {
    await database.pool.query('select pg_terminate_backend($1)', [pid]);
  }
};

async function listen() {
  changes = await listenForChanges(database.url, channel);
  let heard = 0;
  changes.onChange(() => {
    heard += 1;
  });
  return () => heard;
}

it('hears what is announced on its channel', async () => {
  const heard = await listen();
  expect(changes.isListening).toBe(true);
  await notify();
  await expect.poll(heard).toBe(1);
});

it('tells the first of many changes at once, and the last of them for sure, but few in between', async () => {
  const heard = await listen();
  const edits = Array.from({ length: 200 }, notify);
  await expect.poll(heard).toBe(1);
  await Promise.all(edits);
  const before = heard();
  await notify();
  await expect.poll(heard).toBeGreaterThan(before);
  expect(heard()).toBeLessThan(100);
});

it('says that it hears nothing while its connection is lost, and then that something may be missed', async () => {
  const heard = await listen();
  await cutConnections();
  await expect.poll(() => changes.isListening).toBe(false);
  expect(heard()).toBe(0);
  await notify();
  await expect.poll(() => changes.isListening).toBe(true);
  // The gap itself counts as a change: what was announced in it is lost.
  expect(heard()).toBe(1);
  await notify();
  await expect.poll(heard).toBe(2);
});

it('reconnects again and again', async () => {
  const heard = await listen();
  for (const round of [1, 2]) {
    await cutConnections();
    await expect.poll(heard).toBe(round);
  }
});

it('comes back only while it is wanted', async () => {
  await listen();
  await cutConnections();
  await expect.poll(() => changes.isListening).toBe(false);
  await changes.close();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await listeners()).toEqual([]);
});
