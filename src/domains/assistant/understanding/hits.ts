import { codeHits, codeScore } from './codes.ts';
import type { Hit } from './hit.ts';
import type { Knowledge, Phrase } from './knowledge.ts';
import { stopWords } from './lexicon/function-words.ts';
import { bulkTypes, materialAdjectives } from './lexicon/generic-words.ts';
import { stem } from './stem.ts';
import type { Token } from './tokens.ts';
import { isCounting, unitOf } from './units.ts';

/** Where one item ends and the next begins. */
export const separators = new Set([
  '\n',
  ',',
  ';',
  '.',
  '?',
  '!',
  '&',
  '+',
  '•',
  '*',
  '|',
  'and',
  'na',
  'plus',
  'pamoja',
  'halafu',
  'then',
  'pia',
  'also',
  'n',
  'nd',
  'nad',
  'alafu',
  'kisha',
]);
/** Marks that no name goes across. */
const walls = new Set(['\n', ',', ';', '?', '!', ':', '(', ')', '+', '•', '|']);

/** Finds what a message names, each place once, in its order. `isTaken`: positions read otherwise. */
export function findHits(
  knowledge: Knowledge,
  tokens: readonly Token[],
  isTaken: (position: number) => boolean,
): Hit[] {
  const candidates = [
    ...codeHits(knowledge, tokens, isTaken),
    ...phraseHits(knowledge, tokens, isTaken),
  ].sort((a, b) => b.score - a.score || a.start - b.start);
  const used = new Set<number>();
  const chosen: Hit[] = [];
  // Codes have the highest score, and all of them are chosen before a name is.
  const codes = new Map<number, Hit>();
  for (const hit of candidates) {
    if (hit.positions.some((position) => used.has(position))) continue;
    if (isAcross(hit, codes)) continue;
    for (const position of hit.positions) used.add(position);
    chosen.push(hit);
    if (hit.score >= codeScore) codes.set(hit.start, hit);
  }
  chosen.sort((a, b) => a.start - b.start);
  return dropDescriptions(tokens, mergeNeighbours(tokens, chosen));
}

/** A name whose words stand on both sides of a code is none: "bags 42.5N cement", "Y12 bars". */
function isAcross(hit: Hit, codes: ReadonlyMap<number, Hit>): boolean {
  for (let at = hit.start + 1; at < hit.end; at += 1) {
    if ((codes.get(at)?.end ?? hit.end) < hit.end) return true;
  }
  return false;
}

function phraseHits(
  knowledge: Knowledge,
  tokens: readonly Token[],
  isTaken: (position: number) => boolean,
): Hit[] {
  const hits: Hit[] = [];
  tokens.forEach((token, at) => {
    if (isTaken(at) || (token.kind !== 'word' && token.kind !== 'size')) return;
    for (const phrase of knowledge.phrases.get(stem(token.text)) ?? []) {
      const positions = matchFrom(tokens, at, phrase, isTaken);
      if (!positions || isUnitAstray(tokens, positions)) continue;
      const letters = phrase.words.join('').length;
      hits.push({
        start: Math.min(...positions),
        end: Math.max(...positions) + 1,
        positions,
        types: phrase.types,
        isWeak: phrase.isWeak,
        score:
          phrase.words.length * 10 +
          letters / 10 -
          spread(positions) -
          (phrase.isWeak ? 6 : 0) -
          (isInOrder(tokens, positions, phrase) ? 0 : 0.05),
        wishes: [],
      });
    }
  });
  return hits;
}

/** "Mabati ya rangi" is coloured, "rangi ya mabati" colours it. */
const isInOrder = (tokens: readonly Token[], positions: readonly number[], { words }: Phrase) =>
  words.every((word, index) => stem(tokens[positions[index] ?? -1]?.text ?? '') === word);

/** "A 4 metre kitchen, 9 boxes": a unit that was counted belongs to no name a word further on. */
const isUnitAstray = (tokens: readonly Token[], positions: readonly number[]) =>
  positions.length > 1 &&
  positions.some((position, index) => {
    const isCounted = ['number', 'size'].includes(tokens[position - 1]?.kind ?? '');
    if (!isCounted || unitOf(tokens[position]?.text ?? '', true) === null) return false;
    const others = [positions[index - 1], positions[index + 1]];
    return others.every((other) => other === undefined || hasStranger(tokens, position, other));
  });

function hasStranger(tokens: readonly Token[], a: number, b: number): boolean {
  const [from, to] = [Math.min(a, b) + 1, Math.max(a, b)];
  return tokens.slice(from, to).some((token, at) => !isFiller(token, tokens[from + at - 1]));
}

