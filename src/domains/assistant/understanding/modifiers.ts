import {
  isCounting,
  stem,
  stopWords,
  type Token,
  unitOf,
} from '../../materials/language/public.ts';
import { bringWords, wantWords } from './lexicon/grammar-words.ts';
import { bulkTypes, materialAdjectives } from './lexicon/weak-words.ts';
import type { Hit } from './mention.ts';
import { separators } from './separators.ts';

const joiners = new Set('ya wa la za cha vya of for kwa in'.split(' '));

/** Leaves out what only describes another thing: "posti za simiti", "timber door", "for the roof". */
export function dropDescriptions(tokens: readonly Token[], hits: readonly Hit[]): Hit[] {
  const kept: Hit[] = [];
  hits.forEach((hit, index) => {
    const next = hits[index + 1];
    const last = kept.at(-1);
    if (next && isAdjective(tokens, hit, next)) return;
    // "A cement based sealer"; "purlins za chuma z150", where it stands inside the name.
    if (tokens[hit.end]?.text === 'based') return;
    if (last && hit.isWeak && hit.start < last.end) return;
    if (isKindWord(tokens, hit) && hits.some((one) => one.start < hit.start && comesInKinds(one)))
      return;
    if (last && isOwned(tokens, last, hit)) return;
    if (last && isMadeOf(tokens, last, hit)) return;
    if (last && isPurpose(tokens, last, hit)) return;
    kept.push(hit);
  });
  const strong = kept.filter((hit) => !hit.isWeak);
  if (strong.length === 0) return kept;
  return kept.filter((hit) => !hit.isWeak || stands(tokens, hit, kept));
}

/** "10 double sockets and 5 single": a kind of what was named before. */
const isKindWord = (tokens: readonly Token[], hit: Hit) =>
  hit.positions.length === 1 && /^(?:single|double|twin)s?$/.test(tokens[hit.start]?.text ?? '');
const inKinds = new Set(['socket', 'switch', 'kitchen-sink', 'conduit-box', 'steel-door']);
const comesInKinds = ({ types }: Hit) => types.some((type) => inKinds.has(type));

const asksFor = (word: string) => wantWords.has(word) || bringWords.has(word);

/** A weak word is an item beside others only where it is counted: "3 frames". */
function stands(tokens: readonly Token[], hit: Hit, all: readonly Hit[]): boolean {
  const isInList = all.length > 2;
  const before = tokens[hit.start - 1];
  const isAfterJoint =
    separators.has(before?.text ?? '\n') ||
    ['-', ')', ':'].includes(before?.text ?? '') ||
    asksFor(before?.text ?? '') ||
    before?.kind === 'number';
  const after = tokens[hit.end];
  const isCountedAfter =
    after?.kind === 'number' ||
    after?.kind === 'size' ||
    ((['x', '-', ':', '='].includes(after?.text ?? '') ||
      unitOf(after?.text ?? '', false) !== null) &&
      tokens[hit.end + 1]?.kind === 'number');
  const isBeforeJoint = !after || separators.has(after.text);
  const wasCounted =
    before?.kind === 'number' ||
    (unitOf(before?.text ?? '', true) !== null && tokens[hit.start - 2]?.kind === 'number') ||
    ['ya', 'za', 'wa', 'la', 'vya', 'of'].includes(before?.text ?? '');
  return (
    wasCounted ||
    (isAfterJoint && (isCountedAfter || (isBeforeJoint && isInList))) ||
    (isCountedAfter && opensItsPart(tokens, hit, all))
  );
}

/** "…, 9 inch steel discs 25": before it stand only its own sizes and looks. */
function opensItsPart(tokens: readonly Token[], hit: Hit, all: readonly Hit[]): boolean {
  for (let at = hit.start - 1; at >= hit.start - 4; at -= 1) {
    const text = tokens[at]?.text ?? '\n';
    if (separators.has(text)) return true;
    const isNamed = all.some((other) => other !== hit && at >= other.start && at < other.end);
    if (isNamed || stopWords.has(text) || purposes.has(text) || text.includes("'")) return false;
  }
  return false;
}

/** In the singular, what things are made for: "bedroom door locks", "main gate hinges". */
const fittedWith = new Set(
  'door gate window cabinet drawer ceiling tank sink pipe cable wire roof wall tile fence'.split(
    ' ',
  ),
);

