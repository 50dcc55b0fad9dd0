import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Parts whose words are ours: what people wrote (a name of 200 letters) may break, these may not. */
const ours = [
  '.tab',
  '.btn',
  '.badge',
  'th',
  'label',
  'legend',
  'dt',
  'h1',
  'h2',
  'h3',
  '.card > p',
  'nav a',
  'button',
].join(', ');

/** A word of this length is nobody's label. */
const longestWord = 24;

/** That no word of tabs, buttons, chips, headings and cards goes on in the next line. */
export async function expectWholeWords(page: Page, name: string): Promise<void> {
  const broken = await page.evaluate(
    ({ parts, longest }) => {
      const found = new Set<string>();
      const range = document.createRange();
      for (const part of document.querySelectorAll(parts)) {
        if (!part.checkVisibility({ visibilityProperty: true })) continue;
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode.textContent ?? '';
          for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}’']+/gu)) {
            if (word.length > longest) continue;
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.add(`${word} in “${text.trim().slice(0, 60)}”`);
          }
        }
      }
      return [...found];
    },
    { parts: ours, longest: longestWord },
  );
  expect(broken, `words broken on ${name}`).toEqual([]);
}
