import { wordTable } from '../../../shared/word-table.ts';
import { factors, small, tens } from './number-names.ts';
import { mostCounted, type Token } from './tokens.ts';
import { isCounting, unitOf } from './units.ts';

/** Words after which "one" is no number: "which one", "the cheapest one". */
const pronounBefore = new Set(
  'which the this that cheapest best each every another other good better no any kila gani wrong right'.split(
    ' ',
  ),
);

/**
 * Replaces number words by number tokens: "mia moja", "ishirini na tano", "two hundred and fifty".
 * `isName`: whether the word at a position belongs to a name, as in "Tatu City".
 */
export function readNumberWords(
  tokens: readonly Token[],
  isName: (at: number) => boolean = () => false,
): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const number = numberAt(tokens, at);
    const token = tokens[at];
    if (!token) break;
    const sides = sectionAt(tokens, at);
    if (sides) {
      const end = tokens[at + 1]?.end ?? token.end;
      read.push({ ...token, kind: 'size', text: sides.join('x'), sides, end });
      at += 2;
      continue;
    }
    if (number && !isPronoun(tokens, at, number.next) && !isName(at)) {
      const end = tokens[number.next - 1]?.end ?? token.end;
      read.push({
        ...token,
        kind: number.value <= mostCounted ? 'number' : 'mark',
        text: String(number.value),
        value: number.value,
        end,
        ...(saysLakh(tokens, at, number.next) ? { isSum: true as const } : {}),
      });
      at = number.next;
    } else {
      read.push(token);
      at += 1;
    }
  }
  return read;
}

const sectionWords = ['one', 'two', 'three', 'four', 'six', 'eight', 'nine', 'twelve'];

/** "four two": how timber of 4 by 2 inches is called. */
function sectionAt(tokens: readonly Token[], at: number): number[] | null {
  const pair = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (!pair.every((word) => sectionWords.includes(word))) return null;
  if (['day', 'days', 'week', 'weeks'].includes(tokens[at + 2]?.text ?? '')) return null;
  return pair.map((word) => small[word] ?? 0);
}

function isPronoun(tokens: readonly Token[], at: number, next: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (next !== at + 1 || !['one', 'moja', 'mmoja'].includes(text)) return false;
  return pronounBefore.has(tokens[at - 1]?.text ?? '');
}

