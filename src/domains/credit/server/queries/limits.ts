import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { countUpTo } from '../../../../platform/count-up-to.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { amountPaid, isOwed } from '../../../orders/server/public.ts';
import type { CreditDays } from '../../rules.ts';
import type { CreditAccountsQuery } from '../../schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;
type Trx = Transaction<DB>;

/** Of who has, or asks for, credit terms (alias "u"). */
export const contractorColumns = [
  'u.id as contractorId',
  'u.firstName',
  'u.lastName',
  'u.companyName',
  'u.location',
  'u.isVerified',
] as const;

const terms = (db: Handle, contractorId: string) =>
  db
    .selectFrom('users as u')
    .leftJoin('creditLimits as l', 'l.contractorId', 'u.id')
    .select(['u.isVerified', 'l.amount', 'l.days'])
    .where('u.id', '=', contractorId);

/** Whether a contractor is verified, and what it may owe; null where it never had credit terms. */
export const selectTerms = (db: Handle, contractorId: string) =>
  terms(db, contractorId).executeTakeFirstOrThrow();

/**
 * Under the lock that all who put an order on credit wait at, so that they see what others took. Who has no
 * terms has nothing to lock, and nothing to take.
 */
export async function lockTerms(trx: Trx, contractorId: string) {
  await lockLimit(trx, contractorId);
  return selectTerms(trx, contractorId);
}

export async function lockLimit(trx: Trx, contractorId: string): Promise<void> {
  await trx
    .selectFrom('creditLimits')
    .select('contractorId')
    .where('contractorId', '=', contractorId)
    .forUpdate()
    .execute();
}

/** An account that is to have credit terms, kept as it is until the transaction ends; null where there is none. */
export async function lockContractor(trx: Trx, id: string) {
  const row = await trx
    .selectFrom('users')
    .select(['role', 'isVerified'])
    .where('id', '=', id)
    .where('anonymisedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row ?? null;
}

export async function upsertLimit(
  trx: Trx,
  limit: { readonly contractorId: string; readonly amount: string; readonly days: CreditDays },
): Promise<void> {
  const { amount, days } = limit;
  await trx
    .insertInto('creditLimits')
    .values(limit)
    .onConflict((conflict) => conflict.column('contractorId').doUpdateSet({ amount, days }))
    .execute();
}

/** Whether an order (alias "o") on credit (alias "c") is due since a day that has passed. */
const isLate = sql<SqlBool>`((o.delivered_at at time zone 'Africa/Nairobi')::date + c.days
  < (now() at time zone 'Africa/Nairobi')::date)`;

const debtsOf = (
  isCounted: typeof isLate,
) => sql`from order_credits c join orders o on o.id = c.order_id
   where o.contractor_id = u.id and ${isOwed} and ${isCounted}`;
const owedSum = (isCounted: typeof isLate) => sql<string>`(
  select coalesce(sum(o.total_amount - (${amountPaid})::numeric), 0)::numeric(14, 2)::text
    ${debtsOf(isCounted)})`;
const overdueSince = sql<Date | null>`(
  select min(((o.delivered_at at time zone 'Africa/Nairobi')::date + c.days + 1)::timestamp
      at time zone 'Africa/Nairobi') ${debtsOf(isLate)})`;

const remindedAt = sql<Date | null>`(select max(c.reminded_at) ${debtsOf(isLate)})`;

/** Whether this stands in how a contractor (alias "u") is called or reached, as far as it may have credit. */
const isFound = (search: string) => {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`((u.is_verified or l.amount is not null)
    and concat_ws(' ', u.company_name, u.first_name, u.last_name, u.email, u.phone_number)
      ilike ${pattern})`;
};

/**
 * Contractors with credit terms, and those whose terms ended while they owe, by their ids; those that are
 * looked for also where they are verified and have none.
 */
export async function selectAccounts(
  db: Kysely<DB>,
  { search, overdue, cursor, limit }: CreditAccountsQuery,
) {
  const used = owedSum(sql`true`);
  const late = owedSum(isLate);
  let listed = db
    .selectFrom('users as u')
    .leftJoin('creditLimits as l', 'l.contractorId', 'u.id')
    .where('u.role', '=', 'contractor')
    .where('u.anonymisedAt', 'is', null)
    .where(
      search
        ? isFound(search)
        : sql<SqlBool>`(l.amount > 0 or (l.amount = 0 and (${used})::numeric > 0))`,
    );
  if (overdue) listed = listed.where(sql<SqlBool>`(${late})::numeric > 0`);
  const total = await countUpTo(db, listed);
  let page = listed;
  if (cursor) page = page.where('u.id', '>', cursor);
  const rows = await page
    .select([...contractorColumns, 'l.amount', 'l.days'])
    .select([used.as('used'), late.as('overdue'), overdueSince.as('overdueSince')])
    .select(remindedAt.as('remindedAt'))
    .orderBy('u.id')
    .limit(limit + 1)
    .execute();
  return { rows, total };
}
export type AccountRow = Awaited<ReturnType<typeof selectAccounts>>['rows'][number];
