import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveBuiltAssets } from '../assets.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jengasoko-assets-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets', 'frame-1a2b3c.js'), 'export {};');
  await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await openTestServer({
    settings: { PUBLIC_URL: 'https://jengasoko.test' },
    registerRoutes: async (app) => {
      await serveBuiltAssets(app, folder);
      app.get('/page', { config: { answer: 'page' } }, async () => 'a page');
      app.get('/api/data', { config: { access: 'public', limit: 'read' } }, async () => ({}));
    },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const securityOf = async (url: string) => {
  const { headers } = await server.visitor().get(url);
  const harmless =
    /^(content-(type|length)|date|connection|vary|etag|accept-ranges|last-modified|x-request-id|x-ratelimit-.*)$/;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !harmless.test(name)));
};

const always = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

describe('security headers', () => {
  it('lets data load nothing and be framed by nobody, refusals too', async () => {
    const policy = "default-src 'none'; frame-ancestors 'none'";
    expect(await securityOf('/api/data')).toEqual({ ...always, 'content-security-policy': policy });
    expect(await securityOf('/api/none')).toMatchObject({ 'content-security-policy': policy });
  });

  it('gives pages what is meant for pages', async () => {
    expect(await securityOf('/page')).toEqual({
      ...always,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), payment=()',
    });
  });

  it('gives files no header that means nothing for a file', async () => {
    expect(await securityOf('/assets/frame-1a2b3c.js')).toEqual({
      ...always,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await securityOf('/favicon.svg')).toEqual({
      ...always,
      'cache-control': 'public, max-age=3600',
    });
  });
});
