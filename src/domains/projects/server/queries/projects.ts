import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { amountPaid } from '../../../orders/server/public.ts';
import type { EditProject, NewProject } from '../../schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;

export interface ProjectRow {
  readonly id: string;
  readonly name: string;
  readonly county: string | null;
  readonly town: string | null;
  readonly budget: string | null;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly takeOff: string | null;
  readonly isClosed: boolean;
  readonly createdAt: Date;
  readonly rfqCount: number;
  readonly orderCount: number;
  readonly ordered: string;
  readonly delivered: string;
  readonly paid: string;
}

/** What has arrived of an order (alias "o"): its lines' part of the whole; all of one that ended. */
const amountDelivered = sql<string>`case
  when o.status in ('delivered', 'completed') then o.total_amount
  else round(o.total_amount * coalesce((
    select least(sum(i.total_price * i.delivered_quantity / nullif(i.quantity, 0))
      / nullif(sum(i.total_price), 0), 1)
    from order_items i where i.order_id = o.id), 0), 2) end`;

/** Projects of `contractorId` with their figures, or one of them: open ones first, by their last use. */
export async function selectProjects(
  db: Handle,
  contractorId: string,
  id: string | null = null,
): Promise<ProjectRow[]> {
  const { rows } = await sql<ProjectRow>`
    select p.id, p.name, p.county, p.town, p.budget::text, p.starts_on::text as "startsOn",
        p.ends_on::text as "endsOn",
        p.take_off as "takeOff", p.closed_at is not null as "isClosed",
        p.created_at as "createdAt", r.count as "rfqCount", s.count as "orderCount", s.ordered,
        s.delivered, s.paid
      from projects p
        cross join lateral (select count(*)::int as count, max(r.created_at) as last
          from rfqs r where r.project_id = p.id) r
        cross join lateral (select count(*)::int as count, max(o.created_at) as last,
            coalesce(sum(o.total_amount) filter (where o.status <> 'cancelled'), 0)
              ::numeric(16, 2)::text as ordered,
            coalesce(sum(${amountDelivered}) filter (where o.status <> 'cancelled'), 0)
              ::numeric(16, 2)::text as delivered,
            greatest(coalesce(sum((${amountPaid})::numeric), 0), 0)::numeric(16, 2)::text as paid
          from orders o where o.project_id = p.id) s
      where p.contractor_id = ${contractorId} and (${id}::uuid is null or p.id = ${id}::uuid)
      order by p.closed_at is not null, greatest(r.last, s.last, p.created_at) desc, p.id`.execute(
    db,
  );
  return rows;
}

export interface ProjectOrderRow {
  readonly number: string;
  readonly status: string;
  readonly supplier: string | null;
  readonly createdAt: Date;
  readonly total: string;
  readonly delivered: string;
  readonly paid: string;
}

/** The orders of one project of `contractorId`, oldest first. */
export async function selectProjectOrders(
  db: Handle,
  contractorId: string,
  projectId: string,
): Promise<ProjectOrderRow[]> {
  const { rows } = await sql<ProjectOrderRow>`
    select o.number, o.status, s.company_name as supplier, o.created_at as "createdAt",
        o.total_amount::text as total, (${amountDelivered})::numeric(16, 2)::text as delivered,
        ${amountPaid} as paid
      from orders o join users s on s.id = o.supplier_id
      where o.project_id = ${projectId} and o.contractor_id = ${contractorId}
      order by o.created_at, o.id`.execute(db);
  return rows;
}

/** @returns its id; null where they have `most` already */
export async function insertProject(
  trx: Transaction<DB>,
  contractorId: string,
  project: NewProject,
  most: number,
): Promise<string | null> {
  await trx.selectFrom('users').select('id').where('id', '=', contractorId).forUpdate().execute();
  const { count } = await trx
    .selectFrom('projects')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('contractorId', '=', contractorId)
    .executeTakeFirstOrThrow();
  if (count >= most) return null;
  const { id } = await trx
    .insertInto('projects')
    .values({ ...project, contractorId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether there is such a project of `contractorId` */
export async function updateProject(
  db: Handle,
  contractorId: string,
  id: string,
  { isClosed, ...project }: EditProject,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('projects')
    .set({
      ...project,
      closedAt: isClosed ? sql<Date>`coalesce(closed_at, now())` : null,
    })
    .where('id', '=', id)
    .where('contractorId', '=', contractorId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether a project of `contractorId` is closed, which it stays until the transaction ends; null for none. */
export async function lockIsClosed(
  trx: Transaction<DB>,
  contractorId: string,
  id: string,
): Promise<boolean | null> {
  const row = await trx
    .selectFrom('projects')
    .select('closedAt')
    .where('id', '=', id)
    .where('contractorId', '=', contractorId)
    .forShare()
    .executeTakeFirst();
  return row ? row.closedAt !== null : null;
}

/** Those of `ids` that are projects of `contractorId`. */
export async function selectOwnProjects(
  trx: Transaction<DB>,
  contractorId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await trx
    .selectFrom('projects')
    .select('id')
    .where('contractorId', '=', contractorId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .execute();
  return rows.map(({ id }) => id);
}
