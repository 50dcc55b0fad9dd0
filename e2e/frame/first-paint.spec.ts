import { expect, test } from '../support/test.ts';

test('no page asks for a script before it was painted @phone', async ({ request }) => {
  for (const address of ['/', '/products', '/auth']) {
    const html = await (await request.get(address)).text();
    expect(html, address).toContain('requestAnimationFrame');
    expect(html, address).toMatch(/<script nonce="[^"]*" type="module" async="">/);
    expect(html, address).not.toContain('rel="modulepreload"');
    expect(html, address).not.toMatch(/^\s*import [^(]/m);
    expect(html, address).not.toMatch(/<script[^>]* src=/);
  }
});

test('what is typed and pressed before the scripts run counts once they do @phone', async ({
  page,
}) => {
  const { promise: arrived, resolve: letArrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/auth', { waitUntil: 'domcontentloaded' });
  const form = page.getByRole('tabpanel').locator('form');
  await form.getByRole('textbox', { name: /^Email or Phone/ }).fill('njeri@example.com');
  const signIn = form.locator('button[type=submit]');
  await signIn.click();
  await signIn.click();
  letArrive();
  // The password is missing, and nothing else.
  await expect(form.getByRole('alert')).toHaveCount(1);
  await expect(form.getByRole('textbox', { name: /^Email or Phone/ })).toHaveValue(
    'njeri@example.com',
  );
  await expect(page).toHaveURL(/\/auth$/);
});
