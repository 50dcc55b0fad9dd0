import type { Names } from './aliases.ts';
import type { Measure } from './measures.ts';
import type { Spelling, Vocabulary } from './spelling.ts';
import type { StandIns } from './synonyms.ts';
import { root } from './text.ts';

/** How surely a word means the one it stands for in names. */
const standIn = 0.8;

/** What words are looked up in. */
interface Known {
  readonly names: Names;
  readonly vocabulary: Vocabulary;
  readonly placeWords: ReadonlySet<string>;
  readonly standIns: StandIns;
}

const shortestWhole = 3;

interface SpeltWords {
  /** By position of the words: what each may be. */
  readonly spellings: readonly (readonly Spelling[])[];
  /** Whether one was read by a part or as a beginning. */
  readonly isGuessed: boolean;
}

/** What each word of a search may be, looked up with forgiveness; quantities are none. */
export function spellWords(
  index: Known,
  words: readonly string[],
  measures: readonly Measure[],
): SpeltWords {
  const held = index.names.said.heldIn(words.map(root));
  const spelt = words.map((_word, position) => {
    const measure = measures.find((candidate) => candidate.positions.includes(position));
    return measure?.isQuantity
      ? surely([])
      : spell(index, { words, held }, position, measure !== undefined);
  });
  return {
    spellings: spelt.map(({ spellings }) => spellings),
    isGuessed: spelt.some(({ isGuess }) => isGuess),
  };
}

interface Spelt {
  readonly spellings: readonly Spelling[];
  readonly isGuess: boolean;
}

const surely = (spellings: readonly Spelling[]): Spelt => ({ spellings, isGuess: false });
const perhaps = (spellings: readonly Spelling[]): Spelt => ({ spellings, isGuess: true });

interface Read {
  readonly words: readonly string[];
  /** Words of names that sites say and the search holds wholly. */
  readonly held: ReadonlySet<string>;
}

/** The word where it is known, and joined with a neighbour ("ply wood"); else cut in two or respelt. */
function spell(index: Known, { words, held }: Read, position: number, isMeasure: boolean): Spelt {
  const { vocabulary } = index;
  const word = root(words[position] ?? '');
  const known = [
    word,
    root(`${words[position]}${words[position + 1] ?? ''}`),
    root(`${words[position - 1] ?? ''}${words[position]}`),
  ].filter((candidate) => vocabulary.has(candidate) || held.has(candidate));
  if (known.length > 0) {
    return surely([...new Set(known)].map((name) => ({ word: name, likeness: 1 })));
  }
  if (isMeasure || index.placeWords.has(word)) return surely([]);
  const others = (index.standIns.get(word) ?? [])
    .map(root)
    .filter((other) => vocabulary.has(other));
  if (others.length > 0) return surely(others.map((other) => ({ word: other, likeness: standIn })));
  const cut = cutInTwo(index, words[position] ?? '');
  if (cut) return cut;
  const begun = isBegun(words, position) ? vocabulary.begunBy(word) : [];
  const materials = begun.filter((spelling) => index.names.phrases.with(spelling.word).length > 0);
  // Of a letter or two nobody says that it is a whole word: "s" is no search for S-traps.
  const read = word.length < shortestWhole ? surely : perhaps;
  if (materials.length > 0) return read(materials);
  if (begun.length > 0) return read(begun);
  const alike = vocabulary.resembling(word);
  return surely(alike.length > 0 ? alike : index.names.said.vocabulary.resembling(word));
}

/**
 * Whether a word may be the beginning of one still being typed: the last one, from three letters;
 * a search of that word alone, from its first.
 */
const isBegun = (words: readonly string[], position: number) =>
  position === words.length - 1 && (words.length === 1 || root(words[position] ?? '').length >= 3);

/**
 * "roofingsheet" is two words; both stand at the position of the one. Where no name has both
 * ("sandpaper"), it may be something else.
 */
function cutInTwo({ vocabulary, names }: Known, word: string): Spelt | null {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const [start, end] = [root(word.slice(0, cut)), root(word.slice(cut))];
    if (!vocabulary.has(start) || !vocabulary.has(end)) continue;
    const spellings = [start, end].map((part) => ({ word: part, likeness: 1 }));
    const inOneName = [...names.phrases.with(start), ...names.said.with(start)].some((phrase) =>
      phrase.words.includes(end),
    );
    return inOneName ? surely(spellings) : perhaps(spellings);
  }
  return null;
}
