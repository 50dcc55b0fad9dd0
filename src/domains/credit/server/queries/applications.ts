import { type Kysely, sql, type Transaction } from 'kysely';
import { countUpTo } from '../../../../platform/count-up-to.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { accountNameSql } from '../../../accounts/server/public.ts';
import type { ApplicationsQuery, NewApplication } from '../../schema.ts';
import { contractorColumns } from './limits.ts';

type Handle = Kysely<DB> | Transaction<DB>;
type Trx = Transaction<DB>;

const columns = [
  'a.id',
  'a.amount',
  'a.days',
  'a.business',
  'a.status',
  'a.reason',
  'a.createdAt',
  'a.decidedAt',
] as const;

/** What a contractor applied for last; null where it never did. */
export async function selectLatestApplication(db: Handle, contractorId: string) {
  const row = await db
    .selectFrom('creditApplications as a')
    .select(columns)
    .where('a.contractorId', '=', contractorId)
    .orderBy('a.createdAt', 'desc')
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof selectLatestApplication>>>;

/** @returns its id; null where another one of this contractor is open */
export async function insertApplication(
  trx: Trx,
  contractorId: string,
  { limit: amount, days, business }: NewApplication,
): Promise<string | null> {
  const row = await trx
    .insertInto('creditApplications')
    .values({ contractorId, amount, days, business })
    .onConflict((conflict) =>
      conflict.column('contractorId').where('status', '=', 'open').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

const ofCompleted = sql`from orders o
  where o.contractor_id = a.contractor_id and o.status = 'completed'`;
const completedOrders = sql<number>`(select count(*)::int ${ofCompleted})`;
const completedAmount = sql<string>`(
  select coalesce(sum(o.total_amount), 0)::numeric(14, 2)::text ${ofCompleted})`;

/** Applications for admins, those that wait longest first; one row more than asked for where there are more. */
export async function selectApplications(
  db: Kysely<DB>,
  { id, status, cursor, limit }: ApplicationsQuery,
) {
  let listed = db
    .selectFrom('creditApplications as a')
    .innerJoin('users as u', 'u.id', 'a.contractorId');
  if (id) listed = listed.where('a.id', '=', id);
  if (status) listed = listed.where('a.status', '=', status);
  const total = await countUpTo(db, listed);
  let page = listed;
  if (cursor) {
    page = page.where(
      sql<boolean>`(a.created_at, a.id) >
        (select last.created_at, last.id from credit_applications last where last.id = ${cursor})`,
    );
  }
  const rows = await page
    .select([...columns, ...contractorColumns])
    .select([completedOrders.as('completedOrders'), completedAmount.as('completedAmount')])
    .orderBy('a.createdAt')
    .orderBy('a.id')
    .limit(limit + 1)
    .execute();
  return { rows, total };
}
export type ApplicationEntryRow = Awaited<ReturnType<typeof selectApplications>>['rows'][number];

/** Decides an application that is open. @returns whose it is; null where none is open under this id */
export async function decideApplication(
  trx: Trx,
  decision: {
    readonly id: string;
    readonly adminId: string;
    readonly status: 'approved' | 'rejected';
    readonly reason: string | null;
  },
): Promise<string | null> {
  const row = await trx
    .updateTable('creditApplications')
    .set({
      status: decision.status,
      reason: decision.reason,
      decidedBy: decision.adminId,
      decidedAt: sql<Date>`now()`,
    })
    .where('id', '=', decision.id)
    .where('status', '=', 'open')
    .returning('contractorId')
    .executeTakeFirst();
  return row?.contractorId ?? null;
}

/** Withdraws an application of the contractor's own that is open. @returns false where there is none */
export async function withdrawOwn(trx: Trx, contractorId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('creditApplications')
    .set({ status: 'withdrawn', decidedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('contractorId', '=', contractorId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @param contractorId whose it must be; anybody's without one */
export async function applicationExists(
  trx: Trx,
  id: string,
  contractorId?: string,
): Promise<boolean> {
  let known = trx.selectFrom('creditApplications').select('id').where('id', '=', id);
  if (contractorId) known = known.where('contractorId', '=', contractorId);
  return (await known.executeTakeFirst()) !== undefined;
}

/** Those that wait, as a queue of admins names them. */
export const waitingApplications = () => sql`
  select a.id::text, a.created_at as since,
      (select coalesce(${accountNameSql('u')}, '') from users u where u.id = a.contractor_id) as title
    from credit_applications a where a.status = 'open'`;
