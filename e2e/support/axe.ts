import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** That axe finds nothing on the page, or in the part of it that `within` selects. */
export async function expectNoViolations(page: Page, name: string, within?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
    // Our pages have no frames of other sites: without a second page for those, half of the time is saved.
    .setLegacyMode(true)
    .options({
      resultTypes: ['violations'],
      // A person says what is written on a button; what is heard must hold these words (WCAG 2.5.3).
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
  expect(found, name).toEqual([]);
}
