import { test as base, type ConsoleMessage } from '@playwright/test';

export { expect } from '@playwright/test';

interface QuietConsole {
  /** Says that this journey makes the browser complain, e.g. about an answer with status 500. */
  allowConsole: (complaint: RegExp) => void;
}

const isComplaint = (message: ConsoleMessage) =>
  ['error', 'warning'].includes(message.type()) &&
  // playwright.config.ts says why it is.
  !message.text().startsWith('Service Worker registration blocked by Playwright');

/**
 * The test of every journey: an error or a warning on the browser's console, or an error that no
 * code caught, fails it.
 */
export const test = base.extend<QuietConsole>({
  allowConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (isComplaint(message)) complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        complaints.push(error.error().stack || String(error.error()));
      });
      await use((complaint) => allowed.push(complaint));
      const unexpected = complaints.filter((text) => !allowed.some((known) => known.test(text)));
      base.expect(unexpected, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

/** What Chromium writes to the console for an answer with an error status. */
export const failedAnswer = (status: number) => new RegExp(`status of ${status}\\b`);

/** What it writes where the live connection was opening when the sign-in ended. */
export const refusedSocket = /^WebSocket connection to .* failed/;
