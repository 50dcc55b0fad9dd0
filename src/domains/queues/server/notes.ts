import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError } from '../../../shared/errors.ts';
import { isEntrusted } from '../../../shared/roles.ts';
import { queueStaff } from '../rules.ts';
import type { NoteSubject, StaffNote } from '../schema.ts';
import type { QueueDeps } from './ports.ts';
import { selectItem } from './queries/items.ts';
import { insertNote, isUser, selectNotes } from './queries/notes.ts';
import { queueFor } from './service.ts';

interface About {
  readonly subject: NoteSubject;
  readonly id: string;
}

/** Those who read users. */
const staffOfUsers = ['support', 'moderator'] as const;

/** @throws AppError 403 for who may not work on this */
function requireEntrusted({ staffRole }: Actor, subject: NoteSubject): void {
  const staff = subject === 'users' ? staffOfUsers : queueStaff[subject];
  if (!isEntrusted(staffRole, staff)) throw new AppError(403, 'not_your_staff_role');
}

/** Also about what waits no longer. */
export async function readNotes(
  { db }: Pick<QueueDeps, 'db'>,
  admin: Actor,
  { subject, id }: About,
): Promise<StaffNote[]> {
  requireEntrusted(admin, subject);
  const rows = await selectNotes(db, subject, id);
  await recordAudit(db, {
    actorId: admin.id,
    action: 'notes.read',
    targetType: subject === 'users' ? 'user' : `queue_${subject}`,
    targetId: id,
  });
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

/** @throws AppError 404 where it waits no longer, or where there is no such user */
export async function addNote(
  deps: QueueDeps,
  admin: Actor,
  { subject, id }: About,
  text: string,
): Promise<void> {
  requireEntrusted(admin, subject);
  await transact(deps.db, async (trx) => {
    if (subject === 'users') {
      if (!(await isUser(trx, id))) throw new AppError(404, 'user_not_found');
    } else if (!(await selectItem(trx, queueFor(deps, admin, subject), id))) {
      throw new AppError(404, 'queue_item_gone');
    }
    const userId = subject === 'users' ? id : null;
    await insertNote(trx, { kind: subject, itemId: id, userId, authorId: admin.id, text });
    await recordAudit(trx, {
      actorId: admin.id,
      action: 'note.added',
      targetType: subject === 'users' ? 'user' : `queue_${subject}`,
      targetId: id,
    });
  });
}
