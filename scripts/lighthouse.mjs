// npm run lighthouse: the public pages as on a slow phone, from a server started for it. Prints the four
// scores and the largest paint of each; ends with 1 where a promise is not kept.
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled, say } from './lib/install.mjs';
import { withTemporaryServer } from './lib/temporary-server.mjs';

ensureInstalled();
const { default: lighthouse } = await import('lighthouse');
const chromeLauncher = await import('chrome-launcher');

const port = 4175;
const promised = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const slowPhone = { rttMs: 400, throughputKbps: 400, cpuSlowdownMultiplier: 4 };
let kept = true;
await withTemporaryServer(port, async (origin) => {
  const [featured] = await (await fetch(`${origin}/api/products?limit=1&featured=1`)).json();
  const pages = ['/', '/products', `/products/${featured.slug}`, '/auth'];
  const chrome = await chromeLauncher.launch({
    chromePath: ensureBrowser(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  try {
    for (const page of pages) {
      await fetch(origin + page);
      report(page, 'slow 4G', await run(chrome.port, origin + page, {}));
      const slow = { onlyCategories: ['performance'], throttling: slowPhone };
      reportPaint(page, await run(chrome.port, origin + page, slow));
    }
  } finally {
    chrome.kill();
  }
});
process.exit(kept ? 0 : 1);

async function run(chromePort, address, extra) {
  const result = await lighthouse(address, {
    port: chromePort,
    output: 'json',
    logLevel: 'error',
    ...extra,
  });
  return result.lhr;
}

function report(page, network, lhr) {
  const scores = Object.entries(promised).map(([name, least]) => {
    const score = Math.round((lhr.categories[name]?.score ?? 0) * 100);
    if (score < least) kept = false;
    return `${name} ${score}`;
  });
  say(`${page}: ${scores.join(', ')}; largest paint ${seconds(lhr)} s on ${network}`);
  for (const audit of Object.values(lhr.audits)) {
    if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
      say(`    ${audit.id}: ${audit.title}`);
  }
}

function reportPaint(page, lhr) {
  say(`${page}: largest paint ${seconds(lhr)} s at 400 kbps, 400 ms, a quarter of the CPU`);
}

function seconds(lhr) {
  return ((lhr.audits['largest-contentful-paint']?.numericValue ?? 0) / 1000).toFixed(1);
}
