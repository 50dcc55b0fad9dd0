import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { openFileStore } from '../../../platform/file-store.ts';
import { MediaFiles, type MediaPorts } from './media.ts';
import { mediaRoutes } from './media-routes.ts';

const kept = new Map<string, Buffer>();
const uploads = new Map<string, Buffer>();
const drawn: unknown[] = [];
const ports: MediaPorts = {
  renderIllustration: (spec) => {
    drawn.push(spec);
    return '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#8f3a20"/></svg>';
  },
  cache: {
    read: async (key) => kept.get(key) ?? null,
    write: async (key, bytes) => void kept.set(key, bytes),
    remove: async (key) => void kept.delete(key),
  },
  readUpload: async (path) => uploads.get(path) ?? null,
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database }) =>
      app.register(mediaRoutes({ pool: database.pool, ...ports })),
  });
});
afterAll(() => server.close());
beforeEach(() => {
  kept.clear();
  drawn.length = 0;
});

async function illustration(): Promise<string> {
  const key = randomUUID().replaceAll('-', '');
  const spec = JSON.stringify({ drawing: 'bag', params: {}, view: 'main' });
  await server.database.db
    .insertInto('media')
    .values({ key, kind: 'illustration', spec })
    .execute();
  return key;
}

async function upload(options: { isPrivate?: boolean; isLost?: boolean } = {}): Promise<string> {
  const key = randomUUID().replaceAll('-', '');
  const bytes = await sharp({
    create: { width: 500, height: 250, channels: 3, background: '#336699' },
  })
    .jpeg()
    .toBuffer();
  if (!options.isLost) uploads.set(key, bytes);
  await server.database.db
    .insertInto('media')
    .values({ key, kind: 'upload', storagePath: key, isPrivate: options.isPrivate ?? false })
    .execute();
  return key;
}

const fetchFile = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: path, headers });

describe('GET /media/{key}/{file}', () => {
  it.each([
    ['160.webp', 'image/webp', 'webp', 160],
    ['960.webp', 'image/webp', 'webp', 960],
    ['320.avif', 'image/avif', 'heif', 320],
  ])('draws %s', async (file, type, format, width) => {
    const key = await illustration();
    const { statusCode, headers, rawPayload } = await fetchFile(`/media/${key}/${file}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width, height: width });
    expect(drawn).toEqual([{ drawing: 'bag', params: {}, view: 'main' }]);
  });

  it('draws the preview of a shared link', async () => {
    const { headers, rawPayload } = await fetchFile(`/media/${await illustration()}/og.jpg`);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });

  it('keeps a photograph’s shape and never enlarges it', async () => {
    const key = await upload();
    const size = async (file: string) => {
      const { width, height } = await sharp(
        (await fetchFile(`/media/${key}/${file}`)).rawPayload,
      ).metadata();
      return [width, height];
    };
    expect(await size('320.webp')).toEqual([320, 160]);
    expect(await size('960.webp')).toEqual([500, 250]);
  });

  it('answers 304 to whoever has it', async () => {
    const path = `/media/${await illustration()}/160.webp`;
    const { headers } = await fetchFile(path);
    const again = await fetchFile(path, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('renders a file once, however many ask for it at the same time and afterwards', async () => {
    const path = `/media/${await illustration()}/160.webp`;
    const answers = await Promise.all(Array.from({ length: 12 }, () => fetchFile(path)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    await fetchFile(path);
    expect(drawn).toHaveLength(1);
    expect(kept.size).toBe(1);
  });

  it('tries again after a failure', async () => {
    const key = await illustration();
    let broken = true;
    const files = new MediaFiles(server.database.pool, {
      ...ports,
      renderIllustration: (spec) => (broken ? 'no drawing' : ports.renderIllustration(spec)),
    });
    const file = { kind: 'picture', width: 160, format: 'webp' } as const;
    await expect(files.read(key, file)).rejects.toThrow();
    broken = false;
    expect((await files.read(key, file)).length).toBeGreaterThan(0);
  });

  it.each(['161.webp', '160.png', '160.webp.avif', 'og.png', '..%2f160.webp'])(
    'answers 404 for the file %s',
    async (file) => {
      expect((await fetchFile(`/media/${await illustration()}/${file}`)).statusCode).toBe(404);
    },
  );

  it('answers 404 for an unknown, a private and a lost picture', async () => {
    const keys = [
      '0'.repeat(32),
      await upload({ isPrivate: true }),
      await upload({ isLost: true }),
    ];
    for (const key of keys) {
      expect((await fetchFile(`/media/${key}/160.webp`)).statusCode).toBe(404);
    }
    expect(kept.size).toBe(0);
  });

  it('answers 404 for every address that was never given out, from a cache on disk as well', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'jengasoko-media-'));
    const onDisk = await openTestServer({
      registerRoutes: async (app, { database }) =>
        app.register(mediaRoutes({ pool: database.pool, ...ports, cache: openFileStore(folder) })),
    });
    const odd = fc.oneof(
      fc.constantFrom('A', 'ABCDEF0123', '%00', '-', '_', 'é', '0'.repeat(300), 'a.b', 'a b'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
      fc.stringMatching(/^[0-9a-fA-F]{1,40}$/),
    );
    const file = fc.oneof(
      fc.constantFrom('320.webp', 'og.jpg', '64.webp', '320.avif', '320.WEBP', '999.webp'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
    );
    await fc.assert(
      fc.asyncProperty(odd, file, async (key, name) => {
        // Dots alone are no part of an address, and NUL is refused before any route.
        fc.pre([key, name].every((part) => !/^\.{1,2}$|\0/.test(part)));
        const url = `/media/${encodeURIComponent(key)}/${encodeURIComponent(name)}`;
        expect((await onDisk.app.inject({ url })).statusCode).toBe(404);
      }),
      { numRuns: 300 },
    );
    await onDisk.close();
    await rm(folder, { recursive: true });
  });
});
