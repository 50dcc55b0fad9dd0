import {
  isCounting,
  stem,
  stopWords,
  type Token,
  unitOf,
} from '../../materials/language/public.ts';
import type { Knowledge } from './knowledge.ts';

const corrections = [
  'sorry',
  'actually',
  'no wait',
  'wait',
  'i mean',
  'make that',
  'or rather',
  'rather',
  'correction',
  'scratch that',
  'lakini sasa',
  'but now',
  'samahani',
  'hapana',
  'namaanisha',
  'not',
  'sio',
  'si',
  'instead of',
  'badala ya',
].map((words) => words.split(' '));

/** "400 bags, sorry, 300": the positions of the numbers that were taken back. */
export function takenBack(tokens: readonly Token[]): ReadonlySet<number> {
  const positions = new Set<number>();
  tokens.forEach((_token, at) => {
    const words = corrections.find((own) => own.every((word, k) => tokens[at + k]?.text === word));
    if (!words) return;
    const behind = at + words.length;
    const next = nextNumber(tokens, behind);
    if (isDenial(words)) {
      // "30 bags, not 20" and "not 20 but 30".
      const isSaidOtherwise = tokens.some(
        (token, other) => token.kind === 'number' && other !== next,
      );
      if (next === behind && isSaidOtherwise && !isLimit(tokens, behind)) positions.add(next);
      return;
    }
    const last = countBefore(tokens, at);
    if (next !== null && last !== null && isBareCount(tokens, next)) positions.add(last);
  });
  return positions;
}

/** The last number before a position that is no size: "14 locks, the 3 lever type, sorry, 17". */
function countBefore(tokens: readonly Token[], at: number): number | null {
  const from = Math.max(0, at - 10);
  const numbers = tokens
    .slice(from, at)
    .flatMap(({ kind }, k) => (kind === 'number' ? [from + k] : []));
  const isSize = (number: number) => {
    const unit = unitOf(tokens[number + 1]?.text ?? '', true);
    return unit !== null && !isCounting(unit);
  };
  return numbers.findLast((number) => !isSize(number)) ?? numbers.at(-1) ?? null;
}

const doubts = new Set(
  'think maybe guess perhaps nafikiri nadhani naona labda pengine nahisi lakini but'.split(' '),
);
const sufficing =
  /^(?:(?:\w+ ){0,2}(?:is|are|will be|should be|would be|might be|can be) (?:enough|sufficient|ok|okay|fine|plenty)|(?:\w+ ){0,2}(?:(?:will|should|would|might) (?:do|suffice)|[a-z]{1,3}(?:ta|na)?tosha))\b/;

/** "30 bags, but I think 50 will do": the count before it was thought over. */
export function thoughtOver(tokens: readonly Token[]): ReadonlySet<number> {
  const positions = new Set<number>();
  tokens.forEach(({ kind }, at) => {
    if (kind !== 'number') return;
    const lead = tokens.slice(Math.max(0, at - 3), at);
    if (!lead.some(({ text }) => doubts.has(text))) return;
    const after = tokens.slice(at + 1, at + 6).map(({ text }) => text);
    if (!sufficing.test(after.join(' '))) return;
    const from = Math.max(0, at - 12);
    const last = tokens.slice(from, at).findLastIndex((token) => token.kind === 'number');
    if (last >= 0) positions.add(from + last);
  });
  return positions;
}

const isDenial = ([first, second]: readonly string[]) =>
  ['not', 'sio', 'si', 'badala'].includes(first ?? '') || second === 'of';

/** "not 20k". */
const isLimit = (tokens: readonly Token[], at: number) =>
  ['k', 'm'].includes(tokens[at + 1]?.text ?? '') && tokens[at + 1]?.isGlued === true;

function nextNumber(tokens: readonly Token[], from: number): number | null {
  for (let at = from; at < from + 4; at += 1) if (tokens[at]?.kind === 'number') return at;
  return null;
}

/** What says why, or that it is enough: no material. */
const goesOn = new Set(
  'please tafadhali tu only will should is are i we because cos coz cause since as so sababu kwa maana itatosha yatatosha zitatosha inatosha zinatosha yanatosha'.split(
    ' ',
  ),
);

/** Whether nothing but a unit belongs to the number, so that it can only replace another. */
function isBareCount(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  return after?.kind !== 'word' || unitOf(after.text, true) !== null || goesOn.has(after.text);
}

