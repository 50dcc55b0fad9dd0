import { wordTable } from '../../../shared/word-table.ts';
import type { Token } from '../../materials/language/public.ts';

const names: Readonly<Record<string, string>> = wordTable({
  red: 'red nyekundu',
  black: 'black nyeusi',
  white: 'white nyeupe',
  green: 'green kijani',
  blue: 'blue bluu buluu samawati',
  yellow: 'yellow njano manjano',
  grey: 'grey gray kijivu',
  brown: 'brown kahawia hudhurungi',
  orange: 'orange',
  maroon: 'maroon',
  cream: 'cream krimu',
  beige: 'beige',
  charcoal: 'charcoal',
  pink: 'pink waridi',
  purple: 'purple zambarau',
});
const colours = new Map(
  Object.entries(names).flatMap(([name, words]) => words.split(' ').map((word) => [word, name])),
);

/** The colour that a word names, in English; else null. */
export const colourOf = ({ kind, text }: Pick<Token, 'kind' | 'text'>): string | null =>
  kind === 'word' ? (colours.get(text) ?? null) : null;

/** A thing in one colour, and how many of it are wanted in it where that was said. */
export interface Coloured {
  readonly colour: string;
  readonly quantity: number | null;
}
