import { singularOf } from './plurals.ts';

/** Endings of words whose last s is their own. */
const ownEnding = /(?:ss|us|is|as)$/;

/** A word without its plural; verbs and Swahili words pass through. */
export function stem(word: string): string {
  const known = singularOf[word];
  if (known) return known;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !ownEnding.test(word)) return word.slice(0, -1);
  return word;
}
