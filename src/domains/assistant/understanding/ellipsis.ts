import { stem } from '../../materials/language/public.ts';
import type { Chunk } from './item-spans.ts';
import type { Knowledge, Phrase } from './knowledge.ts';

/**
 * What is meant where the noun is left out: "paint za ndani 2 na za nje 3" is exterior paint,
 * because a name has that word beside one for the same thing. Null where no name says so.
 */
export function typesOfRest(
  { phrases }: Pick<Knowledge, 'phrases'>,
  types: readonly string[],
  chunks: readonly Chunk[],
): readonly string[] | null {
  if (!chunks.some(({ figures }) => figures.length > 0)) return null;
  const isOfTypes = (word: string) =>
    (phrases.get(word) ?? []).some(
      (phrase) => phrase.words.length === 1 && phrase.types.some((type) => types.includes(type)),
    );
  const words = new Set(chunks.flatMap(({ unread }) => unread.map(({ text }) => stem(text))));
  let best: Phrase | null = null;
  for (const word of words) {
    for (const phrase of phrases.get(word) ?? []) {
      if (phrase.words.length < 2 || phrase.types.length === 0) continue;
      const rest = phrase.words.filter((own) => !words.has(own));
      const isName = rest.length > 0 && rest.length < phrase.words.length && rest.every(isOfTypes);
      if (isName && phrase.words.length > (best?.words.length ?? 0)) best = phrase;
    }
  }
  return best === null || best.types.some((type) => types.includes(type) && type === types[0])
    ? null
    : best.types;
}
