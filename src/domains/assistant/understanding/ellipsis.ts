import type { Hit } from './hit.ts';
import type { Chunk } from './item-spans.ts';
import type { Knowledge, Phrase } from './knowledge.ts';
import { materialAdjectives } from './lexicon/weak-words.ts';
import { stem } from './stem.ts';
import type { Token } from './tokens.ts';
import { unitOf } from './units.ts';
import { wishForSides } from './values.ts';

/**
 * What is meant where the noun is left out: "paint za ndani 2 na za nje 3" is exterior paint,
 * because a name has that word beside one for the same thing. Null where no name says so.
 */
export function typesOfRest(
  { phrases }: Pick<Knowledge, 'phrases'>,
  types: readonly string[],
  chunks: readonly Chunk[],
): readonly string[] | null {
  if (!chunks.some(({ figures }) => figures.length > 0)) return null;
  const isOfTypes = (word: string) =>
    (phrases.get(word) ?? []).some(
      (phrase) => phrase.words.length === 1 && phrase.types.some((type) => types.includes(type)),
    );
  const words = new Set(chunks.flatMap(({ unread }) => unread.map(({ text }) => stem(text))));
  let best: Phrase | null = null;
  for (const word of words) {
    for (const phrase of phrases.get(word) ?? []) {
      if (phrase.words.length < 2 || phrase.types.length === 0) continue;
      const rest = phrase.words.filter((own) => !words.has(own));
      const isName = rest.length > 0 && rest.length < phrase.words.length && rest.every(isOfTypes);
      if (isName && phrase.words.length > (best?.words.length ?? 0)) best = phrase;
    }
  }
  return best === null || best.types.some((type) => types.includes(type) && type === types[0])
    ? null
    : best.types;
}

/** So few feet or tonnes nobody buys: they count something else. */
const fewest = 20;
const byMeasure = new Set(['foot', 'metre', 'tonne', 'sqft']);

/** "doors: flush 6, mahogany 2": what names a timber is a kind of the door before it. */
export function asKinds(
  { countedIn, phrases }: Pick<Knowledge, 'countedIn' | 'phrases'>,
  tokens: readonly Token[],
  hits: readonly Hit[],
): readonly Hit[] {
  return hits.map((hit, index) => {
    const last = hits[index - 1];
    const word = stem(tokens[hit.start]?.text ?? '');
    const isBare =
      hit.positions.length === 1 && hit.types.length === 1 && materialAdjectives.has(word);
    if (!last || !isBare || !byMeasure.has(countedIn.get(hit.types[0] ?? '') ?? '')) return hit;
    if (!isFewCounted(tokens, hit)) return hit;
    const names = new Set(last.positions.map((position) => stem(tokens[position]?.text ?? '')));
    const kind = (phrases.get(word) ?? []).find(
      ({ words, types }) =>
        words.length === 2 &&
        types.length > 0 &&
        words.every((own) => own === word || names.has(own)),
    );
    return kind ? { ...hit, types: kind.types } : hit;
  });
}

/** "mahogany 2" and "2 mahogany", unlike "mahogany 2 feet". */
function isFewCounted(tokens: readonly Token[], hit: Hit): boolean {
  const isFew = (at: number) => {
    const value = tokens[at]?.kind === 'number' ? (tokens[at]?.value ?? 0) : 0;
    return Number.isInteger(value) && value > 0 && value <= fewest;
  };
  const isUnit = (at: number) => unitOf(tokens[at]?.text ?? '', true) !== null;
  return (isFew(hit.end) && !isUnit(hit.end + 1)) || isFew(hit.start - 1);
}

const rooms = new Set(['toilet', 'bathroom', 'kitchen', 'washroom', 'choo', 'bafu', 'jikoni']);

/** "tiles 30x30 for toilet": toilet tiles come in no such size, other tiles do. */
export function typesOfSize(
  knowledge: Knowledge,
  tokens: readonly Token[],
  hit: Hit,
  sides: readonly (readonly number[])[],
): readonly string[] {
  const isMade = (type: string) =>
    sides.some((own) => wishForSides(knowledge, type, own)?.isKnown === true);
  const isOfRoom = hit.positions.some((position) => rooms.has(stem(tokens[position]?.text ?? '')));
  if (sides.length === 0 || !isOfRoom || hit.types.some(isMade)) return [];
  return hit.positions
    .flatMap((position) => knowledge.phrases.get(stem(tokens[position]?.text ?? '')) ?? [])
    .flatMap(({ words, types }) => (words.length === 1 ? types : []))
    .filter((type, at, all) => isMade(type) && all.indexOf(type) === at);
}