const relatives = new Set(['that', 'which']);

const spread = (positions: readonly number[]) =>
  (Math.max(...positions) - Math.min(...positions) + 1 - positions.length) * 1.5;

/** The positions of a phrase's words from `at` on, in any order, with little between them. */
function matchFrom(
  tokens: readonly Token[],
  at: number,
  phrase: Phrase,
  isTaken: (position: number) => boolean,
): number[] | null {
  if (phrase.words.length === 1) return [at];
  const missing = [...phrase.words];
  missing.splice(missing.indexOf(stem(tokens[at]?.text ?? '')), 1);
  const positions = [at];
  const isReversed = phrase.words[0] !== stem(tokens[at]?.text ?? '');
  let strangers = 0;
  for (let next = at + 1; next < tokens.length && missing.length > 0; next += 1) {
    const token = tokens[next];
    if (!token || walls.has(token.text) || isTaken(next)) break;
    // "chuma za kutengeneza mlango" is no "mlango wa chuma", "a valve that stops" no stop valve.
    if (isReversed && (isSwahiliPurpose(tokens, next) || relatives.has(token.text))) break;
    const found = missing.indexOf(stem(token.text));
    if (found >= 0) {
      missing.splice(found, 1);
      positions.push(next);
      continue;
    }
    if (isJoint(token) && !phrase.words.includes('and')) {
      if (!isKnownPair(phrase)) break;
    } else if (!isFiller(token, tokens[next - 1])) strangers += 1;
    if (strangers > 1 || next - at > phrase.words.length + 4) break;
  }
  if (missing.length > 0) return null;
  // In reversed order only as Swahili says it: "pump ya booster".
  return positions;
}

const isJoint = (token: Token) => ['and', 'na', '&', 'plus'].includes(token.text);
/** Two things that are one: "bolts and nuts", "tongue and groove", "hasp and staple". */
const isKnownPair = ({ words }: Phrase) =>
  ['nut', 'groove', 'staple', 'earth', 'frame', 'bob'].some((word) => words.includes(word)) &&
  words.length > 1;

const isFiller = (token: Token, before: Token | undefined) =>
  stopWords.has(token.text) ||
  token.kind === 'number' ||
  token.kind === 'size' ||
  unitOf(token.text, before?.kind === 'number') !== null;

const common = (a: Hit, b: Hit) => a.types.filter((type) => b.types.includes(type));

/** "mabati boxi", "steel bars Y12", "cement 42.5N": two names of one thing. */
function mergeNeighbours(tokens: readonly Token[], hits: readonly Hit[]): Hit[] {
  const merged: Hit[] = [];
  for (const hit of hits) {
    const last = merged.at(-1);
    const shared = last ? common(last, hit) : [];
    if (last && (shared.length > 0 || isSteelNote(last, hit)) && isOneThing(tokens, last, hit)) {
      merged[merged.length - 1] = {
        ...last,
        end: hit.end,
        positions: [...last.positions, ...hit.positions],
        types: shared.length > 0 ? shared : hit.wishes.length > 0 ? hit.types : last.types,
        isWeak: last.isWeak && hit.isWeak,
        wishes: [...last.wishes, ...hit.wishes],
      };
    } else merged.push(hit);
  }
  return merged;
}

/** "nondo R6": the code tells which bar. "Y8 rings": what they are bent to is no other thing. */
const isSteelNote = (last: Hit, hit: Hit) =>
  last.types.includes('deformed-bar') &&
  hit.types.includes('round-bar') &&
  (hit.wishes.length > 0 || (last.wishes.length > 0 && hit.start === last.end));

/** Nothing between them that starts another item: no separator, no count. */
function isOneThing(tokens: readonly Token[], last: Hit, hit: Hit): boolean {
  if (last.wishes.length > 0 && hit.wishes.length > 0) return false;
  const between = tokens.slice(last.end, hit.start);
  if (between.some((token) => separators.has(token.text) && token.text !== '.')) {
    return (
      between.every((token) => token.text === ',') &&
      hit.wishes.length > 0 &&
      last.wishes.length === 0
    );
  }
  const numbers = between.filter((token) => token.kind === 'number').length;
  return numbers === 0 || (numbers === 1 && between.length <= 2);
}

const joiners = new Set('ya wa la za cha vya of for kwa in'.split(' '));

