import { wordTable } from '../../../shared/word-table.ts';
import type { Token } from '../../materials/language/public.ts';
import { unitOf } from '../../materials/language/public.ts';

/** Floor areas of ordinary houses in m², by bedrooms. */
const areaByBedrooms = [40, 45, 70, 110, 150, 190, 230];
/** A small three-bedroom house, in m². */
export const ordinaryArea = 110;

/** Whoever says less or more means no house, wall or yard. */
const bounds = { least: 1, most: 100_000 };
const sqmInSqft = 0.0929;
const metresInFoot = 0.3048;
/** Without a unit longer sides are the millimetres of a section; with one they are a wall's. */
const longestUnsaid = 60;
const longestSaid = 2000;
/** Without a unit, plots and floors with such sides are said in feet. */
const leastFeet = 25;

const within = (area: number): number | null =>
  area >= bounds.least && area <= bounds.most ? Math.round(area) : null;

/** The area in m² that a message says: "80 sqm", "50m by 2.4m", "20m long and 3m high"; else null. */
export function areaIn(tokens: readonly Token[]): number | null {
  for (const [at, token] of tokens.entries()) {
    const unit = unitOf(tokens[at + 1]?.text ?? '', true);
    if (token.kind === 'number' && (unit === 'sqm' || unit === 'sqft'))
      return within((token.value ?? 0) * (unit === 'sqft' ? sqmInSqft : 1));
    const sides = sidesAt(tokens, at);
    if (sides) return within(areaOfSides(sides));
  }
  return areaOfDimensions(tokens);
}

interface Sides {
  readonly a: number;
  readonly b: number;
  readonly unit: 'metre' | 'foot' | null;
}

const lengthUnit = (text: string | undefined): Sides['unit'] => {
  const unit = text === "'" ? 'foot' : unitOf(text ?? '', true);
  return unit === 'metre' || unit === 'foot' ? unit : null;
};

/** The two sides that are said at a position: "10x12", "50m by 2.4m", "80 by 40". */
function sidesAt(tokens: readonly Token[], at: number): Sides | null {
  const token = tokens[at];
  const isApart =
    token?.kind === 'number' && tokens[at + 1]?.text === 'by' && tokens[at + 2]?.kind === 'number';
  const [a = 0, b = 0] = isApart
    ? [token.value, tokens[at + 2]?.value]
    : token?.kind === 'size'
      ? (token.sides ?? [])
      : [];
  if (a <= 0 || b <= 0) return null;
  const behind = tokens[at + (isApart ? 3 : 1)]?.text;
  const unit = lengthUnit(token?.sideUnit) ?? lengthUnit(behind);
  const isOfSmall = ['mm', 'cm', 'inch'].includes(
    unitOf(token?.sideUnit ?? behind ?? '', true) ?? '',
  );
  const longest = unit === null && !isApart ? longestUnsaid : longestSaid;
  return isOfSmall || Math.max(a, b) > longest ? null : { a, b, unit };
}

function areaOfSides({ a, b, unit }: Sides): number {
  const isFeet = unit === 'foot' || (unit === null && Math.max(a, b) >= leastFeet);
  return a * b * (isFeet ? sqmInSqft : 1);
}

const adjectives: Readonly<Record<string, 'long' | 'across'>> = wordTable({
  long: 'long',
  high: 'across',
  tall: 'across',
  wide: 'across',
});
const nouns: Readonly<Record<string, 'long' | 'across'>> = wordTable({
  length: 'long',
  urefu: 'long',
  height: 'across',
  width: 'across',
  kimo: 'across',
  upana: 'across',
});

/** "20m long and 3m high", "urefu mita 20 na kimo mita 3". */
function areaOfDimensions(tokens: readonly Token[]): number | null {
  const metres: { long?: number; across?: number } = {};
  tokens.forEach(({ text }, at) => {
    const adjective = adjectives[text];
    const noun = nouns[text];
    const number = adjective ? numberBefore(tokens, at) : noun ? numberBehind(tokens, at) : null;
    const which = adjective ?? noun;
    if (number === null || which === undefined || metres[which] !== undefined) return;
    const unit = [tokens[number + 1]?.text, tokens[number - 1]?.text].map(lengthUnit);
    const value = tokens[number]?.value ?? 0;
    metres[which] = value * (unit.includes('foot') ? metresInFoot : 1);
  });
  const { long, across } = metres;
  return long === undefined || across === undefined ? null : within(long * across);
}

const numberBefore = (tokens: readonly Token[], at: number): number | null =>
  [at - 1, at - 2].find((other) => tokens[other]?.kind === 'number') ?? null;

function numberBehind(tokens: readonly Token[], at: number): number | null {
  for (let next = at + 1; next <= at + 4; next += 1) {
    if (tokens[next]?.kind === 'number') return next;
    if (tokens[next]?.kind === 'line' || tokens[next]?.text === ',') return null;
  }
  // "20m urefu".
  return numberBefore(tokens, at);
}

/** What one room of a house takes of its area, in m². */
export const areaOfRoom = 22;
const house = /^(?:house|home|bungalow|maisonette|nyumba|bed\w*|br|bdrm|\w*roomed|flat|apartment)$/;

const singleRoom = /^(?:room|bathroom|washroom|toilet|kitchen|bafu|chumba)$/;

/** The area of a house in m² by its bedrooms, or of some rooms alone; null where they are not said. */
export function areaOfBedrooms(tokens: readonly Token[]): number | null {
  const isHouse = tokens.some(({ text }) => house.test(text));
  for (const [at, token] of tokens.entries()) {
    // "For a bathroom".
    if (!isHouse && /^(?:a|an)$/.test(token.text) && singleRoom.test(tokens[at + 1]?.text ?? ''))
      return areaOfRoom;
    if (token.kind !== 'number' || !token.value || token.value > 12) continue;
    const around = [tokens[at - 1]?.text, tokens[at + 1]?.text, tokens[at + 2]?.text].join(' ');
    if (
      /\b(?:bedrooms?|bdrm|br|bedroomed|vyumba|chumba|bed|rooms?|bathrooms?|bafu)\b/.test(around)
    ) {
      // "For 2 rooms": these, and no house around them.
      if (!isHouse && /\b(?:rooms?|vyumba|chumba|bathrooms?|bafu)\b/.test(around))
        return token.value * areaOfRoom;
      return areaByBedrooms[token.value] ?? Math.ceil(token.value * 38);
    }
  }
  return null;
}
