import { kenyanNames } from './kenyan-names.ts';

/** Null for a word that is neither of the trade nor a place. */
export type KindOfWord = (word: string) => 'trade' | 'place' | null;

/**
 * What leaves for the language model holds no names, phone numbers, e-mail addresses, links or numbers
 * of documents. Each is replaced by a label; those of suppliers are put back into what comes.
 */
export class Redaction {
  readonly #kindOf: KindOfWord;
  readonly #suppliers: string[] = [];
  readonly #people: readonly string[];

  /**
   * @param people names that the account goes by
   * @param kindOf what a word in small letters is, where it is of the trade or a place
   */
  constructor(people: readonly string[], kindOf: KindOfWord) {
    this.#kindOf = kindOf;
    this.#people = people.filter((name) => name.trim().length > 1);
  }

  /**
   * Has suppliers' names replaced from now on.
   *
   * @param names best first, as the code ranks them
   * @returns the numbers of their labels: [SUPPLIER_1] and on
   */
  rank(names: readonly string[]): number[] {
    return names.map((name) => {
      if (!this.#suppliers.includes(name)) this.#suppliers.push(name);
      return this.#suppliers.indexOf(name) + 1;
    });
  }

  /** For what people wrote. */
  hide(text: string): string {
    let hidden = this.hideListed(text);
    for (const name of this.#people) hidden = hidden.replaceAll(wholeName(name), '[PERSON]');
    return hideNames(hidden, this.#kindOf);
  }

  /** For what is on the list: names of products are no names of people. */
  hideListed(text: string): string {
    let hidden = text;
    const byLength = [...this.#suppliers.entries()].sort(([, a], [, b]) => b.length - a.length);
    for (const [index, name] of byLength) {
      if (name.trim() !== '')
        hidden = hidden.replaceAll(wholeName(name), `[SUPPLIER_${index + 1}]`);
    }
    return hideContacts(hidden);
  }

  /** Puts the suppliers' names back. */
  show(text: string): string {
    return text.replace(supplierLabel, (label, number: string) => {
      return this.#suppliers[Number(number) - 1] ?? label;
    });
  }
}

export const supplierLabel = /\[SUPPLIER_(\d+)\]/g;

const wholeName = (name: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])${name.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`,
    'giu',
  );

/** By kind; the first that fits wins. */
const contacts: readonly (readonly [RegExp, string])[] = [
  [/\b(?:https?:\/\/|www\.|wa\.me\/|t\.me\/|bit\.ly\/)\S+/gi, '[LINK]'],
  [/[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu, '[EMAIL]'],
  [
    /\b[\w.+-]+\s*(?:\(at\)|\[at\]|\sat\s|@)\s*[\w-]+\s*(?:\(dot\)|\[dot\]|\sdot\s|\.)\s*(?:com|co|org|net|info|biz|ke)\b(?:\s*(?:dot|\.)\s*ke\b)?/gi,
    '[EMAIL]',
  ],
  [/\b[\w-]+\.(?:com|co\.ke|org|net|info|xyz|shop|ke)\b(?:\/\S*)?/gi, '[LINK]'],
  [/\b[AP]\d{9}[A-Z]\b/gi, '[PIN]'],
  [/(?<![\w.,])(?:\+|00)\d(?:[\s().-]?\d){7,13}(?!\d)/g, '[PHONE]'],
  [/(?<![\w.,])\(?(?:254|0)\)?(?:[\s().-]{0,2}\d){9}(?!\d)/g, '[PHONE]'],
  [/(?<![\w.,])[71]\d{2}[\s-]?\d{3}[\s-]?\d{3}(?!\d)/g, '[PHONE]'],
  [/(?<![\w.,])\d{9,}(?!\d)/g, '[NUMBER]'],
  [
    /\b(?:id|kitambulisho|passport)(?:\s*(?:no|number|namba|nambari))?[\s.:#]*[A-Z]?\d{6,9}\b/gi,
    '[ID]',
  ],
  [/\b(?=[A-Z\d]*\d)(?=[A-Z\d]*[A-Z][A-Z\d]*[A-Z])[A-Z]{2}[A-Z\d]{8}\b/g, '[CODE]'],
  [/(?<![\w@])@[a-z][\w.]{2,}/gi, '[HANDLE]'],
];

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

/** Common names anywhere, and words written large in the middle of a sentence that the trade does not know. */
function hideLooseNames(text: string, kindOf: KindOfWord): string {
  return text.replace(/\[[A-Z]+(?:_\d+)?\]|\p{L}[\p{L}'’]+/gu, (word: string, index: number) => {
    if (word.startsWith('[')) return word;
    const lower = word.toLowerCase().replace(/['’]s$/, '');
    const kind = kindOf(lower);
    if (kind === 'trade') return word;
    // Estates bear people's names: where things go is told apart from what was written.
    if (kenyanNames.has(lower)) return '[PERSON]';
    if (kind === 'place') return word;
    const isLarge = /^\p{Lu}\p{Ll}{2,}/u.test(word);
    const startsSentence = /(?:^|[.!?:;\n"'([-]\s*|\d[\s.)]*)$/.test(text.slice(0, index));
    return isLarge && !startsSentence ? '[NAME]' : word;
  });
}
