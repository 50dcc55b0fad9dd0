import { kenyanNames } from '../../understanding/lexicon/words.ts';
import { contacts } from './contacts.ts';

/** What a word in small letters is; null where it is none of these. */
export type KindOfWord = (word: string) => 'trade' | 'brand' | 'place' | null;

/**
 * What leaves for the language model holds no names, phone numbers, e-mail addresses, links or numbers
 * of documents. Each is replaced by a label, a supplier by its placeholder.
 */
export class Redaction {
  readonly #kindOf: KindOfWord;
  readonly #suppliers: string[] = [];
  readonly #people: readonly string[];
  /** Words that those who list products go by, in small letters. */
  readonly #sellers = new Set<string>();

  /** @param people names that the account goes by */
  constructor(people: readonly string[], kindOf: KindOfWord) {
    this.#kindOf = kindOf;
    this.#people = people.filter((name) => name.trim().length > 1);
  }

  /**
   * Has suppliers' names replaced from now on.
   *
   * @param names best first, as the code ranks them
   * @returns the numbers of their placeholders: {s1} and on
   */
  rank(names: readonly string[]): number[] {
    return names.map((name) => {
      if (!this.#suppliers.includes(name)) this.#suppliers.push(name);
      return this.#suppliers.indexOf(name) + 1;
    });
  }

  /** Has the names that sellers go by hidden in what they list, save the words of the trade in them. */
  addSellers(names: readonly string[]): void {
    for (const word of names.flatMap(wordsOf)) {
      if (businessWords.has(word)) continue;
      const kind = this.#kindOf(word);
      if (kind === null || (kind !== 'trade' && kenyanNames.has(word))) this.#sellers.add(word);
    }
  }

  /** For what people wrote. */
  hide(text: string): string {
    let hidden = this.#hideSuppliers(plainDigits(text));
    for (const name of this.#people) hidden = hidden.replaceAll(anyCase(name), '[PERSON]');
    return hideNames(hidden, this.#kindOf);
  }

  /** For what is on the list: products are written large, and may bear the names of who sells them. */
  hideListed(text: string): string {
    const hidden = this.#hideSuppliers(plainDigits(text));
    return hidden.replace(labelOrWord, (word: string) => {
      if (word.startsWith('[')) return word;
      const lower = word.toLowerCase().replace(/['’]s$/, '');
      const isName = this.#sellers.has(lower) || kenyanNames.has(lower);
      return isName && this.#kindOf(lower) !== 'trade' ? '[PERSON]' : word;
    });
  }

  #hideSuppliers(text: string): string {
    let hidden = text;
    const byLength = [...this.#suppliers.entries()].sort(([, a], [, b]) => b.length - a.length);
    for (const [index, name] of byLength) {
      if (name.trim() !== '') hidden = hidden.replaceAll(anyCase(name), `{s${index + 1}}`);
    }
    return hideContacts(hidden);
  }

  /** In the order of their numbers. */
  get suppliers(): readonly string[] {
    return this.#suppliers;
  }

  /** The supplier of a number; null where there is none. */
  supplierOf(number: number): string | null {
    return this.#suppliers[number - 1] ?? null;
  }
}

/** What the names of many businesses end with. */
export const businessWords: ReadonlySet<string> = new Set(
  'hardware hardwares supplies suppliers enterprise enterprises trader traders ltd limited company merchants stores depot distributors agencies investments ventures works building builders dealers centre center quarry quarries'.split(
    ' ',
  ),
);

const wordsOf = (name: string) =>
  (name.toLowerCase().match(/\p{L}[\p{L}'’]+/gu) ?? []).filter((word) => word.length > 2);

/** Digits of other scripts and of full width as those that everything here is written for; nothing unseen. */
const plainDigits = (text: string) =>
  text
    .replace(/\p{Cf}|\p{Me}|\ufe0f|(?<=\d)\p{Mn}/gu, '')
    .replace(/[\u2070\u00b9\u00b2\u00b3\u2074-\u2079]{3,}/g, (raised) => raised.normalize('NFKC'))
    .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/(?![0-9])\p{Nd}/gu, digitOf);

const isDigit = /^\p{Nd}$/u;

/** Scripts have their ten digits side by side, in order. */
function digitOf(char: string): string {
  const own = char.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit.test(String.fromCodePoint(own - value - 1))) value += 1;
  return String(value);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The pattern of a name that is no part of a word, nor of a placeholder: a supplier may well be called "s1". */
export const wholeName = (name: string) => `(?<![\\p{L}\\d{])${escaped(name)}(?![\\p{L}\\d])`;
const anyCase = (name: string) => new RegExp(wholeName(name.trim()), 'giu');

/** Replaces what people are reached or registered by. */
export function hideContacts(text: string): string {
  let hidden = text;
  for (const [pattern, label] of contacts) hidden = hidden.replace(pattern, label);
  return hidden;
}

/** After these stands a name, however it is written. */
const introductions =
  /\b(?:my name is|jina langu ni|jina ni|naitwa|anaitwa|ninaitwa|ask for|uliza|signed by|c\/o|mr|mrs|ms|miss|dr|eng|engr|bwana|mzee|mheshimiwa)\b[.:]?\s+/giu;
const notNames = new Set(
  'a an the for my our your his her their me us who what which how if na wa ya za la ni kwa bei price prices quotes quote quotation cement site supplier suppliers fundi'.split(
    ' ',
  ),
);

function hideNames(text: string, kindOf: KindOfWord): string {
  let hidden = '';
  let at = 0;
  for (const match of text.matchAll(introductions)) {
    const from = match.index + match[0].length;
    if (from < at) continue;
    const name = /^[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]*){0,2}/u.exec(text.slice(from))?.[0];
    if (!name || notNames.has(name.toLowerCase()) || kindOf(name.toLowerCase()) === 'trade')
      continue;
    hidden += `${text.slice(at, from)}[PERSON]`;
    at = from + name.length;
  }
  return hideLooseNames(hidden + text.slice(at), kindOf);
}

const labelOrWord = /\[[A-Z]+(?:_\d+)?\]|\p{L}[\p{L}'’]+/gu;

const nearBefore = 12;

/** Common names anywhere, and words written large in the middle of a sentence that the trade does not know. */
function hideLooseNames(text: string, kindOf: KindOfWord): string {
  return text.replace(labelOrWord, (word: string, index: number) => {
    if (word.startsWith('[')) return word;
    const lower = word.toLowerCase().replace(/['’]s$/, '');
    const kind = kindOf(lower);
    if (kind === 'trade') return word;
    // Estates and brands bear people's names: where things go is told apart from what was written.
    if (kenyanNames.has(lower)) return '[PERSON]';
    if (kind !== null) return word;
    const isLarge = /^\p{Lu}\p{Ll}{2,}/u.test(word);
    const before = text.slice(Math.max(0, index - nearBefore), index);
    const startsSentence = /(?:^|[.!?:;\n"'([-]\s*|\d[\s.)]*)$/.test(before);
    return isLarge && !startsSentence ? '[NAME]' : word;
  });
}
