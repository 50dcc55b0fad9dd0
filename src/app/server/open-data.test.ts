import { afterAll, beforeAll, expect, it } from 'vitest';
import { InvalidSettings, readEnv } from '../../platform/env.ts';
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
  await expect(open).rejects.toThrow('This database contains the demo.');
});

it.each([
  [
    'a server that is not there',
    'postgres://nobody:secret@127.0.0.1:1/x',
    /127\.0\.0\.1:1\/x .*ECONNREFUSED/,
  ],
  ['a database that is not there', '', /not_there cannot be used: .*does not exist/],
])('says by name what is wrong with DATABASE_URL: %s', async (_, given, said) => {
  const url = given || demo.url.replace(/\/[^/]*$/, '/not_there');
  const refused = await openData(settings(url), () => undefined, new Closers()).catch((e) => e);
  expect(refused).toBeInstanceOf(InvalidSettings);
  expect(refused.message).toMatch(/^DATABASE_URL: /);
  expect(refused.message).toMatch(said);
  expect(refused.message).not.toContain('secret');
});
