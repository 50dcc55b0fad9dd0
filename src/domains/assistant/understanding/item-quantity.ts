import { isCounting, type Token, type Unit, unitOf } from '../../materials/language/public.ts';
import { type Coloured, colourOf, wishFor } from './attributes.ts';
import type { Chunk } from './item-spans.ts';
import type { Knowledge } from './knowledge.ts';
import type { Figure } from './quantities.ts';

/** Nobody buys 1.7 of these: such a number is a size. */
const soldWhole = new Set<Unit>(['piece', 'set', 'box', 'pair', 'bag']);

const weakUnits = new Set(['metre', 'foot', 'kg', 'litre']);

/** What is sold by the bag or the tonne is not counted by the floor that it is for. */
const noAreas = new Set<Unit>(['bag', 'tonne', 'kg', 'litre', 'tin', 'bucket', 'drum', 'packet']);
const isOfTheFloor = (counted: Unit, { unit }: Figure) =>
  (unit === 'sqm' || unit === 'sqft') && noAreas.has(counted);

/** How many of a thing are asked for in the chunks that speak of it. */
export function countSaid(
  knowledge: Knowledge,
  type: string | undefined,
  chunks: readonly Chunk[],
  counted: Unit,
): Figure | null {
  const figures = chunks.flatMap((chunk) => chunk.figures);
  const heads = chunks.filter((chunk) => chunk.hasHead);
  const near = (heads.length > 0 ? heads : chunks).flatMap((chunk) => chunk.figures);
  const count = countAmong(knowledge, type, figures, near, counted);
  // "a sheet for the roof, 3 m long, ten": what is sold whole is counted by the number alone.
  const isLength = count?.unit === 'metre' || count?.unit === 'foot';
  const later = count === null || (isLength && soldWhole.has(counted));
  return (later ? wantedLater(chunks, figures) : null) ?? count;
}

/** In which colours a thing is wanted. */
export function coloursOf(
  chunks: readonly Chunk[],
  isName: (token: Token) => boolean,
): readonly Coloured[] {
  const said = chunks.find(({ hasHead }) => hasHead)?.tokens ?? [];
  // "For the red gate": of what it is for.
  const purpose = said.findIndex(({ text }) => forWords.has(text));
  const own = (purpose < 0 ? said : said.slice(0, purpose)).filter((token) => !isName(token));
  const colours = new Set(own.flatMap((token) => colourOf(token) ?? []));
  return [...colours].map((colour) => ({ colour, quantity: null }));
}

const forWords = new Set(['for', 'kwa']);

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
      !figure.isFraction &&
      !isOfTheFloor(counted, figure),
  );
  if (plain) return plain;
  const bare = near.filter(
    (figure) => figure.unit === null && Number.isInteger(figure.value) && figure.value > 0,
  );
  const own = figures.find((figure) => figure.unit === counted && !figure.isFraction);
  const amount = near.find(
    (figure) => figure.isAmount && figure.unit !== null && weakUnits.has(figure.unit),
  );
  if (amount && bare.length === 0 && amount === figures[0]) return amount;
  if (own && !(bare.length > 0 && isSize(knowledge, type, own))) return own;
  const asSizes = bare.filter((figure) => isSize(knowledge, type, figure));
  const [count] =
    bare.length > 1 ? bare.filter((figure) => !asSizes.includes(figure)).concat(bare) : bare;
  if (count && !isOnlySize(knowledge, type, count)) return count;
  const odd = figures.find(
    (figure) =>
      figure.unit !== null &&
      weakUnits.has(figure.unit) &&
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
  'of them ziko zote total only tu hivi the in all about around kama iwe ziwe please pls tafadhali pieces jumla yote just in at to for near site'.split(
    ' ',
  ),
);
const saysCount = new Set(
  'need nataka nahitaji want about tunahitaji ninahitaji take require nipatie order like get ninataka make actually sorry mean rather wait fanya weka iwe samahani correction think guess nafikiri nadhani naona'.split(
    ' ',
  ),
);

/** "gauge 28? need 14": the number of another sentence that says what is wanted. */
function wantedLater(chunks: readonly Chunk[], figures: readonly Figure[]): Figure | null {
  for (const chunk of chunks) {
    if (chunk.hasHead) continue;
    const isWanting =
      chunk.tokens.some((token) => saysCount.has(token.text)) ||
      chunk.unread.every(
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
