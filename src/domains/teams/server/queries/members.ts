import { type Kysely, sql, type Transaction } from 'kysely';
import type { Language } from '../../../../messages/index.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { MemberRole } from '../../rules.ts';
import type { Companies, MemberRights, Offered, Team } from '../../schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;
type Trx = Transaction<DB>;

const rights = ['role', 'orderLimit', 'monthLimit', 'projectIds'] as const;

/** Of the orders that a member (alias "m") placed for the company this month in Nairobi. */
const spent = sql<string>`(select coalesce(sum(o.total_amount), 0)::numeric(16, 2)::text
  from orders o where o.placed_by = m.person_id and o.contractor_id = m.company_id
    and o.status <> 'cancelled' and o.created_at >=
      date_trunc('month', now() at time zone 'Africa/Nairobi') at time zone 'Africa/Nairobi')`;

export async function selectMembers(db: Handle, companyId: string): Promise<Team['members']> {
  const rows = await db
    .selectFrom('teamMembers as m')
    .innerJoin('users as u', 'u.id', 'm.personId')
    .select(['u.id', 'u.firstName', 'u.lastName', 'm.role', 'm.orderLimit', 'm.monthLimit'])
    .select([
      'm.projectIds',
      'm.createdAt',
      sql<string | null>`coalesce(u.email::text, u.phone_number)`.as('contact'),
      spent.as('spent'),
    ])
    .where('m.companyId', '=', companyId)
    .orderBy('m.createdAt')
    .orderBy('u.id')
    .execute();
  return rows.map(({ createdAt, role, ...row }) => ({
    ...row,
    role: role as MemberRole,
    createdAt: createdAt.toISOString(),
  }));
}

export async function selectInvitations(
  db: Handle,
  companyId: string,
): Promise<Team['invitations']> {
  const rows = await db
    .selectFrom('teamInvitations')
    .select(['id', 'contact', ...rights, 'expiresAt'])
    .where('companyId', '=', companyId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ expiresAt, role, ...row }) => ({
    ...row,
    role: role as MemberRole,
    expiresAt: expiresAt.toISOString(),
  }));
}

/** Companies that a person may act for. */
export async function selectCompanies(
  db: Handle,
  personId: string,
): Promise<Companies['companies']> {
  const rows = await db
    .selectFrom('teamMembers as m')
    .innerJoin('users as c', 'c.id', 'm.companyId')
    .select(['c.id', 'c.companyName', 'c.firstName', 'c.lastName'])
    .select(['m.role', 'm.orderLimit', 'm.monthLimit'])
    .where('m.personId', '=', personId)
    .where('c.suspendedAt', 'is', null)
    .orderBy('m.createdAt')
    .execute();
  return rows.map((row) => ({ ...row, role: row.role as MemberRole }));
}

/** Holds the company's row, so that its team is counted by one at a time; how many it has and has invited. */
export async function countTeam(trx: Trx, companyId: string): Promise<number> {
  await trx.selectFrom('users').select('id').where('id', '=', companyId).forUpdate().execute();
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from team_members where company_id = ${companyId})::int
      + (select count(*) from team_invitations
          where company_id = ${companyId} and expires_at > now())::int as count`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** How many a company has invited in the last day, withdrawn ones included. */
export async function countInvitedToday(trx: Trx, companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_log where actor_id = ${companyId}
      and action = 'member.invited' and created_at > now() - interval '1 day'`.execute(trx);
  return rows[0]?.count ?? 0;
}

