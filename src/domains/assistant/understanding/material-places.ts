import { type Knowledge, phraseWords } from './knowledge.ts';
import { stem } from './stem.ts';
import type { Token } from './tokens.ts';

/** Places whose names are materials as well, or part of one's: "chokaa", "bawaba za kabati", "Mwingi sand". */

const joining = new Set(['ya', 'za', 'wa', 'la', 'cha', 'vya', 'of']);
/** How far on either side the rest of a material's name may stand. */
const reach = 4;

/** Whether the words of a place at `at` are said as the name of a material. */
export function isMaterialHere(
  knowledge: Knowledge,
  tokens: readonly Token[],
  { at, length }: { readonly at: number; readonly length: number },
): boolean {
  const words = tokens.slice(at, at + length).map(({ text }) => stem(text));
  const after = wordsUntilBreak(tokens.slice(at + length, at + length + reach));
  const before = wordsUntilBreak(tokens.slice(Math.max(0, at - reach), at).toReversed());
  const isJoined = joining.has(before[0] ?? '');
  const around = new Set([
    ...phraseWords(after.slice(0, 2).join(' ')),
    ...(isJoined ? phraseWords(before.slice(0, 2).join(' ')) : []),
  ]);
  const named = phrasesOf(knowledge, words);
  const isPartOfName = named.some(
    (phrase) =>
      phrase.length > words.length &&
      phrase.every((word) => words.includes(word) || around.has(word)),
  );
  if (isPartOfName) return true;
  return (
    named.some((phrase) => phrase.length === words.length) && !isElseAsked(knowledge, tokens, at)
  );
}

/** The names of materials that all these words are in. */
const phrasesOf = ({ phrases }: Knowledge, words: readonly string[]) =>
  (phrases.get(words[0] ?? '') ?? [])
    .filter(
      ({ types, words: own }) => types.length > 0 && words.every((word) => own.includes(word)),
    )
    .map(({ words: own }) => own);

/** Up to the first mark, number or new line: what stands behind it belongs to something else. */
function wordsUntilBreak(tokens: readonly Token[]): string[] {
  const end = tokens.findIndex(({ kind }) => kind !== 'word');
  return (end < 0 ? tokens : tokens.slice(0, end)).map(({ text }) => text);
}

/** Whether another material is named: what has a place's name is the place then. */
function isElseAsked({ phrases }: Knowledge, tokens: readonly Token[], at: number): boolean {
  return tokens.some(({ kind, text }, index) => {
    if (kind !== 'word' || index === at) return false;
    const word = stem(text);
    return phrases
      .get(word)
      ?.some(({ types, words, isWeak }) => types.length > 0 && !isWeak && words.length === 1);
  });
}
