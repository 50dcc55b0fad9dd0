import { hash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { KeptPage, pageEncodingOf } from './kept-page.ts';

const first = 'window.first = "§";';
const second = 'import "/assets/a.js";\nrun();';
const page = () =>
  new KeptPage(
    {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      nonce: 'n1',
      html: [
        `<html><script nonce="n1">${first}</script>`,
        `<script nonce="n1" type="module">${second}</script>`,
        '<script nonce="n1" src="/assets/b.js"></script><script>steal()</script></html>',
      ].join(''),
    },
    [],
  );

describe('a kept page', () => {
  it('lets its own inline scripts run by their hashes, and no script of somebody else', () => {
    const { policy } = page();
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1];
    const named = [first, second].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
    expect(scripts).toBe(`'self' ${named.join(' ')}`);
    expect(policy).toContain("style-src 'self' 'nonce-n1'");
  });

  it('is the same page in every encoding, each made once', async () => {
    const kept = page();
    const [br, gzip] = [await kept.encoded('br'), await kept.encoded('gzip')];
    expect(brotliDecompressSync(br)).toEqual(kept.body);
    expect(gunzipSync(gzip)).toEqual(kept.body);
    expect(await kept.encoded('br')).toBe(br);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5, br;q=0', 'gzip'],
    ['br;q=0.001', 'br'],
    ['identity', null],
    ['br;q=0.0', null],
    [undefined, null],
  ] as const)('is sent to %s as %s', (header, encoding) => {
    expect(pageEncodingOf(header)).toBe(encoding);
  });
});
