import type { Kysely } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import { recordAudit } from '../../../../platform/audit.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { Enqueue } from '../../../../platform/jobs.ts';
import { parseEmail } from '../../../../shared/contact.ts';
import { AppError } from '../../../../shared/errors.ts';
import type { StaffRole } from '../../../../shared/roles.ts';
import type { StaffMember } from '../../staff-schema.ts';
import { sendStaffInvitation } from '../job-definitions.ts';
import { selectStaff, storeAppointment, storeStaffRole } from './queries/staff.ts';
import { changeStandingOf } from './queries/standing.ts';

export interface StaffDeps {
  readonly db: Kysely<DB>;
  readonly enqueue: Enqueue;
}

/** What owners decide about the team. */

export async function listStaff({ db }: StaffDeps, owner: Actor): Promise<StaffMember[]> {
  const entry = { action: 'staff.listed', targetType: 'user', targetId: 'all' } as const;
  await recordAudit(db, { actorId: owner.id, ...entry });
  return selectStaff(db);
}

/** Appoints whoever has this email, and sends a link to choose a password. @throws AppError 409 where it has an account */
export async function appoint(
  { db, enqueue }: StaffDeps,
  owner: Actor,
  typed: { readonly email: string; readonly staffRole: StaffRole },
): Promise<void> {
  const email = parseEmail(typed.email) ?? typed.email;
  await db.transaction().execute(async (trx) => {
    const appointment = await storeAppointment(trx, email, typed.staffRole);
    if (appointment.outcome === 'taken')
      throw new AppError(409, 'email_has_account', { at: 'email' });
    await recordAudit(trx, {
      actorId: owner.id,
      action: 'role.changed',
      targetType: 'user',
      targetId: appointment.id,
      details: { role: 'admin', staffRole: typed.staffRole },
    });
    await enqueue(trx, sendStaffInvitation, { userId: appointment.id });
  });
}

/** @throws AppError 404; 409 where no other owner would be left */
export async function changeStaffRole(
  { db }: StaffDeps,
  owner: Actor,
  userId: string,
  staffRole: StaffRole,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await storeStaffRole(trx, userId, staffRole);
    if (before === null) throw new AppError(404, 'user_not_found');
    if (before === 'lastOwner') throw new AppError(409, 'last_owner');
    await recordAudit(trx, {
      actorId: owner.id,
      action: 'role.changed',
      targetType: 'user',
      targetId: userId,
      details: { before, staffRole },
    });
  });
}

/** The account is suspended: what its owner did stays under its name. @throws AppError 404; 409 for the last owner */
export async function removeStaff(
  { db }: Pick<StaffDeps, 'db'>,
  owner: Actor,
  userId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const member = (await selectStaff(trx)).find(({ id }) => id === userId.toLowerCase());
    if (!member) throw new AppError(404, 'user_not_found');
    const by = { actorId: owner.id, isOwner: true };
    const outcome = await changeStandingOf(trx, userId, true, by);
    if (outcome === 'lastOwner') throw new AppError(409, 'last_owner');
    if (outcome === 'demo') throw new AppError(409, 'demo_not_removed');
  });
}