/** Leaves out what only describes another thing: "posti za simiti", "timber door", "for the roof". */
function dropDescriptions(tokens: readonly Token[], hits: readonly Hit[]): Hit[] {
  const kept: Hit[] = [];
  hits.forEach((hit, index) => {
    const next = hits[index + 1];
    const last = kept.at(-1);
    if (next && isAdjective(tokens, hit, next)) return;
    if (next && isUnitOfNext(tokens, hit, next)) return;
    if (last && isOwned(tokens, last, hit)) return;
    if (last && isMadeOf(tokens, last, hit)) return;
    if (last && isPurpose(tokens, last, hit)) return;
    if (last && isItsUnit(tokens, last, hit)) return;
    kept.push(hit);
  });
  const strong = kept.filter((hit) => !hit.isWeak);
  if (strong.length === 0) return kept;
  return kept.filter((hit) => !hit.isWeak || stands(tokens, hit, kept.length > 2));
}

/** "glass 5mm clear 10 panels": it counts what was named before it, and has no count of its own. */
function isItsUnit(tokens: readonly Token[], last: Hit, hit: Hit): boolean {
  const isUnit = hit.positions.length === 1 && unitOf(tokens[hit.start]?.text ?? '', true) !== null;
  if (!isUnit || tokens[hit.start - 1]?.kind !== 'number') return false;
  if (last.types.some((type) => bulkTypes.has(type))) return false;
  const isMeasure = (at: number) => {
    const unit = unitOf(tokens[at + 1]?.text ?? '', true);
    return tokens[at]?.kind !== 'number' || (unit !== null && !isCounting(unit)) || unit === 'foot';
  };
  if (!isMeasure(last.start - 1) || !isMeasure(hit.end)) return false;
  for (let at = last.end; at < hit.start - 1; at += 1) {
    if (separators.has(tokens[at]?.text ?? '') || !isMeasure(at)) return false;
  }
  return true;
}

/** "10 tubes of white silicone": a word that counts what is named behind it. */
function isUnitOfNext(tokens: readonly Token[], hit: Hit, next: Hit): boolean {
  const unit = hit.positions.length === 1 ? unitOf(tokens[hit.start]?.text ?? '', true) : null;
  if (unit === null || !containers.has(unit) || tokens[hit.start - 1]?.kind !== 'number')
    return false;
  const between = tokens.slice(hit.end, next.start);
  return (
    between.length <= 2 &&
    between.every(({ kind, text }) => kind === 'word' && !separators.has(text))
  );
}

const containers = new Set<string>(['tube', 'drum', 'can', 'tin', 'bucket', 'roll', 'packet']);

const wanting = new Set(
  'nataka nahitaji natafuta need want buy get add niletee nipatie nipe me tunahitaji tunataka weka ongeza niongezee require send'.split(
    ' ',
  ),
);

/** A weak word is an item beside others only where it is counted: "3 frames". */
function stands(tokens: readonly Token[], hit: Hit, isInList: boolean): boolean {
  const before = tokens[hit.start - 1];
  const isAfterJoint =
    separators.has(before?.text ?? '\n') ||
    ['-', ')', ':'].includes(before?.text ?? '') ||
    wanting.has(before?.text ?? '') ||
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
  return wasCounted || (isAfterJoint && (isCountedAfter || (isBeforeJoint && isInList)));
}

function isAdjective(tokens: readonly Token[], hit: Hit, next: Hit): boolean {
  const between = tokens.slice(hit.end, next.start);
  if (between.length > 0) return false;
  if (hit.positions.length > 1 && !hit.isWeak) return false;
  if (next.wishes.length > 0) return false;
  const areBoth = [hit, next].every((one) => one.types.some((type) => bulkTypes.has(type)));
  if (areBoth && !hit.isWeak) return false;
  return hit.isWeak || materialAdjectives.has(stem(tokens[hit.start]?.text ?? ''));
}

/** "tongue and groove boards cypress": what it is made of, right behind its name. */
const isMadeOf = (tokens: readonly Token[], last: Hit, hit: Hit) =>
  hit.start === last.end &&
  hit.positions.length === 1 &&
  last.positions.length > 1 &&
  hit.wishes.length === 0 &&
  materialAdjectives.has(stem(tokens[hit.start]?.text ?? '')) &&
  !hit.types.some((type) => bulkTypes.has(type));

const purposes = new Set(
  'to for that which where between beneath behind along around before under inside above against ili kabla kuzuia'.split(
    ' ',
  ),
);
/** "ya kufunika", "za kupigilia": Swahili for "for covering". */
const isSwahiliPurpose = (tokens: readonly Token[], at: number) =>
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
    // Whatever nobody sells is for, is not asked for either.
    rest.length <= (last.types.length === 0 ? 5 : 2) &&
    !rest.some(
      (token) =>
        token.kind === 'number' || separators.has(token.text) || unitOf(token.text, false) !== null,
    )
  );
}
