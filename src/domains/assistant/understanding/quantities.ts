import {
  isCounting,
  type Measuring,
  type Token,
  type Unit,
  unitOf,
} from '../../materials/language/public.ts';

/** A number of an item's words, with the unit that belongs to it. */
export interface Figure {
  readonly at: number;
  readonly value: number;
  /** The lower number, where a range was said and the value is its upper one. */
  readonly low: number | null;
  readonly unit: Unit | Measuring | null;
  /** "x 3", "3 x", "qty 3": says how many whatever stands around it. */
  readonly isTimes: boolean;
  /** "nondo ya 12": what it is called by, a size rather than a count. */
  readonly isNamed: boolean;
  /** "3/4", "60/70": a size, no count. */
  readonly isFraction: boolean;
  /** "5 kg of grout": so much of it. */
  readonly isAmount: boolean;
  /** All positions it takes. */
  readonly positions: readonly number[];
}

const timesMarks = new Set(['x', '×', '*']);
const countWords = new Set(['qty', 'quantity', 'idadi', 'kiasi']);
const quiet = new Set(
  'ya za wa la ni : - – ( . = ziko iko about around approx kama karibu hizo'.split(' '),
);

/**
 * The numbers between two positions, each with its unit: before it ("mifuko 100") or behind
 * ("100 bags").
 */
export function figuresIn(
  tokens: readonly Token[],
  from: number,
  to: number,
  isTaken: (position: number) => boolean,
  isName: (position: number) => boolean = () => false,
): Figure[] {
  const figures: Figure[] = [];
  const used = new Set<number>();
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'number' || token.value === undefined || isTaken(at)) continue;
    if (tokens[at + 1]?.text === 'phase') continue;
    const figure = figureAt(tokens, at, { from, to, used, isName });
    for (const position of figure.positions) used.add(position);
    figures.push(figure);
  }
  return figures;
}

const nameJoints = new Set(['ya', 'za', 'wa', 'la', 'cha']);

const countedWhole = new Set<Unit | Measuring>([
  'roll',
  'piece',
  'set',
  'box',
  'pair',
  'packet',
  'sheet',
  'coil',
]);

/** "ya 12 vipande 50": Swahili counts behind the unit. */
const isUnitOfNext = (tokens: readonly Token[], next: UnitAt | null): next is UnitAt =>
  next !== null &&
  !tokens[next.position]?.isGlued &&
  isCounting(next.unit) &&
  tokens[next.position + 1]?.kind === 'number';

/** The thinnest sheets and the thickest films are called so; in between nothing is. */
const isGauge = (value = 0) => (value >= 12 && value <= 36) || value >= 200;

/** "mabati 40 gauge 30": the gauge is the number behind, where that can be one. */
function isGaugeOfNext(tokens: readonly Token[], at: number, next: UnitAt | null): boolean {
  if (next?.unit !== 'gauge' || tokens[next.position]?.isGlued) return false;
  const behind = tokens[next.position + 1];
  const isCounted = unitOf(tokens[next.position + 2]?.text ?? '', true) !== null;
  if (behind?.kind !== 'number' || !isGauge(behind.value)) return false;
  return !isGauge(tokens[at]?.value) || !isCounted;
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly used: ReadonlySet<number>;
  /** Whether a position is part of a material's name: the "meter" of a water meter is no unit. */
  readonly isName: (position: number) => boolean;
}

function figureAt(tokens: readonly Token[], at: number, range: Range): Figure {
  const token = tokens[at];
  let value = token?.value ?? 0;
  const low = token?.low ?? null;
  const positions = [at];
  let behind = at + 1;
  if (tokens[behind]?.text === 'k' && tokens[behind]?.isGlued) {
    value *= 1000;
    positions.push(behind);
    behind += 1;
  }
  const ahead = unitBehind(tokens, behind, range);
  const next = isGaugeOfNext(tokens, at, ahead) ? null : ahead;
  const before = unitBefore(tokens, at, range);
  const isTimes = isMultiplied(tokens, at, behind, next);
  const isNamed = nameJoints.has(tokens[at - 1]?.text ?? '');
  // "2.5 roll 8": nobody counts rolls in halves, eight of them do.
  const isOddSize = !Number.isInteger(value) && countedWhole.has(next?.unit ?? 'mm');
  const choice =
    (isNamed || isOddSize) && !before && isUnitOfNext(tokens, next)
      ? null
      : choose(tokens, next, before);
  const chosen = choice ? [choice.position] : [];
  return {
    at,
    value,
    low,
    isTimes,
    isNamed: isNamed && choice === null,
    isAmount: choice === next && next !== null && isOfNext(tokens, next.position + 1),
    isFraction: (token?.text.includes('/') ?? false) && value !== 0.5,
    unit:
      isTimes && choice && isSizeUnit(choice.unit) && choice === before
        ? null
        : (choice?.unit ?? null),
    positions: [...positions, ...chosen],
  };
}

