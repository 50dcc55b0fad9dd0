import { expect, test } from './support/test.ts';

// Swahili brings the names of categories and units, which the catalogue has in English.
for (const [language, mostBytes] of [
  ['en', 120_000],
  ['sw', 120_000],
] as const) {
  test(`list JavaScript stays within ${mostBytes / 1_000} kB (${language}) @phone`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'lang', value: language, url: baseURL! }]);
    const scripts: { address: string; encoding: string | undefined; bytes: number }[] = [];
    page.on('requestfinished', async (request) => {
      if (request.resourceType() !== 'script') return;
      const [response, { responseBodySize }] = await Promise.all([
        request.response(),
        request.sizes(),
      ]);
      const encoding = response?.headers()['content-encoding'];
      scripts.push({ address: request.url(), encoding, bytes: responseBodySize });
    });
    await page.goto('/products', { waitUntil: 'networkidle' });
    await expect.poll(() => scripts.length).toBeGreaterThan(5);
    // A file below 1 kB is not worth compressing.
    for (const script of scripts.filter(({ bytes }) => bytes > 1_024)) {
      expect(script).toMatchObject({ encoding: 'br' });
    }
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(mostBytes);
  });
}
