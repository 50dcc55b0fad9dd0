import { wordTable } from '../../../shared/word-table.ts';
import {
  isCounting,
  mostCounted,
  stem,
  type Token,
  unitOf,
} from '../../materials/language/public.ts';
import { eachWords } from './lexicon/grammar-words.ts';

const rangeWords = new Set(['-', '–', '—', 'to', 'hadi', 'mpaka']);
/** Two numbers as well, where it is plain that things are counted: "4 or 5 rolls". */
const choices = new Set(['or', 'au', 'ama']);
const betweenJoints = new Set(['and', 'na', ...rangeWords]);

/** What a number behind it is called by, or by the clock: "phase 2-3", "gauge 28-30", "saa 8-10". */
const numbered = new Set(
  'phase plot ploti house hse block stage lot room class grade lane saa from toka kutoka ratio uwiano mix size size: no number namba'.split(
    ' ',
  ),
);
/** "1 to 4 mix", "9 to 12 pm", "20 to 30th": no count of things. */
const behindNone = new Set('mix ratio th st nd rd am pm asubuhi jioni phase'.split(' '));

/** More than this often the lower number, the upper is no more of the same. */
const widest = 4;
const widestChoice = 2;

/**
 * "20 to 30 bags", "20-30 mifuko", "kati ya 20 na 30": one number, the upper one, which covers the need
 * whatever it comes to; the lower is kept beside it (`low`). Sizes, hours and numbered places stay apart.
 */
export function joinRanges(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const range = rangeFrom(tokens, at);
    if (range === null) joined.push(token);
    else {
      const { high, low, last } = range;
      joined.push({ ...high, start: token.start, isGlued: token.isGlued, low });
      at = last;
    }
  }
  return joined;
}

interface Range {
  /** As the upper number is written. */
  readonly high: Token;
  readonly low: number;
  /** Where its last number stands. */
  readonly last: number;
}

/** The range that begins at a position, "10 to 20 to 30" with all its numbers; else null. */
function rangeFrom(tokens: readonly Token[], at: number): Range | null {
  const highs: Token[] = [];
  let last = at;
  for (;;) {
    const high = rangeAt(tokens, last);
    if (high === null) break;
    highs.push(high);
    last += 2;
  }
  const [high] = highs.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  if (!high) return null;
  const values = tokens.slice(at, last + 1).flatMap(({ value }) => value ?? []);
  return { high, low: Math.min(...values), last };
}

/** The upper number of a range of counts that begins at a position; else null. */
function rangeAt(tokens: readonly Token[], at: number): Token | null {
  const [low, joint, high] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!low || !joint || !high || !isWhole(low) || !isWhole(high)) return null;
  const [from, to] = [low.value ?? 0, high.value ?? 0];
  if (from >= to || to > widest * from) return null;
  const isBetween = leadsBetween(tokens, at);
  const before = tokens[at - 1];
  const behind = tokens[at + 3];
  if (!isBetween && (isPartOfMore(before, low) || numbered.has(before?.text ?? ''))) return null;
  if (behindNone.has(behind?.text ?? '') || isPartOfMore(behind, behind)) return null;
  const unit = unitOf(behind?.text ?? '', true) ?? unitOf(before?.text ?? '', false);
  if (unit !== null && !isCounting(unit)) return null;
  if (isBetween) return betweenJoints.has(joint.text) ? high : null;
  if (choices.has(joint.text)) return unit !== null && to <= widestChoice * from ? high : null;
  if (!rangeWords.has(joint.text)) return null;
  // "nondo 12 - 40": a name's size and how many; "1 to 4": parts of a mix, unless things are counted.
  const isDash = joint.kind === 'mark';
  if (isDash && !(joint.isGlued && high.isGlued)) return null;
  return from > 1 || unit !== null ? high : null;
}

const isWhole = ({ kind, value = 0, text }: Token): boolean =>
  kind === 'number' &&
  Number.isInteger(value) &&
  value > 0 &&
  !text.includes('/') &&
  text[0] !== '0';

/** "12-11-2026", "Y12-20", "C20-25": one of several numbers in a row, or of a code. */
const isPartOfMore = (beside: Token | undefined, token: Token | undefined): boolean =>
  beside !== undefined &&
  token?.isGlued === true &&
  (beside.kind === 'number' || /^[-–—/.:a-z]$/.test(beside.text));

