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
