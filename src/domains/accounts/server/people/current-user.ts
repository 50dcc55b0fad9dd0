import type { Actor } from '../../../../platform/actor.ts';
import { unauthorized } from '../../../../shared/errors.ts';
import type { CurrentUser } from '../../account-schema.ts';
import type { AccountsDeps } from '../deps.ts';
import { readOwnAccount } from '../queries.ts';

/** The signed-in person's own account. @throws AppError 401 when it was deleted meanwhile */
export async function currentUser(
  deps: Pick<AccountsDeps, 'pool'>,
  { id, viewer }: Pick<Actor, 'id' | 'viewer'>,
): Promise<CurrentUser> {
  const user = await readOwnAccount(deps.pool, id);
  if (!user) throw unauthorized();
  return viewer ? { ...user, viewedUntil: viewer.until } : user;
}
