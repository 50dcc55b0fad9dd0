// npm run lighthouse: the public pages as on a slow phone, from a server started for it. Prints the median
// of three runs of each promise and, where one is not kept, what Lighthouse blames; ends with 1 then.
// `-- --runs=1 /products` measures less.
import { ensureBrowser, withoutWindows } from './lib/browser.mjs';
import { ensureInstalled, say } from './lib/install.mjs';
import { withTemporaryServer } from './lib/temporary-server.mjs';

ensureInstalled();
const { default: lighthouse } = await import('lighthouse');
const chromeLauncher = await import('chrome-launcher');

const port = 4175;
const given = process.argv.slice(2);
const runs = Number(given.find((arg) => arg.startsWith('--runs='))?.slice(7) ?? 3);
const chosen = given.filter((arg) => arg.startsWith('/'));

const leastScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
// The sign-in is kept out of search engines on purpose, which Lighthouse counts against a page.
const promisedOf = (page) =>
  Object.keys(leastScores).filter((name) => name !== 'seo' || page !== '/auth');
/**
 * Phones with a quarter of this machine's speed. The scores are Lighthouse's own, reckoned from a fast
 * run; on the slower line everything is really held back, as the developer tools of a browser do it.
 */
const networks = {
  'slow 4G': { options: {}, mostSeconds: 2.0 },
  '400 kbps, 400 ms': {
    options: {
      onlyCategories: ['performance'],
      throttlingMethod: 'devtools',
      throttling: {
        rttMs: 400,
        requestLatencyMs: 400,
        throughputKbps: 400,
        downloadThroughputKbps: 400,
        uploadThroughputKbps: 400,
        cpuSlowdownMultiplier: 4,
      },
    },
    mostSeconds: 4.5,
  },
};
const chromeFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

// Lighthouse does not wait for all that it asks of a page; what it asked of one that is gone says so late.
process.on('unhandledRejection', (error) => {
  if (!/Target closed|Session closed|Protocol error/.test(String(error))) throw error;
});

// A Chromium with windows draws its own address bar meanwhile: seconds of a processor that the page lacks.
const chromePath = ensureBrowser(withoutWindows);
let isKept = true;
await withTemporaryServer(port, async (origin) => {
  const [featured] = await (await fetch(`${origin}/api/products?limit=1&featured=1`)).json();
  const pages = ['/', '/products', `/products/${featured.slug}`, '/auth'];
  for (const page of chosen.length > 0 ? chosen : pages) {
    await measure(origin + page, networks['slow 4G'].options);
    for (const [name, network] of Object.entries(networks)) {
      const results = [];
      for (let run = 0; run < runs; run += 1) {
        results.push(await measure(origin + page, network.options));
      }
      // On the slower line only the paint is promised.
      const promised = network.options.onlyCategories ? [] : promisedOf(page);
      report(`${page} on ${name}`, results, promised, network.mostSeconds);
    }
  }
});
process.exit(isKept ? 0 : 1);

/** In a browser of its own, and once more where that breaks down, as it does now and then on a busy machine. */
async function measure(address, options, isLastTry = false) {
  const chrome = await chromeLauncher.launch({ chromePath, chromeFlags });
  const kill = () => chrome.kill();
  process.once('SIGTERM', kill);
  try {
    const flags = { port: chrome.port, output: 'json', logLevel: 'error', ...options };
    const { lhr } = await lighthouse(address, flags);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return lhr;
  } catch (error) {
    if (isLastTry) throw error;
    say(`  ${address} is measured again: ${error.message}`);
  } finally {
    process.off('SIGTERM', kill);
    kill();
  }
  return measure(address, options, true);
}

function report(what, results, promised, mostSeconds) {
  const paint = median(results.map(largestPaint));
  const scores = promised.map((name) => [
    name,
    median(results.map(({ categories }) => categories[name].score * 100)),
  ]);
  const missed = [
    ...scores.filter(([name, score]) => score < leastScores[name]).map(([name]) => name),
    ...(paint > mostSeconds ? [`largest paint above ${mostSeconds} s`] : []),
  ];
  say(
    `${what}: largest paint ${paint.toFixed(2)} s${scores.map(([n, s]) => `, ${n} ${Math.round(s)}`).join('')}`,
  );
  if (missed.length === 0) return;
  isKept = false;
  say(`  MISSED: ${missed.join(', ')}`);
  for (const line of reasons(results[0])) say(`    ${line}`);
}

function largestPaint(lhr) {
  return lhr.audits['largest-contentful-paint'].numericValue / 1000;
}

/** Audits that are not passed, the binary ones and the measured ones alike. */
function reasons(lhr) {
  return Object.values(lhr.audits)
    .filter(
      ({ score, scoreDisplayMode }) =>
        score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    .map(({ id, displayValue = '' }) => `${id} ${displayValue}`);
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
