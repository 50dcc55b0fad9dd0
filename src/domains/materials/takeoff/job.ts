import type { RuleKey } from './rules.ts';
import { type SupplyKey, supplies } from './supplies.ts';

/**
 * What a job needs of materials. A job is its fields, which of them must be said, and its parts; all else
 * (reading, defaults, what is missing, rounding up) is here, once for all jobs.
 */

/** Values are metres, square and cubic metres, degrees, litres, per cent; `unit` is how one is shown. */
export type ShownUnit =
  | ('m' | 'mm' | 'm²' | 'm³' | '%' | '°' | 'L')
  | ('m²/L' | 'kg/m²' | 't/m³' | 'm/m²')
  | '';

export interface NumberField {
  readonly unit: ShownUnit;
  /** Taken where nothing else is said; of a dimension, only offered. */
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}
export interface ChoiceField<Option extends string = string> {
  readonly options: readonly Option[];
  readonly usual: Option;
}
export type Field = NumberField | ChoiceField;
export type Fields = Readonly<Record<string, Field>>;

type ValuesOf<F extends Fields> = {
  readonly [Key in keyof F]: F[Key] extends ChoiceField<infer Option> ? Option : number;
};
export type Values = Readonly<Record<string, number | string>>;

/** So much of something that is sold, before it is rounded up. */
export interface Part {
  readonly supply: SupplyKey;
  readonly exact: number;
  readonly rule: RuleKey;
  /** Behind its name: "3 m", "Y12", "4x2". */
  readonly size?: string;
  /** What tells it apart among products. */
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** The same, counted another way. */
  readonly also?: { readonly quantity: number; readonly unit: string };
  /** Of a whole job. */
  readonly stage?: StageKey;
}

export const stageKeys = [
  'foundation',
  'slab',
  'columns',
  'walls',
  'ring-beam',
  'timber',
  'roof',
  'gutters',
  'openings',
  'finishes',
] as const;
export type StageKey = (typeof stageKeys)[number];

/** A figure of the work itself, for who wants to check it: an area, a volume, a length of slope. */
export interface Figure {
  readonly key: FigureKey;
  readonly value: number;
  readonly unit: ShownUnit;
}
export const figureKeys = ['area', 'volume', 'capacity', 'slope', 'run', 'dig'] as const;
export type FigureKey = (typeof figureKeys)[number];

interface Work {
  readonly figures: readonly Figure[];
  readonly parts: readonly Part[];
}

export interface Job {
  readonly key: string;
  /** Ways to say the dimensions, the usual one first; each names fields. */
  readonly needs: readonly (readonly string[])[];
  readonly fields: Fields;
  readonly work: (values: Values) => Work;
}

/** A dimension that was not said reads as 0. */
export function defineJob<const F extends Fields>(job: {
  readonly key: string;
  readonly needs: readonly (readonly (keyof F & string)[])[];
  readonly fields: F;
  readonly work: (values: ValuesOf<F>) => Work;
}): Job & { readonly fields: F } {
  return { ...job, work: (values) => job.work(values as ValuesOf<F>) };
}

export const isChoice = (field: Field): field is ChoiceField => 'options' in field;

export const isDimension = (job: Job, key: string): boolean =>
  job.needs.some((way) => way.includes(key));

/** A value as its field takes it; null for what it does not take. */
function accepted(field: Field, value: unknown): number | string | null {
  if (isChoice(field)) return field.options.find((option) => option === value) ?? null;
  return typeof value === 'number' && value >= field.least && value <= field.most ? value : null;
}

/** The values that the job knows and takes, and the keys of those that it does not take. */
export function readValues(job: Job, given: Readonly<Record<string, unknown>>) {
  const values: Record<string, number | string> = {};
  const wrong: string[] = [];
  for (const [key, field] of Object.entries(job.fields)) {
    if (given[key] === undefined) continue;
    const value = accepted(field, given[key]);
    if (value === null) wrong.push(key);
    else values[key] = value;
  }
  return { values, wrong };
}

/** The dimension to ask for next, in the way of saying them that most is said of; null when all are. */
export function missingIn(job: Job, values: Values): string | null {
  const open = job.needs.map((way) => way.filter((key) => values[key] === undefined));
  if (open.some((keys) => keys.length === 0)) return null;
  const said = job.needs.map((way, place) => way.length - (open[place]?.length ?? 0));
  return open[said.indexOf(Math.max(...said))]?.[0] ?? null;
}

export interface Line extends Omit<Part, 'attributes' | 'size'> {
  /** In the dictionary's English, with its size. */
  readonly name: string;
  /** The same without its size. */
  readonly typeName: string;
  /** Key of the dictionary. */
  readonly type: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly unit: string;
  /** Rounded up to what is sold. */
  readonly quantity: number;
}

export interface TakeOff {
  readonly job: Job;
  /** All of them, assumptions that were not said included. */
  readonly values: Values;
  readonly figures: readonly Figure[];
  readonly lines: readonly Line[];
}

/** What was said, and what is usual where nothing was; a dimension that was not said is 0. */
export const completed = (job: Job, given: Values): Values =>
  Object.fromEntries(
    Object.entries(job.fields).map(([key, field]) => [
      key,
      given[key] ?? (isDimension(job, key) ? 0 : field.usual),
    ]),
  );

/** Null while a dimension is missing. */
export function takeOff(job: Job, given: Values): TakeOff | null {
  if (missingIn(job, given) !== null) return null;
  const values = completed(job, given);
  const { figures, parts } = job.work(values);
  return { job, values, figures, lines: addedUp(parts).map(lineOf) };
}

/** Of one thing in one stage there is one line. */
function addedUp(parts: readonly Part[]): Part[] {
  const sums = new Map<string, Part>();
  for (const part of parts) {
    if (part.exact <= 0) continue;
    const key = [part.stage, part.supply, part.size].join();
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, exact: sum.exact + part.exact, ...alsoOf(sum, part) } : part);
  }
  return [...sums.values()];
}

const alsoOf = ({ also }: Part, other: Part) =>
  also && other.also && { also: { ...also, quantity: also.quantity + other.also.quantity } };

/** A tipper as it comes to sites. */
const lorryTonnes = 14;
const lorriesOf = (tonnes: number) => ({
  quantity: Math.ceil(tonnes / lorryTonnes),
  unit: `${lorryTonnes} t lorry`,
});

function lineOf({ size, attributes, ...part }: Part): Line {
  const { name, type, unit, lot } = supplies[part.supply];
  const isLoad = unit === 'tonne' && part.exact > lorryTonnes / 2;
  return {
    ...part,
    ...(isLoad && { also: lorriesOf(part.exact) }),
    name: size ? `${name} ${size}` : name,
    typeName: name,
    type,
    unit,
    attributes: attributes ?? {},
    quantity: roundUp(part.exact, lot),
  };
}

/** Up to whole lots; what lies above one only by the error of binary fractions is that one. */
export const roundUp = (exact: number, lot = 1): number =>
  Number((Math.ceil(exact / lot - 1e-6) * lot).toFixed(3));
