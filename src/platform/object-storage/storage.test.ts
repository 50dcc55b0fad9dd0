import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type FileServer,
  filePlaces,
  openFileServer,
} from '../../app/server/testing/file-server.ts';
import { maxUploadBytes, type UploadTicket } from '../../shared/upload-rules.ts';
import {
  decompressionBomb,
  pdfFile,
  phonePhoto,
  picturePolyglot,
  pngFile,
  pretenders,
  script,
} from './testing/files.ts';
import { sendFile } from './testing/storage-server.ts';
import { uploadOriginOf } from './upload-origin.ts';

describe.each(filePlaces)('files %s', (_name, place) => {
  let files: FileServer;
  beforeAll(async () => {
    files = await openFileServer(place);
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => files.close());

  it('API-50 API-51 go to the address that was answered, and come back to their owner', async () => {
    const { visitor } = await files.person();
    const { status, objectPath, url } = await files.send(visitor, pdfFile(), 'application/pdf');
    expect(status).toBeLessThan(300);
    expect(objectPath).toMatch(/^uploads\/[0-9a-f-]{36}$/);
    expect(new URL(url, files.base).origin).toBe(
      place.isDirect ? uploadOriginOf(files.server.env.s3) : files.base,
    );
    const back = await files.readBack(visitor, objectPath);
    const inCapitals = objectPath.replace(/[0-9a-f-]{36}$/, (id) => id.toUpperCase());
    expect((await files.readBack(visitor, inCapitals)).rawPayload).toEqual(pdfFile());
    expect([back.statusCode, back.rawPayload]).toEqual([200, pdfFile()]);
    expect(back.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=file.pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(back.headers['content-security-policy']).toContain('sandbox');
    expect([await files.count('incoming'), await files.countUnfinished()]).toEqual([0, 0]);
  });

  it('lose where and with what they were taken, and stand upright', async () => {
    const { visitor } = await files.person();
    const photo = await phonePhoto();
    expect((await sharp(photo).metadata()).exif?.includes('secret-software')).toBe(true);
    const { objectPath } = await files.send(visitor, photo, 'image/png');
    const { rawPayload, headers } = await files.readBack(visitor, objectPath);
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
    const { visitor } = await files.person();
    const polyglot = await picturePolyglot();
    const { objectPath } = await files.send(visitor, polyglot, 'image/png');
    const { rawPayload } = await files.readBack(visitor, objectPath);
    expect(polyglot.includes(script)).toBe(true);
    expect([(await sharp(rawPayload).metadata()).format, rawPayload.includes(script)]).toEqual([
      'png',
      false,
    ]);
  });

  it.each([...Object.entries(pretenders), ['a decompression bomb', decompressionBomb] as const])(
    'are refused and forgotten when they are %s',
    async (_what, make) => {
      const { actor, visitor } = await files.person();
      const stored = await files.count('objects');
      const bytes = await make();
      const { status, objectPath, url } = await files.send(visitor, bytes, 'image/png');
      // Straight to S3, the file is looked at when it is used.
      if (!place.isDirect) {
        expect(status).toBe(415);
        const again = { method: 'PUT', headers: { 'content-type': 'image/png' } };
        const body = await pngFile();
        const { status: burnt } = await fetch(new URL(url, files.base), { ...again, body });
        expect(burnt).toBe(409);
      }
      await expect(files.claim(actor, objectPath)).rejects.toMatchObject({
        status: 422,
        issues: [{ path: 'documents.0' }],
      });
      expect([await files.count('incoming'), await files.countUnfinished()]).toEqual([0, 0]);
      expect(await files.count('objects')).toBe(stored);
    },
  );

  it('are refused at one byte over 5 MB, however they say how large they are', async () => {
    const { visitor } = await files.person();
    const tooLarge = Buffer.alloc(maxUploadBytes + 1, 'a');
    const asked = await visitor.post<{ issues: { path: string }[] }>(
      '/api/object-storage/upload-url',
      { filename: 'a.png', contentType: 'image/png', size: tooLarge.length },
    );
    expect([asked.status, asked.body.issues[0]?.path]).toEqual([422, 'size']);
    const request = {
      filename: 'a.png',
      contentType: 'image/png',
      ...(place.isDirect ? { size: 10 } : {}),
    };
    const ticket = await visitor.post<UploadTicket>('/api/object-storage/upload-url', request);
    const put = (body: Buffer | Readable) =>
      fetch(new URL(ticket.body.url, files.base), {
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
    const refusals = place.isDirect ? [403, 'cut'] : [413, 'cut'];
    expect(refusals).toContain(await put(tooLarge));
    expect(refusals).toContain(await put(Readable.from(parts())));
    expect([await files.count('incoming'), await files.countUnfinished()]).toEqual([0, 0]);
  });

  it('are refused where more comes than was announced', async () => {
    const { visitor } = await files.person();
    const { body } = await visitor.post<UploadTicket>('/api/object-storage/upload-url', {
      filename: 'a.pdf',
      contentType: 'application/pdf',
      size: pdfFile().length - 1,
    });
    const { status } = await fetch(new URL(body.url, files.base), {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf' },
      body: new Uint8Array(pdfFile()),
    });
    // The address says how many bytes it is for; straight to S3 its signature does.
    expect([403, 413]).toContain(status);
    expect((await files.readBack(visitor, body.objectPath)).statusCode).toBe(404);
    expect([await files.count('incoming'), await files.countUnfinished()]).toEqual([0, 0]);
  });

  it.each([
    '../../../etc/passwd',
    '..\\..\\boot.ini',
    '/etc/passwd',
    'a%2f..%2fb',
    '"; x="',
    'a\u202efdp.exe',
  ])('lead nowhere else by a name like %j', async (filename) => {
    const { visitor } = await files.person();
    const { status, objectPath } = await sendFile(visitor, files.base, pdfFile(), {
      filename,
      contentType: 'application/pdf',
      ...(place.isDirect ? { size: pdfFile().length } : {}),
    });
    expect(status).toBeLessThan(300);
    expect(objectPath).toMatch(/^uploads\/[0-9a-f-]{36}$/);
    const { headers } = await files.readBack(visitor, objectPath);
    expect(headers['content-disposition']).toMatch(/^attachment; filename=("[^"]+"|[^\s";]+)/);
    expect(headers['content-disposition']).not.toMatch(/[/\\]|202e|%E2%80%AE/i);
    expect([await files.count('incoming'), await files.countUnfinished()]).toEqual([0, 0]);
  });

  it.each(['a\0.pdf', 'a\r\nSet-Cookie: x', '', 'a'.repeat(256), '\ud83d.pdf'])(
    'have no name like %j',
    async (filename) => {
      const { visitor } = await files.person();
      const { status, body } = await visitor.post<{ issues: { path: string }[] }>(
        '/api/object-storage/upload-url',
        { filename, contentType: 'application/pdf' },
      );
      expect([status, body.issues[0]?.path]).toEqual([422, 'filename']);
    },
  );

  it('are taken at 5 MB to the byte, once', async () => {
    const { visitor } = await files.person();
    const largest = Buffer.concat([
      Buffer.alloc(maxUploadBytes - pdfFile().length, '%'),
      pdfFile(),
    ]);
    largest.write('%PDF-1.7\n');
    const { status, url, objectPath } = await files.send(visitor, largest, 'application/pdf');
    expect(status).toBeLessThan(300);
    expect((await files.readBack(visitor, objectPath)).rawPayload).toHaveLength(maxUploadBytes);
    if (place.isDirect) return;
    const again = await fetch(new URL(url, files.base), {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf' },
      body: new Uint8Array(pdfFile()),
    });
    expect(again.status).toBe(409);
  });

  it('are refused at an address that was changed in any part', async () => {
    const { visitor } = await files.person();
    const bytes = await pngFile();
    const ask = () =>
      visitor.post<UploadTicket>('/api/object-storage/upload-url', {
        filename: 'a.png',
        contentType: 'image/png',
        ...(place.isDirect ? { size: bytes.length } : {}),
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
    const names = place.isDirect
      ? ['X-Amz-Expires', 'X-Amz-Signature', 'X-Amz-Date']
      : ['expires', 'signature'];
    for (const name of names) {
      const changed = new URL(ticket.url, files.base);
      const value = changed.searchParams.get(name) ?? '';
      changed.searchParams.set(
        name,
        value.replace(/^./, (c) => (c === '1' ? '2' : '1')),
      );
      expect([name, await put(changed)]).toEqual([name, 403]);
    }
    const elsewhere = new URL(ticket.url, files.base);
    elsewhere.pathname = new URL(other.url, files.base).pathname;
    expect(await put(elsewhere)).toBe(403);
    expect(await put(new URL(ticket.url, files.base), 'image/jpeg')).toBe(
      place.isDirect ? 403 : 415,
    );
    expect(await put(new URL(ticket.url, files.base))).toBeLessThan(300);
  });

  it('are refused eleven minutes later', async () => {
    const { visitor } = await files.person();
    const before = await files.count('incoming');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 11 * 60_000 });
    const ticket = await visitor.post<UploadTicket>('/api/object-storage/upload-url', {
      filename: 'a.png',
      contentType: 'image/png',
      ...(place.isDirect ? { size: (await pngFile()).length } : {}),
    });
    vi.useRealTimers();
    const late = await fetch(new URL(ticket.body.url, files.base), {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(await pngFile()),
    });
    expect(late.status).toBe(403);
    expect(await files.count('incoming')).toBe(before);
  });
});
