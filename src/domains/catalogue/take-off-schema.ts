import * as z from 'zod/mini';
import { counties } from '../../shared/counties.ts';
import { count, listOf, money } from '../../shared/responses.ts';
import { isChoice, jobs, stageKeys, unitsOf } from '../materials/takeoff/public.ts';

const [first, ...others] = jobs.map(({ key }) => key);
const said = z.optional(z.string().check(z.maxLength(40)));

/** The fields of all jobs, and the units that they may be said in. */
const fields = Object.fromEntries(
  jobs.flatMap((job) =>
    Object.entries(job.fields).flatMap(([key, field]) => [
      [key, said],
      ...(!isChoice(field) && unitsOf(field).length > 0 ? [[`${key}_unit`, said]] : []),
    ]),
  ),
) as Readonly<Record<string, typeof said>>;

/** GET /api/take-off: as the calculator's form says it. */
export const takeOffQuerySchema = z.strictObject({
  ...fields,
  job: z._default(z.enum([first ?? '', ...others]), first ?? ''),
  county: z.optional(z.union([z.enum(counties, 'county_wrong'), z.literal('')])),
});

const cost = z.strictObject({
  low: money,
  median: money,
  high: money,
  suppliers: count,
  /** Null where nobody who delivers to the county lists it: then of all counties. */
  county: z.nullable(z.string()),
});
export type TakeOffCost = z.infer<typeof cost>;

export const takeOffResponse = z.strictObject({
  /** What is missing of the dimensions, by its key; then there are no lines. */
  missing: z.nullable(z.string()),
  /** Keys of what the job does not take. */
  wrong: listOf(z.string()),
  lines: listOf(
    z.strictObject({
      /** In the dictionary's English, with its size. */
      name: z.string(),
      /** Key of the dictionary. */
      type: z.string(),
      quantity: z.number(),
      unit: z.string(),
      /** Of a whole job. */
      stage: z.nullable(z.enum(stageKeys)),
      /** Before it was rounded up to what is sold. */
      exact: z.number(),
      /** Of the whole line; null where nobody lists it. */
      cost: z.nullable(cost),
    }),
  ),
  /** Of an order, from suppliers of these lines that state a fee. */
  delivery: z.nullable(z.strictObject({ suppliers: count, low: money, high: money })),
});
export type TakeOffAnswer = z.infer<typeof takeOffResponse>;
