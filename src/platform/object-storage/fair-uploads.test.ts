import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../app/server/compose/index.ts';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../app/server/testing/test-server.ts';
import { buildUser } from '../../domains/accounts/server/factory.ts';
import { pngFile } from './testing/files.ts';
import {
  listen,
  makeStorageFolder,
  type StorageFolder,
  sendFile,
} from './testing/storage-server.ts';

let server: TestServer;
let folder: StorageFolder;
let base: string;
beforeAll(async () => {
  folder = await makeStorageFolder();
  server = await openTestServer({
    settings: { DATA_DIR: folder.path },
    registerRoutes: (app, deps) => registerDomains(deps)(app),
  });
  base = await listen(server.app);
});
afterAll(async () => {
  await server.close();
  await folder.remove();
});

const person = async () =>
  server.signedIn((await buildUser(server.database.db, { role: 'supplier' })).id);

it("one account's many heavy pictures make another's photo wait for one of them, not for all", async () => {
  const [many, one] = [await person(), await person()];
  const heavy = await pngFile(3_000, 3_000);
  const photo = await pngFile();
  const ended: string[] = [];
  const send = async (name: string, visitor: Visitor, bytes: Buffer) => {
    const { status } = await sendFile(visitor, base, bytes, { contentType: 'image/png' });
    ended.push(name);
    return status;
  };
  const flood = Array.from({ length: 8 }, () => send('heavy', many, heavy));
  // The first has begun, and the others are here.
  await Promise.race(flood);
  const statuses = await Promise.all([send('photo', one, photo), ...flood]);
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(ended.indexOf('photo')).toBeLessThanOrEqual(4);
});
