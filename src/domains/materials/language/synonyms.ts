import type { Synonyms } from './dictionary.ts';

/** By word the words that can stand in its place. */
export type StandIns = ReadonlyMap<string, readonly string[]>;

/**
 * A word can be in several groups.
 *
 * @param read a word as names are compared; nothing for one that is no part of a name
 * @param keyOf what a word is looked up by
 */
export function standInsOf(
  groups: readonly Synonyms[],
  read: (word: string) => readonly string[],
  keyOf: (word: string) => string = (word) => word,
): StandIns {
  const standIns = new Map<string, readonly string[]>();
  for (const { word, others } of groups) {
    const group = [...new Set([word, ...others].flatMap(read))];
    for (const one of group) {
      const known = standIns.get(keyOf(one)) ?? [];
      standIns.set(keyOf(one), [...known, ...group.filter((other) => other !== one)]);
    }
  }
  return standIns;
}

/** So many variants of a name are known: beyond, its further words stay as they are. */
const mostVariants = 100;

const sorted = (words: readonly string[]) => words.toSorted().join(' ');

/**
 * Names with words of theirs in the other languages, each with its words in order of the alphabet, as
 * far as these are no names already.
 *
 * @param types of each name
 * @param most so many are enough
 */
export function inOtherWords(
  types: ReadonlyMap<string, readonly string[]>,
  standIns: StandIns,
  most: number,
): Map<string, readonly string[]> {
  const known = new Set([...types.keys()].map((name) => sorted(name.split(' '))));
  const others = new Map<string, readonly string[]>();
  for (const [name, keys] of types) {
    if (!name.includes(' ')) continue;
    if (others.size >= most) break;
    for (const variant of variantsOf(name.split(' '), standIns)) {
      const other = sorted(variant);
      if (known.has(other)) continue;
      others.set(other, [...new Set([...(others.get(other) ?? []), ...keys])]);
    }
  }
  return others;
}

/** A name in all choices of its words: "tile glue", "gundi vigae", "tile gum". */
const variantsOf = (words: readonly string[], standIns: StandIns): readonly string[][] =>
  words.reduce<string[][]>(
    (variants, word) => {
      const choices = [word, ...(standIns.get(word) ?? [])];
      const kept = variants.length * choices.length > mostVariants ? [word] : choices;
      return kept.flatMap((choice) => variants.map((variant) => [...variant, choice]));
    },
    [[]],
  );