/** "Between 20 and 30", "kati ya mifuko 20 na 30". */
function leadsBetween(tokens: readonly Token[], at: number): boolean {
  const lead = unitOf(tokens[at - 1]?.text ?? '', false) === null ? at - 1 : at - 2;
  const [word, before] = [tokens[lead]?.text, tokens[lead - 1]?.text];
  return word === 'between' || (word === 'ya' && before === 'kati');
}

const roomNouns = new Set(
  'room bedroom bathroom toilet house flat apartment floor block door window gate classroom class plot ploti kiwanja site compound villa bungalow maisonette unit shop office duka stall dorm chumba vyumba nyumba bafu bafuni mlango dirisha ghorofa choo darasa'.split(
    ' ',
  ),
);
const sameNoun: Readonly<Record<string, string>> = wordTable({
  vyumba: 'chumba',
  bafuni: 'bafu',
  class: 'classroom',
  ploti: 'plot',
});
const nounAt = (token: Token | undefined) => {
  const noun = stem(token?.text ?? '');
  return roomNouns.has(noun) ? (sameNoun[noun] ?? noun) : null;
};
const quietBetween = new Set(
  'in kwa for a gets get needs need has takes take wants want ina inataka inahitaji anataka anahitaji wanataka wanahitaji apate apewe : ni iwe'.split(
    ' ',
  ),
);

/** Who each of them is, in "kila mmoja", "each one", "kila mtu". */
const people = new Set(
  'people person worker men man fundi mafundi mason guy watu mtu wasee msee mse wafanyakazi mfanyakazi vibarua kibarua student wanafunzi one mmoja moja member family families'.split(
    ' ',
  ),
);
const person = 'person';
const peopleAt = (token: Token | undefined) =>
  people.has(stem(token?.text ?? '')) || people.has(token?.text ?? '');

interface Group {
  readonly count: number;
  readonly noun: string;
  readonly at: number;
}

/** "6 rooms", "vyumba 6", "3 of us", "mafundi 5": each group of which there are several. */
function groupsIn(tokens: readonly Token[]): Group[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'number' || !token.value || !Number.isInteger(token.value)) return [];
    const noun =
      nounAt(tokens[at + 1]) ?? nounAt(tokens[at - 1]) ?? (isPeople(tokens, at) ? person : null);
    const isEach = eachWords.has(tokens[at - 2]?.text ?? '');
    return noun === null || isEach ? [] : [{ count: token.value, noun, at }];
  });
}

const isPeople = (tokens: readonly Token[], at: number) =>
  (tokens[at + 1]?.text === 'of' && tokens[at + 2]?.text === 'us') ||
  tokens[at - 1]?.text === 'tuko' ||
  [tokens[at + 1], tokens[at - 1]].some((token) => token?.text !== 'one' && peopleAt(token));

/**
 * "6 rooms, 3 sockets per room", "3 of us, 40 bags each": eighteen, a hundred and twenty. What one gets
 * is replaced by what all get.
 */
export function multiplyRooms(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => eachWords.has(text))) return tokens;
  const groups = groupsIn(tokens);
  if (groups.length === 0) return tokens;
  const values = new Map<number, number>();
  const dropped = new Set<number>();
  tokens.forEach((token, at) => {
    if (!eachWords.has(token.text)) return;
    const { group, words } = groupOf(tokens, at, groups);
    if (!group) return;
    const numbers = numbersOfEach(tokens, at, words, group);
    for (const single of singlesOfEach(tokens, at + words + 1)) values.set(single, group.count);
    for (const number of numbers) {
      const one = tokens[number]?.value;
      if (!one || values.has(number) || one * group.count > mostCounted) continue;
      values.set(number, one * group.count);
      for (let drop = 0; drop <= words; drop += 1) dropped.add(at + drop);
    }
  });
  return tokens.flatMap((token, at) => {
    const value = values.get(at);
    if (value !== undefined) return [multiplied(token, value)];
    return dropped.has(at) ? [] : [token];
  });
}

function multiplied({ low, ...token }: Token, value: number): Token {
  const times = token.value ? value / token.value : 1;
  const own = low === undefined ? {} : { low: low * times };
  return { ...token, kind: 'number', value, text: String(value), ...own };
}

