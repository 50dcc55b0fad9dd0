import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { modelUrl } from './e2e/support/model-switchboard.ts';
import { keepTemporaryFilesInMemory } from './scripts/lib/memory-folder.ts';

keepTemporaryFilesInMemory();

/** Two runs beside each other need two ports, each with the next one free for the model. */
const port = Number(process.env.E2E_PORT ?? 4173);
const browser =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((place) => existsSync(place));
/** Journeys against a server that already runs, e.g. http://localhost:3000, instead of one of their own. */
const runningServer = process.env.E2E_BASE_URL;

// The workers read this file again: they must find the folder that the first reading made.
if (!runningServer && !process.env.E2E_DATA_DIR) {
  const made = mkdtempSync(path.join(tmpdir(), 'jengasoko-e2e-'));
  // Closed, root's database would be kept elsewhere, where nobody removes it.
  chmodSync(made, 0o755);
  process.env.E2E_DATA_DIR = made;
  // By then the server that writes there has been stopped.
  process.on('exit', () => rmSync(made, { recursive: true, force: true }));
}

/** Journeys in a real browser against the built application with its own database and demo data. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/model-switchboard.ts',
  fullyParallel: true,
  // While one waits for its page, the two cores serve the others. `npm test` runs vitest beside them.
  workers: 4,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 40_000 },
  // With a trace of what went wrong. What passes only again is listed.
  retries: 1,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as ['json']] : [])],
  use: {
    // What cannot be pressed by then fails, and is tried again, long before the journey's own time is over.
    actionTimeout: 40_000,
    baseURL: runningServer ?? `http://localhost:${port}`,
    // Journeys stand in for the server's answers; a service worker would ask it past them.
    serviceWorkers: 'block',
    // Recording each journey costs a third of its time.
    trace: 'on-first-retry',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Otherwise each journey starts a second renderer that waits for a page of another site.
        '--renderer-process-limit=1',
        // Its helper threads save no time where all cores are busy.
        '--js-flags=--single-threaded',
      ],
    },
  },
  // Journeys are told on a phone, as most people use it. @desktop is for what only a wide screen has,
  // @both for what is laid out differently there.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grep: /@(desktop|both)/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  ...(runningServer
    ? {}
    : {
        webServer: {
          command: 'node scripts/start.mjs',
          url: `http://localhost:${port}/readyz`,
          timeout: 300_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
          env: {
            PORT: String(port),
            DATA_DIR: process.env.E2E_DATA_DIR ?? '',
            NODE_ENV: 'production',
            DEMO: '1',
            DEMO_STORY: '0',
            RATE_LIMIT_SCALE: '100',
            LOG_LEVEL: 'error',
            ASSISTANT_LLM_BASE_URL: modelUrl,
            ASSISTANT_LLM_MODEL: 'journeys',
          },
        },
      }),
});
