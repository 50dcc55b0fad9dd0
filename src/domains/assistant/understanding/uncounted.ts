import { isCounting, type Token, unitOf } from '../../materials/language/public.ts';

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
