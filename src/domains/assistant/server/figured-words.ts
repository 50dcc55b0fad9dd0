import type { Figure, FigureSource, Figures, PlacedFigure } from '../figure-schema.ts';

/**
 * Words that know their figures. A number has no way into them but as a figure with its sources: values
 * are texts, words or figures, and never numbers.
 */

type Piece = string | Figure;
export type Words = readonly Piece[];
type Value = Piece | Words;

const piecesOf = (value: Value): Words => (isWords(value) ? value : [value]);
const isWords = (value: Value): value is Words => Array.isArray(value);

/** Puts values into the `{name}` places of a pattern; a place without a value stays visible. */
export function say(pattern: string, values: Readonly<Record<string, Value>> = {}): Words {
  return pattern
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .flatMap((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return piecesOf((name === undefined ? undefined : values[name]) ?? part);
    });
}

/** One after the other. */
export const join = (parts: readonly Value[], between = ''): Words =>
  parts.flatMap((part, at) =>
    at === 0 || between === '' ? piecesOf(part) : [between, ...piecesOf(part)],
  );

/** Without the space that stands before a sentence in the middle of others. */
export function withoutSpaceBefore([first, ...rest]: Words): Words {
  if (first === undefined) return [];
  return [typeof first === 'string' ? first.trimStart() : first, ...rest];
}

/** The words as a text, and where its figures stand in it. */
export function placed(words: Words): { readonly text: string; readonly figures: Figures } {
  const sources = new Map<string, { readonly place: number; readonly source: FigureSource }>();
  const placeOf = (source: FigureSource) => {
    const key = JSON.stringify(source);
    const known = sources.get(key) ?? { place: sources.size, source };
    sources.set(key, known);
    return known.place;
  };
  const figures: PlacedFigure[] = [];
  let text = '';
  for (const piece of words) {
    if (typeof piece !== 'string') {
      const { how } = piece;
      const places = piece.sources.map(placeOf);
      figures.push({ text: piece.text, at: text.length, how, sources: places });
    }
    text += typeof piece === 'string' ? piece : piece.text;
  }
  return {
    text,
    figures: { placed: figures, sources: [...sources.values()].map((one) => one.source) },
  };
}

export const textOf = (words: Words) =>
  words.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** The words that were placed so. */
export function unplaced(text: string, { placed: figures, sources }: Figures): Words {
  const words: Piece[] = [];
  let end = 0;
  for (const { at, text: written, how, sources: places } of figures) {
    words.push(text.slice(end, at));
    words.push({ text: written, how, sources: places.flatMap((place) => sources[place] ?? []) });
    end = at + written.length;
  }
  return [...words, text.slice(end)].filter((piece) => piece !== '');
}
