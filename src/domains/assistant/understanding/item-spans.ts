import { isCounting, stopWords, type Token, unitOf } from '../../materials/language/public.ts';
import type { Wish } from './attributes.ts';
import type { Knowledge } from './knowledge.ts';
import type { Mention } from './mention.ts';
import { type Figure, figuresIn } from './quantities.ts';
import { separators } from './separators.ts';

export interface ItemScope {
  readonly tokens: readonly Token[];
  readonly isTaken: (position: number) => boolean;
}

/** A mention with the stretch of the message that speaks of it. */
export interface Span {
  readonly mention: Mention;
  readonly from: number;
  readonly to: number;
}

const refusedBefore =
  /(?:\b(?:not|no more|bila|without|except|excluding|sitaki|ila|isipokuwa|minus|instead of|badala ya|rather than|sio|hakuna|already (?:have|got|bought)|(?:i|we) have (?:the|enough|my|our)|niko nayo|nimeshanunua|(?:don'?t|do not) (?:need|want|require)|sihitaji|hatuhitaji)(?: the)?|(?:^|[,.;\n] )no)$/;
const refusedBehind =
  /^(?:are |is )?(?:not (?:needed|required)|already (?:there|bought)|nimeshanunua|tayari|ninayo|ninazo|sihitaji)\b/;

/** "Edging not needed", "bila mchanga", "instead of pine": named, and not wanted. */
export const withoutRefused = (tokens: readonly Token[], mentions: readonly Mention[]): Mention[] =>
  mentions.filter(({ start, end }) => {
    const words = (from: number, to: number) =>
      tokens
        .slice(Math.max(0, from), to)
        .map(({ text }) => text)
        .join(' ');
    return !refusedBefore.test(words(start - 4, start)) && !refusedBehind.test(words(end, end + 3));
  });

/** "Fencing materials: …" and "Roof package" are the heading of a list, no item of it. */
export function withoutHeadings(tokens: readonly Token[], mentions: readonly Mention[]): Mention[] {
  return mentions.filter((mention, index) => {
    if (index === mentions.length - 1) return true;
    const rest = tokens.slice(mention.end, mention.end + 8);
    const heading =
      /^(?:materials?|package|vifaa|works?|items?|supplies|list|stuff|bits|products|accessories)$/;
    const isTitled =
      heading.test(rest[0]?.text ?? '') || heading.test(tokens[mention.start - 1]?.text ?? '');
    const colon = rest.findIndex((token) => token.text === ':');
    const isBeforeColon =
      colon >= 0 &&
      !rest.slice(0, colon).some((token) => token.kind === 'number' || separators.has(token.text));
    const wasCounted = tokens
      .slice(Math.max(0, mention.start - 3), mention.start)
      .some((token) => token.kind === 'number');
    if (wasCounted) return true;
    if (isBeforeColon && mentions[index + 1]) {
      const next = tokens.slice(mention.end + colon + 1, mention.end + colon + 4);
      // "Cement: 50 bags" is an item with its quantity.
      const isOwnCount =
        next[0]?.kind === 'number' &&
        !(mentions[index + 1] && (mentions[index + 1]?.start ?? 0) < nextLine(tokens, mention.end));
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

/** Where each mention's stretch begins and ends. */
export function spansOf({ tokens, isTaken }: ItemScope, mentions: readonly Mention[]): Span[] {
  const cuts = mentions.map((mention, index) => {
    const last = mentions[index - 1];
    const [first] = mentions;
    return last && first ? cutBetween(tokens, isTaken, last, mention, first) : 0;
  });
  return mentions.map((mention, index) => ({
    mention,
    from: cuts[index] ?? 0,
    to: cuts[index + 1] ?? tokens.length,
  }));
}

function cutBetween(
  tokens: readonly Token[],
  isTaken: (position: number) => boolean,
  last: Mention,
  mention: Mention,
  first: Mention,
): number {
  for (let at = mention.start - 1; at >= last.end; at -= 1) {
    const token = tokens[at];
    if (token && separators.has(token.text)) return at + 1;
  }
  const isPrefixStyle = figuresIn(tokens, Math.max(0, first.start - 4), first.start, isTaken).some(
    (figure) => figure.unit === null || isCounting(figure.unit),
  );
  const [between] = figuresIn(tokens, last.end, mention.start, isTaken).slice(-1);
  if (!between || !isPrefixStyle) return mention.start;
  return Math.min(...between.positions);
}

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

export function chunksOf(
  tokens: readonly Token[],
  { from, to, mention }: Span,
): [number, number][] {
  const chunks: [number, number][] = [];
  let start = from;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    const isInHead = at >= mention.start && at < mention.end;
    if (token && !isInHead && separators.has(token.text)) {
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
  mention: Mention,
  isRead: (position: number) => boolean,
): Chunk {
  const own = tokens.slice(from, to);
  return {
    figures: figuresIn(
      tokens,
      from,
      to,
      isRead,
      (position) => mention.positions.length > 1 && mention.positions.includes(position),
    ),
    sides: own.flatMap((token, index) =>
      token.sides && !isRead(from + index) ? [token.sides] : [],
    ),
    wishes: [],
    tokens: own,
    unread: own.filter((_token, index) => !isRead(from + index)),
    hasHead: mention.start >= from && mention.start < to,
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
  { mention, from: first, to: end }: Span,
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
  let [from, to] = [mention.start, mention.end];
  while (mention.start - from < around && isOfName(from - 1)) from -= 1;
  while (to - mention.end < around && isOfName(to)) to += 1;
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
