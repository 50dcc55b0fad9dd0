import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { sw } from './sw.ts';

/** Every text with the path of keys that leads to it. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsOf(entry, `${path}.${key}`));
}

describe('landing copy', () => {
  test('says the same things in both languages: alike in form, no text left out', () => {
    expect(textsOf(sw).map(([path]) => path)).toEqual(textsOf(en).map(([path]) => path));
    for (const [path, text] of [...textsOf(en), ...textsOf(sw)]) {
      expect(text.trim(), path).not.toBe('');
    }
  });

  test('LAND-10 has exactly six testimonials by six people', () => {
    for (const { testimonials } of [en, sw]) {
      expect(new Set(testimonials.map(({ name }) => name)).size).toBe(6);
    }
  });

  test('LAND-11 has questions with answers', () => {
    expect(en.questions.length).toBeGreaterThan(0);
  });

  test('LAND-32 explains chat request, AI match, smart quotes, order and track, in this order', () => {
    const titles = en.steps.map(({ title }) => title.toLowerCase());
    const words = ['chat', 'ai matches suppliers', 'smart quotes', 'order and track'];
    for (const [index, word] of words.entries()) expect(titles[index]).toContain(word);
  });

  const reason = (icon: string) => en.reasons.find((entry) => entry.icon === icon);

  test('LAND-01 promises all three things of the chatbot', () => {
    const { title, text } = reason('assistant')!;
    expect(title).toMatch(/AI procurement chatbot/);
    expect(text).toMatch(/matches suppliers/);
    expect(text).toMatch(/sends requests for quotes/);
    expect(text).toMatch(/analyses the quotes/);
  });

  test('LAND-02 promises order tracking', () => {
    expect(reason('tracking')?.title).toBe('Order tracking');
  });

  test('LAND-03 names mobile money, bank transfer and card, and says what becomes of the money', () => {
    const ways = {
      en: /mobile money.*card.*bank transfer.*until you confirm the delivery/i,
      sw: /pesa za simu.*kadi.*uhamisho wa benki.*hadi uthibitishe mzigo/,
    };
    const said = [
      [ways.en, en.reasons, en.questions],
      [ways.sw, sw.reasons, sw.questions],
    ] as const;
    for (const [pattern, reasons, questions] of said) {
      expect(reasons.find(({ icon }) => icon === 'payment')?.text).toMatch(pattern);
      expect(questions.some(({ answer }) => pattern.test(answer))).toBe(true);
    }
  });

  test('LAND-04 promises credit terms for verified customers', () => {
    expect(reason('credit')?.title).toBe('Credit terms for verified customers');
  });

  test('promises nothing that nobody can do here: follow a lorry on a map, borrow from JengaSoko', () => {
    const said = JSON.stringify([en.steps, en.reasons, en.questions]);
    expect(said).not.toMatch(/follow the lorry|on the road|on a map/);
    expect(reason('credit')?.text).toMatch(/7, 14 or 30 days.*JengaSoko does not lend/);
  });
});
