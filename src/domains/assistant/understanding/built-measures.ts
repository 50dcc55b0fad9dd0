import type { Token } from '../../materials/language/public.ts';
import { stem, stopWords, unitOf } from '../../materials/language/public.ts';
import type { Knowledge } from './knowledge.ts';

const built = new Set(
  'trench wall house plot site fence room roof slab floor beam column lintel footing foundation strip driveway yard compound building perimeter pool pit kitchen hall shop store office classroom verandah veranda balcony garage staircase boundary drain shimo ukuta nyumba ploti mtaro paa msingi chumba sakafu duka uzio'.split(
    ' ',
  ),
);
const lengthWords = new Set('m metre metres meter meters mita ft feet foot futi by x'.split(' '));
const dimensions = new Set(
  'long high tall deep wide thick length height width depth thickness urefu kimo upana unene kina refu mrefu'.split(
    ' ',
  ),
);
const leads = new Set(
  'for kwa ya la cha wa of on over to cover tile pave paint roof a an the my our in under'.split(
    ' ',
  ),
);
const betweenMeasures = new Set(
  'and na by x of ya wa la cha is ni a an the with for meter cubic running ,'.split(' '),
);

/** What a wall, a trench or a slab measures: none of it is bought. */
export function builtMeasures(
  { phrases }: Pick<Knowledge, 'phrases'>,
  tokens: readonly Token[],
): ReadonlySet<number> {
  const positions = new Set<number>();
  const isAdjective = (at: number) => {
    const next = tokens[at + 1];
    return next?.kind === 'word' && !stopWords.has(next.text) && phrases.has(stem(next.text));
  };
  tokens.forEach(({ text }, at) => {
    if (!built.has(stem(text)) && !built.has(text)) return;
    // "wall tiles 20 sqm", "roof sheets 3m 40": part of a name.
    if (isAdjective(at)) return;
    const found = dimensionsBehind(tokens, at + 1, calledBySection.has(stem(text)));
    for (const position of [...found, ...measureBefore(tokens, at)]) positions.add(position);
  });
  return positions;
}

const calledBySection = new Set(['beam', 'column', 'lintel', 'footing', 'foundation']);
const isLength = (token: Token | undefined) =>
  ['metre', 'foot'].includes(unitOf(token?.text ?? '', true) ?? '');

/** "wall 20m long and 3m high", "ukuta urefu mita 20 na kimo mita 3", "beam 230x450". */
function dimensionsBehind(
  tokens: readonly Token[],
  from: number,
  isBySection: boolean,
): readonly number[] {
  const found: number[] = [];
  for (let next = from; next < from + 14; next += 1) {
    const token = tokens[next];
    if (!token || token.kind === 'line') break;
    if (token.kind === 'size') {
      // "sitting room 60x60": the tiles' size, not the room's.
      if (!isBySection && !isLength(tokens[next + 1])) break;
      found.push(next);
    } else if (token.kind === 'number') {
      if (!isDimension(tokens, next)) break;
      found.push(next);
    } else if (!isOfMeasures(token.text)) break;
  }
  return found;
}

const isOfMeasures = (text: string) =>
  betweenMeasures.has(text) ||
  dimensions.has(text) ||
  lengthWords.has(text) ||
  unitOf(text, true) === 'mm';

/** Whether it is a volume, or a word of dimension stands beside the number and its unit. */
function isDimension(tokens: readonly Token[], at: number): boolean {
  const unit = unitOf(tokens[at + 1]?.text ?? '', true);
  if (unit === 'm3') return true;
  const behind = unit === null ? at + 1 : at + 2;
  if (dimensions.has(tokens[behind]?.text ?? '')) return true;
  const near = tokens.slice(Math.max(0, at - 3), at);
  const before = near.slice(near.findLastIndex(({ text }) => text === ',') + 1);
  const noun = before.findLastIndex(({ text }) => dimensions.has(text));
  return noun >= 0 && !before.slice(noun).some(({ kind }) => kind === 'number');
}

/** "a 20 cubic metre slab", "for 8m beam": the measure right before what is built. */
function measureBefore(tokens: readonly Token[], at: number): readonly number[] {
  const words = tokens.slice(Math.max(0, at - 4), at);
  const offset = words.findLastIndex(({ kind }) => kind === 'number' || kind === 'size');
  if (offset < 0) return [];
  const number = at - words.length + offset;
  const between = tokens.slice(number + 1, at);
  const lead = tokens[number - 1];
  const isLed = lead === undefined || lead.kind === 'line' || leads.has(lead.text);
  const isOfIt = between.every(
    ({ text }) => unitOf(text, true) !== null || dimensions.has(text) || ['x', 'by'].includes(text),
  );
  if (!isLed || !isOfIt) return [];
  const isMeasured =
    tokens[number]?.kind === 'size' ||
    between.some(({ text }) => ['metre', 'foot', 'm3', 'mm'].includes(unitOf(text, true) ?? ''));
  return isMeasured ? [number] : [];
}
