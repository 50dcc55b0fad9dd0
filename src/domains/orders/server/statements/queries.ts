import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { Counterparty, StatementPeriod } from '../../statement-schema.ts';
import { amountPaid, isReceived, startOfDay, visibleTo } from '../reading/queries.ts';

/** The other side of an order (alias "o"), as this reader is one of the two. */
const otherSide = ({ role }: Actor) =>
  sql.ref(role === 'supplier' ? 'o.contractor_id' : 'o.supplier_id');

/** What a supplier keeps of a cancelled order's money (alias "e" of ledger "t"): released to it, and not given back. */
const isKept = sql<SqlBool>`e.account = 'payable' and t.kind = 'release'`;

/** Whom `actor` has orders with, and what is owed for them: of cancelled ones what the supplier keeps. */
export async function selectCounterparties(db: Kysely<DB>, actor: Actor): Promise<Counterparty[]> {
  const { rows } = await sql<Counterparty>`
    select u.id, u.first_name as "firstName", u.last_name as "lastName",
        u.company_name as "companyName", u.location, count(*)::int as orders,
        sum(case when o.status = 'cancelled' then coalesce((
              select -sum(e.amount) from ledger_entries e
                join ledger_transactions t on t.id = e.transaction_id
                where e.order_id = o.id and ${isKept}), 0) else o.total_amount end
          - (${amountPaid})::numeric)::numeric(14, 2)::text as balance
      from orders o join users u on u.id = ${otherSide(actor)}
      where ${visibleTo(actor)}
      group by u.id order by max(o.created_at) desc, u.id limit 500`.execute(db);
  return rows;
}

export interface Movement {
  readonly at: Date;
  readonly kind: 'order' | 'credit' | 'payment' | 'reversal';
  readonly orderId: string;
  readonly orderNumber: string;
  readonly reference: string | null;
  readonly charged: string;
  readonly paid: string;
}

/** Orders of the two and what was paid for them, oldest first: before the period as one sum, then each. */
export async function selectMovements(
  db: Kysely<DB>,
  actor: Actor,
  otherId: string,
  { from, to }: StatementPeriod,
): Promise<{ readonly opening: string; readonly rows: readonly Movement[] }> {
  const moves = sql`
    with mine as (
      select o.* from orders o where ${visibleTo(actor)} and ${otherSide(actor)} = ${otherId}
    ), moves as (
      select created_at as at, 'order' as kind, id as order_id, number, null::text as reference,
          total_amount + credited_amount as charged, 0::numeric as paid
        from mine where status <> 'cancelled'
      union all
      select t.created_at, 'order', mine.id, mine.number, null, -e.amount, 0
        from mine join ledger_entries e on e.order_id = mine.id
          join ledger_transactions t on t.id = e.transaction_id
        where mine.status = 'cancelled' and ${isKept}
      union all
      select c.created_at, 'credit', mine.id, mine.number, c.number, -c.amount, 0
        from mine join credit_notes c on c.order_id = mine.id
        where mine.status <> 'cancelled'
      union all
      select t.created_at, case when sum(e.amount) < 0 then 'reversal' else 'payment' end, mine.id,
          mine.number, p.reference, 0, sum(e.amount)
        from mine join ledger_entries e on e.order_id = mine.id and ${isReceived}
          join ledger_transactions t on t.id = e.transaction_id
          left join payments p on p.id = t.payment_id
        group by t.id, mine.id, mine.number, p.reference
    )`;
  const before = await sql<{ opening: string }>`${moves}
    select coalesce(sum(charged - paid), 0)::numeric(14, 2)::text as opening
      from moves where at < ${startOfDay(from)}`.execute(db);
  const { rows } = await sql<Movement>`${moves}
    select at, kind, order_id as "orderId", number as "orderNumber", reference,
        charged::numeric(14, 2)::text as charged, paid::numeric(14, 2)::text as paid
      from moves where at >= ${startOfDay(from)} and at < ${startOfDay(to)} + interval '1 day'
      order by at, kind, number`.execute(db);
  return { opening: before.rows[0]?.opening ?? '0.00', rows };
}

/** The two of a statement, where they have an order of each other. */
export async function selectSides(db: Kysely<DB>, actor: Actor, otherId: string) {
  const known = await db
    .selectFrom('orders as o')
    .select('o.id')
    .where(visibleTo(actor))
    .where(sql<SqlBool>`${otherSide(actor)} = ${otherId}`)
    .limit(1)
    .executeTakeFirst();
  if (!known) return null;
  return db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'companyName', 'location'])
    .where('id', 'in', [actor.id, otherId])
    .execute();
}
