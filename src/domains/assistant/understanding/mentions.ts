import { stem, stopWords, type Token, unitOf } from '../../materials/language/public.ts';
import type { Knowledge, Phrase } from './knowledge.ts';
import type { Mention } from './mention.ts';
import { dropDescriptions, isSwahiliPurpose } from './modifiers.ts';
import { separators } from './separators.ts';

/** Marks that no name goes across. */
const nameEnds = new Set(['\n', ',', ';', '?', '!', ':', '(', ')', '+', '•', '|']);

/** Finds what a message names, each place once, in its order. `isTaken`: positions read otherwise. */
export function findMentions(
  knowledge: Knowledge,
  tokens: readonly Token[],
  isTaken: (position: number) => boolean,
): Mention[] {
  const candidates = [
    ...codeMentions(knowledge, tokens, isTaken),
    ...phraseMentions(knowledge, tokens, isTaken),
  ].sort((a, b) => b.score - a.score || a.start - b.start);
  const used = new Set<number>();
  const chosen: Mention[] = [];
  // Codes have the highest score, and all of them are chosen before a name is.
  const codes = new Map<number, Mention>();
  for (const mention of candidates) {
    if (mention.positions.some((position) => used.has(position))) continue;
    if (isAcross(mention, codes)) continue;
    for (const position of mention.positions) used.add(position);
    chosen.push(mention);
    if (mention.score >= codeScore) codes.set(mention.start, mention);
  }
  chosen.sort((a, b) => a.start - b.start);
  return dropDescriptions(tokens, mergeNeighbours(tokens, chosen));
}

/** A name whose words stand on both sides of a code is none: "bags 42.5N cement", "Y12 bars". */
function isAcross(mention: Mention, codes: ReadonlyMap<number, Mention>): boolean {
  for (let at = mention.start + 1; at < mention.end; at += 1) {
    if ((codes.get(at)?.end ?? mention.end) < mention.end) return true;
  }
  return false;
}

