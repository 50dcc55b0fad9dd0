import { expect, test } from './support/test.ts';

/** What a phone on slow data can bear: docs/architecture.md, Promises. */
const mostScriptBytes = 120_000;

test('@desktop the product list asks for at most 120 kB of JavaScript', async ({ page }) => {
  const sizes: number[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(Number(response.headers()['content-length']));
  });
  await page.goto('/products', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sizes.length).toBeGreaterThan(1);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(mostScriptBytes);
});
