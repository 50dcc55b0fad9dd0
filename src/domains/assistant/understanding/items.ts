import { findHits, type Hit, separators } from './hits.ts';
import type { Knowledge } from './knowledge.ts';
import { type Figure, figuresIn, sharedCount } from './quantities.ts';
import type { Token } from './tokens.ts';
import { isCounting, type Unit, unitOf } from './units.ts';
import { type Wish, wishesInWords, wishFor, wishForSides } from './values.ts';

/** One thing asked for. */
export interface Item {
  /** Types that it can be, likeliest first; empty where it is named and not sold here. */
  readonly types: readonly string[];
  /** As it was written. */
  readonly written: string;
  readonly quantity: number | null;
  readonly unit: Unit | null;
  /** Sizes and grades. */
  readonly wishes: readonly Wish[];
  /** Whether it belongs to a list that the assistant made, and could be left out. */
  readonly isExtra: boolean;
  /** Whether name and quantity were plain. */
  readonly isSure: boolean;
}

export interface ItemScope {
  readonly tokens: readonly Token[];
  readonly isTaken: (position: number) => boolean;
}

/** Everything that the message asks for, in its order. */
export function findItems(knowledge: Knowledge, scope: ItemScope): Item[] {
  const hits = withoutHeadings(
    scope.tokens,
    withoutRefused(scope.tokens, findHits(knowledge, scope.tokens, scope.isTaken)),
  );
  const shared = sharedCount(scope.tokens);
  const spans = spansOf(scope, hits);
  const items = spans.flatMap((span) => itemsOfSpan(knowledge, scope, span, shared));
  return joinRepeats(items);
}

/** A hit with the stretch of the message that speaks of it. */
interface Span {
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

/** "edging not needed", "bila mchanga": named, and not wanted. */
function withoutRefused(tokens: readonly Token[], hits: readonly Hit[]): Hit[] {
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
    const before = tokens.slice(Math.max(0, hit.start - 2), hit.start).map((token) => token.text);
    if (before.at(-1) === 'not' || (before[0] === 'not' && before[1] === 'the')) return false;
    return !before.some((word) => refusals.has(word));
  });
}

