import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { Difference } from '../../../materials/trait-rules.ts';
import { awaitedStatuses, orderStatuses } from '../../rules.ts';
import type { OrderCounts, OrderFilter, OrderListQuery } from '../../schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/**
 * An order (alias "o") is its two parties', and every admin's whom the route lets in; of its buyer's foremen,
 * those of the site.
 */
export function visibleTo({ id, role, member }: Actor) {
  if (role === 'admin') return sql<SqlBool>`true`;
  if (member?.role === 'foreman') {
    return sql<SqlBool>`(o.contractor_id = ${id}
      and o.project_id = any(${[...member.projectIds]}::uuid[]))`;
  }
  return role === 'supplier'
    ? sql<SqlBool>`o.supplier_id = ${id}`
    : sql<SqlBool>`o.contractor_id = ${id}`;
}

/** An entry (alias "e") of the ledger that is money of a buyer which came in, or went back. */
export const isReceived = sql<SqlBool>`e.account in ('bank', 'mpesa', 'card', 'refunded')`;

/** Paid is what came in for this order (alias "o") by all ways of paying, less what went back. */
export const amountPaid = sql<string>`(select coalesce(sum(e.amount), 0)::numeric(14, 2)::text
  from ledger_entries e
  where e.order_id = o.id and ${isReceived})`;

/** What of it the marketplace holds until delivery is proven. */
export const amountHeld = sql<string>`(select coalesce(-sum(h.amount), 0)::numeric(14, 2)::text
  from ledger_entries h where h.order_id = o.id and h.account = 'held')`;

/** What is recorded for this order (alias "o") and waits to be confirmed. */
export const amountPending = sql<string>`(select coalesce(sum(w.amount), 0)::numeric(14, 2)::text
  from payments w where w.order_id = o.id and w.status = 'pending')`;

/** Whether something is still to pay for an order (alias "o"): nothing is for a cancelled one. */
export const isOwed = sql<SqlBool>`(o.status <> 'cancelled' and o.total_amount > (${amountPaid})::numeric)`;

/** When a day ("2026-11-21") begins in Nairobi. */
export const startOfDay = (day: string) =>
  sql<Date>`(${day}::date::timestamp at time zone 'Africa/Nairobi')`;

const isAwaited = sql<SqlBool>`o.status in (${sql.join(awaitedStatuses)})`;

/**
 * Whether an order (alias "o") is late: due, and not delivered. When it is due, the database works out of its delivery
 * date and its promised days.
 */
export const isLate = sql<boolean>`(${isAwaited} and coalesce(o.due_at < now(), false))`;

/** Whether this stands in the number of an order (alias "o"), or in the name of the reader's other side. */
const isNamed = ({ id }: Actor, search: string) => {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`(o.number ilike ${pattern} or exists (select from users n
    where n.id in (o.contractor_id, o.supplier_id) and n.id <> ${id}
      and concat_ws(' ', n.company_name, n.first_name, n.last_name) ilike ${pattern}))`;
};

const facts = [
  'o.id',
  'o.number',
  'o.status',
  'o.contractorId',
  'o.supplierId',
  'o.rfqId',
  'r.title as rfqTitle',
  'o.quotationId',
  'o.projectId',
  'o.subtotal',
  'o.vatAmount',
  'o.vatIncluded',
  'o.deliveryCost',
  'o.creditedAmount',
  'o.totalAmount',
  'o.deliveryAddress',
  'o.deliveryCounty',
  'o.deliveryDate',
  'o.promisedDays',
  'o.dueAt',
  'o.paymentMethod',
  'o.cancelledBy',
  'o.cancelledReason',
  'o.createdAt',
  'o.updatedAt',
  'c.firstName as buyerFirstName',
  'c.lastName as buyerLastName',
  'c.companyName as buyerCompany',
  'c.location as buyerLocation',
  'c.isVerified as buyerVerified',
  's.firstName as sellerFirstName',
  's.lastName as sellerLastName',
  's.companyName as sellerCompany',
  's.location as sellerLocation',
  's.isVerified as sellerVerified',
  'q.revision as quotationRevision',
  'q.createdAt as quotedAt',
  'q.notes as quotationNotes',
] as const;

