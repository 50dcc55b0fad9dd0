import { wordTable } from '../../../../shared/word-table.ts';

/** How a search text becomes words. The dictionary's phrases go the same way, so that both meet. */

const numberWords: Readonly<Record<string, string>> = wordTable({
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  moja: '1',
  mbili: '2',
  tatu: '3',
  nne: '4',
  tano: '5',
  sita: '6',
  saba: '7',
  nane: '8',
  tisa: '9',
  kumi: '10',
  half: '0.5',
  nusu: '0.5',
  robo: '0.25',
});

/** "four two" is a 4x2: timber is told so on site. */
const numberPair = /(?<![a-z])(two|three|four|six|eight|nine|twelve) (one|two|three)(?![a-z])/g;

/** Most names of the dictionary are ready as they stand. */
const plain = /^[a-z]+(?: [a-z]+)*$/;
const holdsNumber = new RegExp(`\\b(?:${Object.keys(numberWords).join('|')})\\b`);

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

/** Irregular forms that the stem does not bring together. */
const sameWord: Readonly<Record<string, string>> = wordTable({
  wooden: 'wood',
  colour: 'color',
  coloured: 'color',
  kijiti: 'jiti',
});

/**
 * Lower case, without accents; "5,000" → "5000", "6 by 2" and "six by two" → "6x2", "1 1/2" → "1.5",
 * `4"` → "4 inch", "y 12" → "y12"; single blanks between words of letters, digits and decimal points.
 */
export function normalise(text: string): string {
  if (plain.test(text) && !holdsNumber.test(text)) return text;
  return ` ${text} `
    .replace(/(?<=\d)(?=[¼½¾⅓⅔⅛⅜⅝⅞])/g, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[a-z])['’‘`](?=[a-z])/g, '')
    .replace(/(?<=\d)\s?(?:"|''|”|″)/g, ' inch ')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/&/g, ' and ')
    .replace(/[×*]/g, 'x')
    .replace(/\u2044/g, '/')
    .replace(/(\d+)\s+(\d)\/(\d{1,2})(?!\d)/g, (_all, whole, top, bottom) =>
      String(Number(whole) + fraction(top, bottom)),
    )
    .replace(/(?<![\d.])(\d)\/(\d{1,2})(?!\d)/g, (_all, top, bottom) =>
      String(fraction(top, bottom)),
    )
    .replace(/(?<!\d)\.|\.(?!\d)|[^a-z0-9.]+/g, ' ')
    .replace(/(?<![a-z])(three|four) two five(?![a-z])/g, (_all, word) => `${numberWords[word]}2.5`)
    .replace(numberPair, (_all, a, b) => `${numberWords[a]}x${numberWords[b]}`)
    .replace(/[a-z]+/g, (word) => numberWords[word] ?? word)
    .replace(/(?<![a-z\d.])(\d+(?:\.\d+)?)\s*(?:x|\sby\s)\s*(?=\d)/g, '$1x')
    .replace(/(?<= )(\d{1,3})k(?= ?l)/g, (_all, thousands) => `${thousands}000`)
    .replace(/(?<= )([ydt]) (?=\d{1,2} )/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

const fraction = (top: string, bottom: string) =>
  Math.round((Number(top) / Number(bottom)) * 1000) / 1000;

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
 * A word without its English ending ("sheets" and "sheet", "roofing" and "roof"). Light on purpose:
 * Swahili words stand beside English ones, and most of them pass through unchanged.
 */
export function stem(word: string): string {
  const known = sameWord[word];
  if (known) return known;
  if (/\d/.test(word)) return word;
  if (word.length > 6 && word.endsWith('ing')) return word.slice(0, -3);
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^sui]s$/.test(word)) return word.slice(0, -1);
  return word;
}
