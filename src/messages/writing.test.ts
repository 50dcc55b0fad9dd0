import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { en } from './en/index.ts';
import { sw } from './sw/index.ts';

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
    /\b(nukuu|kunukuu|zabuni|agizo)\b/i,
    /\bofa (\{|zote|bora|ya)/,
    /\b(kubatilisha|abatilishe)\b/i,
    /\b(kontrakta|msambazaji|mchuuzi)\b/i,
    /\b(usafiri|kupeleka|kuletewa)\b/i,
    /\b(inadumu|zinadumu|inasimama|zinasimama|makataa)\b/i,
    /\b(kipengele|vipengele)\b/i,
    /\bnamba\b/i,
    /\bsaruji\b/i,
    /\b(imeshindwa|imeshindikana) k/i,
    /\bkwa wingi\b/,
    /\b(kundi|imeili|makaratasi|lalamiko|malalamiko)\b/i,
    /\bVAT (16 ?% )?ndani/,
    /(\d|\}) %/,
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

test('the units in a cart are things and specifications traits, never measures', () => {
  const cart = textsIn('sw').filter(([file]) => /sw\/(cart|product|productForm)\.ts$/.test(file));
  expect(cart.filter(([, text]) => /\bvipimo\b/i.test(text))).toEqual([]);
});

test('has the same places for values in both languages', () => {
  expect(differencesOfPlaces(en, sw, '')).toEqual([]);
});

function differencesOfPlaces(english: unknown, swahili: unknown, path: string): string[] {
  if (typeof english === 'string') {
    const [a, b] = [placesOf(english), placesOf(String(swahili))];
    return a === b ? [] : [`${path}: ${a} | ${b}`];
  }
  return Object.entries(english as object).flatMap(([key, value]) =>
    differencesOfPlaces(value, (swahili as Record<string, unknown>)[key], `${path}.${key}`),
  );
}

// "{message}" is the server's English sentence, which a Swahili page replaces by its own.
const placesOf = (text: string) =>
  [...new Set(text.match(/\{(?!message\})\w+\}/g))].sort().join(' ');
