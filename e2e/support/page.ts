import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Opens a page and waits until React has taken it over. People who press a link before that are led
 * by the browser, which works as well, but such a journey would pass by the stubbed answers.
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** Waits until the page that the server rendered is React's, and the navigation bar with it. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('main, header button')];
    const isTaken = (part: Element) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber'));
    return parts.length > 1 && parts.every(isTaken);
  });
}

/** The notice with this title; `text` is what stands under it. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const notice = toasts(page).filter({ hasText: title });
  await expect(notice.getByText(title, { exact: true })).toBeVisible();
  if (text !== undefined) await expect(notice.getByText(text, { exact: true })).toBeVisible();
}

/** Every notice that is shown. */
export function toasts(page: Page) {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}

/** Collects the bodies of the requests that the page sends to `path` from now on. */
export function recordRequests(page: Page, method: string, path: string) {
  const sent: { body: unknown; text: string | null }[] = [];
  page.on('request', (request) => {
    if (request.method() !== method || new URL(request.url()).pathname !== path) return;
    const text = request.postData();
    sent.push({ text, body: text ? JSON.parse(text) : null });
  });
  return sent;
}

/** Stops the page's time, which `page.clock.install()` must have taken over before the page was opened. */
export function stopTime(page: Page): Promise<void> {
  return page.clock.pauseAt(Date.now() + 60_000);
}
