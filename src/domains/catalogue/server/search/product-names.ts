import type { SearchIndex, SearchPlan } from '../../../materials/language/public.ts';
import {
  contentWords,
  normalise,
  root,
  tellingPositions,
  wordsAsTyped,
} from '../../../materials/language/public.ts';

interface NamedAlike {
  /** The whole search: a name that reads just like it comes before all others. */
  readonly whole: string;
  /** Suppliers whose name holds all of the search. */
  readonly supplierIds: readonly string[];
}

/** What a search asks of the names of products; see `name_query` for how choices are written. */
export interface NameSearch extends NamedAlike {
  /** Every one must be a word of the name or brand; "lipping|edging" is either, "stopp*" may go on. */
  readonly words: readonly string[];
  /** The same with every word whole, where the dictionary can only guess at one; else null. */
  readonly wholeWords: readonly string[] | null;
}

/** Products that a search calls by their names. */
export interface NamedProducts extends NamedAlike {
  /** A tsquery over product_words(). */
  readonly query: string;
}

/** What the database is asked for the names that a search holds; null where it holds no word. */
export interface NamesFound {
  readonly named: NamedProducts | null;
  /** Those whose names hold its words whole, where the plan is a guess; else null. */
  readonly surelyNamed: NamedProducts | null;
}

const shortestBegun = 3;

/** Reads a search as the name of a product, or as part of one, whatever the dictionary takes it for. */
export function readName(
  { vocabulary, names, standIns, knowledge }: SearchIndex,
  { supplierIds, words: unexplained, isGuessed }: NamedBy,
  { text, whole }: { readonly text: string; readonly whole: string },
): NameSearch {
  const typed = wordsAsTyped(text);
  const last = typed.at(-1) ?? '';
  const isKnown = (word: string) => vocabulary.has(root(word.toLowerCase()));
  const isBegun =
    /^[a-z]+$/i.test(last) &&
    last.length >= shortestBegun &&
    (unexplained.includes(root(last.toLowerCase())) ||
      !(isKnown(last) || names.said.vocabulary.has(root(last.toLowerCase()))));
  const asked = stems(text);
  const holdsAll = (name: string) => {
    const words = new Set(stems(name));
    return asked.length > 0 && asked.every((word) => words.has(word));
  };
  // What the dictionary knows is its own to say in other words.
  const inOtherWords = (word: string) =>
    isKnown(word) ? [] : (standIns.get(root(word.toLowerCase())) ?? []);
  const choices = (isLastBegun: boolean, shortestPart: number) =>
    tellingPositions(typed).map((at) =>
      [
        ...writtenOtherwise(typed, at, { isLastBegun, shortestPart }),
        ...inOtherWords(typed[at] ?? ''),
      ].join('|'),
    );
  return {
    words: choices(isBegun, 1),
    wholeWords: isGuessed ? choices(false, shortestBegun) : null,
    whole: whole.replace(/\s+/g, ' '),
    supplierIds: knowledge.sellers
      .filter(({ kind, id }) => kind === 'supplier' && supplierIds.includes(id))
      .filter(({ name }) => holdsAll(name))
      .map(({ id }) => id),
  };
}

type NamedBy = Pick<SearchPlan, 'supplierIds' | 'words' | 'isGuessed'>;

const stems = (text: string) => contentWords(normalise(text)).map(root);

interface Writing {
  /** Whether the last word may still be typed. */
  readonly isLastBegun: boolean;
  /** A word is cut into parts of so many letters at least. */
  readonly shortestPart: number;
}

/** Shorter ones are units more often than two words ("mm"); longer ones are none. */
const cuttable = /^\p{L}{4,40}$/u;

/**
 * A word as it stands, joined with the one before or behind it, and cut in two: "chain link" is
 * "chainlink", "sandpaper" "sand paper". All of it is asked of the index of names, so no list says
 * which words are compounds. Figures are never joined or cut.
 */
function writtenOtherwise(typed: readonly string[], at: number, writing: Writing): string[] {
  const word = typed[at] ?? '';
  const begun = (end: number) => (writing.isLastBegun && end === typed.length - 1 ? '*' : '');
  const joined = [at - 1, at].flatMap((from) => {
    const [left = '', right = ''] = typed.slice(Math.max(from, 0), from + 2);
    return from >= 0 && /\p{L}$/u.test(left) && /^[\p{L}\p{N}]/u.test(right)
      ? withoutDashes(left + right) + begun(from + 1)
      : [];
  });
  const single = withoutDashes(word);
  const dashed = single === word ? [] : [single + begun(at)];
  return [word + begun(at), ...dashed, ...joined, ...cutsOf(single, begun(at), writing)];
}

/** "sand-paper" → "sandpaper"; "1/2" stays. */
const withoutDashes = (word: string) => word.replace(/(?<=\p{L})[^\p{L}\p{N}]+(?=\p{L})/gu, '');

function cutsOf(word: string, begun: string, { shortestPart }: Writing): string[] {
  if (!cuttable.test(word))
    return (
      word.match(/^\S*\p{L}(?=\p{N}+$)/u)?.map((start) => `${start} ${word.slice(start.length)}`) ??
      []
    );
  const letters = Array.from(word);
  return letters.slice(shortestPart, letters.length - shortestPart + 1).map((_letter, place) => {
    const cut = place + shortestPart;
    const end = letters.slice(cut).join('');
    return `${letters.slice(0, cut).join('')} ${end}${end.length >= shortestBegun ? begun : ''}`;
  });
}
