import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerDomains } from '../../app/server/compose.ts';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../app/server/testing/test-server.ts';
import { buildUser } from '../../domains/accounts/server/factory.ts';
import type { Role } from '../../shared/roles.ts';
import { maxUploadBytes, type UploadTicket } from '../../shared/upload-rules.ts';
import type { Actor } from '../actor.ts';
import { keysOf } from '../keys.ts';
import { cleanUnclaimedUploads } from './clean.ts';
import { openObjectStore } from './open-store.ts';
import {
  decompressionBomb,
  pdfFile,
  phonePhoto,
  picturePolyglot,
  pngFile,
  pretenders,
  script,
} from './testing/files.ts';
import { startTestBucket, type TestBucket } from './testing/s3-server.ts';
import {
  listen,
  makeStorageFolder,
  type StorageFolder,
  sendFile,
} from './testing/storage-server.ts';
import { uploadOriginOf } from './upload-origin.ts';
import { Uploads } from './uploads.ts';

/** Where files are kept, and which way they come: in S3's case with an announced size they go straight. */
const places = [
  ['on disk', { isS3: false, isDirect: false }],
  ['in S3, straight', { isS3: true, isDirect: true }],
  ['in S3, through this server', { isS3: true, isDirect: false }],
] as const;

describe.each(places)('files %s', (_name, { isS3, isDirect }) => {
  let server: TestServer;
  let bucket: TestBucket | null = null;
  let folder: StorageFolder;
  let uploads: Uploads;
  let base: string;

  beforeAll(async () => {
    folder = await makeStorageFolder();
    bucket = isS3 ? await startTestBucket() : null;
    server = await openTestServer({
      settings: { DATA_DIR: folder.path, ...bucket?.settings },
      registerRoutes: (app, deps) => registerDomains(deps)(app),
    });
    base = await listen(server.app);
    const store = await openObjectStore(server.env);
    uploads = new Uploads({
      db: server.database.db,
      store,
      key: keysOf(server.env.sessionSecret).uploadAddresses,
    });
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(async () => {
    await server.close();
    await bucket?.close();
    await folder.remove();
  });

  const count = (prefix: string) => bucket?.count(prefix) ?? folder.count(prefix);

  async function person(role: Role = 'supplier'): Promise<{ actor: Actor; visitor: Visitor }> {
    const user = await buildUser(server.database.db, { role, totpConfirmedAt: new Date() });
    return { actor: user, visitor: await server.signedIn(user.id) };
  }

  const send = (visitor: Visitor, bytes: Buffer, contentType: 'image/png' | 'application/pdf') =>
    sendFile(visitor, base, bytes, {
      contentType,
      ...(isDirect ? { size: bytes.length || 1 } : {}),
    });

  const claim = async (actor: Actor, objectPath: string) => {
    const ready = await uploads.prepare(actor, [objectPath], {
      purpose: 'verification_document',
      pathOf: (index) => `documents.${index}`,
    });
    await server.database.db.transaction().execute((trx) => uploads.claim(trx, actor, ready));
  };

  const readBack = async (visitor: Visitor, objectPath: string) =>
    server.app.inject({
      url: `/api/object-storage/${objectPath}`,
      headers: {
        cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join(';'),
      },
    });

  it('API-50 API-51 go to the address that was answered, and come back to their owner', async () => {
    const { visitor } = await person();
    const { status, objectPath, url } = await send(visitor, pdfFile(), 'application/pdf');
    expect(status).toBeLessThan(300);
    expect(objectPath).toMatch(/^uploads\/[0-9a-f-]{36}$/);
    expect(new URL(url, base).origin).toBe(isDirect ? uploadOriginOf(server.env.s3) : base);
    const back = await readBack(visitor, objectPath);
    const inCapitals = objectPath.replace(/[0-9a-f-]{36}$/, (id) => id.toUpperCase());
    expect((await readBack(visitor, inCapitals)).rawPayload).toEqual(pdfFile());
    expect([back.statusCode, back.rawPayload]).toEqual([200, pdfFile()]);
    expect(back.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=file.pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(back.headers['content-security-policy']).toContain('sandbox');
    expect([await count('incoming'), await folder.count('unfinished')]).toEqual([0, 0]);
  });

  it('lose where and with what they were taken, and stand upright', async () => {
    const { visitor } = await person();
    const photo = await phonePhoto();
    expect((await sharp(photo).metadata()).exif?.includes('secret-software')).toBe(true);
    const { objectPath } = await send(visitor, photo, 'image/png');
    const { rawPayload, headers } = await readBack(visitor, objectPath);
    const { format, width, height, exif, orientation } = await sharp(rawPayload).metadata();
    expect([format, width, height, exif, orientation]).toEqual([
      'jpeg',
      30,
      60,
      undefined,
      undefined,
    ]);
    expect(headers['content-type']).toBe('image/jpeg');
  });

  it('lose what was hidden behind the picture', async () => {
    const { visitor } = await person();
    const polyglot = await picturePolyglot();
    const { objectPath } = await send(visitor, polyglot, 'image/png');
    const { rawPayload } = await readBack(visitor, objectPath);
    expect(polyglot.includes(script)).toBe(true);
    expect([(await sharp(rawPayload).metadata()).format, rawPayload.includes(script)]).toEqual([
      'png',
      false,
    ]);
  });

  it.each([...Object.entries(pretenders), ['a decompression bomb', decompressionBomb] as const])(
    'are refused and forgotten when they are %s',
    async (_what, make) => {
      const { actor, visitor } = await person();
      const stored = await count('objects');
      const bytes = await make();
      const { status, objectPath, url } = await send(visitor, bytes, 'image/png');
      // Straight to S3, the file is looked at when it is used.
      if (!isDirect) {
        expect(status).toBe(415);
        const again = { method: 'PUT', headers: { 'content-type': 'image/png' } };
        const body = await pngFile();
        const { status: burnt } = await fetch(new URL(url, base), { ...again, body });
        expect(burnt).toBe(409);
      }
      await expect(claim(actor, objectPath)).rejects.toMatchObject({
        status: 422,
        issues: [{ path: 'documents.0' }],
      });
      expect([await count('incoming'), await folder.count('unfinished')]).toEqual([0, 0]);
      expect(await count('objects')).toBe(stored);
    },
  );

  it('are refused at one byte over 5 MB, however they say how large they are', async () => {
    const { visitor } = await person();
    const tooLarge = Buffer.alloc(maxUploadBytes + 1, 'a');
    const asked = await visitor.post<{ issues: { path: string }[] }>(
      '/api/object-storage/upload-url',
      { filename: 'a.png', contentType: 'image/png', size: tooLarge.length },
    );
    expect([asked.status, asked.body.issues[0]?.path]).toEqual([422, 'size']);
    const request = {
      filename: 'a.png',
      contentType: 'image/png',
      ...(isDirect ? { size: 10 } : {}),
    };
    const ticket = await visitor.post<UploadTicket>('/api/object-storage/upload-url', request);
    const put = (body: Buffer | Readable) =>
      fetch(new URL(ticket.body.url, base), {
        method: 'PUT',
        headers: { 'content-type': 'image/png' },
        body: body instanceof Readable ? Readable.toWeb(body) : new Uint8Array(body),
        duplex: 'half',
      } as unknown as RequestInit).then(
        ({ status }) => status,
        // The connection may be cut while the rest is still on its way.
        () => 'cut',
      );
    const parts = function* () {
      for (let at = 0; at < tooLarge.length; at += 65_536) yield tooLarge.subarray(at, at + 65_536);
    };
    const refusals = isDirect ? [403, 'cut'] : [413, 'cut'];
    expect(refusals).toContain(await put(tooLarge));
    expect(refusals).toContain(await put(Readable.from(parts())));
    expect([await count('incoming'), await folder.count('unfinished')]).toEqual([0, 0]);
  });

  it('are refused where more comes than was announced', async () => {
    const { visitor } = await person();
    const { body } = await visitor.post<UploadTicket>('/api/object-storage/upload-url', {
      filename: 'a.pdf',
      contentType: 'application/pdf',
      size: pdfFile().length - 1,
    });
    const { status } = await fetch(new URL(body.url, base), {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf' },
      body: new Uint8Array(pdfFile()),
    });
    // The address says how many bytes it is for; straight to S3 its signature does.
    expect([403, 413]).toContain(status);
    expect((await readBack(visitor, body.objectPath)).statusCode).toBe(404);
    expect([await count('incoming'), await folder.count('unfinished')]).toEqual([0, 0]);
  });

  it.each(['../../../etc/passwd', '..\\..\\boot.ini', '/etc/passwd', 'a%2f..%2fb', '"; x="'])(
    'lead nowhere else by a name like %j',
    async (filename) => {
      const { visitor } = await person();
      const { status, objectPath } = await sendFile(visitor, base, pdfFile(), {
        filename,
        contentType: 'application/pdf',
        ...(isDirect ? { size: pdfFile().length } : {}),
      });
      expect(status).toBeLessThan(300);
      expect(objectPath).toMatch(/^uploads\/[0-9a-f-]{36}$/);
      const { headers } = await readBack(visitor, objectPath);
      expect(headers['content-disposition']).toMatch(/^attachment; filename=("[^"]+"|[^\s";]+)/);
      expect(headers['content-disposition']).not.toMatch(/[/\\]/);
      expect([await count('incoming'), await folder.count('unfinished')]).toEqual([0, 0]);
    },
  );

  it.each(['a\0.pdf', 'a\r\nSet-Cookie: x', '', 'a'.repeat(256), '\ud83d.pdf'])(
    'have no name like %j',
    async (filename) => {
      const { visitor } = await person();
      const { status, body } = await visitor.post<{ issues: { path: string }[] }>(
        '/api/object-storage/upload-url',
        { filename, contentType: 'application/pdf' },
      );
      expect([status, body.issues[0]?.path]).toEqual([422, 'filename']);
    },
  );

  it('are taken at 5 MB to the byte, once', async () => {
    const { visitor } = await person();
    const largest = Buffer.concat([
      Buffer.alloc(maxUploadBytes - pdfFile().length, '%'),
      pdfFile(),
    ]);
    largest.write('%PDF-1.7\n');
    const { status, url, objectPath } = await send(visitor, largest, 'application/pdf');
    expect(status).toBeLessThan(300);
    expect((await readBack(visitor, objectPath)).rawPayload).toHaveLength(maxUploadBytes);
    if (isDirect) return;
    const again = await fetch(new URL(url, base), {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf' },
      body: new Uint8Array(pdfFile()),
    });
    expect(again.status).toBe(409);
  });

  it('are refused at an address that was changed in any part', async () => {
    const { visitor } = await person();
    const bytes = await pngFile();
    const ask = () =>
      visitor.post<UploadTicket>('/api/object-storage/upload-url', {
        filename: 'a.png',
        contentType: 'image/png',
        ...(isDirect ? { size: bytes.length } : {}),
      });
    const ticket = (await ask()).body;
    const other = (await ask()).body;
    const put = async (url: URL, type = 'image/png') =>
      (
        await fetch(url, {
          method: 'PUT',
          headers: { 'content-type': type },
          body: new Uint8Array(bytes),
        })
      ).status;
    const names = isDirect
      ? ['X-Amz-Expires', 'X-Amz-Signature', 'X-Amz-Date']
      : ['expires', 'signature'];
    for (const name of names) {
      const changed = new URL(ticket.url, base);
      const value = changed.searchParams.get(name) ?? '';
      changed.searchParams.set(
        name,
        value.replace(/^./, (c) => (c === '1' ? '2' : '1')),
      );
      expect([name, await put(changed)]).toEqual([name, 403]);
    }
    const elsewhere = new URL(ticket.url, base);
    elsewhere.pathname = new URL(other.url, base).pathname;
    expect(await put(elsewhere)).toBe(403);
    expect(await put(new URL(ticket.url, base), 'image/jpeg')).toBe(isDirect ? 403 : 415);
    expect(await put(new URL(ticket.url, base))).toBeLessThan(300);
  });

  it('are refused eleven minutes later', async () => {
    const { visitor } = await person();
    const before = await count('incoming');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 11 * 60_000 });
    const ticket = await visitor.post<UploadTicket>('/api/object-storage/upload-url', {
      filename: 'a.png',
      contentType: 'image/png',
      ...(isDirect ? { size: (await pngFile()).length } : {}),
    });
    vi.useRealTimers();
    const late = await fetch(new URL(ticket.body.url, base), {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(await pngFile()),
    });
    expect(late.status).toBe(403);
    expect(await count('incoming')).toBe(before);
  });

  it('are nobody else’s to read or to use, and look like none to them', async () => {
    const owner = await person();
    const other = await person();
    const { objectPath } = await send(owner.visitor, await pngFile(), 'image/png');
    const unknown = `uploads/${randomUUID()}`;
    for (const path of [objectPath, unknown]) {
      expect((await readBack(other.visitor, path)).statusCode).toBe(404);
      await expect(claim(other.actor, path)).rejects.toMatchObject({
        status: 422,
        message: 'This file cannot be used. Please upload it again.',
      });
    }
    expect((await readBack(server.visitor(), objectPath)).statusCode).toBe(401);
    await claim(owner.actor, objectPath);
  });

  it.each(['../../session-secret', 'uploads/../session-secret', 'uploads/%2e%2e', 'objects/x', ''])(
    'have no path like %j',
    async (path) => {
      const { actor, visitor } = await person();
      await expect(claim(actor, path)).rejects.toMatchObject({ status: 422 });
      const { statusCode } = await readBack(visitor, encodeURI(path));
      expect([404, 422]).toContain(statusCode);
    },
  );

  it('are used once, by whichever of twenty is first', async () => {
    const { actor, visitor } = await person();
    const { objectPath } = await send(visitor, await pngFile(), 'image/png');
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => claim(actor, objectPath)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect([409, 422]).toContain(result.reason.status);
    }
  });

  it('are refused for another use than the one they were sent for', async () => {
    const { actor, visitor } = await person();
    const { objectPath } = await sendFile(visitor, base, await pngFile(), {
      contentType: 'image/png',
      purpose: 'avatar',
    });
    await expect(claim(actor, objectPath)).rejects.toMatchObject({ status: 422 });
  });

  it('are read by an admin with two-step sign-in, who leaves a note', async () => {
    const owner = await person();
    const admin = await person('admin');
    const { objectPath } = await send(owner.visitor, await pngFile(), 'image/png');
    await claim(owner.actor, objectPath);
    expect((await readBack(admin.visitor, objectPath)).statusCode).toBe(200);
    await readBack(owner.visitor, objectPath);
    const { id } = await buildUser(server.database.db, { role: 'admin' });
    const halfway = await server.signedIn(id);
    expect((await readBack(halfway, objectPath)).statusCode).toBe(404);
    const notes = await server.database.db
      .selectFrom('auditLog')
      .select(['actorId', 'action'])
      .where('targetId', '=', objectPath.replace('uploads/', ''))
      .execute();
    expect(notes).toEqual([{ actorId: admin.actor.id, action: 'document.read' }]);
  });

  it('that nothing uses are cleaned away, the others stay', async () => {
    const { actor, visitor } = await person();
    const used = await send(visitor, await pngFile(), 'image/png');
    await claim(actor, used.objectPath);
    const unused = await send(visitor, await pngFile(), 'image/png');
    await visitor.post('/api/object-storage/upload-url', {
      filename: 'a',
      contentType: 'image/png',
    });
    const { db } = server.database;
    const store = await openObjectStore(server.env);
    expect(await cleanUnclaimedUploads(db, store, new Date(Date.now() - 60_000))).toBe(0);
    expect(
      await cleanUnclaimedUploads(db, store, new Date(Date.now() + 60_000)),
    ).toBeGreaterThanOrEqual(2);
    const left = await db
      .selectFrom('uploads')
      .select('id')
      .where('claimedAt', 'is', null)
      .execute();
    expect(left).toEqual([]);
    expect((await readBack(visitor, unused.objectPath)).statusCode).toBe(404);
    expect((await readBack(visitor, used.objectPath)).statusCode).toBe(200);
    const kept = await db
      .selectFrom('uploads')
      .select(db.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect([await count('objects'), await count('incoming')]).toEqual([Number(kept.count), 0]);
  });
});
