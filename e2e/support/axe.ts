import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What colours and words may break in a page that is whole in another language and theme. */
const rulesOfLooks = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-tab-name',
  'aria-toggle-field-name',
  'button-name',
  'color-contrast',
  'document-title',
  'empty-heading',
  'form-field-multiple-labels',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'image-redundant-alt',
  'label',
  'label-content-name-mismatch',
  'label-title-only',
  'landmark-unique',
  'link-in-text-block',
  'link-name',
  'region',
  'role-img-alt',
  'scrollable-region-focusable',
  'select-name',
  'svg-img-alt',
  'valid-lang',
];

/** That axe finds nothing on the page, or in what `within` selects; of `looks`, by their rules alone. */
export async function expectNoViolations(
  page: Page,
  name: string,
  { within, looks = false }: { within?: string; looks?: boolean } = {},
): Promise<void> {
  const axe = new AxeBuilder({ page })
    // Our pages have no frames of other sites: without a second page for those, half of the time is saved.
    .setLegacyMode(true)
    .options({
      resultTypes: ['violations'],
      // A person says what is written on a button; what is heard must hold these words (WCAG 2.5.3).
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
  if (looks) axe.withRules(rulesOfLooks);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
  expect(found, name).toEqual([]);
}
