import { type Names, unsold } from './aliases.ts';
import type { Material } from './dictionary.ts';
import type { Measure } from './measures.ts';
import { fit, type Phrase } from './phrases.ts';
import type { SellerMatch } from './sellers.ts';
import type { Spelling } from './spelling.ts';

export interface TypeFit {
  readonly type: string;
  /** By position of the search's words: what that word says about this type. */
  readonly byPosition: Map<number, number>;
}

interface Known {
  readonly names: Names;
  readonly materials: ReadonlyMap<string, Material>;
}
interface Words {
  /** By position of the search's words: what each may be. */
  readonly spellings: readonly (readonly Spelling[])[];
  readonly measures: readonly Measure[];
  readonly sellers: readonly SellerMatch[];
  /** Positions that an "and" stands before. */
  readonly joined: ReadonlySet<number>;
}

interface Found {
  /** More than one where a word was joined from two. */
  readonly positions: readonly number[];
  readonly likeness: number;
}

const colours = new Set(
  'white black red grey gray green blue brown nyeupe nyeusi nyekundu kijani'.split(' '),
);

/** What is read of the words of a search. */
export interface Fits {
  readonly types: readonly TypeFit[];
  /** Whether something is named that nobody sells here; its words say nothing of any type. */
  readonly isUnsold: boolean;
}

/** What the words of a search say about each type that any of them says something about. */
export function fitTypes(
  { names, materials }: Known,
  { spellings, measures, sellers, joined }: Words,
): Fits {
  const branded = new Set(sellers.flatMap((match) => match.positions));
  const held = phrasesHeld(names, spellings).filter((one) => counts(one, branded, joined));
  const closed = closedPositions(held);
  const fits = new Map<string, TypeFit>();
  const note = (type: string, position: number, value: number) => {
    if (closed.has(position) || type === unsold) return;
    const known = fits.get(type) ?? { type, byPosition: new Map() };
    fits.set(type, known);
    known.byPosition.set(position, Math.max(known.byPosition.get(position) ?? 0, value));
  };
  for (const { phrase, found, isWhole } of held) {
    for (const [word, { positions, likeness }] of found) {
      // A colour is asked for, whatever the thing is called with it.
      if (phrase.part === 0 && colours.has(word)) continue;
      const part = phrase.words[phrase.head] === word ? phrase.part : fit.mention;
      for (const position of positions) {
        note(phrase.type, position, (isWhole ? phrase.whole : part) * likeness);
      }
    }
  }
  for (const { impliesType, positions } of measures) {
    if (!impliesType || !materials.has(impliesType)) continue;
    for (const position of positions) note(impliesType, position, fit.whole);
  }
  return { types: [...fits.values()], isUnsold: closed.size > 0 };
}

interface Held {
  readonly phrase: Phrase;
  /** By word where it was found. */
  readonly found: ReadonlyMap<string, Found>;
  readonly isWhole: boolean;
}

/** What sites say counts only whole and side by side, and where it is no brand: "Bamburi" is said for cement. */
function counts(
  { phrase, found, isWhole }: Held,
  branded: ReadonlySet<number>,
  joined: ReadonlySet<number>,
): boolean {
  if (phrase.part > 0) return true;
  return isWhole && isTogether(found, joined) && !positionsOf(found).every((at) => branded.has(at));
}

const positionsOf = (found: ReadonlyMap<string, Found>) =>
  [...found.values()].flatMap(({ positions }) => positions);

/** Where something is named that nobody sells, and no longer name that holds it. */
function closedPositions(held: readonly Held[]): ReadonlySet<number> {
  const closed = held
    .filter(({ phrase }) => phrase.type === unsold)
    .filter(({ phrase, found }) => {
      const own = positionsOf(found);
      return !held.some((other) => {
        const isLonger = other.isWhole && other.phrase.words.length > phrase.words.length;
        if (!isLonger || other.phrase.type === unsold) return false;
        const positions = new Set(positionsOf(other.found));
        return own.every((at) => positions.has(at));
      });
    });
  return new Set(closed.flatMap(({ found }) => positionsOf(found)));
}

/** Whether the words stand side by side, in any order, with one other between them at most and no "and". */
function isTogether(found: ReadonlyMap<string, Found>, joined: ReadonlySet<number>): boolean {
  const words = [...found.values()];
  return positionsOf(found).some((from) => {
    const wall = [...joined].filter((at) => at > from);
    const end = Math.min(from + words.length, ...wall.map((at) => at - 1));
    return words.every(({ positions }) => positions.some((at) => at >= from && at <= end));
  });
}

/** Phrases that share words with the search, with where each of their words was found. */
function phrasesHeld({ phrases, said }: Names, spellings: readonly (readonly Spelling[])[]) {
  const held = new Map<Phrase, Map<string, Found>>();
  spellings.forEach((words, position) => {
    for (const { word, likeness } of words) {
      for (const phrase of [...phrases.with(word), ...said.with(word)]) {
        const found = held.get(phrase) ?? new Map<string, Found>();
        held.set(phrase, found);
        const known = found.get(word);
        found.set(word, {
          positions: [...(known?.positions ?? []), position],
          likeness: Math.max(known?.likeness ?? 0, likeness),
        });
      }
    }
  });
  return [...held].map(([phrase, found]) => ({
    phrase,
    found,
    isWhole: new Set(phrase.words).size === found.size,
  }));
}
