import type { Token } from '../../materials/language/public.ts';
import { isCounting, unitOf } from '../../materials/language/public.ts';

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
