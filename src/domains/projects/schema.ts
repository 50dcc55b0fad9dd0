import * as z from 'zod/mini';
import { decimalField } from '../../shared/amounts.ts';
import { counties } from '../../shared/counties.ts';
import { id } from '../../shared/id.ts';
import { count, money, time } from '../../shared/responses.ts';
import { asOneLine, visibleText } from '../../shared/visible-text.ts';
import { takeOffOf } from '../materials/takeoff/public.ts';
import { orderStatuses } from '../orders/rules.ts';

/** The words of projects, shared by the routes, the pages and the API document. */

export const limits = { name: 100, town: 100, takeOff: 1_000 } as const;

/** What is left empty in a form is null. */
const orNull = <Field extends z.ZodMiniType>(field: Field) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    z.nullable(field),
  );

const day = orNull(z.iso.date('project_date_wrong'));

const fields = {
  name: z
    .string('project_name_missing')
    .check(
      z.overwrite(asOneLine),
      visibleText('project_name_missing'),
      z.maxLength(limits.name, 'project_name_long'),
    ),
  county: orNull(
    z
      .string('county_wrong')
      .check(z.refine((text) => counties.some((county) => county === text), 'county_wrong')),
  ),
  town: orNull(
    z.string('text_wrong').check(z.overwrite(asOneLine), z.maxLength(limits.town, 'text_long')),
  ),
  budget: orNull(
    decimalField({
      whole: 11,
      decimals: 2,
      missing: 'project_budget_wrong',
      wrong: 'project_budget_wrong',
    }),
  ),
  startsOn: day,
  endsOn: day,
};

const inOrder = z.refine<{ startsOn: string | null; endsOn: string | null }>(
  ({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn,
  { path: ['endsOn'], error: 'project_dates_wrong' },
);

/** POST /api/projects: empty, or of a whole job as the material calculator's address says it. */
export const newProjectSchema = z
  .strictObject({
    ...fields,
    takeOff: z._default(
      z.nullable(
        z.string('text_wrong').check(
          z.maxLength(limits.takeOff, 'text_long'),
          z.refine((text) => takeOffOf(Object.fromEntries(new URLSearchParams(text))) !== null, {
            error: 'text_wrong',
          }),
        ),
      ),
      null,
    ),
  })
  .check(inOrder);
export type NewProject = z.infer<typeof newProjectSchema>;

/** PUT /api/projects/{id}: as a whole. A closed one takes nothing new. */
export const editProjectSchema = z
  .strictObject({ ...fields, isClosed: z.boolean() })
  .check(inOrder);
export type EditProject = z.infer<typeof editProjectSchema>;

/** PUT /api/rfqs/{id}/project and /api/orders/{id}/project; null takes it out of its project. */
export const chosenProjectSchema = z.strictObject({ projectId: z.nullable(id) });

export const projectParamsSchema = z.object({ id });

const text = z.nullable(z.string());

/** A project, and what it comes to. For its contractor alone. */
export const projectResponse = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  county: text,
  town: text,
  budget: z.nullable(money),
  startsOn: z.nullable(z.iso.date()),
  endsOn: z.nullable(z.iso.date()),
  /** The whole job that it is for, as the material calculator's address says it. */
  takeOff: text,
  isClosed: z.boolean(),
  createdAt: time,
  rfqCount: count,
  orderCount: count,
  /** Of orders that are not cancelled. */
  ordered: money,
  /** Of that, what has arrived, with its part of VAT and delivery. */
  delivered: money,
  paid: money,
});
export type Project = z.infer<typeof projectResponse>;

/** An order whose goods come to a project, for who receives them: nothing here is a price. */
export const siteOrderResponse = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(orderStatuses),
  projectId: z.uuid(),
  projectName: z.string(),
  supplierName: text,
  /** E.164; null for an account without one. */
  supplierPhone: text,
  deliveryAddress: text,
  deliveryCounty: text,
  dueAt: z.nullable(time),
  isLate: z.boolean(),
});
export type SiteOrder = z.infer<typeof siteOrderResponse>;