function phraseMentions(
  knowledge: Knowledge,
  tokens: readonly Token[],
  isTaken: (position: number) => boolean,
): Mention[] {
  const mentions: Mention[] = [];
  const stems = tokens.map(({ text }) => stem(text));
  const said = new Set(stems);
  tokens.forEach((token, at) => {
    if (isTaken(at) || (token.kind !== 'word' && token.kind !== 'size')) return;
    for (const phrase of knowledge.phrases.get(stems[at] ?? '') ?? []) {
      if (!phrase.words.every((word) => said.has(word))) continue;
      const positions = matchFrom(tokens, at, phrase, isTaken);
      if (!positions) continue;
      const letters = phrase.words.join('').length;
      mentions.push({
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
  return mentions;
}

/** "Mabati ya rangi" is coloured, "rangi ya mabati" colours it. */
const isInOrder = (tokens: readonly Token[], positions: readonly number[], { words }: Phrase) =>
  words.every((word, index) => stem(tokens[positions[index] ?? -1]?.text ?? '') === word);

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
    if (!token || nameEnds.has(token.text) || isTaken(next)) break;
    // "chuma za kutengeneza mlango" is no "mlango wa chuma", "a valve that stops" no stop valve.
    if (isReversed && (isSwahiliPurpose(tokens, next) || relatives.has(token.text))) break;
    const found = missing.indexOf(stem(token.text));
    if (found >= 0) {
      missing.splice(found, 1);
      positions.push(next);
      continue;
    }
    if (isJoint(token) && !phrase.words.includes('and')) {
      if (!isKnownPair(phrase, tokens[next + 1])) break;
    } else if (!isFiller(token, tokens[next - 1])) strangers += 1;
    if (strangers > 1 || next - at > phrase.words.length + 4) break;
  }
  if (missing.length > 0) return null;
  // In reversed order only as Swahili says it: "pump ya booster".
  return positions;
}

const isJoint = (token: Token) => ['and', 'na', '&', 'plus'].includes(token.text);
/** Two things that are one: "bolts and nuts", "tongue and groove", "hasp and staple". */
const isKnownPair = ({ words }: Phrase, after: Token | undefined) =>
  ['nut', 'groove', 'staple', 'manhole', 'bob'].some((word) => words.includes(word)) ||
  (words.includes('earth') && after?.text === 'earth');

const isFiller = (token: Token, before: Token | undefined) =>
  stopWords.has(token.text) ||
  token.kind === 'number' ||
  token.kind === 'size' ||
  unitOf(token.text, before?.kind === 'number') !== null;

const common = (a: Mention, b: Mention) => a.types.filter((type) => b.types.includes(type));

/** "mabati boxi", "steel bars Y12", "cement 42.5N": two names of one thing. */
function mergeNeighbours(tokens: readonly Token[], mentions: readonly Mention[]): Mention[] {
  const merged: Mention[] = [];
  for (const mention of mentions) {
    const last = merged.at(-1);
    const shared = last ? common(last, mention) : [];
    if (
      last &&
      (shared.length > 0 || isSteelNote(last, mention)) &&
      isOneThing(tokens, last, mention)
    ) {
      merged[merged.length - 1] = {
        ...last,
        end: mention.end,
        positions: [...last.positions, ...mention.positions],
        types: shared.length > 0 ? shared : mention.wishes.length > 0 ? mention.types : last.types,
        isWeak: last.isWeak && mention.isWeak,
        wishes: [...last.wishes, ...mention.wishes],
      };
    } else merged.push(mention);
  }
  return merged;
}

/** "nondo R6": the code tells which bar. "Y8 rings": what they are bent to is no other thing. */
const isSteelNote = (last: Mention, mention: Mention) =>
  last.types.includes('deformed-bar') &&
  mention.types.includes('round-bar') &&
  (mention.wishes.length > 0 || (last.wishes.length > 0 && mention.start === last.end));

/** Nothing between them that starts another item: no separator, no count. */
function isOneThing(tokens: readonly Token[], last: Mention, mention: Mention): boolean {
  if (last.wishes.length > 0 && mention.wishes.length > 0) return false;
  const between = tokens.slice(last.end, mention.start);
  if (between.some((token) => separators.has(token.text) && token.text !== '.')) {
    return (
      between.every((token) => token.text === ',') &&
      mention.wishes.length > 0 &&
      last.wishes.length === 0
    );
  }
  const numbers = between.filter((token) => token.kind === 'number').length;
  return numbers === 0 || (numbers === 1 && between.length <= 2);
}

/** Letters with a number that name a thing by themselves: Y12, R8, A142, 42.5N. */
function codeMentions(
  { materials }: Knowledge,
  tokens: readonly Token[],
  isTaken: (position: number) => boolean,
): Mention[] {
  const mentions: Mention[] = [];
  tokens.forEach((token, at) => {
    const next = tokens[at + 1];
    const grade = token.kind === 'number' && !isTaken(at) ? bareGrade(tokens, at) : null;
    if (grade) {
      const own = { start: at, end: at + 1, positions: [at], isWeak: false };
      mentions.push({ ...own, score: codeScore, ...grade });
      return;
    }
    if (!next || isTaken(at) || !(next.isGlued || isBarSize(token, next))) return;
    const code =
      token.kind === 'word' && next.kind === 'number'
        ? letterCode(token.text, next.value ?? 0)
        : token.kind === 'number' && next.kind === 'word'
          ? strengthCode(token.value ?? 0, next.text)
          : null;
    if (!code?.types.every((type) => materials.has(type))) return;
    mentions.push({
      start: at,
      end: at + 2,
      positions: [at, at + 1],
      isWeak: false,
      score: codeScore,
      ...code,
    });
  });
  return mentions;
}

/** "Y 12" written apart. */
const isBarSize = (token: Token, next: Token) =>
  ['y', 'd', 't'].includes(token.text) && barSizes.has(next.value ?? 0);
const barSizes = new Set([8, 10, 12, 14, 16, 20, 25, 32, 40]);

type Code = Pick<Mention, 'types' | 'wishes'>;

function letterCode(letter: string, value: number): Code | null {
  if (['y', 'd', 't', 'yt', 'ty', 'dia'].includes(letter) && barSizes.has(value)) {
    return { types: ['deformed-bar'], wishes: [{ key: 'diameterMm', value }] };
  }
  if (letter === 'r' && (value === 6 || value === 8 || value === 10)) {
    return { types: ['round-bar'], wishes: [{ key: 'diameterMm', value }] };
  }
  if (letter === 'a' && value >= 60 && value < 400) {
    return { types: ['brc-mesh'], wishes: [{ key: 'meshRef', value: `A${value}` }] };
  }
  if (letter === 'c' && [15, 20, 25, 30, 35].includes(value)) {
    return { types: ['ready-mix-concrete'], wishes: [{ key: 'gradeMpa', value }] };
  }
  if (letter === 'it' && value === 4) return { types: ['box-profile-sheet'], wishes: [] };
  if (letter === 'pn' && value === 20) return { types: ['ppr-pipe'], wishes: [] };
  return null;
}

const bagWords = new Set(['bag', 'bags', 'mfuko', 'mifuko', 'bagi', 'cement', 'simiti']);

/** "180 bags of 32.5": what cement is called by its strength alone. */
function bareGrade(tokens: readonly Token[], at: number): Code | null {
  if (tokens[at + 1]?.isGlued) return null;
  const joint = ['of', 'ya', 'za'].includes(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  const isBagged =
    bagWords.has(tokens[joint]?.text ?? '') || bagWords.has(tokens[at + 1]?.text ?? '');
  return isBagged ? strengthCode(tokens[at]?.value ?? 0, 'n') : null;
}

function strengthCode(value: number, letter: string): Code | null {
  const types = ['n', 'r', 'x'].includes(letter) ? typesOfStrength(value) : null;
  return types && { types, wishes: [] };
}

const byStrength: ReadonlyMap<number, readonly string[]> = new Map([
  [22.5, ['masonry-cement']],
  [32.5, ['cement-32-5']],
  [42.5, ['cement-42-5']],
]);

/** The cement of a strength in N/mm²; null for what is none. */
export const typesOfStrength = (value: number): readonly string[] | null =>
  byStrength.get(value) ?? null;

/** Above every phrase: a code is never part of another name. */
const codeScore = 100;
