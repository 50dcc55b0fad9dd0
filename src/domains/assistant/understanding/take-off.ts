import type { Token } from '../../materials/language/public.ts';
import {
  classes,
  inFieldUnit,
  isChoice,
  isDimension,
  type Job,
  jobOf,
  readValues,
  type Values,
  wholeJobs,
} from '../../materials/takeoff/public.ts';
import { metresOf, squareMetresOf } from '../../materials/unit-table-rules.ts';
import {
  asksCost,
  asksHowMuch,
  asksRate,
  jobWords,
  leadsToJob,
  measureRoles,
  optionWords,
} from './lexicon/take-off-words.ts';
import type { Reading } from './reading.ts';

/** What a message says of a job whose materials are to be counted. */
export interface TakeOffSaid {
  /** The job that it asks the materials of. */
  readonly job: Job | null;
  /**
   * What it says of a job: dimensions and assumptions.
   *
   * @param waiting the dimension that was asked for: a bare number is it
   */
  readonly values: (job: Job, waiting: string | null) => Values;
}

export function takeOffSaid({ tokens: all, text }: Reading): TakeOffSaid {
  // "3-bedroom".
  const tokens = all.filter((token) => token.text !== '-');
  const measures = measuresIn(tokens);
  const values = (job: Job, waiting: string | null) => valuesIn(job, waiting, measures, tokens);
  return { job: jobIn(text, measures, values), values };
}

/** Whoever tells more than that asks of something else. */
const longestQuestion = 40;

/** Who asks how much a job takes names the job, and its size or that it is one of theirs. */
function jobIn(
  text: string,
  measures: readonly Measure[],
  values: TakeOffSaid['values'],
): Job | null {
  if (text.split(' ').length > longestQuestion) return null;
  const isVolume = measures.some(({ unit }) => unit === 'cubic');
  const [named, words] = jobWords.find(([, one]) => one.test(text)) ?? [];
  const isWhole = wholeJobs.some(({ key }) => key === named);
  if (!asksHowMuch.test(text) && !(isWhole && asksCost.test(text))) return null;
  const job = jobOf(named === 'slab' && isVolume ? 'concrete' : (named ?? ''));
  if (!job) return null;
  const said = Object.keys(values(job, null)).some((key) => isDimension(job, key));
  const isToBeDone = () =>
    new RegExp(leadsToJob + words?.source).test(text) && !asksRate.test(text);
  return said || isToBeDone() ? job : null;
}

/** Numbers that belong together, "10 by 8", with their unit and what is said beside them. */
interface Measure {
  readonly numbers: readonly number[];
  readonly unit: string | null;
  readonly roles: readonly string[];
  /** "6x9", as it may also name what a wall is built of. */
  readonly text: string;
}

const joints = new Set(['by', 'x', '×', '*', 'kwa']);
const marks: Readonly<Record<string, string>> = { "'": 'ft', '"': 'inch' };
const otherUnits = new Set(['cubic', '%']);

/** The word as a unit of length, area or volume; null for all else. */
function unitIn(token: Token | undefined, isBehind: boolean): string | null {
  const word = marks[token?.text ?? ''] ?? token?.text ?? '';
  // "12 in Nairobi".
  if (word === 'in' && !token?.isGlued) return null;
  if (!isBehind && word.length < 4) return null;
  const isUnit = otherUnits.has(word) || metresOf(word) !== null || squareMetresOf(word) !== null;
  return isUnit ? word : null;
}

function measuresIn(tokens: readonly Token[]): Measure[] {
  const measures: Measure[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = numbersOf(tokens[at]);
    if (first.length === 0 || isRatio(tokens, at)) continue;
    const start = at;
    const numbers = [...first];
    let unit = tokens[at]?.sideUnit ?? null;
    for (;;) {
      const behind = unitIn(tokens[at + 1], true);
      if (behind) at += 1;
      unit ??= behind;
      const next = numbersOf(tokens[at + 2]);
      if (!joints.has(tokens[at + 1]?.text ?? '') || next.length === 0) break;
      numbers.push(...next);
      at += 2;
    }
    unit ??= unitIn(tokens[start - 1], false);
    measures.push({
      numbers,
      unit,
      roles: rolesAround(tokens, start, at),
      text: tokens[start]?.text ?? '',
    });
  }
  return measures;
}

const numbersOf = (token: Token | undefined): readonly number[] =>
  token?.kind === 'size' ? (token.sides ?? []) : token?.kind === 'number' ? [token.value ?? 0] : [];

const isRatio = (tokens: readonly Token[], at: number) =>
  tokens[at + 1]?.text === ':' || tokens[at - 1]?.text === ':';

/** "3 m high", "height 3 m", "unene wa 150 mm", "family of 6". */
function rolesAround(tokens: readonly Token[], start: number, end: number): readonly string[] {
  const rolesOf = (at: number) =>
    measureRoles.find(([, words]) => words.test(tokens[at]?.text ?? ''))?.[0];
  const near = [end + 1, end, start - 1, start - 2, start - 3];
  for (const at of near) {
    if (tokens[at]?.text === ',' || (at < start && numbersOf(tokens[at]).length > 0)) break;
    const roles = rolesOf(at);
    if (roles) return roles;
  }
  return [];
}

/** Without a unit, sides of plots and floors as long as these are feet. */
const leastFeet = 25;
/** Without a unit, a number as large as this is the millimetres of a thickness. */
const leastMillimetres = 40;
/** Metres below which a length is a thickness, and no side. */
const leastSide = 0.6;