function readableOrders(db: Handle, actor: Actor) {
  return db
    .selectFrom('orders as o')
    .innerJoin('users as c', 'c.id', 'o.contractorId')
    .innerJoin('users as s', 's.id', 'o.supplierId')
    .leftJoin('rfqs as r', 'r.id', 'o.rfqId')
    .leftJoin('quotations as q', 'q.id', 'o.quotationId')
    .where(visibleTo(actor))
    .select(facts)
    .select((eb) => [
      amountPaid.as('amountPaid'),
      amountPending.as('amountPending'),
      amountHeld.as('amountHeld'),
      isLate.as('isLate'),
      sql<number | null>`(select c.days from order_credits c where c.order_id = o.id)`.as(
        'creditDays',
      ),
      eb
        .selectFrom('orderItems as i')
        .whereRef('i.orderId', '=', 'o.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .as('itemCount'),
    ]);
}

export type OrderRow = Awaited<ReturnType<ReturnType<typeof readableOrders>['execute']>>[number];

/** One order, if `actor` may read it. */
export async function selectOrder(db: Handle, actor: Actor, id: string): Promise<OrderRow | null> {
  return (await readableOrders(db, actor).where('o.id', '=', id).executeTakeFirst()) ?? null;
}

/** Whether an order (alias "o") is one of those that the actor asks for. */
function isWanted(
  actor: Actor,
  { status, rfqId, projectId, owed, payments, late, from, to, search }: OrderFilter,
) {
  return sql<SqlBool>`${visibleTo(actor)}
    and (${status ?? null}::text is null or o.status::text = ${status ?? null}::text)
    and (${rfqId ?? null}::uuid is null or o.rfq_id = ${rfqId ?? null}::uuid)
    and (${projectId ?? null}::uuid is null
      or o.project_id = ${projectId ?? null}::uuid and o.contractor_id = ${actor.id})
    and (${owed !== 'true'} or ${isOwed})
    and (${payments === undefined} or exists (select from payments p
      where p.order_id = o.id and p.method = 'bank' and p.status = 'pending'))
    and (${late !== 'true'} or ${isLate})
    and ${from ? sql`o.created_at >= ${startOfDay(from)}` : sql`true`}
    and ${to ? sql`o.created_at < ${startOfDay(to)} + interval '1 day'` : sql`true`}
    and (${!search} or ${isNamed(actor, search ?? '')})`;
}

/** The actor's orders, newest first; one row more than asked for where there are more. */
export async function selectOrders(
  db: Handle,
  actor: Actor,
  { cursor, limit, ...filter }: OrderListQuery,
): Promise<{ rows: OrderRow[]; total: number }> {
  const wanted = isWanted(actor, filter);
  const { total } = await db
    .selectFrom('orders as o')
    .where(wanted)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  let page = readableOrders(db, actor).where(wanted);
  if (cursor) {
    page = page.where(
      sql<SqlBool>`(o.created_at, o.id) < (select o.created_at, o.id from orders o
        where o.id = ${cursor} and ${visibleTo(actor)})`,
    );
  }
  const rows = await page
    .orderBy('o.createdAt', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit + 1)
    .execute();
  return { rows, total };
}

/** Of the actor's orders, how many are in each state, and how many are late. */
export async function countByStatus(db: Handle, actor: Actor): Promise<OrderCounts> {
  const rows = await db
    .selectFrom('orders as o')
    .where(visibleTo(actor))
    .select('o.status')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where ${isLate}))::int`.as('late'),
    ])
    .groupBy('o.status')
    .execute();
  const countOf = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  return {
    statuses: Object.fromEntries(
      orderStatuses.map((status) => [status, countOf(status)]),
    ) as OrderCounts['statuses'],
    late: rows.reduce((sum, { late }) => sum + late, 0),
  };
}

/** So far ahead a calendar looks, and so many orders it has at most. */
const calendarDays = 28;
const mostInCalendar = 500;

/** What `actor` still has to deliver or to get: overdue, due soon, and without a day. */
export async function selectAwaited(db: Handle, actor: Actor): Promise<OrderRow[]> {
  return readableOrders(db, actor)
    .where(isAwaited)
    .where(
      sql<SqlBool>`(o.due_at is null or o.due_at < now() + make_interval(days => ${calendarDays}))`,
    )
    .orderBy(sql`o.due_at nulls last`)
    .orderBy('o.id')
    .limit(mostInCalendar)
    .execute();
}

/** The orders that an RFQ's award made, as far as `actor` may read them, by their numbers. */
export async function selectOrdersOfRfq(
  db: Handle,
  actor: Actor,
  rfqId: string,
): Promise<OrderRow[]> {
  return readableOrders(db, actor).where('o.rfqId', '=', rfqId).orderBy('o.number').execute();
}

/** The lines of orders that the reader may read. */
export async function selectOrderItems(db: Handle, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('orderItems as i')
    .leftJoin('quotationItems as q', 'q.id', 'i.quotationItemId')
    .leftJoin('rfqItems as l', 'l.id', 'q.rfqItemId')
    .select([
      'i.orderId',
      'i.id',
      'i.lineNo',
      'i.productId',
      'i.name',
      sql<string | null>`nullif(l.product_name, i.name)`.as('askedName'),
      'l.specifications',
      sql<Difference[]>`i.differences`.as('differences'),
      'i.unit',
      'i.quantity',
      'i.deliveredQuantity',
      'i.returnedQuantity',
      'i.unitPrice',
      'i.totalPrice',
      'i.vatLetter',
    ])
    .where('i.orderId', 'in', orderIds)
    .orderBy('i.lineNo')
    .execute();
}
export type OrderItemRow = Awaited<ReturnType<typeof selectOrderItems>>[number];

/** The timelines of orders that the reader may read, oldest first. */
export async function selectOrderEvents(db: Handle, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('orderEvents as e')
    .leftJoin('users as p', 'p.id', 'e.personId')
    .select(['e.orderId', 'e.id', 'e.actorId', 'e.kind', 'e.details', 'e.createdAt'])
    .select(['p.firstName', 'p.lastName'])
    .where('e.orderId', 'in', orderIds)
    .orderBy('e.id')
    .execute();
}
export type OrderEventRow = Awaited<ReturnType<typeof selectOrderEvents>>[number];
