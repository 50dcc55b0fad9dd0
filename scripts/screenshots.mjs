// npm run screenshots: the pictures of the README and the one that links to the start page show,
// taken from a server started for it; and the icons, from public/favicon.svg.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { makeIcons } from './lib/icons.mjs';
import { ensureInstalled, root } from './lib/install.mjs';
import { sharePage } from './lib/share-page.mjs';
import { withTemporaryServer } from './lib/temporary-server.mjs';

ensureInstalled();
const { chromium } = await import('@playwright/test');
const sharp = (await import('sharp')).default;

const port = 4174;
const folder = path.join(root, 'docs', 'screenshots');
const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
const shots = [
  ['landing', '/', desktop],
  ['products', '/products?search=cement', desktop],
  ['product', '/products/{featured}', desktop],
  ['landing-phone', '/', phone],
  ['products-phone', '/products?category=steel-rebar', phone],
  ['product-phone', '/products/{featured}', phone],
];

await makeIcons(sharp, path.join(root, 'public'));
await withTemporaryServer(port, async (origin) => {
  mkdirSync(folder, { recursive: true });
  const [featured] = await (await fetch(`${origin}/api/products?limit=1&featured=1`)).json();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const [name, place, viewport] of shots) {
    const png = await picture(
      browser,
      origin + place.replace('{featured}', featured.slug),
      viewport,
    );
    await sharp(png)
      .webp({ quality: 80 })
      .toFile(path.join(folder, `${name}.webp`));
  }
  const share = await picture(browser, `${origin}/`, { width: 1200, height: 630 }, sharePage);
  await sharp(share)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(root, 'public', 'og.jpg'));
  await browser.close();
});

/** A page as it is seen without scrolling, after `change` ran in it. */
async function picture(browser, address, viewport, change = () => undefined) {
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: viewport === phone ? 2 : 1,
    reducedMotion: 'reduce',
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(change);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await page.close();
  return png;
}
