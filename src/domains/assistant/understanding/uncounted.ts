import { isCounting, type Token, unitOf } from '../../materials/language/public.ts';

const takingBack = new Set(
  'sorry actually wait rather correction samahani hapana namaanisha'.split(' '),
);

const goesOn = new Set('please tafadhali tu only i we because cos so sababu kwa'.split(' '));

/** "400 bags, sorry, 300": the positions of the numbers that were taken back. */
export function takenBack(tokens: readonly Token[]): ReadonlySet<number> {
  const numberFrom = (from: number) =>
    [from, from + 1, from + 2, from + 3].find((at) => tokens[at]?.kind === 'number');
  const positions = tokens.flatMap(({ text }, at) => {
    const next = takingBack.has(text) ? numberFrom(at + 1) : undefined;
    const last = tokens.slice(0, at).findLastIndex((one, from) => {
      const unit = unitOf(tokens[from + 1]?.text ?? '', true);
      return one.kind === 'number' && (unit === null || isCounting(unit));
    });
    if (next === undefined || last < 0) return [];
    // Nothing but a unit belongs to a number that can only replace another.
    const behind = tokens[next + 1];
    const isBare =
      behind?.kind !== 'word' || unitOf(behind.text, true) !== null || goesOn.has(behind.text);
    return isBare ? [last] : [];
  });
  return new Set(positions);
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

function nextNumber(tokens: readonly Token[], from: number): number | null {
  for (let at = from; at < from + 4; at += 1) if (tokens[at]?.kind === 'number') return at;
  return null;
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