/** "Fencing materials: …" and "Roof package" are the heading of a list, no item of it. */
function withoutHeadings(tokens: readonly Token[], hits: readonly Hit[]): Hit[] {
  return hits.filter((hit, index) => {
    if (index === hits.length - 1) return true;
    const rest = tokens.slice(hit.end, hit.end + 8);
    const heading =
      /^(?:materials?|package|vifaa|works?|items?|supplies|list|stuff|bits|products|accessories)$/;
    const isTitled =
      heading.test(rest[0]?.text ?? '') ||
      heading.test(tokens[hit.start - 1]?.text ?? '') ||
      (heading.test(tokens[hit.start - 2]?.text ?? '') &&
        ['za', 'ya', 'for', 'of'].includes(tokens[hit.start - 1]?.text ?? ''));
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
function spansOf({ tokens, isTaken }: ItemScope, hits: readonly Hit[]): Span[] {
  const cuts = hits.map((hit, index) => {
    const last = hits[index - 1];
    return last ? cutBetween(tokens, isTaken, last, hit, runStart(tokens, hits, index - 1)) : 0;
  });
  return hits.map((hit, index) => ({
    hit,
    from: cuts[index] ?? 0,
    to: cuts[index + 1] ?? tokens.length,
  }));
}

/** The first of the hits that follow each other without a separator up to this one: it sets the style. */
function runStart(tokens: readonly Token[], hits: readonly Hit[], index: number): Hit {
  let at = index;
  while (at > 0) {
    const [before, hit] = [hits[at - 1], hits[at]];
    if (!before || !hit) break;
    const isCut = tokens
      .slice(before.end, hit.start)
      .some(
        (token, offset) =>
          separators.has(token.text) && !isDecimalMark(tokens, before.end + offset),
      );
    if (isCut) break;
    at -= 1;
  }
  return hits[at] as Hit;
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
interface Chunk {
  readonly figures: readonly Figure[];
  readonly sides: readonly (readonly number[])[];
  readonly wishes: Wish[];
  readonly tokens: readonly Token[];
  readonly hasHead: boolean;
}

function itemsOfSpan(
  knowledge: Knowledge,
  scope: ItemScope,
  span: Span,
  shared: Figure | null,
): Item[] {
  const { hit } = span;
  const isRead = (position: number) =>
    scope.isTaken(position) ||
    hit.positions.includes(position) ||
    (shared?.positions.includes(position) ?? false);
  const chunks = chunksOf(scope.tokens, span).map(([from, to]) =>
    chunkOf(scope.tokens, from, to, hit, isRead),
  );
  const type = likeliestType(knowledge, hit, chunks);
  const groups = groupChunks(knowledge, type, chunks);
  return groups.map((group) => itemOf(knowledge, hit, type, group, shared));
}

function chunksOf(tokens: readonly Token[], { from, to, hit }: Span): [number, number][] {
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

function chunkOf(
  tokens: readonly Token[],
  from: number,
  to: number,
  hit: Hit,
  isRead: (position: number) => boolean,
): Chunk {
  const own = tokens.slice(from, to);
  return {
    figures: figuresIn(tokens, from, to, isRead),
    sides: own.flatMap((token, index) =>
      token.sides && !isRead(from + index) ? [token.sides] : [],
    ),
    wishes: [],
    tokens: own,
    hasHead: hit.start >= from && hit.start < to,
  };
}

/** Of the types that the name can mean the one whose sizes are spoken of. */
function likeliestType(
  knowledge: Knowledge,
  hit: Hit,
  chunks: readonly Chunk[],
): readonly string[] {
  if (hit.types.length < 2) return hit.types;
  const scores = hit.types.map((type) => fitOf(knowledge, type, chunks));
  const best = Math.max(...scores);
  const worst = Math.min(...scores);
  if (best === worst) return hit.types;
  return hit.types.filter((_type, index) => scores[index] === best);
}

function fitOf(knowledge: Knowledge, type: string, chunks: readonly Chunk[]): number {
  let score = 0;
  for (const chunk of chunks) {
    for (const figure of chunk.figures) {
      if (figure.isTimes) continue;
      if (figure.unit !== null && wishFor(knowledge, type, figure.value, figure.unit)?.isKnown)
        score += 2;
      if (figure.unit !== null && figure.unit === knowledge.countedIn.get(type)) score += 1;
      const isOddSize =
        figure.unit === null && (!Number.isInteger(figure.value) || figure.value >= 500);
      if (isOddSize && wishFor(knowledge, type, figure.value, null)?.isKnown) score += 1;
    }
    for (const sides of chunk.sides) if (wishForSides(knowledge, type, sides)) score += 2;
    score += wishesInWords(knowledge, type, chunk.tokens).length;
  }
  return score;
}

/** Chunks that repeat the name with another size are items of their own. */
function groupChunks(
  knowledge: Knowledge,
  types: readonly string[],
  chunks: readonly Chunk[],
): Chunk[][] {
  const type = types[0];
  if (type === undefined) return [[...chunks]];
  const groups: Chunk[][] = [];
  let seen = new Map<string, unknown>();
  for (const chunk of chunks) {
    const sizes = sizesOf(knowledge, type, chunk);
    const isAnother = sizes.some(
      (wish) => wish.isKnown && seen.has(wish.key) && seen.get(wish.key) !== wish.value,
    );
    if (groups.length === 0 || isAnother) {
      groups.push([chunk]);
      seen = new Map();
    } else groups.at(-1)?.push(chunk);
    for (const wish of sizes) seen.set(wish.key, wish.value);
  }
  return groups;
}

function sizesOf(knowledge: Knowledge, type: string, chunk: Chunk): Wish[] {
  const counted = knowledge.countedIn.get(type);
  return [
    ...chunk.figures.flatMap((figure) => {
      if (figure.isTimes || (figure.unit !== null && figure.unit === counted)) return [];
      const isBareSize = figure.unit !== null || figure.isNamed || !Number.isInteger(figure.value);
      const wish = isBareSize ? wishFor(knowledge, type, figure.value, figure.unit) : null;
      return wish ? [wish] : [];
    }),
    ...chunk.sides.flatMap((sides) => wishForSides(knowledge, type, sides) ?? []),
  ];
}

function itemOf(
  knowledge: Knowledge,
  hit: Hit,
  types: readonly string[],
  chunks: readonly Chunk[],
  shared: Figure | null,
): Item {
  const type = types[0];
  const figures = chunks.flatMap((chunk) => chunk.figures);
  const near = chunks.filter((chunk) => chunk.hasHead).flatMap((chunk) => chunk.figures);
  const counted = type === undefined ? 'piece' : (knowledge.countedIn.get(type) ?? 'piece');
  const count = countAmong(knowledge, type, figures, near, counted) ?? wantedLater(chunks, figures);
  const wishes = type === undefined ? [] : allWishes(knowledge, type, chunks, count, hit);
  const said = count ?? (shared && shared.value > 0 ? shared : null);
  const lorry = lorryLoads(figures);
  const quantity = lorry ? lorry.value : (said?.value ?? null);
  const own = said?.unit && isCounting(said.unit) ? said.unit : unitNear(chunks, counted);
  return {
    types,
    written: chunks
      .flatMap((chunk) => chunk.tokens.map((token) => token.text))
      .join(' ')
      .trim(),
    quantity,
    unit: lorry ? 'tonne' : quantity === null ? counted : (own ?? counted),
    wishes,
    isExtra: false,
    isSure: !hit.isWeak && quantity !== null,
  };
}

/** "10 lorries of 14 tonnes each" are 140 tonnes. */
function lorryLoads(figures: readonly Figure[]): { value: number } | null {
  const lorries = figures.find((figure) => figure.unit === 'lorry');
  const tonnes = figures.find((figure) => figure.unit === 'tonne');
  if (!lorries || !tonnes || tonnes.at < lorries.at || tonnes.value > 40) return null;
  return { value: lorries.value * tonnes.value };
}

/** "2 cube ya mchanga na lorry": a counting unit without its number directly at the name. */
function unitNear(_chunks: readonly Chunk[], counted: Unit): Unit | null {
  return counted;
}

/** Nobody buys 1.7 of these: such a number is a size. */
const soldWhole = new Set<Unit>(['piece', 'set', 'box', 'pair', 'bag']);

const weakUnits = new Set(['metre', 'foot', 'kg', 'litre']);

/** The figure that says how many; sizes are what remains. */
function countAmong(
  knowledge: Knowledge,
  type: string | undefined,
  figures: readonly Figure[],
  near: readonly Figure[],
  counted: Unit,
): Figure | null {
  const times = figures.find(
    (figure) =>
      figure.isTimes &&
      !figure.isFraction &&
      Number.isInteger(figure.value) &&
      (figure.unit === null || isCounting(figure.unit)) &&
      Number.isFinite(figure.value),
  );
  if (
    times &&
    !(
      times.unit !== null &&
      weakUnits.has(times.unit) &&
      times.unit !== counted &&
      isSize(knowledge, type, times)
    )
  )
    return times;
  const plain = figures.find(
    (figure) =>
      figure.unit !== null &&
      isCounting(figure.unit) &&
      !weakUnits.has(figure.unit) &&
      !figure.isPack &&
      !figure.isFraction,
  );
  if (plain) return plain;
  const bare = near.filter(
    (figure) => figure.unit === null && Number.isInteger(figure.value) && figure.value > 0,
  );
  const own = figures.find(
    (figure) => figure.unit === counted && !figure.isPack && !figure.isFraction,
  );
  if (own && !(bare.length > 0 && isSize(knowledge, type, own))) return own;
  const asSizes = bare.filter((figure) => isSize(knowledge, type, figure));
  const [count] =
    bare.length > 1 ? bare.filter((figure) => !asSizes.includes(figure)).concat(bare) : bare;
  if (count && !isOnlySize(knowledge, type, count)) return count;
  const odd = figures.find(
    (figure) =>
      figure.unit !== null &&
      weakUnits.has(figure.unit) &&
      !figure.isPack &&
      (Number.isInteger(figure.value) || !soldWhole.has(counted)) &&
      !isSize(knowledge, type, figure),
  );
  return odd ?? null;
}

const isSize = (knowledge: Knowledge, type: string | undefined, figure: Figure) =>
  type !== undefined && (wishFor(knowledge, type, figure.value, figure.unit)?.isKnown ?? false);

/** "tank 5000", "gauge" aside: a number too large to be a count of what comes in such sizes. */
const isOnlySize = (knowledge: Knowledge, type: string | undefined, figure: Figure) =>
  figure.value >= 500 &&
  type !== undefined &&
  wishFor(knowledge, type, figure.value, null)?.key === 'litres';

const countFillers = new Set(
  'of them ziko zote total only tu hivi the in all about around kama iwe ziwe please pls tafadhali pieces jumla yote just'.split(
    ' ',
  ),
);
const wanting = new Set(
  'need nataka nahitaji want about tunahitaji ninahitaji take require nipatie order like get ninataka'.split(
    ' ',
  ),
);

/** "gauge 28? need 14": the number of another sentence that says what is wanted. */
function wantedLater(chunks: readonly Chunk[], figures: readonly Figure[]): Figure | null {
  for (const chunk of chunks) {
    if (chunk.hasHead) continue;
    const isWanting =
      chunk.tokens.some((token) => wanting.has(token.text)) ||
      chunk.tokens.every(
        (token) =>
          token.kind === 'number' ||
          countFillers.has(token.text) ||
          unitOf(token.text, true) !== null,
      );
    const found = chunk.figures.find(
      (figure) => figure.unit === null && Number.isInteger(figure.value),
    );
    if (found && isWanting && figures.includes(found)) return found;
  }
  return null;
}

function allWishes(
  knowledge: Knowledge,
  type: string,
  chunks: readonly Chunk[],
  count: Figure | null,
  hit: Hit,
): Wish[] {
  const wishes: Wish[] = hit.wishes.map((wish) => ({
    ...wish,
    isKnown: knowledge.facts.values.get(type)?.get(wish.key)?.includes(wish.value) ?? false,
  }));
  const note = (wish: Wish | null) => {
    if (wish && !wishes.some((known) => known.key === wish.key)) wishes.push(wish);
  };
  for (const chunk of chunks) {
    for (const figure of chunk.figures) {
      if (figure !== count) note(wishFor(knowledge, type, figure.value, figure.unit));
    }
    for (const sides of chunk.sides) note(wishForSides(knowledge, type, sides));
    if (chunk.hasHead || chunk.figures.length > 0 || chunk.tokens.length <= 4) {
      for (const wish of wishesInWords(knowledge, type, chunk.tokens)) note(wish);
    }
  }
  return wishes;
}

/** One thing named twice ("cement … that cement") is one item, unless sizes or counts differ. */
function joinRepeats(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  for (const item of items) {
    const same = kept.findIndex((other) => isSame(other, item));
    const other = kept[same];
    if (!other) kept.push(item);
    else if (other.quantity === null && item.quantity !== null)
      kept[same] = { ...item, wishes: other.wishes.length > 0 ? other.wishes : item.wishes };
  }
  return kept;
}

function isSame(a: Item, b: Item): boolean {
  if (a.types[0] !== b.types[0]) return false;
  if (a.quantity !== null && b.quantity !== null) return false;
  return b.wishes.every((wish) => {
    const own = a.wishes.find((other) => other.key === wish.key);
    return own === undefined
      ? a.wishes.length === 0 || b.wishes.length === 0
      : own.value === wish.value;
  });
}
