import { unauthorized } from '../../../../shared/errors.ts';
import type { CurrentUser } from '../../account-schema.ts';
import type { AccountsDeps } from '../deps.ts';
import { readOwnAccount } from '../queries.ts';

/** The signed-in person's own account. @throws AppError 401 when it was deleted meanwhile */
export async function currentUser(
  deps: Pick<AccountsDeps, 'pool'>,
  userId: string,
): Promise<CurrentUser> {
  const user = await readOwnAccount(deps.pool, userId);
  if (!user) throw unauthorized();
  return user;
}