const isOfNext = (tokens: readonly Token[], at: number) =>
  ['of', 'ya', 'za', 'wa'].includes(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'word';

interface UnitAt {
  readonly unit: Unit | Measuring;
  readonly position: number;
}

function unitBehind(tokens: readonly Token[], behind: number, { to }: Range): UnitAt | null {
  const token = tokens[behind];
  if (!token || behind >= Math.max(to, 0) + 1) return null;
  if (token.text === '"') return { unit: 'inch', position: behind };
  if (token.text === "'" && token.isGlued) return { unit: 'foot', position: behind };
  if (token.kind !== 'word') return null;
  const unit = unitOf(token.text, true);
  if (unit === null) return null;
  // "2 in": a place follows; "5 a": no ampere unless written together.
  if (['in', 'a', 'no', 'm', 't', 'g', 'w', 'v', 'j', 'l'].includes(token.text) && !token.isGlued) {
    if (token.text === 'in' || token.text === 'a' || token.text === 'w' || token.text === 'v')
      return null;
  }
  return { unit, position: behind };
}

function unitBefore(
  tokens: readonly Token[],
  at: number,
  { from, used, isName }: Range,
): UnitAt | null {
  let position = at - 1;
  // "lorry x 3": three of them.
  const isTimes = timesMarks.has(tokens[position]?.text ?? '');
  if (isTimes && tokens[position - 1]?.kind === 'word') position -= 1;
  for (let back = 0; back < 2 && quiet.has(tokens[position]?.text ?? ''); back += 1) position -= 1;
  const token = tokens[position];
  if (!token || position < from || used.has(position) || token.kind !== 'word') return null;
  if (token.text.length === 1 || isName(position)) return null;
  // "4ft 12": the feet belong to the four.
  if (token.isGlued && tokens[position - 1]?.kind === 'number') return null;
  const unit = unitOf(token.text, false);
  if (unit === null || token.text === 'each' || token.text === 'item' || token.text === 'no') {
    return unit !== null && token.text === 'no' ? { unit: 'piece', position } : null;
  }
  return { unit, position };
}

const sizeUnits = new Set(['metre', 'foot', 'kg', 'litre']);
const isSizeUnit = (unit: Unit | Measuring) => !isCounting(unit) || sizeUnits.has(unit);

/** Of a unit on each side the one that is the number's own. */
function choose(
  tokens: readonly Token[],
  next: UnitAt | null,
  before: UnitAt | null,
): UnitAt | null {
  if (!next) return before;
  if (!before) return next;
  const isNextOfNext = tokens[next.position + 1]?.kind === 'number';
  if (tokens[next.position]?.isGlued) return next;
  // "panels 450 watts 8": what only measures is the size of one.
  const isBehindOnly = !isCounting(next.unit) && !['gauge', 'inch', 'mm'].includes(next.unit);
  if (isBehindOnly && before.unit === 'piece') return next;
  if (isNextOfNext) return before;
  if (before.unit === 'gauge' && next.unit !== 'mm') return before;
  return next;
}

function isMultiplied(
  tokens: readonly Token[],
  at: number,
  behind: number,
  next: UnitAt | null,
): boolean {
  const before = tokens[at - 1];
  if (before && timesMarks.has(before.text)) return true;
  if (
    countWords.has(before?.text ?? '') ||
    (before?.text === ':' && countWords.has(tokens[at - 2]?.text ?? ''))
  )
    return true;
  if (before?.text === '-' && countWords.has(tokens[at - 2]?.text ?? '')) return true;
  const after = tokens[behind];
  return next === null && after !== undefined && timesMarks.has(after.text);
}

/** Whether the numbers are said of each: "tano tano", "roll tatu kila moja", "10 each". */
export function sharedCount(tokens: readonly Token[]): Figure | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (token?.kind !== 'number' || token.value === undefined) continue;
    const isTwice =
      next?.kind === 'number' && next.value === token.value && !next.isGlued && token.value < 1000;
    const after = untilNumber(tokens.slice(at + 1, at + 5)).map((one) => one.text);
    const each = after.findIndex((text) => ['each', 'kila', 'apiece'].includes(text));
    const isEach = each >= 0 && (each < 2 || after[each] === 'kila') && !isPricePer(tokens, at);
    if (!isTwice && !isEach) continue;
    const [figure] = figuresIn(tokens, at, at + 1, () => false);
    const unit =
      figure?.unit ?? (tokens[at - 1] ? unitOf(tokens[at - 1]?.text ?? '', false) : null);
    const positions = [...(figure?.positions ?? [at]), ...(isTwice ? [at + 1] : [])];
    if (unit === null || isCounting(unit))
      return {
        ...{
          at,
          value: token.value,
          low: null,
          isNamed: false,
          isFraction: false,
          isAmount: false,
        },
        ...{ unit, isTimes: true, positions },
      };
  }
  return null;
}

function untilNumber(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex((token) => token.kind === 'number');
  return end < 0 ? tokens : tokens.slice(0, end);
}

const isPricePer = (tokens: readonly Token[], at: number) =>
  ['shilling', 'kes', 'ksh', 'sh', '@', 'bob', 'tonne', 'tonnes', 'tons', 'tani'].some((word) =>
    tokens.slice(Math.max(0, at - 1), at + 3).some((token) => token.text === word),
  );
