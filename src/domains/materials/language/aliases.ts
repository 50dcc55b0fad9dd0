import type { AmbiguousAlias, Material, Synonyms } from './dictionary.ts';
import { fit, type Phrase, PhraseIndex } from './phrases.ts';
import { Vocabulary } from './spelling.ts';
import { inOtherWords, standInsOf } from './synonyms.ts';
import { contentWords, normalise, root } from './text.ts';

export interface AliasEntries {
  readonly materials: readonly Pick<Material, 'key' | 'aliases'>[];
  readonly ambiguousAliases: readonly AmbiguousAlias[];
  readonly synonyms: readonly Synonyms[];
}

/** Stands for a type in names of what nobody sells here. */
export const unsold = '';

/** A name of one word is often part of what another thing is called. */
const ofOneWord = 0.9;
/** How much less each further type of an ambiguous alias is meant. */
const lessLikely = 0.01;
/** So many names are read by, each counted with each of its types: the product's own make some 17,000. */
const mostPhrases = 60_000;
/** So many types are known of a name. */
const mostTypes = 12;

/**
 * What sites call types beyond the phrases of the dictionary. Such a name counts only where a search
 * holds all of it: there are thousands, and a word of one says nothing by itself.
 */
export class Aliases {
  readonly #byWord = new Map<string, Phrase[]>();
  readonly vocabulary: Vocabulary;
  #count = 0;

  /** `phrases`: what is known already is not noted again. */
  constructor({ materials, ambiguousAliases, synonyms }: AliasEntries, phrases: PhraseIndex) {
    const types = new Map<string, string[]>();
    const nameOf = (text: string) => {
      const words = wordsOf(text);
      return words.every((word) => /^[\d.x]+$/.test(word)) ? null : words.toSorted().join(' ');
    };
    const known = new Set(materials.map(({ key }) => key));
    for (const { name: text, materialKeys } of ambiguousAliases) {
      const name = nameOf(text);
      if (name === null) continue;
      const keys = materialKeys.filter((key) => known.has(key));
      if (keys.length === 0 && materialKeys.length > 0) continue;
      // Of two that read as the same words the later one holds.
      types.set(name, keys);
    }
    const shared = new Set(types.keys());
    for (const { key, aliases } of materials) {
      for (const text of aliases) {
        const name = nameOf(text);
        if (name === null || shared.has(name)) continue;
        types.set(name, [...(types.get(name) ?? []), key]);
      }
    }
    for (const [name, keys] of types) {
      const words = name.split(' ');
      this.#add(words, keys, phrases.typesOf(words));
    }
    for (const [name, keys] of inOtherWords(types, standInsOf(synonyms, asRoot), mostPhrases)) {
      const words = name.split(' ');
      // Said with other words, it must not be the name of something else.
      if (phrases.typesOf(words).size === 0) this.#add(words, keys, new Set());
    }
    this.vocabulary = new Vocabulary(this.#byWord.keys());
  }

  with(word: string): readonly Phrase[] {
    return this.#byWord.get(word) ?? [];
  }

  /** The words of names that lie wholly within these. */
  heldIn(words: readonly string[]): ReadonlySet<string> {
    const all = new Set(words);
    const held = words
      .flatMap((word) => this.with(word))
      .filter((phrase) => phrase.words.every((word) => all.has(word)));
    return new Set(held.flatMap((phrase) => phrase.words));
  }

  #add(words: readonly string[], types: readonly string[], known: ReadonlySet<string>): void {
    (types.length > 0 ? types.slice(0, mostTypes) : [unsold]).forEach((type, place) => {
      if (known.has(type) || this.#count >= mostPhrases) return;
      this.#count += 1;
      const whole = (words.length === 1 ? ofOneWord : fit.whole) - place * lessLikely;
      const phrase = { type, words, head: 0, whole, part: 0 };
      for (const word of new Set(words)) {
        const others = this.#byWord.get(word);
        if (others) others.push(phrase);
        else this.#byWord.set(word, [phrase]);
      }
    });
  }
}

/** What materials are called, prepared: the dictionary's own phrases, and what sites say beyond. */
export interface Names {
  readonly phrases: PhraseIndex;
  readonly said: Aliases;
}

export function prepareNames(
  knowledge: AliasEntries & { readonly materials: readonly Material[] },
): Names {
  const phrases = new PhraseIndex(knowledge.materials);
  return { phrases, said: new Aliases(knowledge, phrases) };
}

const asRoot = (word: string) => [root(word)];
const wordsOf = (text: string) => contentWords(normalise(text)).map(root);
