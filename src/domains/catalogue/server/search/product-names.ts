import type { SearchIndex, SearchPlan } from './plan.ts';
import { contentWords, normalise, stem, withoutStopWords } from './text.ts';

interface NamedAlike {
  /** The whole search: a name that reads just like it comes before all others. */
  readonly whole: string;
  /** Suppliers whose name holds all of the search. */
  readonly supplierIds: readonly string[];
}

/** What a search asks of the names of products. */
export interface NameSearch extends NamedAlike {
  /** Every one must be a word of the name or brand; "lipping|edging" is either. */
  readonly words: readonly string[];
  /** The last word where it says nothing, since it may still be typed; empty otherwise. */
  readonly begun: string;
}

/** Products that a search calls by their names. */
export interface NamedProducts extends NamedAlike {
  /** A tsquery over product_words(). */
  readonly query: string;
}

const shortestBegun = 3;

/** Reads a search as the name of a product, or as part of one, whatever the dictionary takes it for. */
export function readName(
  { vocabulary, names, standIns, knowledge }: SearchIndex,
  { supplierIds, words: unexplained }: Pick<SearchPlan, 'supplierIds' | 'words'>,
  { text, whole }: { readonly text: string; readonly whole: string },
): NameSearch {
  const said = withoutStopWords(text);
  const last = said.at(-1) ?? '';
  const isKnown = (word: string) => vocabulary.has(stem(word.toLowerCase()));
  const isBegun =
    /^[a-z]+$/i.test(last) &&
    last.length >= shortestBegun &&
    (unexplained.includes(stem(last.toLowerCase())) ||
      !(isKnown(last) || names.said.vocabulary.has(stem(last.toLowerCase()))));
  const asked = stems(text);
  const holdsAll = (name: string) => {
    const words = new Set(stems(name));
    return asked.length > 0 && asked.every((word) => words.has(word));
  };
  // What the dictionary knows is its own to say in other words.
  const inOtherWords = (word: string) =>
    isKnown(word) ? [] : (standIns.get(stem(word.toLowerCase())) ?? []);
  return {
    words: (isBegun ? said.slice(0, -1) : said).map((word) =>
      [word, ...inOtherWords(word)].join('|'),
    ),
    begun: isBegun ? last : '',
    whole: whole.replace(/\s+/g, ' '),
    supplierIds: knowledge.sellers
      .filter(({ kind, id }) => kind === 'supplier' && supplierIds.includes(id))
      .filter(({ name }) => holdsAll(name))
      .map(({ id }) => id),
  };
}

const stems = (text: string) => contentWords(normalise(text)).map(stem);
