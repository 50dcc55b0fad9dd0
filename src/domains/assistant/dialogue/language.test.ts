import { describe, expect, it } from 'vitest';
import { languageOfTalk } from './language.ts';

describe('the language of an answer', () => {
  const swahili = ['nahitaji mifuko 50 ya simiti Kitengela'];
  const english = ['I need 50 bags of cement in Thika'];

  it.each(['make it 60 bags', 'cement', 'Y12 pcs 40', 'and in Thika?', 'no wait 45 bags'])(
    'stays that of the talk after "%s"',
    (message) => {
      expect(languageOfTalk(message, swahili, 'en')).toBe('sw');
      expect(languageOfTalk(message, [...english, 'Y12 pcs 60'], 'sw')).toBe('en');
    },
  );

  it('is that of the page where nothing was said that tells it', () => {
    expect(languageOfTalk('cement', [], 'sw')).toBe('sw');
    expect(languageOfTalk('cement', [], 'en')).toBe('en');
  });

  it.each([
    ['sw', 'jamaa wa site amesema nimpelekee mbao thelathini, ingawa nadhani ishirini zinatosha'],
    ['sw', 'mko poa wasee'],
    ['sw', 'leteni matofali elfu mbili kabla ya Jumatatu, bajeti ni laki moja'],
    ['sw', 'rangi ya nje lita kumi nyeupe na ya ndani lita tano'],
    ['sw', 'nipee mabati bila misumari'],
    ['sw', 'agizo la mwisho lirudiwe tena'],
    ['sw', 'boss anataka cement bags 50 na ballast lorry moja'],
    ['en', 'need 3/4 inch GI pipes 12, sockets 20, unions 6. deliver Embu'],
    ['en', 'ceiling boards 60 pieces, nails 4 kg, for tomorrow evening'],
    ['en', 'boundary wall 80m long and 2m high, materials please'],
    ['en', 'tile the bathroom floor of a 2 bedroom house'],
    ['en', 'fundi says we need 40 bags of simiti for the slab'],
  ])('%s: "%s", whatever was spoken before', (language, message) => {
    expect(languageOfTalk(message, swahili, 'sw')).toBe(language);
    expect(languageOfTalk(message, english, 'en')).toBe(language);
  });

  it.each(['Y12 pcs 40, Y16 pcs 20', 'cement 50', 'PPR 20mm 30', 'Kitengela'])(
    '"%s" tells none',
    (message) => {
      expect(languageOfTalk(message, swahili, 'en')).toBe('sw');
      expect(languageOfTalk(message, english, 'sw')).toBe('en');
    },
  );

  it('is never told by what a request is called', () => {
    const title = 'Simiti na vingine 1';
    const named = [`compare ${title}`, title];
    for (const message of named) expect(languageOfTalk(message, english, 'en', [title])).toBe('en');
    expect(languageOfTalk('ok', [...english, title], 'en', [title])).toBe('en');
    expect(
      languageOfTalk('linganisha bei za Cement and 1 more', [], 'en', ['Cement and 1 more']),
    ).toBe('sw');
  });

  it('follows who changes it', () => {
    expect(languageOfTalk('which is best?', swahili, 'sw')).toBe('en');
    expect(languageOfTalk('ipi ni bora?', english, 'en')).toBe('sw');
    expect(languageOfTalk('bei gani', english, 'en')).toBe('sw');
  });
});
