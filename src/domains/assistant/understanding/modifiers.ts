import { stem, type Token, unitOf } from '../../materials/language/public.ts';
import { bringWords, wantWords } from './lexicon/grammar-words.ts';
import { bulkTypes, materialAdjectives } from './lexicon/words.ts';
import type { Mention } from './mention.ts';
import { separators } from './separators.ts';

const joiners = new Set('ya wa la za cha vya of for kwa in'.split(' '));

/** Leaves out what only describes another thing: "posti za simiti", "timber door", "for the roof". */
export function dropDescriptions(
  tokens: readonly Token[],
  mentions: readonly Mention[],
): Mention[] {
  const kept: Mention[] = [];
  mentions.forEach((mention, index) => {
    const next = mentions[index + 1];
    const last = kept.at(-1);
    if (next && isAdjective(tokens, mention, next)) return;
    // "A cement based sealer"; "purlins za chuma z150", where it stands inside the name.
    if (tokens[mention.end]?.text === 'based') return;
    if (last && mention.isWeak && mention.start < last.end) return;
    if (last && isOwned(tokens, last, mention)) return;
    if (last && isPurpose(tokens, last, mention)) return;
    kept.push(mention);
  });
  const strong = kept.filter((mention) => !mention.isWeak);
  if (strong.length === 0) return kept;
  return kept.filter((mention) => !mention.isWeak || stands(tokens, mention, kept));
}

/** A weak word is an item beside others only where it is counted: "3 frames". */
function stands(tokens: readonly Token[], mention: Mention, all: readonly Mention[]): boolean {
  const isInList = all.length > 2;
  const before = tokens[mention.start - 1];
  const isAfterJoint =
    separators.has(before?.text ?? '\n') ||
    ['-', ')', ':'].includes(before?.text ?? '') ||
    wantWords.has(before?.text ?? '') ||
    bringWords.has(before?.text ?? '') ||
    before?.kind === 'number';
  const after = tokens[mention.end];
  const isCountedAfter =
    after?.kind === 'number' ||
    after?.kind === 'size' ||
    ((['x', '-', ':', '='].includes(after?.text ?? '') ||
      unitOf(after?.text ?? '', false) !== null) &&
      tokens[mention.end + 1]?.kind === 'number');
  const isBeforeJoint = !after || separators.has(after.text);
  const wasCounted =
    before?.kind === 'number' ||
    (unitOf(before?.text ?? '', true) !== null && tokens[mention.start - 2]?.kind === 'number') ||
    ['ya', 'za', 'wa', 'la', 'vya', 'of'].includes(before?.text ?? '');
  return wasCounted || (isAfterJoint && (isCountedAfter || (isBeforeJoint && isInList)));
}

/** In the singular, what things are made for: "bedroom door locks", "main gate hinges". */
const fittedWith = new Set(
  'door gate window cabinet drawer ceiling tank sink pipe cable wire roof wall tile fence'.split(
    ' ',
  ),
);

function isAdjective(tokens: readonly Token[], mention: Mention, next: Mention): boolean {
  const between = tokens.slice(mention.end, next.start);
  if (between.length > 0) return false;
  const word = tokens[mention.end - 1]?.text ?? '';
  const isThing = !next.isWeak && !materialAdjectives.has(stem(tokens[next.start]?.text ?? ''));
  const isCompound = fittedWith.has(word) && isThing && next.types.length > 0;
  if (mention.positions.length > 1 && !mention.isWeak) return isCompound;
  if (next.wishes.length > 0) return false;
  const areBoth = [mention, next].every((one) => one.types.some((type) => bulkTypes.has(type)));
  if (areBoth && !mention.isWeak) return false;
  return mention.isWeak || materialAdjectives.has(stem(tokens[mention.start]?.text ?? ''));
}

const purposes = new Set(
  'to for that which where between beneath behind along around before under inside above against ili kabla kuzuia'.split(
    ' ',
  ),
);
/** "ya kufunika", "za kupigilia": Swahili for "for covering". */
export const isSwahiliPurpose = (tokens: readonly Token[], at: number) =>
  ['ya', 'za', 'wa', 'la', 'cha', 'vya', 'kwa'].includes(tokens[at]?.text ?? '') &&
  /^ku\w{3,}/.test(tokens[at + 1]?.text ?? '');

/** "tarpaulin to cover cement bags, 3": what it is for, and nobody counts it there. */
function isPurpose(tokens: readonly Token[], last: Mention, mention: Mention): boolean {
  const from = last.start + 1;
  const between = tokens.slice(from, mention.start);
  if (between.length > 8 || tokens[mention.start - 1]?.kind === 'number') return false;
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
  const counts = tokens.slice(mention.end, mention.end + 3);
  const stop = counts.findIndex((token) => separators.has(token.text) || token.text === ',');
  return !(stop < 0 ? counts : counts.slice(0, stop)).some((token) => token.kind === 'number');
}

/** Whether a number stands right before a name, or between it and `end`. */
const isCountedBefore = (tokens: readonly Token[], { start, end: behind }: Mention, end: number) =>
  tokens.slice(Math.max(0, start - 2), start).some((token) => token.kind === 'number') ||
  tokens.slice(behind, end).some((token) => token.kind === 'number');

function isOwned(tokens: readonly Token[], last: Mention, mention: Mention): boolean {
  const between = tokens.slice(last.end, mention.start);
  const joint = between.findLastIndex((token) => joiners.has(token.text));
  if (joint < 0) return false;
  const before = between[joint - 1];
  if (
    before &&
    ((before.kind === 'number' && joint > 1) || unitOf(before.text, false) !== null) &&
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
