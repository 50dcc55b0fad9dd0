/** What a message asks of a material's nature: how it is said, and of how many square metres. */
export interface FactsAsked {
  readonly asks: (words: RegExp) => boolean;
  /** "32.5 or 42.5?" is cement. */
  readonly isOfCement: boolean;
  readonly areaSqm: number | null;
}

/** `text`: lower case. */
export const factsAsked = (text: string): FactsAsked => ({
  asks: (words) => words.test(text),
  isOfCement: /\b(?:32|42)[.,]5\b/.test(text),
  areaSqm: areaIn(text),
});

const number = '(\\d{1,5}(?:\\.\\d{1,2})?)';
const length = '(m|mtrs?|metres?|meters?|mita|ft|feet|foot|futi)';
const sides = new RegExp(
  `(?<![\\d.,])${number}\\s?${length}?\\s{0,2}(?:x|×|by|kwa)\\s{0,2}(?:(mita|futi) )?${number}(?:\\s?${length}\\b)?`,
);
const square = new RegExp(
  `(?<![\\d.,])${number}\\s?(?:sqm|sq\\.? ?m|m2|m²|square met(?:re|er)s?|mita za mraba)(?![a-z])`,
);
/** No wall of one house is larger, in m². */
const largestArea = 100_000;

/** The area that is spoken of in m²: "10 m by 3 m", "30 sqm"; sides without a unit may be anything. */
function areaIn(written: string): number | null {
  const text = written.replace(/(\d),(?=\d{3}\b)/g, '$1');
  const [, area] = square.exec(text) ?? [];
  if (area !== undefined) return Number(area) > 0 ? Number(area) : null;
  const [, first, firstUnit, leading, second, trailing] = sides.exec(text) ?? [];
  const secondUnit = trailing ?? leading;
  if (secondUnit === undefined) return null;
  const metres = (side: string | undefined, unit: string) =>
    Number(side) * (unit.startsWith('f') ? 0.3048 : 1);
  const product = metres(first, firstUnit ?? secondUnit) * metres(second, secondUnit);
  return product > 0 && product <= largestArea ? product : null;
}
