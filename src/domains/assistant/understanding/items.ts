import {
  isCounting,
  stem,
  type Token,
  type Unit,
  unitOf,
} from '../../materials/language/public.ts';
import {
  type Coloured,
  colourOf,
  type Wish,
  wishesInWords,
  wishFor,
  wishForSides,
} from './attributes.ts';
import { coloursOf, countSaid } from './item-quantity.ts';
import {
  type Chunk,
  chunkOf,
  chunksOf,
  type ItemScope,
  joinRepeats,
  type Span,
  spansOf,
  withoutHeadings,
  withoutRefused,
  writtenName,
} from './item-spans.ts';
import type { Knowledge, Phrase } from './knowledge.ts';
import type { Mention } from './mention.ts';
import { findMentions } from './mentions.ts';
import { type Figure, sharedCount } from './quantities.ts';

/** One thing asked for. */
export interface Item {
  /** Types that it can be, likeliest first; empty where it is named and not sold here. */
  readonly types: readonly string[];
  /** As it was written. */
  readonly written: string;
  readonly quantity: number | null;
  /** "20 to 30 bags": the 20, where the quantity is the upper number of a range. */
  readonly atLeast?: number;
  /** "0 bags": how many has to be asked. */
  readonly isNone?: true;
  readonly unit: Unit | null;
  /** Sizes and grades. */
  readonly wishes: readonly Wish[];
  /** "2.5 m each": how long one is, where the dictionary knows no such size of it. */
  readonly each?: string;
  /** In which colours, where the dictionary has none for it or they share its count. */
  readonly colours?: readonly Coloured[];
  /** Whether it belongs to a list that the assistant made, and could be left out. */
  readonly isExtra: boolean;
  /** Whether name and quantity were plain. */
  readonly isSure: boolean;
}

/** Everything that the message asks for, in its order. */
export function findItems(knowledge: Knowledge, scope: ItemScope): Item[] {
  const named = findMentions(knowledge, scope.tokens, scope.isTaken);
  const mentions = withoutHeadings(scope.tokens, withoutRefused(scope.tokens, named));
  const shared = sharedCount(scope.tokens);
  const found = spansOf(scope, mentions).flatMap((span) =>
    itemsOfSpan(knowledge, scope, span, shared).map((item) => ({ mention: span.mention, item })),
  );
  const types = new Set(found.map(({ item }) => item.types[0]));
  return joinRepeats(
    found
      .filter(({ mention, item }) => !isKindOfAnother(knowledge, scope, mention, item, types))
      .map(({ item }) => inItsCompany(knowledge, item, types)),
  );
}

/** "4 inch sewer pipes, tees": of what a name can mean, what is of one family with another item. */
function inItsCompany(
  { countedIn, materials }: Knowledge,
  item: Item,
  others: ReadonlySet<string | undefined>,
): Item {
  if (item.types.length < 2) return item;
  const [first, ...rest] = item.types;
  const category = (type: string | undefined) => materials.get(type ?? '')?.categorySlug;
  const isAlone = ![...others].some(
    (other) => other !== first && category(other) === category(first),
  );
  const same = rest.find((type) => others.has(type));
  // "PPR elbows 40, sockets 30": another of what is asked for already.
  if (isAlone && same !== undefined) return { ...item, types: [same] };
  const around = [...others].filter((other) => other !== undefined && !item.types.includes(other));
  const among = (kindOf: (type: string) => string | undefined) => {
    const kinds = new Set(around.map((other) => kindOf(other ?? '')));
    const related = item.types.filter((type) => kinds.has(kindOf(type)));
    return related.length < item.types.length ? related : [];
  };
  const families = among((type) => type.split('-')[0]);
  const related =
    families.length > 0 ? families : among((type) => materials.get(type)?.categorySlug);
  const [type] = related;
  if (type === undefined) return item;
  const isUnitSaid = item.unit !== countedIn.get(item.types[0] ?? '');
  return {
    ...item,
    types: related,
    unit: isUnitSaid ? item.unit : (countedIn.get(type) ?? item.unit),
  };
}

/** "cable …, 40 m armoured": a general word without a count says of what kind another item is. */
function isKindOfAnother(
  { phrases, materials }: Knowledge,
  { tokens }: ItemScope,
  mention: Mention,
  item: Item,
  others: ReadonlySet<string | undefined>,
): boolean {
  if (item.quantity !== null || item.wishes.length > 0) return false;
  const isTight = mention.end - mention.start === mention.positions.length;
  if (mention.positions.length > 1 && (isTight || mention.types.length < 2)) return false;
  const [type] = item.types;
  const category = materials.get(type ?? '')?.categorySlug;
  const said = new Set(tokens.map(({ text }) => stem(text)));
  return (phrases.get(stem(tokens[mention.start]?.text ?? '')) ?? []).some(
    (phrase) =>
      phrase.words.length > 1 &&
      phrase.words.every((word) => said.has(word)) &&
      phrase.types.some(
        (other) =>
          others.has(other) &&
          !item.types.includes(other) &&
          materials.get(other)?.categorySlug === category,
      ),
  );
}

