/**
 * A stroke alphabet drawn on a grid of 4 × 6 units, so that labels look the same on machines
 * without fonts. Each glyph is a list of strokes; a point is two digits, x then y (y downwards).
 */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '06 20 46|14 34',
  B: '00 06 36 45 44 33 03|00 30 41 42 33',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '00 06',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 01 05 16 36 45 41 30 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 01 05 16 36 45 41 30 10|24 46',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  '0': '10 01 05 16 36 45 41 30 10',
  '1': '01 10 16',
  '2': '01 10 30 41 42 06 46',
  '3': '01 10 30 41 42 33 13|33 44 45 36 16 05',
  '4': '36 30 04 44',
  '5': '40 00 02 32 43 45 36 16 05',
  '6': '41 30 10 01 05 16 36 45 44 33 03',
  '7': '00 40 16',
  '8': '10 01 02 13 33 42 41 30 10|13 04 05 16 36 45 44 33',
  '9': '05 16 36 45 41 30 10 01 02 13 43',
  '.': '06 06',
  '/': '06 40',
  '-': '03 23',
  '+': '03 43|21 25',
  '"': '00 02|20 22',
  '&': '46 01 10 21 04 05 16 26 44',
  x: '02 46|42 06',
};

const SPACE_UNITS = 2.2;
const GAP_UNITS = 1.8;
const GRID_HEIGHT = 6;

interface Glyph {
  width: number;
  strokes: ReadonlyArray<ReadonlyArray<readonly [number, number]>>;
}

function parse(source: string): Glyph {
  let width = 0;
  const strokes = source.split('|').map((stroke) =>
    stroke.split(' ').map((pair) => {
      const x = Number(pair[0]);
      width = Math.max(width, x);
      return [x, Number(pair[1])] as const;
    }),
  );
  return { width, strokes };
}

const ALPHABET: ReadonlyMap<string, Glyph> = new Map(
  Object.entries(GLYPHS).map(([character, source]) => [character, parse(source)]),
);

function glyphOf(character: string): Glyph | undefined {
  return ALPHABET.get(character) ?? ALPHABET.get(character.toUpperCase());
}

export interface LabelPath {
  /** SVG path data with absolute and relative commands. */
  d: string;
  /** Width in user units after squeezing. */
  width: number;
}

/**
 * Path of a label centred on (x, y). Characters without a glyph are left out; a label wider than
 * `maxWidth` is squeezed horizontally to fit.
 */
export function labelPath(
  label: string,
  x: number,
  y: number,
  height: number,
  maxWidth = Number.POSITIVE_INFINITY,
): LabelPath {
  const placed: { glyph: Glyph; at: number }[] = [];
  let cursor = 0;
  for (const character of label) {
    const glyph = glyphOf(character);
    if (glyph) {
      placed.push({ glyph, at: cursor });
      cursor += glyph.width + GAP_UNITS;
    } else if (character === ' ') {
      cursor += SPACE_UNITS;
    }
  }
  const units = Math.max(cursor - GAP_UNITS, 0);
  const scaleY = height / GRID_HEIGHT;
  const scaleX = Math.min(scaleY, maxWidth / Math.max(units, 1));
  const left = x - (units * scaleX) / 2;
  const top = y - height / 2;
  const short = (value: number): string => String(Math.round(value * 10) / 10);
  let d = '';
  for (const { glyph, at } of placed) {
    for (const stroke of glyph.strokes) {
      stroke.forEach(([gx, gy], index) => {
        const px = left + (at + gx) * scaleX;
        // A stroke of no length still needs a segment, or the round cap is not painted.
        const dot = index > 0 && stroke.length === 2 && stroke[0]?.join() === stroke[1]?.join();
        d += `${index === 0 ? 'M' : 'L'}${short(px + (dot ? 0.1 : 0))} ${short(top + gy * scaleY)}`;
      });
    }
  }
  return { d, width: units * scaleX };
}
