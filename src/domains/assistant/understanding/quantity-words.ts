import {
  isCounting,
  mostCounted,
  stem,
  type Token,
  unitOf,
} from '../../materials/language/public.ts';
import { eachWords } from './lexicon/grammar-words.ts';

/** More than this often the lower number, the upper is no more of the same. */
const widest = 4;

/**
 * "20 to 30 bags", "20-30 mifuko", "kati ya 20 na 30": one number, the upper one, which covers the need
 * whatever it comes to; the lower is kept beside it (`low`).
 */
export function joinRanges(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [low, , high] = tokens.slice(at, at + 3);
    if (!low) break;
    const isJoined = high !== undefined && isRange(tokens, at);
    if (isJoined) at += 2;
    joined.push(
      isJoined ? { ...high, start: low.start, isGlued: low.isGlued, low: low.value ?? 0 } : low,
    );
  }
  return joined;
}

/** Whether two numbers are a range of what is counted; sizes, hours and numbered places are none. */
function isRange(tokens: readonly Token[], at: number): boolean {
  const [low, joint, high, behind] = tokens.slice(at, at + 4);
  if (!low || !joint || !high || !isWhole(low) || !isWhole(high)) return false;
  const [from, to] = [low.value ?? 0, high.value ?? 0];
  if (from >= to || to > widest * from) return false;
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  const unit = unitOf(behind?.text ?? '', true) ?? unitOf(before.at(-1) ?? '', false);
  const isCounted = unit !== null && isCounting(unit);
  if (/(?:between|kati ya)(?: \S+)?$/.test(before.join(' ')))
    return /^(?:and|na|to|-)$/.test(joint.text) && (unit === null || isCounted);
  if (/^(?:from|toka|kutoka|phase|plot|saa)$/.test(before.at(-1) ?? '')) return false;
  // "nondo 12 - 40": a name's size and how many; "Y12-20 pcs": a code.
  const isApart = joint.kind === 'mark' && !(joint.isGlued && high.isGlued);
  // "Sockets 10-15, switches 8-10".
  const isListed =
    unit === null &&
    from > 1 &&
    joint.kind === 'mark' &&
    (!behind || /^(?:[,;.\n]|and|na|to)$/.test(behind.text));
  return (
    (isCounted || isListed) &&
    !isApart &&
    !low.isGlued &&
    /^(?:[-–—]|to|hadi|mpaka|or|au)$/.test(joint.text)
  );
}

const isWhole = ({ kind, value = 0, text }: Token): boolean =>
  kind === 'number' && Number.isInteger(value) && value > 0 && !text.includes('/');

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
