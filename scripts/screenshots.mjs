// npm run screenshots: the pictures of the README, taken from a server started for it.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled, root } from './lib/install.mjs';
import { withTemporaryServer } from './lib/temporary-server.mjs';

ensureInstalled();
const { chromium } = await import('@playwright/test');
const sharp = (await import('sharp')).default;

const port = 4174;
const folder = path.join(root, 'docs', 'screenshots');
const shots = [
  ['landing', '/', { width: 1280, height: 800 }],
  ['products', '/products?search=cement', { width: 1280, height: 800 }],
  ['landing-phone', '/', { width: 360, height: 740 }],
  ['products-phone', '/products?category=steel-rebar', { width: 360, height: 740 }],
  ['product-phone', '/products/{featured}', { width: 360, height: 740 }],
];

await withTemporaryServer(port, async (origin) => {
  mkdirSync(folder, { recursive: true });
  const [featured] = await (await fetch(`${origin}/api/products?limit=1&featured=1`)).json();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const [name, place, viewport] of shots) {
    const page = await browser.newPage({
      viewport,
      deviceScaleFactor: viewport.width < 500 ? 2 : 1,
    });
    await page.goto(origin + place.replace('{featured}', featured.slug), {
      waitUntil: 'networkidle',
    });
    const png = await page.screenshot();
    await sharp(png)
      .webp({ quality: 80 })
      .toFile(path.join(folder, `${name}.webp`));
    await page.close();
  }
  await browser.close();
});
