import { expect, it } from 'vitest';
import { asOneLine, isVisible } from './visible-text.ts';

it.each([
  ['nothing', ''],
  ['blanks of all kinds', ' \t\n\u00a0\u2003\u3000\u2028'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['marks of direction', '\u200e\u202a\u202c\u2066\u2069'],
  ['a soft hyphen and variation selectors', '\u00ad\ufe0f\u034f'],
  ['fillers and the blank of Braille', '\u3164\uffa0\u115f\u2800'],
  ['tags', '\u{e0001}\u{e0061}'],
])('takes %s for no text', (_name, text) => {
  expect(isVisible(text)).toBe(false);
});

it.each(['.', '0', 'ن', '👷🏾‍♀️', '\u200bBei gani?', '砂', '!\u200b'])('reads %j', (text) => {
  expect(isVisible(text)).toBe(true);
});

it.each([
  ['Cement\n50 kg', 'Cement 50 kg'],
  ['  Sand\t\u2028 5 t ', 'Sand 5 t'],
  ['Cement \u202e00.000,1 hSK', 'Cement 00.000,1 hSK'],
  ['\u2067Nondo\u2069 Y12', 'Nondo Y12'],
  ['\u202e\u200f', ''],
])('%j is one line that reads one way: %j', (text, line) => {
  expect(asOneLine(text)).toBe(line);
});
