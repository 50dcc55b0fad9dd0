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

/** Of which there are several, and each gets some: rooms and places, people. */
const sharers = new Set(
  'room bedroom bathroom toilet house flat apartment floor block door window gate classroom class plot ploti site compound villa bungalow maisonette unit shop office duka stall chumba vyumba nyumba bafu mlango dirisha ghorofa choo people person worker men man fundi mafundi mason guy watu wasee wafanyakazi vibarua student wanafunzi member family'.split(
    ' ',
  ),
);
const isSharer = (token: Token | undefined) => sharers.has(stem(token?.text ?? ''));
const clauseEnd = /^(?:[.;?!\n]|jumla|total)$/;

/** "6 rooms, 3 sockets per room", "3 of us, 40 bags each": eighteen, a hundred and twenty. */
export function multiplyEach(tokens: readonly Token[]): readonly Token[] {
  const each = tokens.findIndex(({ text }) => eachWords.has(text));
  const isGroup = (token: Token, at: number) =>
    token.kind === 'number' &&
    Number.isInteger(token.value) &&
    (isSharer(tokens[at + 1]) ||
      isSharer(tokens[at - 1]) ||
      (tokens[at + 1]?.text === 'of' && tokens[at + 2]?.text === 'us')) &&
    !eachWords.has(tokens[at - 2]?.text ?? '');
  const isPrice = ['at', '@'].includes(tokens[each - 2]?.text ?? '');
  const group = each < 0 || isPrice ? -1 : tokens.findIndex(isGroup);
  const times = tokens[group]?.value;
  if (!times) return tokens;
  const end = tokens.findIndex(({ text }, at) => at > each && clauseEnd.test(text));
  const isCount = (token: Token, at: number) =>
    at !== group && token.kind === 'number' && Number.isInteger(token.value) && !isSize(tokens, at);
  const behind = tokens.flatMap((token, at) =>
    at > each && (end < 0 || at < end) && isCount(token, at) ? [at] : [],
  );
  const before = tokens.slice(0, each).findLastIndex(isCount);
  const counts = new Set(behind.length > 0 || each - before > 5 ? behind : [before]);
  return tokens.flatMap((token, at) => {
    // "3 per room" is no price.
    if (at === each || (at === each + 1 && isSharer(token))) return [];
    const value = (token.value ?? 0) * times;
    if (!counts.has(at) || value > mostCounted) return [token];
    const low = token.low === undefined ? {} : { low: token.low * times };
    return [{ ...token, value, text: String(value), ...low }];
  });
}

/** "36w", "ya 32" and "at 700", unlike "12 fittings". */
function isSize(tokens: readonly Token[], at: number): boolean {
  const behind = tokens[at + 1];
  const unit = unitOf(behind?.text ?? '', true);
  if (['ya', 'za', 'wa', 'at', '@'].includes(tokens[at - 1]?.text ?? '')) return true;
  return unit === null ? behind?.isGlued === true && /^\w/.test(behind.text) : !isCounting(unit);
}
