import type { Actor } from '../../../../platform/actor.ts';
import { type AuditAction, recordAudit } from '../../../../platform/audit.ts';
import { type ListAnswer, listAnswer } from '../../../../platform/conditional-read.ts';
import { AppError, unauthorized } from '../../../../shared/errors.ts';
import type { UserDetail, UserSearch } from '../../users-schema.ts';
import type { AdminDeps } from '../deps.ts';
import {
  countUsers,
  deleteSessions,
  searchUsers,
  selectUser,
  setViewed,
  userExists,
} from './queries.ts';
import { searchWords } from './search-words.ts';

type Deps = Pick<AdminDeps, 'db'>;

const noSuchUser = () => new AppError(404, 'user_not_found');
const ofUser = (admin: Actor, action: AuditAction, targetId: string) =>
  ({ actorId: admin.id, action, targetType: 'user', targetId }) as const;

/** Users that match, the newest first. That they were looked for is noted. */
export async function listUsers(
  { db }: Deps,
  admin: Actor,
  search: UserSearch,
): Promise<ListAnswer> {
  const words = searchWords(search.q ?? '');
  const [rows, total] = await Promise.all([
    searchUsers(db, words, search),
    countUsers(db, words, search),
    recordAudit(db, ofUser(admin, 'account.listed', 'all')),
  ]);
  return listAnswer({ rows, total }, search.limit, (row) => row);
}

/** @throws AppError 404 */
export async function readUser({ db }: Deps, admin: Actor, id: string): Promise<UserDetail> {
  const user = await selectUser(db, id);
  if (!user) throw noSuchUser();
  await recordAudit(db, ofUser(admin, 'account.read', user.id));
  return user;
}

/** Signs the user out on all devices. @throws AppError 404 */
export async function endSessions({ db }: Deps, admin: Actor, userId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await userExists(trx, userId))) throw noSuchUser();
    const count = await deleteSessions(trx, userId);
    await recordAudit(trx, { ...ofUser(admin, 'sessions.ended', userId), details: { count } });
  });
}

/** Shows this sign-in the product as the user sees it. @throws AppError 404, also for staff */
export async function startView(
  { db }: Deps,
  admin: Actor,
  sid: string,
  { userId, reason }: { readonly userId: string; readonly reason: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await userExists(trx, userId))) throw noSuchUser();
    await setViewed(trx, sid, userId);
    await recordAudit(trx, { ...ofUser(admin, 'view_as.started', userId), details: { reason } });
  });
}

/** @throws AppError 401 for who looks at nobody's */
export async function endView({ db }: Deps, actor: Actor, sid: string): Promise<void> {
  const { viewer } = actor;
  if (!viewer) throw unauthorized();
  await db.transaction().execute(async (trx) => {
    await setViewed(trx, sid, null);
    const entry = { action: 'view_as.ended', targetType: 'user', targetId: actor.id } as const;
    await recordAudit(trx, { actorId: viewer.id, ...entry });
  });
}