/** "PVC pipe 4 inch": a size stays one where the name holds it. */
function isSizeOf(tokens: readonly Token[], at: number): boolean {
  const unit = unitOf(tokens[at + 1]?.text ?? '', true);
  return tokens[at]?.kind === 'number' && unit !== null && !isCounting(unit);
}

function itemsOfSpan(
  knowledge: Knowledge,
  scope: ItemScope,
  span: Span,
  shared: Figure | null,
): Item[] {
  const { mention } = span;
  const isRead = (position: number) =>
    scope.isTaken(position) ||
    (mention.positions.includes(position) && !isSizeOf(scope.tokens, position)) ||
    (shared?.positions.includes(position) ?? false);
  const chunks = chunksOf(scope.tokens, span).map(([from, to]) =>
    chunkOf(scope.tokens, from, to, mention, isRead),
  );
  const type = likeliestType(knowledge, mention.types, chunks);
  const groups = groupChunks(knowledge, type, chunks);
  const name = mention.types.length === 0 ? writtenName(knowledge, scope, span) : null;
  return groups.map((group, index) => {
    const types = groups.length > 1 ? typesOfGroup(knowledge, mention, type, group, index) : type;
    const item = itemOf(knowledge, scope.tokens, mention, types, group, shared);
    return name === null ? item : { ...item, written: name };
  });
}

/** Of several sizes of one name each can be of another type: "tiles 30x30 …, 60x60 …". */
function typesOfGroup(
  knowledge: Knowledge,
  mention: Mention,
  types: readonly string[],
  group: readonly Chunk[],
  index: number,
): readonly string[] {
  const rest = index > 0 ? typesOfRest(knowledge, mention.types, group) : null;
  if (rest) return rest;
  const fits = mention.types.map((type) => fitOf(knowledge, type, group));
  const first = types[0] === undefined ? 0 : fitOf(knowledge, types[0], group);
  return Math.max(0, ...fits) > first ? likeliestType(knowledge, mention.types, group) : types;
}

/** Of the types that the name can mean the one whose sizes are spoken of. */
function likeliestType(
  knowledge: Knowledge,
  types: readonly string[],
  chunks: readonly Chunk[],
): readonly string[] {
  if (types.length < 2) return types;
  const scores = types.map((type) => fitOf(knowledge, type, chunks));
  const best = Math.max(...scores);
  const worst = Math.min(...scores);
  if (best === worst) return types;
  return types.filter((_type, index) => scores[index] === best);
}

/**
 * Whether a type is counted so: tiles are asked for by the area whether they are sold by it or boxed,
 * sheets by the piece whether they are sold so or by the metre.
 */
const isCountOf = ({ countedIn, materials }: Knowledge, type: string, unit: Figure['unit']) =>
  countedIn.get(type) === unit ||
  (unit === 'piece' && countedIn.get(type) === 'metre') ||
  ((unit === 'sqm' || unit === 'sqft') &&
    (materials.get(type)?.attributeKeys.includes('coverageSqm') ?? false));

function fitOf(knowledge: Knowledge, type: string, chunks: readonly Chunk[]): number {
  let score = 0;
  for (const chunk of chunks) {
    for (const figure of chunk.figures) {
      if (figure.isTimes) continue;
      if (figure.unit !== null && wishFor(knowledge, type, figure.value, figure.unit)?.isKnown)
        score += 2;
      if (figure.unit !== null && isCountOf(knowledge, type, figure.unit)) score += 1;
      const isOddSize =
        figure.unit === null && (!Number.isInteger(figure.value) || figure.value >= 500);
      if (isOddSize && wishFor(knowledge, type, figure.value, null)?.isKnown) score += 1;
    }
    for (const sides of chunk.sides) if (wishForSides(knowledge, type, sides)) score += 2;
    score += wishesInWords(knowledge, type, chunk.tokens).filter(
      ({ value }) => !isName(knowledge, value),
    ).length;
  }
  return score;
}

/** "Socket" is a thing of its own, and a kind of pipe fitting: it tells nothing apart. */
const isName = ({ phrases }: Knowledge, value: string | number) =>
  phrases.get(String(value))?.some(({ words }) => words.length === 1) ?? false;

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
    // "30 singles and 20 doubles".
    ...(chunk.figures.some((figure) => figure.unit === null) || chunk.tokens.some(colourOf)
      ? wishesInWords(knowledge, type, chunk.tokens)
      : []),
  ];
}

