import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { keysOf } from '../../../../platform/keys.ts';
import { openObjectStore } from '../../../../platform/object-storage/open-store.ts';
import { pdfFile, pngFile } from '../../../../platform/object-storage/testing/files.ts';
import {
  listen,
  makeStorageFolder,
  type StorageFolder,
  sendFile,
} from '../../../../platform/object-storage/testing/storage-server.ts';
import { Uploads } from '../../../../platform/object-storage/uploads.ts';
import { avatarSizes, avatarSources } from '../../../../shared/avatars.ts';
import { buildUser } from '../factory.ts';
import { type AvatarDeps, prepareAvatar } from './avatar.ts';

let server: TestServer;
let folder: StorageFolder;
let base: string;
let deps: AvatarDeps;
const forgotten: string[] = [];

beforeAll(async () => {
  folder = await makeStorageFolder();
  server = await openTestServer({
    settings: { DATA_DIR: folder.path },
    registerRoutes: (app, given) => registerDomains(given)(app),
  });
  base = await listen(server.app);
  const { db } = server.database;
  const store = await openObjectStore(server.env);
  deps = {
    db,
    uploads: new Uploads({
      db,
      store,
      key: keysOf(server.env.sessionSecret).uploadAddresses,
    }),
    forgetPicture: async (key) => void forgotten.push(key),
  };
});
afterAll(async () => {
  await server.close();
  await folder.remove();
});

async function setAvatar(given: AvatarDeps, actor: { id: string }, objectPath: string | null) {
  const change = await prepareAvatar(given, actor, objectPath);
  const address = await given.db.transaction().execute((trx) => change.store(trx));
  await change.finish();
  return address;
}

async function person() {
  const user = await buildUser(server.database.db);
  const visitor = await server.signedIn(user.id);
  return {
    ...user,
    visitor,
    send: async (bytes: Buffer, contentType: 'image/png' | 'application/pdf' = 'image/png') =>
      (await sendFile(visitor, base, bytes, { contentType })).objectPath,
    avatar: async () =>
      (await visitor.get<{ profileImageUrl: string | null }>('/api/user')).body.profileImageUrl,
  };
}

describe('a person’s picture', () => {
  it('PROF-01 is the upload, served to everybody as squares of WebP in three sizes', async () => {
    const someone = await person();
    const address = await setAvatar(deps, someone, await someone.send(await pngFile(300, 200)));
    expect(await someone.avatar()).toBe(address);
    const files = avatarSources(address ?? '')?.split(', ') ?? [];
    expect(files).toHaveLength(avatarSizes.length);
    for (const [index, file] of files.entries()) {
      const size = avatarSizes[index];
      const answer = await server.app.inject(file.split(' ')[0] ?? '');
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const { format, width, height } = await sharp(answer.rawPayload).metadata();
      expect([format, width, height]).toEqual(['webp', size, size]);
    }
  });

  it('is served in no other size, so that nothing else of it is ever kept', async () => {
    const someone = await person();
    const address = await setAvatar(deps, someone, await someone.send(await pngFile(900, 900)));
    for (const file of ['640.webp', '320.avif', 'og.jpg', '32.webp']) {
      const answer = await server.app.inject((address ?? '').replace('128.webp', file));
      expect([file, answer.statusCode]).toEqual([file, 404]);
    }
  });

  it('is seen by nobody any more once its account is deleted, not even from a cache', async () => {
    const someone = await person();
    const address = await setAvatar(deps, someone, await someone.send(await pngFile()));
    expect((await server.app.inject(address ?? '')).statusCode).toBe(200);
    expect((await someone.visitor.send({ method: 'DELETE', url: '/api/profile' })).status).toBe(
      204,
    );
    expect((await server.app.inject(address ?? '')).statusCode).toBe(404);
  });

  /** How many of a person's uploads something uses; the nightly cleaning takes the others. */
  const inUse = async ({ id }: { id: string }): Promise<number> => {
    const { rowCount } = await server.database.pool.query(
      'select from uploads where owner_id = $1 and claimed_at is not null',
      [id],
    );
    return rowCount ?? 0;
  };

  it('takes the place of the one before, which nobody sees any more', async () => {
    const someone = await person();
    const first = await setAvatar(deps, someone, await someone.send(await pngFile()));
    const second = await setAvatar(deps, someone, await someone.send(await pngFile()));
    expect(second).not.toBe(first);
    expect(await inUse(someone)).toBe(1);
    expect((await server.app.inject(first ?? '')).statusCode).toBe(404);
    expect(forgotten.some((key) => first?.includes(key))).toBe(true);
    expect(await setAvatar(deps, someone, second)).toBe(second);
    expect((await server.app.inject(second ?? '')).statusCode).toBe(200);
    expect(await setAvatar(deps, someone, null)).toBeNull();
    expect(await someone.avatar()).toBeNull();
    expect((await server.app.inject((second ?? '').replace('128', '64'))).statusCode).toBe(404);
  });

  it('is nobody else’s upload or picture, no used one, no document, no address elsewhere', async () => {
    const someone = await person();
    const other = await person();
    const used = await someone.send(await pngFile());
    const own = await setAvatar(deps, someone, used);
    const foreign = await setAvatar(deps, other, await other.send(await pngFile()));
    const wrong = [
      used,
      foreign ?? '',
      await other.send(await pngFile()),
      await someone.send(pdfFile(), 'application/pdf'),
      'https://evil.example/x.png',
      '',
    ];
    for (const path of wrong) {
      await expect(setAvatar(deps, someone, path)).rejects.toMatchObject({
        status: 422,
        issues: [{ path: 'profileImageUrl' }],
      });
    }
    expect(await someone.avatar()).toBe(own);
    expect(await other.avatar()).toBe(foreign);
  });

  it('is one, of five set at once, and the others leave nothing', async () => {
    const someone = await person();
    const paths: string[] = [];
    for (let i = 0; i < 5; i += 1) paths.push(await someone.send(await pngFile(20 + i)));
    await Promise.all(paths.map((path) => setAvatar(deps, someone, path)));
    expect(await inUse(someone)).toBe(1);
    expect((await server.app.inject((await someone.avatar()) ?? '')).statusCode).toBe(200);
  });
});
