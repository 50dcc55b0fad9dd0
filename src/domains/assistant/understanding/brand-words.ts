import { unlikeness, type Vocabulary } from '../../materials/language/public.ts';

/** A brand that products on the list bear. */
export interface Brand {
  readonly name: string;
  /** Whether a verified supplier lists several products of it: who signed up today teaches no words. */
  readonly isTrusted: boolean;
}

/** Words of brands that say what they make, and brands that are everyday words. */
const wordsOfMakers = new Set(
  'cement paints paint steel mills tanks cables rolling white bond plastics ceramics lime must total union royal horizon the'.split(
    ' ',
  ),
);

/** So near to a word of the dictionary, a brand is that word misspelt: "cemnt". */
const nearest = 0.6;

/**
 * Teaches the vocabulary the words of trusted brands; none of them hides a word that was known before,
 * nor the misspellings of one.
 *
 * @returns the brands' names as messages write them
 */
export function learnBrands(vocabulary: Vocabulary, brands: readonly Brand[]): ReadonlySet<string> {
  const names = new Set<string>();
  const learnt: string[] = [];
  for (const { name, isTrusted } of brands) {
    const words = wordsOf(name);
    const own = words.filter((word) => !wordsOfMakers.has(word));
    // A stranger's brand "mifuko" would be named by every message.
    const isName = isTrusted || own.some((word) => !vocabulary.kindOf(word));
    if (own.join(' ').length > 2 && isName) names.add(own.join(' '));
    if (isTrusted) learnt.push(...words.filter((word) => isNew(vocabulary, word)));
  }
  for (const word of learnt) vocabulary.add(word, 'brand');
  return names;
}

/** Shorter words are no names by themselves. */
const shortestName = 6;

/**
 * The words of companies' names that stand for nothing else. Anybody can sign up under any name: none
 * of these words is respelt to, and what is near a word of the dictionary is not among them.
 */
export const wordsOfSellers = (
  vocabulary: Vocabulary,
  names: readonly string[],
): ReadonlySet<string> =>
  new Set(
    names.flatMap(wordsOf).filter((word) => word.length >= shortestName && isNew(vocabulary, word)),
  );

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

function isNew(vocabulary: Vocabulary, word: string): boolean {
  if (!/^[a-z]{3,20}$/.test(word) || vocabulary.kindOf(word)) return false;
  return [false, true].every((afterPlaceWord) => {
    const known = vocabulary.respell(word, afterPlaceWord)?.word;
    return known === undefined || unlikeness(word, known, nearest) > nearest;
  });
}