/** "tanks of 1500 L and 2300 L, one each": what was taken for a count is the size of one. */
const isMeasureOf = (count: Figure | null, counted: Unit) =>
  count?.unit !== counted && ['litre', 'kg', 'metre', 'foot'].includes(count?.unit ?? '');

/** The unit of a count: its own, or the one behind the name ("2 sand lorries"). */
function unitOfCount(tokens: readonly Token[], mention: Mention, count: Figure): Unit | null {
  if (count.unit !== null) return isCounting(count.unit) ? count.unit : null;
  const isRightBefore = count.at < mention.start && mention.start - count.at <= 2;
  if (!isRightBefore || tokens[mention.end + 1]?.kind === 'number') return null;
  const unit = unitOf(tokens[mention.end]?.text ?? '', false);
  return unit !== null && isCounting(unit) ? unit : null;
}

/** Of one thing made, nobody says a number without its unit and means its area. */
const madeSingly = new Set(['aluminium-window']);

/** "mabati 70": what can be sold by the metre or by the piece is counted by the piece. */
function unitUnsaid({ countedIn }: Knowledge, types: readonly string[]): Unit {
  const units = types.map((type) => countedIn.get(type) ?? 'piece');
  const [counted = 'piece'] = units;
  const isMixed = counted === 'metre' && units.includes('piece');
  return isMixed || madeSingly.has(types[0] ?? '') ? 'piece' : counted;
}

function itemOf(
  knowledge: Knowledge,
  tokens: readonly Token[],
  mention: Mention,
  types: readonly string[],
  chunks: readonly Chunk[],
  shared: Figure | null,
): Item {
  const type = types[0];
  const counted = type === undefined ? 'piece' : (knowledge.countedIn.get(type) ?? 'piece');
  const count = countSaid(knowledge, type, chunks, counted);
  const own = shared && isMeasureOf(count, counted) ? null : count;
  const wishes = type === undefined ? [] : allWishes(knowledge, type, chunks, own, mention);
  const said = own ?? (shared && shared.value > 0 ? shared : null);
  const inName = new Set(mention.positions.map((position) => tokens[position]));
  const colours = coloursOf(chunks, (token) => inName.has(token));
  const counts = said?.value ?? null;
  const quantity = counts === 0 ? null : counts;
  const unit = said ? unitOfCount(tokens, mention, said) : null;
  return {
    types,
    written: chunks
      .flatMap((chunk) => chunk.tokens.map((token) => token.text))
      .join(' ')
      .trim(),
    quantity,
    ...(quantity !== null && said?.low != null && said.value === quantity
      ? { atLeast: said.low }
      : {}),
    ...(counts === 0 ? { isNone: true as const } : {}),
    unit: unit ?? (said ? unitUnsaid(knowledge, types) : counted),
    wishes: wishes.filter(({ key }) => key !== 'colour' || colours.length < 2),
    ...(colours.length > 1 || (!wishes.some(({ key }) => key === 'colour') && colours.length > 0)
      ? { colours }
      : {}),
    isExtra: false,
    isSure: !mention.isWeak && quantity !== null,
  };
}

function allWishes(
  knowledge: Knowledge,
  type: string,
  chunks: readonly Chunk[],
  count: Figure | null,
  mention: Mention,
): Wish[] {
  const wishes: Wish[] = mention.wishes.map((wish) => ({
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

/**
 * What is meant where the noun is left out: "paint za ndani 2 na za nje 3" is exterior paint,
 * because a name has that word beside one for the same thing. Null where no name says so.
 */
function typesOfRest(
  { phrases }: Pick<Knowledge, 'phrases'>,
  types: readonly string[],
  chunks: readonly Chunk[],
): readonly string[] | null {
  if (!chunks.some(({ figures }) => figures.length > 0)) return null;
  const isOfTypes = (word: string) =>
    (phrases.get(word) ?? []).some(
      (phrase) => phrase.words.length === 1 && phrase.types.some((type) => types.includes(type)),
    );
  const words = new Set(chunks.flatMap(({ unread }) => unread.map(({ text }) => stem(text))));
  let best: Phrase | null = null;
  for (const word of words) {
    for (const phrase of phrases.get(word) ?? []) {
      if (phrase.words.length < 2 || phrase.types.length === 0) continue;
      const rest = phrase.words.filter((own) => !words.has(own));
      const isName = rest.length > 0 && rest.length < phrase.words.length && rest.every(isOfTypes);
      if (isName && phrase.words.length > (best?.words.length ?? 0)) best = phrase;
    }
  }
  return best === null || best.types.some((type) => types.includes(type) && type === types[0])
    ? null
    : best.types;
}