/** Money is counted by the hundred thousand and the million, hardly anything else is. */
const saysLakh = (tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(from, to).some(({ text }) => factorOf(text) >= 100_000);
const factorOf = (word: string) => (Object.hasOwn(factors, word) ? (factors[word]?.value ?? 0) : 0);

interface Read {
  readonly value: number;
  readonly next: number;
}

/** A number said in words, or digits with a word of magnitude ("elfu 3", "3 thousand"). */
function numberAt(tokens: readonly Token[], at: number): Read | null {
  const first = groupAt(tokens, at);
  if (!first) return null;
  let { value, next } = first;
  for (;;) {
    const isJoined = ['na', 'and'].includes(tokens[next]?.text ?? '');
    const group = groupAt(tokens, isJoined ? next + 1 : next);
    if (group && isJoined && isThousandsBefore(value, group.value)) {
      value = value * 1000 + group.value;
      next = group.next;
      continue;
    }
    if (!group || !continues(value, group.value, isJoined)) break;
    if (isJoined && tokens[next + 1]?.kind === 'number') break;
    // "tank ya lita elfu tano mbili": two of them; five thousand and two is "elfu tano na mbili".
    if (!isJoined && value >= 1000 && swahiliOnes.has(tokens[next]?.text ?? '')) break;
    value += isThousandsOf(value, group.value) ? group.value * 1000 : group.value;
    next = group.next;
  }
  return withPart(tokens, value, next);
}

const swahiliOnes = new Set(
  'moja mbili tatu nne tano sita saba nane tisa mawili matatu manne viwili vitatu'.split(' '),
);

const parts: Readonly<Record<string, number>> = wordTable({
  nusu: 0.5,
  half: 0.5,
  robo: 0.25,
  quarter: 0.25,
});

/** The part said at a position: "nusu", "a quarter", "robo tatu", "three quarters". */
function partAt(tokens: readonly Token[], at: number): Read | null {
  const text = (offset: number) => tokens[at + offset]?.text ?? '';
  if (text(0) === 'a') return partAt(tokens, at + 1);
  if (text(0) === 'three' && /^quarters?$/.test(text(1))) return { value: 0.75, next: at + 2 };
  if (text(0) === '3' && /^quarters?$/.test(text(1))) return { value: 0.75, next: at + 2 };
  if (text(0) === 'robo' && (text(1) === 'tatu' || text(1) === '3'))
    return { value: 0.75, next: at + 2 };
  const part = Object.hasOwn(parts, text(0)) ? parts[text(0)] : undefined;
  return part === undefined ? null : { value: part, next: at + 1 };
}

/** "laki moja na nusu" is 150,000, "tani mbili unusu" two and a half. */
function withPart(tokens: readonly Token[], value: number, next: number): Read {
  const whole = [1_000_000, 100_000, 1000, 100].find((size) => value % size === 0) ?? 1;
  if (tokens[next]?.text === 'unusu') return { value: value + 0.5 * whole, next: next + 1 };
  if (!['na', 'and', 'u'].includes(tokens[next]?.text ?? '')) return { value, next };
  const part = partAt(tokens, next + 1);
  return part ? { value: value + part.value * whole, next: part.next } : { value, next };
}

/** "half a tonne", "nusu tani", "half a million": a part of one of what is behind it. */
function partOfOne(tokens: readonly Token[], at: number): Read | null {
  const part = tokens[at]?.text === 'a' ? null : partAt(tokens, at);
  if (!part) return null;
  const isJoined = ['a', 'ya', 'of'].includes(tokens[part.next]?.text ?? '');
  const behind = isJoined ? part.next + (tokens[part.next + 1]?.text === 'a' ? 2 : 1) : part.next;
  const factor = factors[tokens[behind]?.text ?? ''];
  if (factor && factor.value >= 1000) return { value: part.value * factor.value, next: behind + 1 };
  const unit = unitOf(tokens[behind]?.text ?? '', false);
  const isMeasured = unit === 'inch' || (unit !== null && isCounting(unit) && unit !== 'piece');
  return isMeasured ? { value: part.value, next: behind } : null;
}

/** "laki moja na ishirini": of a hundred thousand the rest is said in thousands. */
const isThousandsOf = (value: number, more: number) =>
  value >= 100_000 && value % 100_000 === 0 && more >= 10 && more < 100;

/** "soo na kumi thao": a hundred and ten thousand. */
const isThousandsBefore = (value: number, more: number) =>
  value >= 100 &&
  value < 1000 &&
  value % 100 === 0 &&
  more < 100_000 &&
  more % 1000 === 0 &&
  more > 0;

const magnitudes = [1_000_000, 100_000, 1000, 100, 10];

/** 20 takes a 5, 100 takes what is below 100; two numbers of one size are two numbers. */
function continues(value: number, more: number, isJoined: boolean): boolean {
  if (value < 20) return value === 10 && isJoined && more < 10;
  const magnitude = magnitudes.find((size) => value % size === 0) ?? 1;
  return more > 0 && more < magnitude;
}

function groupAt(tokens: readonly Token[], at: number): Read | null {
  const token = tokens[at];
  if (!token) return null;
  const factor = factors[token.text];
  if (factor?.isAfter) return afterFactor(tokens, at, factor.value);
  const spoken = halfDozen(tokens, at) ?? partOfOne(tokens, at);
  if (spoken) return spoken;
  const digit = digitAt(token);
  if (digit === undefined) {
    if (!factor) return null;
    if (factor.value === 12 && swahiliOnes.has(tokens[at + 1]?.text ?? ''))
      return afterFactor(tokens, at, 12);
    if (factor.value === 12) return { value: 12, next: at + 1 };
    const isA = ['a', 'one'].includes(tokens[at - 1]?.text ?? '');
    const isFirst = tokens[at - 1]?.kind !== 'number' && tokens[at - 1]?.text !== 'couple';
    if (factor.value === 100 && tokens[at + 1]?.text === 'and' && isFirst)
      return hundreds(tokens, 1, at + 1);
    const opens = factor.value === 1000 && tokens[at - 1]?.kind !== 'number';
    return isA || opens ? { value: factor.value, next: at + 1 } : null;
  }
  return beforeFactor(tokens, at, digit);
}

/** "half a dozen", "half dozen". */
function halfDozen(tokens: readonly Token[], at: number): Read | null {
  if (tokens[at]?.text !== 'half') return null;
  const behind = tokens[at + 1]?.text === 'a' ? at + 2 : at + 1;
  return factors[tokens[behind]?.text ?? '']?.value === 12 ? { value: 6, next: behind + 1 } : null;
}

function digitAt(token: Token): number | undefined {
  // "2 doz": digits before a word that multiplies like no unit does.
  if (token.kind === 'number' && Number.isInteger(token.value) && !token.text.includes('/'))
    return token.value;
  if (token.kind === 'word') return small[token.text] ?? tens[token.text];
  return undefined;
}

function afterFactor(tokens: readonly Token[], at: number, factor: number): Read {
  const next = tokens[at + 1];
  if (next?.kind === 'number' && next.value !== undefined && next.value < 1000) {
    const isWhole = factor >= 1000 || next.value < 10;
    if (isWhole) return { value: factor * next.value, next: at + 2 };
  }
  const count = next?.kind === 'word' ? (small[next.text] ?? tens[next.text]) : undefined;
  if (count === undefined) {
    const higher = factors[next?.text ?? ''];
    if (factor >= 1000 && higher?.isAfter && higher.value < factor) {
      const inner = afterFactor(tokens, at + 1, higher.value);
      return { value: factor * inner.value, next: inner.next };
    }
    return { value: factor, next: at + 1 };
  }
  return withUnits(tokens, at + 2, count, factor);
}

/** "elfu ishirini na tano" is 25,000, "mia mbili na tano" 205. */
function withUnits(tokens: readonly Token[], next: number, count: number, factor: number): Read {
  const unit = small[tokens[next + 1]?.text ?? ''];
  const takes = factor >= 1000 && count >= 10 && count % 10 === 0;
  if (takes && tokens[next]?.text === 'na' && unit !== undefined && unit < 10) {
    return { value: factor * (count + unit), next: next + 2 };
  }
  return { value: factor * count, next };
}

function beforeFactor(tokens: readonly Token[], at: number, digit: number): Read | null {
  // "brashi inch 4 dozen moja": the dozen is counted behind it.
  const isCountedBehind = swahiliOnes.has(tokens[at + 2]?.text ?? '');
  if (tokens[at]?.kind === 'number') {
    if (isCountedBehind && factors[tokens[at + 1]?.text ?? '']?.value === 12) return null;
    const times = factors[tokens[at + 1]?.text ?? ''];
    const isMultiplied = times?.value === 12 || times?.isBoth;
    return isMultiplied ? { value: digit * times.value, next: at + 2 } : null;
  }
  let value = digit;
  let next = at + 1;
  if (value >= 20 && value < 100) {
    const hasHyphen = tokens[next]?.text === '-';
    const unit = small[tokens[hasHyphen ? next + 1 : next]?.text ?? ''];
    if (unit !== undefined && unit > 0 && unit < 10) {
      value += unit;
      next += hasHyphen ? 2 : 1;
    }
  }
  const factor = factors[tokens[next]?.text ?? ''];
  const times = factor && (!factor.isAfter || factor.isBoth) ? factor.value : null;
  if (times === null) return { value, next };
  return times === 100
    ? hundreds(tokens, value, next + 1)
    : { value: value * times, next: next + 1 };
}

/** "one hundred and fifty thousand": what follows the hundred is multiplied with it. */
function hundreds(tokens: readonly Token[], count: number, next: number): Read {
  const value = count * 100;
  const behind = tokens[next]?.text === 'and' ? next + 1 : next;
  const direct = factors[tokens[next]?.text ?? ''];
  if (direct && !direct.isAfter && direct.value >= 1000)
    return { value: value * direct.value, next: next + 1 };
  const digit = tokens[behind]?.kind === 'word' ? digitAt(tokens[behind] as Token) : undefined;
  const rest = digit === undefined ? null : beforeFactor(tokens, behind, digit);
  const isMultiplied =
    rest !== null && rest.value >= 1000 && rest.value < 100_000 && rest.value % 1000 === 0;
  return isMultiplied ? { value: value * 1000 + rest.value, next: rest.next } : { value, next };
}
