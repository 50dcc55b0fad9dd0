import type { Request } from '@playwright/test';
import { open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const mostBytes = 125_000;

// Swahili brings the names of categories and units, which the catalogue has in English.
for (const language of ['en', 'sw']) {
  test(`list JavaScript stays within ${mostBytes / 1_000} kB (${language}) @phone`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'lang', value: language, url: baseURL! }]);
    const loaded: Promise<{ address: string; encoding: string | undefined; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') loaded.push(weigh(request));
    });
    // Scripts are asked for after the first paint: the page is whole once it has been taken over.
    await open(page, '/products');
    await page.waitForLoadState('networkidle');
    const scripts = await Promise.all(loaded);
    for (const part of ['react-', 'frame-', `texts-${language}-`, 'entry.client-']) {
      expect(
        scripts.some(({ address }) => address.includes(part)),
        part,
      ).toBe(true);
    }
    // A file below 1 kB is not worth compressing.
    for (const script of scripts.filter(({ bytes }) => bytes > 1_024)) {
      expect(script).toMatchObject({ encoding: 'br' });
    }
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(mostBytes);
  });
}

async function weigh(request: Request) {
  const [response, { responseBodySize }] = await Promise.all([request.response(), request.sizes()]);
  const encoding = response?.headers()['content-encoding'];
  return { address: request.url(), encoding, bytes: responseBodySize };
}
