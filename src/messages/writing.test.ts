import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { knowledgeFileSchema } from '../domains/materials/schema.ts';
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
    /\b(enquiry|vendor|merchant|tender|staff)\b/i,
    /\bnew request\b/i,
    /\b(pictures?|snapshots?)\b/i,
    /\b(take|takes|taken|took) (it |them )?back\b/i,
    /\b(whoever|nobody can tell|pay to nothing)\b/i,
    /(\d|\})\s%/,
    // What the specification writes with one stays so, and people greet each other with one.
    /(?<!successful|Sent|Hello)!/,
  ],
  sw: [
    /\bRFQ\b/,
    /\b(akiba|hisa)\b/i,
    /\b(nywila|neno la siri|nambari ya siri)\b/i,
    /\b(nukuu|kunukuu|zabuni|agizo)\b/i,
    /\bofa (\{|zote|bora|ya)/,
    /\b(kubatilisha|abatilishe)\b/i,
    /\b(kontrakta|msambazaji|mchuuzi)\b/i,
    /\b(usafiri|kupeleka|peleka|unazopeleka|kuletewa)\b/i,
    /\b(wataambiwa|ataambiwa|taarifa mpya|mgeni hapa)\b/i,
    /\b(inadumu|zinadumu|inasimama|zinasimama|makataa)\b/i,
    /\b(kipengele|vipengele)\b/i,
    /\bnamba\b/i,
    /\bsaruji\b/i,
    /\b(imeshindwa|imeshindikana) k/i,
    /\bkwa wingi\b/,
    /\b(kundi|imeili|makaratasi|lalamiko|malalamiko|meseji)\b/i,
    /\bVAT (16 ?% )?ndani/,
    /(\d|\})\s%/,
    /(?<!Umejisajili|Umeingia|Umetumwa|Habari)!/,
  ],
};

const domains = new URL('../domains/', import.meta.url);

type Said = readonly [place: string, text: string];

/** Every text of a language, with its place: page messages, and what is sent or said by a domain. */
async function textsIn(language: 'en' | 'sw'): Promise<readonly Said[]> {
  const files = readdirSync(domains, { recursive: true, encoding: 'utf8' });
  const copies = files.filter((file) =>
    new RegExp(`copy/(\\w+-)?${language}\\.(?:ts|json)$`).test(file),
  );
  const said = await Promise.all(
    copies.map(async (file) => textsOf(await import(new URL(file, domains).pathname), file)),
  );
  return [...textsOf({ en, sw }[language], ''), ...said.flat(), ...answersIn(language)];
}

/** The product's own answers to what people ask; the questions are in the words of who asks. */
function answersIn(language: 'en' | 'sw'): Said[] {
  const file = new URL('../../db/reference/answers.json', import.meta.url);
  const { answers } = knowledgeFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return answers.map(({ key, answerEn, answerSw }) => [
    key,
    { en: answerEn, sw: answerSw }[language],
  ]);
}

function textsOf(value: unknown, place: string): Said[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${place}.${key}`));
}

describe.each(['en', 'sw'] as const)('the texts in %s', (language) => {
  test('use no phrase and no term that docs/writing.md rules out', async () => {
    const texts = await textsIn(language);
    expect(texts.length).toBeGreaterThan(1_000);
    const found = texts.filter(([, text]) => ruledOut[language].some((rule) => rule.test(text)));
    expect(found).toEqual([]);
  });
});

/** Written twice on purpose in Swahili: "the very same" and words that are doubled to weaken them. */
const doubledOnPurpose = /^(hiyo|lile|ile|karibu)$/i;

test.each(['en', 'sw'] as const)(
  'no word stands twice in a row, also beside its label: %s',
  async (language) => {
    const texts = await textsIn(language);
    const doubled = texts.filter(([, text]) =>
      [...text.matchAll(/(?<!\p{L})(\p{L}{2,})\s+\1(?!\p{L})/giu)].some(
        ([, word = '']) => !doubledOnPurpose.test(word),
      ),
    );
    expect(doubled).toEqual([]);
    const { lines, linesSold } = { en, sw }[language].selling;
    expect(linesSold.replace(/\{\w+\}/g, '').toLowerCase()).not.toContain(lines.toLowerCase());
  },
);

test('the units in a cart are things and specifications traits, never measures', () => {
  const texts = [sw.cart, sw.product, sw.productForm].flatMap((area) => textsOf(area, ''));
  expect(texts.filter(([, text]) => /\bvipimo\b/i.test(text))).toEqual([]);
});

test('an RFQ is "ombi la bei" wherever a text in Swahili names one', () => {
  const { rfqs, quotations, comparison, selling, cart, assistant, orders, notices } = sw;
  const areas = { rfqs, quotations, comparison, selling, cart, assistant, orders, notices };
  const named = textsOf(areas, '').filter(([, text]) => /\b(ma)?ombi\b/i.test(text));
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter(([, text]) => !/\b(ma)?ombi\b.* [ly]a bei\b/i.test(text))).toEqual([]);
});

test('what a screen reader says of a substitute’s buttons begins with what is written on them', () => {
  for (const { accept, acceptFor, undo, undoFor } of [en.substitutes, sw.substitutes]) {
    expect([acceptFor.startsWith(accept), undoFor.startsWith(undo)]).toEqual([true, true]);
  }
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
