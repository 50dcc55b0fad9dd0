import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What docs/writing.md rules out, as far as a machine can see it. */
const ruledOut = {
  en: [
    /\bpapers\b/i,
    /\bnews\b/i,
    /\bmend(s|ed)?\b/i,
    /\blooks? after\b/i,
    /\bneed(s)? (do|not)\b/i,
    /\b(is|are|been) told\b/i,
    /\b(anew|afresh)\b/i,
    /\bwhat becomes of\b/i,
    /\bGo on\b/,
    /\bLook into\b/i,
    /\bthese (days|months)\b/i,
    /\bsomebody\b/i,
    /\b(enquiry|vendor|merchant|tender)\b/i,
    /\bnew request\b/i,
    /(\d|\}) %/,
  ],
  sw: [
    /\bRFQ\b/,
    /\b(akiba|hisa)\b/i,
    /\b(nywila|neno la siri|nambari ya siri)\b/i,
    /\b(nukuu|zabuni|agizo)\b/i,
    /\bnamba\b/i,
    /\b(inadumu|inasimama) hadi\b/i,
    /\bVAT (16 % )?ndani/,
    /\bkuletewa\b/i,
  ],
};

const folders = {
  messages: new URL('.', import.meta.url),
  domains: new URL('../domains/', import.meta.url),
};

/** Every text of a language, with the file that holds it: page messages, and what is sent or said. */
function textsIn(language: 'en' | 'sw'): [file: string, text: string][] {
  const pages = readdirSync(new URL(`${language}/`, folders.messages)).map(
    (file) => new URL(`${language}/${file}`, folders.messages),
  );
  const copies = readdirSync(folders.domains, { recursive: true, encoding: 'utf8' })
    .filter((file) => new RegExp(`copy/(\\w+-)?${language}\\.ts$`).test(file))
    .map((file) => new URL(file, folders.domains));
  return [...pages, ...copies].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(['"`])((?:\\.|(?!\1).)+)\1/g)].map(
      ([, , text]): [string, string] => [file.pathname.split('/src/')[1] ?? '', text ?? ''],
    ),
  );
}

describe.each(['en', 'sw'] as const)('the texts in %s', (language) => {
  test('use no phrase and no term that docs/writing.md rules out', () => {
    const texts = textsIn(language).filter(([, text]) => !text.endsWith('.ts'));
    expect(texts.length).toBeGreaterThan(1_000);
    const found = texts.filter(([, text]) => ruledOut[language].some((rule) => rule.test(text)));
    expect(found).toEqual([]);
  });
});

test('the units in a cart are things, not measures', () => {
  const cart = textsIn('sw').filter(([file]) => file.endsWith('sw/cart.ts'));
  expect(cart.filter(([, text]) => /\bvipimo\b/i.test(text))).toEqual([]);
});
