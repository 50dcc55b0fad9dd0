import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '../../platform/env.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/database.ts';
import { Closers } from './closers.ts';
import { openData } from './open-data.ts';

let demo: TestDatabase;
beforeAll(async () => {
  demo = await createTestDatabase('demo');
});
afterAll(() => demo.close());

const settings = (url: string) =>
  readEnv({
    NODE_ENV: 'test',
    DEMO: '0',
    DATABASE_URL: url,
    SESSION_SECRET: 'a secret that only these tests know',
  });

it('nobody buys from invented suppliers: a database of the demo is opened as a demo alone', async () => {
  const open = openData(settings(demo.url), () => undefined, new Closers());
  await expect(open).rejects.toThrow('This database holds the demo.');
});
