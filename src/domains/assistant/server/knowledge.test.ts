import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import type { DB } from '../../../platform/database.types.ts';
import { KnowledgeStore } from './knowledge.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ template: 'demo', registerRoutes: async () => undefined });
});
afterAll(() => server.close());

it('what is known stands while it cannot be read anew; each failure is told, and nothing known is said so', async () => {
  const { db } = server.database;
  let isDown = false;
  /** The database, as long as it is there. */
  const unsteady = new Proxy(db, {
    get(target, name) {
      if (isDown) throw new Error('connection refused');
      const part: unknown = Reflect.get(target, name);
      return typeof part === 'function' ? part.bind(target) : part;
    },
  }) as Kysely<DB>;
  let now = 0;
  const failures: unknown[] = [];
  const open = () => {
    const store = new KnowledgeStore(unsteady, () => now);
    store.onFailure((error) => failures.push(error));
    return store;
  };
  const store = open();
  const known = await store.get();
  expect(known.materials.size).toBeGreaterThan(100);
  isDown = true;
  now = 10_000;
  expect(await store.get()).toBe(known);
  await expect.poll(() => failures.length).toBe(1);
  await expect(open().get()).rejects.toMatchObject({ status: 503, code: 'dictionary_unreadable' });
  await expect.poll(() => failures.length).toBe(2);
});

it('new sizes on the list are known without preparing the dictionary anew', async () => {
  const { db } = server.database;
  let now = 0;
  const store = new KnowledgeStore(db, () => now);
  const known = await store.get();
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('productType', '=', 'deformed-bar')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('products')
    .set({ attributes: JSON.stringify({ diameterMm: 77 }) })
    .where('id', '=', product.id)
    .execute();
  now = 200_000;
  const sizes = async () =>
    (await store.get()).facts.values.get('deformed-bar')?.get('diameterMm') ?? [];
  await expect.poll(sizes).toContain(77);
  expect((await store.get()).phrases).toBe(known.phrases);
});
