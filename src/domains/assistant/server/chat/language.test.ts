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

  it('follows who changes it', () => {
    expect(languageOfTalk('which is best?', swahili, 'sw')).toBe('en');
    expect(languageOfTalk('ipi ni bora?', english, 'en')).toBe('sw');
    expect(languageOfTalk('bei gani', english, 'en')).toBe('sw');
  });
});
