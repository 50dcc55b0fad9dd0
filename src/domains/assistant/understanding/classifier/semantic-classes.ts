import semanticClasses from '../lexicon/semantic-classes.json' with { type: 'json' };
import { persons, swahiliRests } from './swahili-verbs.ts';

/**
 * Words by what they bring to a message. English words stand without their endings, Swahili verbs by
 * their roots with a `~`; `_` joins words that stand side by side, with `*` for any one word. None is
 * wrong alone: which of them are wrong together is learnt from labelled messages.
 */
type SemanticClass = keyof typeof semanticClasses;

/** The words of all classes, each with its class. */
export const semanticWords = (
  Object.entries(semanticClasses) as [SemanticClass, string[]][]
).flatMap(([meaning, lines]) =>
  lines.flatMap((line) => line.split(' ').map((word) => ({ meaning, word }))),
);

interface Phrase {
  readonly words: readonly string[];
  readonly meaning: SemanticClass;
}
const byWord = new Map<string, SemanticClass[]>();
const byRoot = new Map<string, SemanticClass[]>();
const byFirstWord = new Map<string, Phrase[]>();

for (const { meaning, word } of semanticWords) {
  if (word.includes('_')) {
    const words = word.split('_');
    note(byFirstWord, words[0] ?? '', { words, meaning });
  } else if (word.endsWith('~')) note(byRoot, word.slice(0, -1), meaning);
  else note(byWord, word, meaning);
}

function note<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (!known) map.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

const endings = ['s', 'es', 'd', 'ed', 'ing', 'er', 'ers', 'ly', 'ion', 'ation', "'s", "s'"];

/** A word, and what it may be without its English ending. */
function englishRoots(word: string): string[] {
  const roots = [word];
  for (const ending of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
    const root = word.slice(0, -ending.length);
    roots.push(root, `${root}e`);
    if (root.at(-1) === root.at(-2)) roots.push(root.slice(0, -1));
    if (root.endsWith('i')) roots.push(`${root.slice(0, -1)}y`);
  }
  return roots;
}

/** What words bring, kept: people use few of them. */
const kept = new Map<string, readonly SemanticClass[]>();
const mostKept = 20_000;
/** Longer is no word of ours. */
const longestWord = 30;

function classesOf(word: string): readonly SemanticClass[] {
  const known = kept.get(word);
  if (known) return known;
  const found = new Set<SemanticClass>();
  if (word.length <= longestWord) {
    for (const root of englishRoots(word)) {
      for (const meaning of byWord.get(root) ?? []) found.add(meaning);
    }
    if (word.length > persons) {
      for (const root of swahiliRests(word)) {
        for (const meaning of byRoot.get(root) ?? []) found.add(meaning);
      }
    }
  }
  if (kept.size >= mostKept) kept.clear();
  const own = [...found];
  kept.set(word, own);
  return own;
}

const isSaidAt = ({ words: wanted }: Pick<Phrase, 'words'>, words: readonly string[], at: number) =>
  wanted.every((one, behind) =>
    one === '*' ? at + behind < words.length : words[at + behind] === one,
  );

/** Whether the words that are joined by `_` stand side by side somewhere. */
export const saysPhrase = (words: readonly string[], phrase: string): boolean => {
  const wanted = { words: phrase.split('_') };
  return words.some((_, at) => isSaidAt(wanted, words, at));
};

/** By the place of each word: what it brings, alone or with those behind it. */
export function semanticClassesIn(words: readonly string[]): readonly (readonly SemanticClass[])[] {
  return words.map((word, at) => {
    const phrases = (byFirstWord.get(word) ?? []).filter((phrase) => isSaidAt(phrase, words, at));
    return phrases.length === 0
      ? classesOf(word)
      : [...classesOf(word), ...phrases.map(({ meaning }) => meaning)];
  });
}
