import { wordTable } from '../../../shared/word-table.ts';
import { clauseEnds } from './lexicon/grammar-words.ts';
import type { Token } from './tokens.ts';
import { type Measuring, type Unit, unitOf } from './units.ts';

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

const links = new Set(['ya', 'la', 'za', 'wa', 'ni', 'iwe', 'ziwe']);
const leads = new Set([...links, 'yenye', 'zenye', 'wenye', 'lenye', 'with', 'in']);
/** What paint comes in. */
const containers = new Set<Unit | Measuring | null>(['bucket', 'tin', 'litre', 'drum']);

/**
 * "Mabati rangi ya maroon", "waya za rangi ya green": the positions of "rangi" where it says of which
 * colour a thing is, so that no paint is asked for. Paint it is where nothing is named before it in the
 * clause, or where it is counted as paint is: "ndoo 2 za rangi ya kijani".
 */
export function colourPositions(
  tokens: readonly Token[],
  isMaterial: (token: Token) => boolean,
): ReadonlySet<number> {
  const positions = new Set<number>();
  tokens.forEach(({ text }, at) => {
    if (!['rangi', 'colour', 'color'].includes(text)) return;
    const colour = links.has(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
    const said = tokens[colour];
    if (!said || colourOf(said) === null) return;
    const from = tokens.slice(0, at).findLastIndex((token) => clauseEnds.has(token.text)) + 1;
    const before = tokens.slice(from, at);
    const behind = tokens.slice(colour + 1, colour + 4);
    const wall = behind.findIndex((token) => clauseEnds.has(token.text));
    const near = [...before.slice(-4), ...(wall < 0 ? behind : behind.slice(0, wall))];
    if (near.some((token) => containers.has(unitOf(token.text, true)))) return;
    const isLed = leads.has(tokens[at - 1]?.text ?? '') && before.length > 1;
    if (isLed || before.some(isMaterial)) positions.add(at);
  });
  return positions;
}

/** A thing in one colour, and how many of it are wanted in it where that was said. */
export interface Coloured {
  readonly colour: string;
  readonly quantity: number | null;
}

/** "red 1", "2 rolls black": nothing but a colour, a number and its unit; how many in which colour. */
export function colouredCount(tokens: readonly Token[]): Coloured | null {
  const [first, ...others] = tokens.flatMap((token) => colourOf(token) ?? []);
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  const isOnly = tokens.every(
    (token) =>
      token.kind === 'number' ||
      colourOf(token) !== null ||
      unitOf(token.text, true) !== null ||
      quiet.has(token.text),
  );
  const quantity = numbers[0]?.value;
  if (first === undefined || others.length > 0 || numbers.length !== 1 || !isOnly) return null;
  return quantity === undefined ? null : { colour: first, quantity };
}

const quiet = new Set(
  'of ya za la wa rangi colour color and na plus then the in x - : ( )'.split(' '),
);
