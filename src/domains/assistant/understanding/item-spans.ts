import { isCounting, stopWords, type Token, unitOf } from '../../materials/language/public.ts';
import type { Wish } from './attributes.ts';
import type { Knowledge } from './knowledge.ts';
import type { Hit } from './mention.ts';
import { type Figure, figuresIn } from './quantities.ts';
import { separators } from './separators.ts';

export interface ItemScope {
  readonly tokens: readonly Token[];
  readonly isTaken: (position: number) => boolean;
}

/** A hit with the stretch of the message that speaks of it. */
export interface Span {
  readonly hit: Hit;
  readonly from: number;
  readonly to: number;
}

const refusals = new Set([
  'bila',
  'without',
  'except',
  'excluding',
  'sitaki',
  'ila',
  'isipokuwa',
  'minus',
]);

/** What is behind the last separator. */
const sameClause = (words: readonly string[]) =>
  words.slice(words.findLastIndex((word) => separators.has(word)) + 1).join(' ');

/** "I already have the cement". */
const hasAlready =
  /\b(?:already (?:have|got|bought)|(?:i|we) have (?:the|enough|my|our)|niko nayo|nimeshanunua|(?:don'?t|do not|no longer) (?:need|want|require)|sihitaji|hatuhitaji|(?:neighbou?r|friend|jirani|rafiki|others?) (?:used|uses|has|bought|put|chose|alitumia|ametumia|alinunua))\b/;

/** "no sand, just ballast", "instead of pine", "badala ya simiti". */
function isReplaced(tokens: readonly Token[], hit: Hit): boolean {
  const words = tokens.slice(Math.max(0, hit.start - 3), hit.start).map((token) => token.text);
  const last = words.slice(-2).join(' ');
  if (/(?:instead of|badala ya|rather than|sio|hakuna|no more|don't need)$/.test(last)) return true;
  const opens = words.length < 2 || separators.has(words.at(-2) ?? '\n');
  return words.at(-1) === 'no' && opens && tokens[hit.start - 3]?.kind !== 'number';
}

/** "edging not needed", "bila mchanga": named, and not wanted. */
export function withoutRefused(tokens: readonly Token[], hits: readonly Hit[]): Hit[] {
  return hits.filter((hit) => {
    const after = tokens
      .slice(hit.end, hit.end + 4)
      .map((token) => token.text)
      .join(' ');
    if (
      /^(?:are |is )?(?:not (?:needed|required)|already (?:there|bought)|nimeshanunua)|^(?:si|sio) lazima|^sihitaji/.test(
        after,
      )
    )
      return false;
    if (
      /^(?:\w+ )?(?:ninayo|ninazo|ni(?:li|me)isha|tayari|zipo|iko tayari|ni(?:me|li)(?:sha)?nunua|tu(?:me|li)(?:sha)?nunua)\b/.test(
        after,
      )
    )
      return false;
    const behind = tokens.slice(Math.max(0, hit.start - 5), hit.start).map((token) => token.text);
    if (hasAlready.test(sameClause(behind)) && tokens[hit.start - 1]?.kind !== 'number')
      return false;
    const before = tokens.slice(Math.max(0, hit.start - 2), hit.start).map((token) => token.text);
    if (before.at(-1) === 'not' || (before[0] === 'not' && before[1] === 'the')) return false;
    if (isReplaced(tokens, hit)) return false;
    return !before.some((word) => refusals.has(word));
  });
}

/** "Fencing materials: …" and "Roof package" are the heading of a list, no item of it. */
export function withoutHeadings(tokens: readonly Token[], hits: readonly Hit[]): Hit[] {
  return hits.filter((hit, index) => {
    if (index === hits.length - 1) return true;
    const rest = tokens.slice(hit.end, hit.end + 8);
    const heading =
      /^(?:materials?|package|vifaa|works?|items?|supplies|list|stuff|bits|products|accessories)$/;
    const isTitled =
      heading.test(rest[0]?.text ?? '') || heading.test(tokens[hit.start - 1]?.text ?? '');
    const colon = rest.findIndex((token) => token.text === ':');
    const isBeforeColon =
      colon >= 0 &&
      !rest.slice(0, colon).some((token) => token.kind === 'number' || separators.has(token.text));
    const wasCounted = tokens
      .slice(Math.max(0, hit.start - 3), hit.start)
      .some((token) => token.kind === 'number');
    if (wasCounted) return true;
    if (isBeforeColon && hits[index + 1]) {
      const next = tokens.slice(hit.end + colon + 1, hit.end + colon + 4);
      // "Cement: 50 bags" is an item with its quantity.
      const isOwnCount =
        next[0]?.kind === 'number' &&
        !(hits[index + 1] && (hits[index + 1]?.start ?? 0) < nextLine(tokens, hit.end));
      return isOwnCount;
    }
    return !isTitled;
  });
}

function nextLine(tokens: readonly Token[], from: number): number {
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'line' || (token && [',', ';'].includes(token.text))) return at;
  }
  return tokens.length;
}

/** Where each hit's stretch begins and ends. */
export function spansOf({ tokens, isTaken }: ItemScope, hits: readonly Hit[]): Span[] {
  const firsts = runStarts(tokens, hits);
  const cuts = hits.map((hit, index) => {
    const [last, first] = [hits[index - 1], firsts[index - 1]];
    return last && first ? cutBetween(tokens, isTaken, last, hit, first) : 0;
  });
  return hits.map((hit, index) => ({
    hit,
    from: cuts[index] ?? 0,
    to: cuts[index + 1] ?? tokens.length,
  }));
}

/** By hit the first of those that follow each other without a separator up to it: it sets the style. */
function runStarts(tokens: readonly Token[], hits: readonly Hit[]): readonly Hit[] {
  const firsts: Hit[] = [];
  hits.forEach((hit, index) => {
    const before = hits[index - 1];
    const isCut =
      !before ||
      tokens
        .slice(before.end, hit.start)
        .some(
          (token, offset) =>
            separators.has(token.text) && !isDecimalMark(tokens, before.end + offset),
        );
    firsts.push(isCut ? hit : (firsts[index - 1] ?? hit));
  });
  return firsts;
}

function cutBetween(
  tokens: readonly Token[],
  isTaken: (position: number) => boolean,
  last: Hit,
  hit: Hit,
  first: Hit,
): number {
  for (let at = hit.start - 1; at >= last.end; at -= 1) {
    const token = tokens[at];
    if (token && separators.has(token.text) && !isDecimalMark(tokens, at)) return at + 1;
  }
  const isPrefixStyle = figuresIn(tokens, Math.max(0, first.start - 4), first.start, isTaken).some(
    (figure) => figure.unit === null || isCounting(figure.unit),
  );
  const [between] = figuresIn(tokens, last.end, hit.start, isTaken).slice(-1);
  if (!between || !isPrefixStyle) return hit.start;
  return Math.min(...between.positions);
}

const isDecimalMark = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === '.' &&
  tokens[at + 1]?.isGlued === true &&
  tokens[at - 1]?.kind === 'number' &&
  tokens[at + 1]?.kind === 'number';

/** The stretch cut at its separators: "20mm 10 pcs, 25mm 12 pcs" are two items of one name. */
export interface Chunk {
  readonly figures: readonly Figure[];
  readonly sides: readonly (readonly number[])[];
  readonly wishes: Wish[];
  readonly tokens: readonly Token[];
  /** Those that nothing else was read from: no place, no day. */
  readonly unread: readonly Token[];
  readonly hasHead: boolean;
}

export function chunksOf(tokens: readonly Token[], { from, to, hit }: Span): [number, number][] {
  const chunks: [number, number][] = [];
  let start = from;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    const isInHead = at >= hit.start && at < hit.end;
    if (token && !isInHead && separators.has(token.text) && !isDecimalMark(tokens, at)) {
      if (at > start) chunks.push([start, at]);
      start = at + 1;
    }
  }
  if (to > start) chunks.push([start, to]);
  return chunks;
}

export function chunkOf(
  tokens: readonly Token[],
  from: number,
  to: number,
  hit: Hit,
  isRead: (position: number) => boolean,
): Chunk {
  const own = tokens.slice(from, to);
  return {
    figures: figuresIn(
      tokens,
      from,
      to,
      isRead,
      (position) => hit.positions.length > 1 && hit.positions.includes(position),
    ),
    sides: own.flatMap((token, index) =>
      token.sides && !isRead(from + index) ? [token.sides] : [],
    ),
    wishes: [],
    tokens: own,
    unread: own.filter((_token, index) => !isRead(from + index)),
    hasHead: hit.start >= from && hit.start < to,
  };
}

/** So many words around the name can belong to it. */
const around = 3;

/** "200 kva": a size, and never how many. */
function isMeasured(tokens: readonly Token[], at: number): boolean {
  const unit = unitOf(tokens[at + 1]?.text ?? '', true);
  return tokens[at]?.kind === 'number' && unit !== null && !isCounting(unit);
}

/**
 * How what nobody sells is called, as it was written: without its count, its purpose and its place.
 */
export function writtenName(
  { vocabulary }: Pick<Knowledge, 'vocabulary'>,
  { tokens, isTaken }: ItemScope,
  { hit, from: first, to: end }: Span,
): string {
  const isOfName = (at: number) => {
    const token = tokens[at];
    if (at < first || at >= end) return false;
    if (isMeasured(tokens, at) || isMeasured(tokens, at - 1)) return !isTaken(at);
    if (token?.kind !== 'word' || isTaken(at) || token.isGlued) return false;
    if (stopWords.has(token.text) || separators.has(token.text)) return false;
    if (unitOf(token.text, tokens[at - 1]?.kind === 'number') !== null) return false;
    return token.written !== undefined || vocabulary.kindOf(token.text) !== 'function';
  };
  let [from, to] = [hit.start, hit.end];
  while (hit.start - from < around && isOfName(from - 1)) from -= 1;
  while (to - hit.end < around && isOfName(to)) to += 1;
  const written = (token: Token) => token.written ?? token.text;
  return tokens.slice(from, to).map(written).join(' ');
}

interface Named {
  readonly types: readonly string[];
  readonly quantity: number | null;
  readonly wishes: readonly Wish[];
}

/** One thing named twice ("cement … that cement") is one item, unless sizes or counts differ. */
export function joinRepeats<T extends Named>(items: readonly T[]): T[] {
  const kept: T[] = [];
  const byType = new Map<string | undefined, number[]>();
  for (const item of items) {
    const alike = byType.get(item.types[0]) ?? [];
    byType.set(item.types[0], alike);
    const same = alike.find((index) => isSame(kept[index] as T, item));
    const other = same === undefined ? undefined : kept[same];
    if (same === undefined || !other) {
      alike.push(kept.length);
      kept.push(item);
    } else if (other.quantity === null && item.quantity !== null)
      kept[same] = { ...item, wishes: other.wishes.length > 0 ? other.wishes : item.wishes };
  }
  return kept;
}

function isSame(a: Named, b: Named): boolean {
  if (a.quantity !== null && b.quantity !== null) return false;
  return b.wishes.every((wish) => {
    const own = a.wishes.find((other) => other.key === wish.key);
    return own === undefined
      ? a.wishes.length === 0 || b.wishes.length === 0
      : own.value === wish.value;
  });
}
