import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The newest message to this contact in the development outbox, as its list shows it. */
async function messageTo(page: Page, recipient: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const html = await (await page.request.get('/dev/outbox')).text();
      const entries = html.split('<article ').filter((entry) => entry.includes(recipient));
      found = entries.map((entry) => pattern.exec(entry)?.[1]).find(Boolean);
      return found;
    })
    .toBeTruthy();
  return found ?? '';
}

/** Path and query of the newest link to `path` that was mailed to this address. */
export function linkTo(page: Page, email: string, path: string): Promise<string> {
  return messageTo(page, email, new RegExp(`href="https?://[^/"]+(${path}\\?token=[\\w-]+)"`));
}

/** The newest code for a new password that was sent to this number, in E.164. */
export function passwordCodeTo(page: Page, phone: string): Promise<string> {
  return messageTo(page, phone, /new password is <code>(\d{6})<\/code>/);
}

/** The newest code that proves this number, in E.164. */
export function proofCodeTo(page: Page, phone: string): Promise<string> {
  return messageTo(page, phone, /code is <code>(\d{6})<\/code>\. It confirms/);
}

/** Where the link leads that a driver was sent to this number, in E.164. */
export function driverLinkTo(page: Page, phone: string): Promise<string> {
  return messageTo(page, phone, /(\/d\/[\w-]{22})/);
}

/** The subject of our answer to what this address wrote by the contact form. */
export function contactAnswerTo(page: Page, email: string): Promise<string> {
  return messageTo(page, email, /(Our answer: [^<]+)/);
}
