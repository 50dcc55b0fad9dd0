import { functionWords, stopWords } from './function-words.ts';
import { numberWords } from './number-names.ts';
import { stem } from './stem.ts';
import { tokenize } from './tokens.ts';

export const plainWords = (text: string): string[] =>
  /^[a-z ]+$/.test(text) ? text.split(' ').filter((word) => word !== '') : cutWords(text);

const cutWords = (text: string): string[] =>
  tokenize(text)
    .filter((token) => token.kind === 'word' || token.kind === 'number')
    .map((token) => token.text);

/** The words of a phrase that carry meaning, in the singular. */
export const phraseWords = (text: string): string[] =>
  plainWords(text)
    .filter((word) => !stopWords.has(word))
    .map(stem);

const everyday: ReadonlySet<string> = new Set([...functionWords, ...stopWords, ...numberWords]);
/** Everyday words that are things too: "light", "saw", "rangi". */
const thingsToo = new Set(
  `nguvu chuma ring dust nine pot light rangi ceiling pole toilet single yale fencing fence pick saw
  dynamite explosive lift beam track`.split(/\s+/),
);

/**
 * Whether a text can be the name of no material: everyday words alone ("hello", "my order"), numbers
 * or nothing that a reader could hold on to. As a name it would be found in every other message.
 */
export function isOnStopList(text: string): boolean {
  const all = plainWords(text);
  if (all.every((word) => /^\d+$/.test(word))) return true;
  if (phraseWords(text).length > 1) return false;
  return all.every((word) => !thingsToo.has(stem(word)) && everyday.has(word));
}
