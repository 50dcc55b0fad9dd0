import {
  type Field,
  isChoice,
  isDimension,
  type Job,
  jobOf,
  jobs,
  type Line,
  missingIn,
  readValues,
  type Said,
  shownNumber,
  type TakeOff,
  takeOff,
  unitsOf,
  valuesSaid,
} from '../../../materials/takeoff/public.ts';

/** What stands in the calculator's form, and what it comes to. */

export interface Calculation {
  readonly job: Job;
  readonly said: Said;
  readonly missing: string | null;
  readonly wrong: readonly string[];
  readonly done: TakeOff | null;
}

const [firstJob] = jobs as readonly [Job, ...Job[]];

export function calculate(said: Said): Calculation {
  const job = jobOf(said.job ?? '') ?? firstJob;
  const { values, wrong } = readValues(job, valuesSaid(job, said));
  const missing = missingIn(job, values);
  return { job, said, missing, wrong, done: wrong.length === 0 ? takeOff(job, values) : null };
}

/** Dimensions first; what else may be said instead stands behind them. */
export const dimensionsOf = (job: Job) =>
  Object.entries(job.fields).filter(([key]) => isDimension(job, key));
export const assumptionsOf = (job: Job) =>
  Object.entries(job.fields).filter(([key]) => !isDimension(job, key));

/** The address that says the same: without fields of other jobs, without what is empty or usual. */
export function queryOf({ job, said }: Pick<Calculation, 'job' | 'said'>): URLSearchParams {
  const query = new URLSearchParams({ job: job.key });
  const set = (key: string, usual = '') => {
    const value = said[key]?.trim() ?? '';
    if (value !== '' && value !== usual) query.set(key, value);
  };
  for (const [key, field] of Object.entries(job.fields)) {
    set(key, isDimension(job, key) ? '' : usualText(field));
    if (!isChoice(field) && query.has(key)) set(`${key}_unit`, unitsOf(field)[0]);
  }
  set('county');
  return query;
}

export const usualText = (field: Field): string =>
  isChoice(field) ? field.usual : String(shownNumber(field, field.usual));

export const saidIn = (query: URLSearchParams): Said => Object.fromEntries(query);

/** Tells a line apart from one of other values: only its own costs stand beside it. */
export const lineKey = ({
  stage,
  name,
  quantity,
}: Pick<Line, 'name' | 'quantity'> & { stage?: string | null }) =>
  `${stage ?? ''} ${name} ${quantity}`;
