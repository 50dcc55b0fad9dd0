import { wordTable } from '../../../shared/word-table.ts';
import { numberWords } from './number-names.ts';
import { readNumberWords } from './number-words.ts';
import { stem } from './stem.ts';
import { joinSizes, type Token, tokenize } from './tokens.ts';

/** How a search text becomes words. The dictionary's phrases go the same way, so that both meet. */

/** Most names of the dictionary are ready as they stand. */
const plain = /^[a-z]+(?: [a-z]+)*$/;
const holdsNumber = new RegExp(`\\b(?:${numberWords.join('|')})\\b`);

/** Joining words of English and Swahili, and what people write around the thing they look for. */
const stopWords = new Set(
  (
    'a an and at by for from in is of on or per pls please the to with near me i we need want buy ' +
    'find get looking sell sells selling who where price prices cost cheap cheapest best good how ' +
    'much kenya ksh kes order ya wa la za cha vya ku kwa na ni bei nataka natafuta nahitaji naomba ' +
    'ngapi gani pesa nunua kununua uza wapi niuzie saa hapa yangu tafadhali bora rahisi nafuu'
  ).split(' '),
);

/** Joins of a Swahili phrase: what stands before one is the thing itself (misumari *ya* mabati). */
export const swahiliJoin = /\s(ya|wa|la|za|cha|vya|kwa)\s/;

/** Irregular forms that the root does not bring together. */
const sameRoot: Readonly<Record<string, string>> = wordTable({
  wooden: 'wood',
  colour: 'color',
  coloured: 'color',
  kijiti: 'jiti',
});

/**
 * The words of a text as searches compare them, in one line: "5,000" → "5000", "6 by 2" and "six by
 * two" → "6x2", "1 1/2" → "1.5", `4"` → "4 inch", "y 12" → "y12"; letters, digits and decimal points.
 */
export function normalise(text: string): string {
  if (plain.test(text) && !holdsNumber.test(text)) return text;
  return written(joinSizes(readNumberWords(withStrengths(tokenize(text)))))
    .replace(/(?<= )(\d{1,3})k(?= ?l)/g, (_all, thousands) => `${thousands}000`)
    .replace(/(?<= )([ydt]) (?=\d{1,2} )/g, '$1')
    .trim();
}

/** "four two five" is the strength of a cement, where "four two" alone is a size. */
function withStrengths(tokens: readonly Token[]): Token[] {
  const isStrength = (at: number) =>
    /^(?:three|four) two five$/.test(
      tokens
        .slice(at, at + 3)
        .map(({ text }) => text)
        .join(' '),
    );
  return tokens.flatMap((token, at) => {
    if (isStrength(at - 1) || isStrength(at - 2)) return [];
    if (!isStrength(at)) return [token];
    const value = token.text === 'four' ? 42.5 : 32.5;
    return [{ ...token, kind: 'number', text: String(value), value }];
  });
}

/** What belongs together is written together: "y12", "5000l", "42.5n". */
function written(tokens: readonly Token[]): string {
  let line = ' ';
  for (const [at, token] of tokens.entries()) {
    const text = textOf(token, tokens[at - 1]);
    if (text === '') continue;
    const before = tokens[at - 1];
    const isGlued = token.isGlued && token.kind !== 'mark' && before?.kind !== 'mark';
    line = isGlued ? `${line.trimEnd()}${text} ` : `${line}${text} `;
  }
  return line;
}

function textOf({ kind, text, value }: Token, before: Token | undefined): string {
  if (kind === 'word') return text.replaceAll("'", '');
  if (kind === 'number') return String(Math.round((value ?? 0) * 1000) / 1000);
  if (kind === 'size') return text;
  if (text === '&') return 'and';
  return text === '"' && before?.kind === 'number' ? 'inch' : '';
}

/** The words of a normalised text that can mean something. */
export function contentWords(normalised: string): string[] {
  return normalised.split(' ').filter((word) => word !== '' && !stopWords.has(word));
}

/** The words of a text as they were typed, which hold a letter or a figure each. */
export const wordsAsTyped = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Positions of the typed words that mean something; where none does, of all of them. */
export function tellingPositions(typed: readonly string[]): readonly number[] {
  const all = [...typed.keys()];
  const telling = all.filter(
    (at) => !stopWords.has((typed[at] ?? '').toLowerCase().replace(/\W/g, '')),
  );
  return telling.length > 0 ? telling : all;
}

/** Positions among the content words that an "and" stands before: another thing may begin there. */
export function joinedPositions(normalised: string): ReadonlySet<number> {
  const joined = new Set<number>();
  let position = 0;
  for (const word of normalised.split(' ')) {
    if (word === 'and' || word === 'na') joined.add(position);
    else if (word !== '' && !stopWords.has(word)) position += 1;
  }
  return joined;
}

/**
 * A word without its endings ("sheets" and "sheet", "roofing" and "roof"). Light on purpose: Swahili
 * words stand beside English ones, and most of them pass through unchanged.
 */
export function root(word: string): string {
  const known = sameRoot[word];
  if (known) return known;
  if (/\d/.test(word)) return word;
  const singular = stem(word);
  return singular.length > 6 && singular.endsWith('ing') ? singular.slice(0, -3) : singular;
}
