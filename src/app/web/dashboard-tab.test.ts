import { expect, it } from 'vitest';
import { isOtherTab } from './dashboard-tab.ts';

const change = (from: string, to: string, formMethod?: string) =>
  isOtherTab({
    currentUrl: new URL(from, 'http://127.0.0.1'),
    nextUrl: new URL(to, 'http://127.0.0.1'),
    formMethod,
  });

it('another tab of the dashboard is told from everything that must be read anew', () => {
  expect(change('/dashboard', '/dashboard?tab=rfqs')).toBe(true);
  expect(change('/dashboard?tab=rfqs', '/dashboard')).toBe(true);
  expect(change('/dashboard?tab=rfqs&x=1', '/dashboard?x=1&tab=products')).toBe(true);
  expect(change('/dashboard?tab=rfqs', '/dashboard?tab=rfqs&show=waiting&search=slab')).toBe(true);

  // What is read again on purpose, another page, another query, and a form.
  expect(change('/dashboard?tab=rfqs', '/dashboard?tab=rfqs')).toBe(false);
  expect(change('/cart', '/dashboard?tab=rfqs')).toBe(false);
  expect(change('/dashboard?x=1', '/dashboard?x=2&tab=rfqs')).toBe(false);
  expect(change('/dashboard', '/dashboard?tab=rfqs', 'POST')).toBe(false);
});