/** Of which group an "each" is, and how many words behind it name it. */
function groupOf(
  tokens: readonly Token[],
  at: number,
  groups: readonly Group[],
): { group: Group | undefined; words: number } {
  const next = tokens[at + 1];
  const named = nounAt(next);
  if (named) return { group: groups.find(({ noun }) => noun === named), words: 1 };
  const crowd = groups.find((group) => group.noun === person && group.at < at);
  if (peopleAt(next)) return { group: crowd, words: 1 };
  // "six bathrooms each gets two": the noun stands before it; "3 of us, 40 bags each": it ends there.
  const before = nounAt(tokens[at - 1]);
  if (before) return { group: groups.find(({ noun }) => noun === before), words: 0 };
  if (quietBetween.has(next?.text ?? '') && !crowd)
    return { group: groups.findLast((group) => group.at < at), words: 0 };
  const isPrice = next?.kind === 'word' && tokens[at - 1]?.kind === 'number';
  return { group: isPrice ? undefined : crowd, words: 0 };
}

function numbersOfEach(
  tokens: readonly Token[],
  at: number,
  words: number,
  group: Group,
): readonly number[] {
  const from = at + words + 1;
  const first = numberBehind(tokens, from);
  if (first === null || first === group.at) {
    const before = numberBefore(tokens, at, group.at);
    return before === null ? [] : [before];
  }
  return [first, ...furtherCounts(tokens, first + 1)];
}

/** "each room 2", "each room needs 2", "kila chumba taa 2", "every class takes 12". */
function numberBehind(tokens: readonly Token[], from: number): number | null {
  const at = quietBetween.has(tokens[from]?.text ?? '') ? from + 1 : from;
  for (let next = at; next <= at + 5; next += 1) {
    const token = tokens[next];
    if (token?.kind === 'number') return isCount(tokens, next) ? next : null;
    if (token?.kind !== 'word') return null;
  }
  return null;
}

/** "… 12 tubes 36w and two sockets": what else each gets, to the end of the clause. */
function furtherCounts(tokens: readonly Token[], from: number): readonly number[] {
  const numbers: number[] = [];
  for (let at = from; at < Math.min(tokens.length, from + 14); at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'line' || /^[,.;?!]$/.test(token.text)) break;
    if (['jumla', 'total'].includes(token.text)) break;
    const isJoined = tokens.slice(from, at).some(({ text }) => text === 'and' || text === 'na');
    if (token.kind === 'number' && isJoined && isCount(tokens, at)) numbers.push(at);
  }
  return numbers;
}

/** "each needs a toilet and a basin": one for each. */
function singlesOfEach(tokens: readonly Token[], from: number): readonly number[] {
  const singles: number[] = [];
  for (let at = from; at < Math.min(tokens.length, from + 12); at += 1) {
    const text = tokens[at]?.text ?? '';
    if (/^[,.;?!\n]$/.test(text) || tokens[at]?.kind === 'number') break;
    const isLed =
      quietBetween.has(tokens[at - 1]?.text ?? '') ||
      /^(?:and|na|plus)$/.test(tokens[at - 1]?.text ?? '');
    if ((text === 'a' || text === 'an') && isLed) singles.push(at);
  }
  return singles;
}

/** Whole, and no size: "12 fittings", unlike "36w" and "ya 32". */
function isCount(tokens: readonly Token[], at: number): boolean {
  const value = tokens[at]?.value ?? 0;
  const unit = unitOf(tokens[at + 1]?.text ?? '', true);
  if (!Number.isInteger(value) || ['ya', 'za', 'wa'].includes(tokens[at - 1]?.text ?? ''))
    return false;
  return unit === null
    ? tokens[at + 1]?.isGlued !== true || /^\W/.test(tokens[at + 1]?.text ?? '')
    : isCounting(unit);
}

/** "3 per room", "3 sockets in each room". */
function numberBefore(tokens: readonly Token[], at: number, notAt: number): number | null {
  for (let back = at - 1; back >= Math.max(0, at - 5); back -= 1) {
    const token = tokens[back];
    if (token?.kind === 'number') return back === notAt ? null : back;
    if (token?.kind === 'line' || token?.text === '.') return null;
  }
  return null;
}
