import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../../platform/database.types.ts';
import type { StaffRole } from '../../../../../shared/roles.ts';
import type { StaffMember } from '../../../staff-schema.ts';
import { isLastOwner } from './standing.ts';

/** Who runs the marketplace now, owners first. */
export async function selectStaff(db: Kysely<DB>): Promise<StaffMember[]> {
  const { rows } = await sql<StaffMember>`
    select id, email, first_name as "firstName", last_name as "lastName", staff_role as "staffRole",
        password is not null as "hasJoined", totp_confirmed_at is not null as "hasTwoStep",
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
      from users
      where staff_role is not null and suspended_at is null and anonymised_at is null
      order by staff_role <> 'owner', staff_role, email, id`.execute(db);
  return rows;
}

export type Appointment =
  | { readonly outcome: 'invited'; readonly id: string }
  | { readonly outcome: 'taken' };

/**
 * Makes an account for who is appointed, without a password. Whoever was removed from the team comes back;
 * an account that buys or sells becomes no admin's.
 */
export async function storeAppointment(
  trx: Transaction<DB>,
  email: string,
  staffRole: StaffRole,
): Promise<Appointment> {
  await sql`select pg_advisory_xact_lock(hashtext(${`appointment ${email}`}))`.execute(trx);
  const before = await trx
    .selectFrom('users')
    .select(['id', 'staffRole', 'suspendedAt'])
    .where('email', '=', email)
    .orderBy('staffRole', (order) => order.asc().nullsLast())
    .forUpdate()
    .executeTakeFirst();
  if (!before) {
    const { id } = await trx
      .insertInto('users')
      .values({ email, role: 'admin', staffRole })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { outcome: 'invited', id };
  }
  if (before.staffRole === null || before.suspendedAt === null) return { outcome: 'taken' };
  await trx
    .updateTable('users')
    .set({ staffRole, suspendedAt: null })
    .where('id', '=', before.id)
    .execute();
  return { outcome: 'invited', id: before.id };
}

/** Gives a member of the team another role. @returns the one before; null for who is none */
export async function storeStaffRole(
  trx: Transaction<DB>,
  userId: string,
  staffRole: StaffRole,
): Promise<StaffRole | 'lastOwner' | null> {
  const before = await trx
    .selectFrom('users')
    .select('staffRole')
    .where('id', '=', userId)
    .where('staffRole', 'is not', null)
    .where('suspendedAt', 'is', null)
    .where('anonymisedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return null;
  const isDemoted = before.staffRole === 'owner' && staffRole !== 'owner';
  if (isDemoted && (await isLastOwner(trx, userId))) return 'lastOwner';
  await trx.updateTable('users').set({ staffRole }).where('id', '=', userId).execute();
  return before.staffRole as StaffRole;
}
