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
/** Pages of the demo's contractor, who has asked, been offered and ordered. */
const ownShots = [
  ['comparison', '/rfqs/{offered}', desktop, toComparison],
  ['comparison-phone', '/rfqs/{offered}', phone, toComparison],
  ['order-phone', '/orders/{order}', phone],
  ['assistant-phone', '/products', phone, askAssistant],
];

await makeIcons(sharp, path.join(root, 'public'));
await withTemporaryServer(port, async (origin) => {
  mkdirSync(folder, { recursive: true });
  const [featured] = await (await fetch(`${origin}/api/products?limit=1&featured=1`)).json();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const owner = await signedIn(browser, origin);
  const places = { featured: featured.slug, ...(await ownPlaces(owner.request, origin)) };
  const storageState = await owner.storageState();
  const at = (place) => origin + place.replace(/\{(\w+)\}/, (_whole, key) => places[key]);
  for (const [name, place, viewport] of shots) {
    await save(name, await picture(browser, at(place), { viewport }));
  }
  for (const [name, place, viewport, act] of ownShots) {
    await save(name, await picture(browser, at(place), { viewport, act, storageState }));
  }
  const share = await picture(browser, `${origin}/`, {
    viewport: { width: 1200, height: 630 },
    act: (page) => page.evaluate(sharePage),
  });
  await sharp(share)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(root, 'public', 'og.jpg'));
  await browser.close();
});

async function save(name, png) {
  await sharp(png)
    .webp({ quality: 80 })
    .toFile(path.join(folder, `${name}.webp`));
}

async function signedIn(browser, origin) {
  const context = await browser.newContext();
  await context.request.post(`${origin}/api/login`, {
    data: { email: 'contractor@demo.example', password: 'demo1234' },
  });
  return context;
}

/** The request that costs least from several suppliers, and the newest order. */
async function ownPlaces(request, origin) {
  const read = async (place) => (await request.get(origin + place)).json();
  const savings = await Promise.all(
    (await read('/api/rfqs')).map(async ({ id }) => {
      const { saving } = await read(`/api/rfqs/${id}/comparison`);
      return { id, saving: Number(saving) };
    }),
  );
  const [offered] = savings.toSorted((one, other) => other.saving - one.saving);
  const [order] = await read('/api/orders');
  return { offered: offered.id, order: order.id };
}

/** A page as it is seen without scrolling, after `act` was done in it. */
async function picture(browser, address, { viewport, act, storageState }) {
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: viewport === phone ? 2 : 1,
    reducedMotion: 'reduce',
    storageState,
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await page.close();
  return png;
}

async function toComparison(page) {
  await page.locator('#comparison').evaluate((element) => element.scrollIntoView());
}

async function askAssistant(page) {
  await page.getByRole('button', { name: 'Open chat' }).click();
  const chat = page.getByRole('dialog', { name: 'Procurement assistant' });
  const input = chat.getByRole('textbox', { name: 'Message' });
  await input.fill('nahitaji mifuko 100 ya simiti na nondo Y12 pcs 60 Kitengela by Friday');
  await input.press('Enter');
  // No label of what the pointer is over.
  await page.mouse.move(0, 0);
  await chat
    .getByText(/% match/)
    .first()
    .waitFor();
}
