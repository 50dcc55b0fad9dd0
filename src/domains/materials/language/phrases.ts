import type { Material } from './dictionary.ts';
import { readMeasures } from './measures.ts';
import { contentWords, normalise, root, swahiliJoin } from './text.ts';

/** What one word of a search says about a type. */
export const fit = {
  /** Part of a phrase that the search holds whole. */
  whole: 1,
  /** The thing itself in a longer phrase: "tank" of "water tank", "misumari" of "misumari ya paa". */
  head: 0.4,
  /** The type's category is called so; also a word that describes many things ("white"). */
  category: 0.2,
  /** Mentioned beside the thing: "roof" of "roof paint". */
  mention: 0.1,
} as const;

export interface Phrase {
  readonly type: string;
  readonly words: readonly string[];
  readonly head: number;
  /** What its words say where the search holds all of them… */
  readonly whole: number;
  /** …and what its head says where it holds only some; 0 where then nothing is said. */
  readonly part: number;
}

/** One-word tags that say how a thing is, not what it is. */
const describing = new Set(
  'white black red grey gray green blue brown clear plain hollow single twin transparent'.split(
    ' ',
  ),
);

/** Every phrase under which the dictionary knows a type, by each of its words' stems. */
export class PhraseIndex {
  readonly #byWord = new Map<string, Phrase[]>();

  constructor(materials: readonly Material[]) {
    const alike = synonyms(materials);
    for (const material of materials) {
      for (const phrase of phrasesOf(material)) {
        for (const words of spokenAs(phrase.words, alike)) this.#add({ ...phrase, words });
      }
    }
  }

  with(word: string): readonly Phrase[] {
    return this.#byWord.get(word) ?? [];
  }

  /** The types that these words, in any order, are a whole phrase of. */
  typesOf(words: readonly string[]): ReadonlySet<string> {
    const phrases = this.with(words[0] ?? '').filter(
      (phrase) =>
        phrase.whole === fit.whole &&
        phrase.words.length === words.length &&
        words.every((word) => phrase.words.includes(word)),
    );
    return new Set(phrases.map(({ type }) => type));
  }

  words(): Iterable<string> {
    return this.#byWord.keys();
  }

  #add(phrase: Phrase): void {
    for (const word of new Set(phrase.words)) {
      this.#byWord.set(word, [...(this.#byWord.get(word) ?? []), phrase]);
    }
  }
}

/**
 * Words that name the same types, and more than one, are words for the same thing: what is said with
 * one of them ("simiti ya kujengea") is said with the others too. One type alone has names that differ
 * in what they mean ("emulsion", "rangi"), so it tells nothing of the kind.
 */
function synonyms(materials: readonly Material[]): ReadonlyMap<string, readonly string[]> {
  const typesOf = new Map<string, Set<string>>();
  for (const { key, tagsEn, tagsSw, tagsSlang } of materials) {
    for (const tag of [...tagsEn, ...tagsSw, ...tagsSlang]) {
      const [word, ...more] = contentWords(normalise(tag)).map(root);
      if (word === undefined || more.length > 0) continue;
      typesOf.set(word, (typesOf.get(word) ?? new Set()).add(key));
    }
  }
  const byTypes = Map.groupBy([...typesOf], ([, types]) => [...types].sort().join(' '));
  const groups = [...byTypes.values()].filter(([first]) => (first?.[1].size ?? 0) > 1);
  return new Map(
    groups.flatMap((group) => {
      const words = group.map(([word]) => word);
      return words.map((word): [string, string[]] => [word, words]);
    }),
  );
}

/** The phrase itself, and as it is said with each synonym of its words. */
function spokenAs(
  words: readonly string[],
  alike: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  const at = words.findIndex((word) => alike.has(word));
  const others = alike.get(words[at] ?? '') ?? [];
  return words.length === 1 || at === -1 ? [words] : others.map((other) => words.with(at, other));
}

function phrasesOf(material: Material): Phrase[] {
  const texts = [
    ...nameParts(material.name).map((text) => ({ text, headFirst: false })),
    ...material.tagsEn.map((text) => ({ text, headFirst: false })),
    ...material.tagsSw.map((text) => ({ text, headFirst: true })),
    ...material.tagsSlang.map((text) => ({ text, headFirst: swahiliJoin.test(text) })),
  ];
  const categoryWords = contentWords(normalise(material.categoryName));
  const phrases = texts.flatMap(({ text, headFirst }) => phraseOf(material.key, text, headFirst));
  return [
    ...phrases.map((phrase) => (endsInTrade(phrase) ? { ...phrase, part: fit.category } : phrase)),
    ...categoryWords.map((word) => describingPhrase(material.key, root(word))),
  ];

  /** "Roofing" of "clay roofing" is the whole category, not this type. */
  function endsInTrade({ words, head }: Phrase): boolean {
    return categoryWords.some((word) => word.endsWith('ing') && root(word) === words[head]);
  }
}

/** "Spade / Shovel" are two names, "Hollow Section (Tube)" too; sizes are not part of a name. */
export const nameParts = (name: string): string[] =>
  name
    .split(/[/()]/)
    .map((part) => part.replace(/\S*\d\S*/g, '').trim())
    .filter((part) => part.length > 2);

function phraseOf(type: string, text: string, headFirst: boolean): Phrase[] {
  const words = contentWords(normalise(text)).map(root);
  const [first] = words;
  if (first === undefined || isOnlySize(words)) return [];
  if (words.length === 1 && describing.has(first)) return [describingPhrase(type, first)];
  const head = headFirst ? 0 : words.length - 1;
  return [{ type, words, head, whole: fit.whole, part: fit.head }];
}

const describingPhrase = (type: string, word: string): Phrase => ({
  type,
  words: [word],
  head: 0,
  whole: fit.category,
  part: fit.category,
});

/** "4 inch" names a pipe on some sites and a hinge on others, so it is a size and no name. */
const isOnlySize = (words: readonly string[]): boolean =>
  words.length > 1 &&
  readMeasures(words).flatMap((measure) => measure.positions).length === words.length;
