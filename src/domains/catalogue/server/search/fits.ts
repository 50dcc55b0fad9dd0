import type { Measure } from './measures.ts';
import { fit, type Material, type Phrase } from './phrases.ts';
import type { Names } from './said-names.ts';
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
}

interface Found {
  /** More than one where a word was joined from two. */
  readonly positions: readonly number[];
  readonly likeness: number;
}

const colours = new Set(
  'white black red grey gray green blue brown nyeupe nyeusi nyekundu kijani'.split(' '),
);

/** What the words of a search say about each type that any of them says something about. */
export function fitTypes(
  { names, materials }: Known,
  { spellings, measures, sellers }: Words,
): Map<string, TypeFit> {
  const branded = new Set(sellers.flatMap((match) => match.positions));
  // "Bamburi" is said for cement, and so is what else its maker makes.
  const isBrand = (found: ReadonlyMap<string, Found>) =>
    [...found.values()].every(({ positions }) => positions.every((at) => branded.has(at)));
  const fits = new Map<string, TypeFit>();
  const note = (type: string, position: number, value: number) => {
    const known = fits.get(type) ?? { type, byPosition: new Map() };
    fits.set(type, known);
    known.byPosition.set(position, Math.max(known.byPosition.get(position) ?? 0, value));
  };
  for (const [phrase, found] of phrasesHeld(names, spellings)) {
    const isWhole = new Set(phrase.words).size === found.size;
    const isSaid = phrase.part === 0;
    if (isSaid && !(isWhole && isTogether(found) && !isBrand(found))) continue;
    for (const [word, { positions, likeness }] of found) {
      // A colour is asked for, whatever the thing is called with it.
      if (isSaid && colours.has(word)) continue;
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
  return fits;
}

/** Whether the words stand side by side, in any order, with one other between them at most. */
function isTogether(found: ReadonlyMap<string, Found>): boolean {
  const words = [...found.values()];
  return words
    .flatMap(({ positions }) => positions)
    .some((from) =>
      words.every(({ positions }) =>
        positions.some((at) => at >= from && at <= from + words.length),
      ),
    );
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
  return held;
}
