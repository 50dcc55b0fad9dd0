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

/**
 * Waits until the page that the server rendered is React's: the navigation bar, and whatever can be
 * pressed or filled in, since cards are taken over one by one.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [
      ...document.querySelectorAll(
        'main, header button, main :is(a, button, input, select, textarea)',
      ),
    ];
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

/** The texts of each notice, in the order in which they came: title, what stands under it, its action. */
export type ShownToasts = readonly (readonly string[])[];

/**
 * Collects the notices of every page that is opened from now on. For those that another page follows
 * within moments: whoever looks from time to time may miss them.
 */
export async function recordToasts(page: Page): Promise<ShownToasts> {
  const shown: string[][] = [];
  await page.exposeFunction('toastShown', (texts: string[]) => void shown.push(texts));
  await page.addInitScript(() => {
    const known = new Map<Element, string>();
    const look = () => {
      for (const toast of document.querySelectorAll('.toast-viewport .toast')) {
        const texts: string[] = [];
        const nodes = document.createTreeWalker(toast, NodeFilter.SHOW_TEXT);
        while (nodes.nextNode()) texts.push(nodes.currentNode.textContent ?? '');
        if (known.get(toast) === texts.join('\n')) continue;
        known.set(toast, texts.join('\n'));
        Reflect.get(window, 'toastShown')(texts);
      }
    };
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document, changes);
  });
  return shown;
}

/** That a notice was among those that `recordToasts` collected, or comes. */
export async function expectShown(
  shown: ShownToasts,
  title: string,
  ...texts: string[]
): Promise<void> {
  await expect.poll(() => shown).toContainEqual([title, ...texts]);
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