/** "enough cement for 40 blocks": the positions of what it is to be enough for. */
export function enoughFor(tokens: readonly Token[]): ReadonlySet<number> {
  const positions = new Set<number>();
  tokens.forEach((token, at) => {
    const isHowMany =
      ['many', 'ngapi', 'mangapi'].includes(token.text) &&
      !['bei', 'pesa', 'shilingi', 'sh'].includes(tokens[at - 1]?.text ?? '');
    if (!isHowMany && !['enough', 'kutosha', 'sufficient'].includes(token.text)) return;
    const near = tokens.slice(at + 1, at + 7);
    const joint = near.findIndex(({ text }) => text === 'for' || text === 'kwa' || text === 'to');
    if (joint < 0) return;
    const from = at + 2 + joint;
    const number = nextNumber(tokens, from);
    if (number === null) return;
    // "for 40 blocks" and "kwa matofali 40".
    const noun = number > from ? number - 1 : number + 1;
    if (unitOf(tokens[noun]?.text ?? '', true) !== null || tokens[noun]?.kind !== 'word') return;
    positions.add(number);
    positions.add(noun);
  });
  return positions;
}

const clocks = new Set(['am', 'pm', 'hrs', 'hours', 'oclock', "o'clock"]);

/** "by 3 pm", "saa 4": an hour of the day. */
export function clockNumbers(tokens: readonly Token[]): ReadonlySet<number> {
  const isHour = ({ kind, value = 25 }: Token, at: number) =>
    kind === 'number' &&
    value <= 24 &&
    (clocks.has(tokens[at + 1]?.text ?? '') || tokens[at - 1]?.text === 'saa');
  return new Set(tokens.flatMap((token, at) => (isHour(token, at) ? [at] : [])));
}

const rooms = new Set(
  'bedroom bedrooms bed br bdrm bedroomed storey story floor floors units unit rooms room vyumba chumba ghorofa gorofa apartment apartments houses suppliers supplier sellers vendors hardwares quotes quotations coat coats'.split(
    ' ',
  ),
);
const roomsBefore = new Set(
  'vyumba chumba ghorofa gorofa wasambazaji wauzaji suppliers sellers quotations quotes'.split(' '),
);
/** Who lives in it, uses it or stands on it. */
const people = new Set(
  'people person persons users occupants tenants families students pupils guests kids children workers masons fundis guys cows pigs goats chicken chickens birds'.split(
    ' ',
  ),
);
const peopleBefore = new Set(
  'watu mtu familia mafundi wasee wafanyakazi vibarua wanafunzi wapangaji wageni watoto ngombe kuku mbuzi'.split(
    ' ',
  ),
);
/** "Six bathrooms, each gets two": what is counted for its own sake where nothing is made for it. */
const placesOfEach = new Set(
  'bathroom bathrooms toilet toilets classroom classrooms kitchen kitchens flat flats plot plots shop shops'.split(
    ' ',
  ),
);
const eachAfter = /^(?:each|every|kila|get|gets|need|needs|has|have|takes?)$/;

/** "3 of us", "sisi watatu". */
const usBefore = new Set(['sisi', 'tuko']);

/** "3 bedroom", "vyumba vitatu", "for 10 people": numbers of a house, not of what is bought. */
export function dwellingPositions(tokens: readonly Token[]): ReadonlySet<number> {
  const positions = new Set<number>();
  tokens.forEach((token, at) => {
    if (token.kind !== 'number') return;
    const before = tokens[at - 1]?.text ?? '';
    const after = tokens[at + 1]?.text ?? '';
    if (after === '-' && rooms.has(tokens[at + 2]?.text ?? '')) {
      positions.add(at);
      return;
    }
    const isOfUs = after === 'of' && tokens[at + 2]?.text === 'us';
    if (isOfUs || usBefore.has(before) || peopleBefore.has(before)) positions.add(at);
    const isOfRooms = rooms.has(after) && !['unit', 'units', 'floor', 'coat'].includes(after);
    if (isOfRooms || people.has(after)) positions.add(at).add(at + 1);
    const isOfEach =
      placesOfEach.has(after) &&
      eachAfter.test(tokens[tokens[at + 2]?.text === ',' ? at + 3 : at + 2]?.text ?? '') &&
      tokens.slice(at + 2, at + 8).some(({ kind }) => kind === 'number');
    if (isOfEach && tokens.some(({ value }, other) => other > at && isMultiple(value, token.value)))
      positions.add(at);
    if (roomsBefore.has(before)) positions.add(at - 1).add(at);
  });
  return positions;
}

const isMultiple = (value: number | undefined, of: number | undefined) =>
  value !== undefined && of !== undefined && of > 1 && value % of === 0;

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