function isAdjective(tokens: readonly Token[], hit: Hit, next: Hit): boolean {
  const between = tokens.slice(hit.end, next.start);
  if (between.length > 0) return false;
  const word = tokens[hit.end - 1]?.text ?? '';
  const isThing = !next.isWeak && !materialAdjectives.has(stem(tokens[next.start]?.text ?? ''));
  const isCompound = fittedWith.has(word) && isThing && next.types.length > 0;
  if (hit.positions.length > 1 && !hit.isWeak) return isCompound;
  if (next.wishes.length > 0) return false;
  const areBoth = [hit, next].every((one) => one.types.some((type) => bulkTypes.has(type)));
  if (areBoth && !hit.isWeak) return false;
  return hit.isWeak || materialAdjectives.has(stem(tokens[hit.start]?.text ?? ''));
}

/** "Fascia 8x1 mahogany": what is sawn from one wood or another. */
const sawn = new Set(['fascia-board', 'timber-skirting', 'tng-board', 'panel-door', 'door-frame']);
const isOfWood = ({ types }: Hit) => types.some((type) => sawn.has(type));

/** "tongue and groove boards cypress": what it is made of, right behind its name. */
const isMadeOf = (tokens: readonly Token[], last: Hit, hit: Hit) =>
  (hit.start === last.end
    ? last.positions.length > 1 || isOfWood(last)
    : isOfWood(last) && tokens.slice(last.end, hit.start).every(({ kind }) => kind === 'size')) &&
  hit.positions.length === 1 &&
  hit.wishes.length === 0 &&
  materialAdjectives.has(stem(tokens[hit.start]?.text ?? '')) &&
  !hit.types.some((type) => bulkTypes.has(type));

const purposes = new Set(
  'to for that which where between beneath behind along around before under inside above against ili kabla kuzuia'.split(
    ' ',
  ),
);
/** "ya kufunika", "za kupigilia": Swahili for "for covering". */
export const isSwahiliPurpose = (tokens: readonly Token[], at: number) =>
  ['ya', 'za', 'wa', 'la', 'cha', 'vya', 'kwa'].includes(tokens[at]?.text ?? '') &&
  /^ku\w{3,}/.test(tokens[at + 1]?.text ?? '');

/** "inchi tatu za mbao": the number is a size. */
function isSizeBefore(tokens: readonly Token[], at: number): boolean {
  const unit = unitOf(tokens[at - 1]?.text ?? '', false);
  return unit !== null && !isCounting(unit);
}

/** "tarpaulin to cover cement bags, 3": what it is for, and nobody counts it there. */
function isPurpose(tokens: readonly Token[], last: Hit, hit: Hit): boolean {
  const from = last.start + 1;
  const between = tokens.slice(from, hit.start);
  if (between.length > 8 || tokens[hit.start - 1]?.kind === 'number') return false;
  const marker = between.findIndex(
    (token, offset) => purposes.has(token.text) || isSwahiliPurpose(tokens, from + offset),
  );
  // "cement to Thika": a single word behind it is a place.
  if (marker < 0 || (between[marker]?.text === 'to' && between.length - marker < 2)) return false;
  const clause = between.slice(marker);
  if (
    clause.some(
      (token) => separators.has(token.text) || token.kind === 'number' || token.text === ':',
    )
  )
    return false;
  // "wire for tying nondo, rolls 3": the count behind it is of what was not counted before.
  if (!isCountedBefore(tokens, last, from + marker)) return true;
  const counts = tokens.slice(hit.end, hit.end + 3);
  const stop = counts.findIndex((token) => separators.has(token.text) || token.text === ',');
  return !(stop < 0 ? counts : counts.slice(0, stop)).some((token) => token.kind === 'number');
}

/** Whether a number stands right before a name, or between it and `end`. */
const isCountedBefore = (tokens: readonly Token[], { start, end: behind }: Hit, end: number) =>
  tokens.slice(Math.max(0, start - 2), start).some((token) => token.kind === 'number') ||
  tokens.slice(behind, end).some((token) => token.kind === 'number');

function isOwned(tokens: readonly Token[], last: Hit, hit: Hit): boolean {
  const between = tokens.slice(last.end, hit.start);
  const joint = between.findLastIndex((token) => joiners.has(token.text));
  if (joint < 0) return false;
  const before = between[joint - 1];
  if (
    before &&
    ((before.kind === 'number' && joint > 1 && !isSizeBefore(between, joint - 1)) ||
      unitOf(before.text, false) !== null) &&
    between[joint]?.text !== 'for'
  )
    return false;
  // "mawe na msee wa kokoto": the second is another's.
  if (between.slice(0, joint).some((token) => separators.has(token.text))) return false;
  const rest = between.slice(joint + 1);
  if (between.some((token) => token.text === ':')) return false;
  return (
    rest.length <= (last.types.length === 0 ? 5 : 2) &&
    !rest.some(
      (token) =>
        token.kind === 'number' || separators.has(token.text) || unitOf(token.text, false) !== null,
    )
  );
}