function valuesIn(
  job: Job,
  waiting: string | null,
  measures: readonly Measure[],
  tokens: readonly Token[],
): Values {
  const values: Record<string, number | string> = choicesIn(job, tokens);
  const isFree = (key: string) => values[key] === undefined && job.fields[key] !== undefined;
  const set = (key: string | undefined, value: number | null) => {
    if (key !== undefined && value !== null && isFree(key)) values[key] = value;
  };
  const names = Object.values(values).join(' ');
  for (const { numbers, unit, roles, text } of measures) {
    if (numbers.length > 1 && names.includes(text)) continue;
    const role = roles.find(isFree);
    const [first = 0] = numbers;
    if (numbers.length === 1 && role) set(role, inField(job, role, first, unit));
    else if (unit && squareMetresOf(unit) !== null) set('area', inField(job, 'area', first, unit));
    else if (unit === 'cubic') set('volume', first);
    else if (numbers.length === 1 && waiting) set(waiting, inField(job, waiting, first, unit));
    else if (numbers.length > 1 || unit !== null) setSides(job, numbers, unit, isFree, set);
    else if (first >= leastMillimetres && 'thickness' in values === false)
      set('thickness', first / 1_000);
  }
  return readValues(job, values).values;
}

/** A number as a field of the job counts it; without a unit it is in the field's own. */
function inField(job: Job, key: string, amount: number, unit: string | null): number | null {
  const field = job.fields[key];
  if (!field || isChoice(field)) return null;
  if (unit !== null && unit !== '%') return inFieldUnit(field, amount, unit) ?? amount;
  return field.unit === 'mm' ? amount / (amount >= leastMillimetres ? 1_000 : 1) : amount;
}

/** Lengths without a word beside them: sides in the order of the job's way, small ones the thickness. */
function setSides(
  job: Job,
  numbers: readonly number[],
  unit: string | null,
  isFree: (key: string) => boolean,
  set: (key: string | undefined, value: number | null) => void,
): void {
  const isFeet = unit === null && numbers.length > 1 && Math.max(...numbers) >= leastFeet;
  const metres = numbers.map((number) => number * (metresOf(unit ?? (isFeet ? 'ft' : 'm')) ?? 1));
  const way = sidesOf(job, metres.length);
  for (const value of metres) {
    const isThin = value < leastSide;
    const takes = (key: string) =>
      unitOfField(job, key) === 'mm' ? isThin : !isThin || metres.length > 1;
    set(
      (isThin ? [...thin, ...way] : way).find((key) => isFree(key) && takes(key)),
      value,
    );
  }
}

const thin = ['thickness', 'width', 'depth', 'spacing'];

/** The fields that sides are of: in the way that takes as many of them, and then in the others. */
function sidesOf(job: Job, count: number): readonly string[] {
  const ways = job.needs.map((way) => way.filter((key) => isLength(job, key)));
  const fitting = ways.find((way) => way.length === count);
  return [...new Set([...(fitting ?? []), ...ways.flat(), 'depth'])];
}

function unitOfField(job: Job, key: string): string | null {
  const field = job.fields[key];
  return field === undefined || isChoice(field) ? null : field.unit;
}

const isLength = (job: Job, key: string) => ['m', 'mm'].includes(unitOfField(job, key) ?? '');

/** Mixes, classes of concrete, and the options whose words are said. */
function choicesIn(job: Job, tokens: readonly Token[]): Record<string, string> {
  const words = tokens.map(({ text, written }) => optionWords[written ?? text] ?? text);
  const isSaid = new Set(words.flatMap((word) => [word, word.replace(/s$/, '')]));
  const joined = words.join('');
  const chosen: Record<string, string> = {};
  for (const [key, field] of Object.entries(job.fields)) {
    if (!isChoice(field)) continue;
    const option =
      key === 'mix'
        ? (field.options.find((one) => joined.includes(one)) ?? mixOfClass(joined))
        : mostSaid(key, field.options, isSaid, joined);
    if (option !== undefined) chosen[key] = option;
  }
  return chosen;
}

const mixOfClass = (joined: string): string | undefined =>
  classes.find(([, names]) =>
    names.some((name) => new RegExp(`(?:^|\\D)${name.toLowerCase()}(?!\\d)`).test(joined)),
  )?.[0];

/** Of a field whose options are numbers the field has to be named too: "gauge 28", "y12", "both sides". */
const namedNumbers: Readonly<Record<string, RegExp>> = {
  gauge: /(?:gauge|geji|^g|[^a-z]g)(\d\d)/,
  size: /(?:y|d)(8|10|12|16|20|25)(?!\d)/,
  sides: /(1|2)(?:sides?|pande)|pandezote(2)/,
  layers: /(1|2)layers?/,
};

function mostSaid(
  key: string,
  options: readonly string[],
  isSaid: ReadonlySet<string>,
  joined: string,
): string | undefined {
  if (options.every((option) => /^\d+$/.test(option))) {
    const number = namedNumbers[key]?.exec(joined)?.slice(1).find(Boolean);
    return options.find((option) => option === number);
  }
  let best: { readonly option: string; readonly count: number } | undefined;
  for (const option of options) {
    const parts = option.toLowerCase().split(/[ -]/);
    const count = parts.filter((part) => isSaid.has(part)).length;
    const isNamed =
      isSaid.has(parts[0] ?? '') || (parts.length > 1 && /x/.test(parts[1] ?? '') && count > 0);
    if (isNamed && count > (best?.count ?? 0)) best = { option, count };
  }
  return best?.option;
}