export async function insertInvitation(
  trx: Trx,
  values: MemberRights & { readonly companyId: string; readonly contact: string },
): Promise<string> {
  const { id } = await trx
    .insertInto('teamInvitations')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface OpenInvitation extends Offered {
  readonly contact: string;
  readonly language: Language;
}

/** An invitation that is still open, with who sent it. */
export async function selectInvitation(db: Handle, id: string): Promise<OpenInvitation | null> {
  const row = await db
    .selectFrom('teamInvitations as i')
    .innerJoin('users as c', 'c.id', 'i.companyId')
    .select(['i.companyId', 'i.contact', 'i.role', 'i.orderLimit', 'i.monthLimit'])
    .select(['c.companyName', 'c.firstName', 'c.lastName', 'c.locale as language'])
    .where('i.id', '=', id)
    .where('i.expiresAt', '>', sql<Date>`now()`)
    .where('c.suspendedAt', 'is', null)
    .executeTakeFirst();
  return row ? { ...row, role: row.role as MemberRole, language: row.language as Language } : null;
}

/**
 * Takes an open invitation, which nobody else can take then. It is none for whom the company has changed or
 * removed since it was sent: a second link must not take that back.
 */
export async function takeInvitation(trx: Trx, id: string, personId: string) {
  return (
    (await trx
      .deleteFrom('teamInvitations as i')
      .where('i.id', '=', id)
      .where('i.expiresAt', '>', sql<Date>`now()`)
      .where(
        sql<boolean>`not exists (select from audit_log where actor_id = i.company_id
          and target_id = ${personId} and action in ('member.changed', 'member.removed')
          and created_at > i.created_at)`,
      )
      .returning(['companyId', ...rights])
      .executeTakeFirst()) ?? null
  );
}

/** @returns whether there was such an invitation of the company */
export async function deleteInvitation(
  db: Handle,
  companyId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('teamInvitations')
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Who is a member already gets the rights that were offered last. */
export async function insertMember(
  trx: Trx,
  member: { readonly companyId: string; readonly personId: string } & {
    readonly role: string;
    readonly orderLimit: string | null;
    readonly monthLimit: string | null;
    readonly projectIds: string[];
  },
): Promise<void> {
  const { role, orderLimit, monthLimit, projectIds } = member;
  await trx
    .insertInto('teamMembers')
    .values(member)
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'personId'])
        .doUpdateSet({ role, orderLimit, monthLimit, projectIds }),
    )
    .execute();
}

/** @returns whether there is such a member */
export async function updateMember(
  db: Handle,
  companyId: string,
  personId: string,
  values: MemberRights,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('teamMembers')
    .set(values)
    .where('companyId', '=', companyId)
    .where('personId', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Every sign-in that acts as this member is their own account's from the next call on. */
export async function deleteMember(
  db: Handle,
  companyId: string,
  personId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('teamMembers')
    .where('companyId', '=', companyId)
    .where('personId', '=', personId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Lets a sign-in act for a company, or for its own account again. @returns whether it may */
export async function updateActing(
  db: Handle,
  { sid, personId }: { readonly sid: string; readonly personId: string },
  companyId: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ companyId })
    .where('sid', '=', sid)
    .where('userId', '=', personId)
    .where((eb) =>
      companyId === null
        ? eb.lit(true)
        : eb.exists(
            eb
              .selectFrom('teamMembers as m')
              .select('m.personId')
              .where('m.companyId', '=', companyId)
              .where('m.personId', '=', personId),
          ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What a member may spend and has spent, under a lock that their orders wait at; null for no member. */
export async function lockSpending(trx: Trx, companyId: string, personId: string) {
  const member = await trx
    .selectFrom('teamMembers as m')
    .select(['m.role', 'm.orderLimit', 'm.monthLimit'])
    .where('m.companyId', '=', companyId)
    .where('m.personId', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  if (!member) return null;
  const { amount } = await trx
    .selectFrom('teamMembers as m')
    .select(spent.as('amount'))
    .where('m.companyId', '=', companyId)
    .where('m.personId', '=', personId)
    .executeTakeFirstOrThrow();
  return { ...member, spent: amount };
}

/** How an account is called. */
export async function selectName(db: Handle, id: string) {
  return db
    .selectFrom('users')
    .select(['companyName', 'firstName', 'lastName'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
