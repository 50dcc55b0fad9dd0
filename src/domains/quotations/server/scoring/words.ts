import { fill, type Language } from '../../../../messages/index.ts';
import { copy as en, type ScoreCopy } from '../../copy/score-en.ts';
import { copy as sw } from '../../copy/score-sw.ts';
import type { Said, Score, ScorePart } from '../../score-rules.ts';

const copies: Readonly<Record<Language, ScoreCopy>> = { en, sw };

/** A part of a score in words. */
export function partWords({ said }: ScorePart, language: Language): string {
  const { sentences } = copies[language];
  return said.map(({ key, values }) => fill(sentences[key], inWords(values, language))).join(' ');
}

/** 1 → "1 day" where it is days that are counted. */
function inWords(values: Said['values'], language: Language): Said['values'] {
  const { counted } = copies[language];
  return Object.fromEntries(
    Object.entries(values).map(([name, count]) => {
      const words = counted[name];
      return [name, words ? fill(count === 1 ? words.one : words.many, { count }) : count];
    }),
  );
}

/** A whole score in words: what it is, and every part of it. */
export function scoreWords(score: Score, language: Language): string {
  const { whole, part, names } = copies[language];
  const parts = score.parts.map((one) =>
    fill(part, {
      name: names[one.name],
      value: one.weight === 0 ? '–' : hundredths(one.value),
      words: partWords(one, language),
    }),
  );
  return [fill(whole, { score: hundredths(score.value) }), ...parts].join(' ');
}

/** 425 → "4.25", as scores are stored. */
export const hundredths = (value: number) =>
  `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;
