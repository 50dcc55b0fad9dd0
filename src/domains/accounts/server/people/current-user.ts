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

/** The same, where a member acts for a company: the company's account with the person's names and contacts. */
export async function actingUser(
  deps: Pick<AccountsDeps, 'pool' | 'memberCalls'>,
  actor: Actor,
): Promise<CurrentUser> {
  const { id, personId, member } = actor;
  if (personId === undefined || member === undefined) return currentUser(deps, actor);
  const [company, person] = await Promise.all([
    currentUser(deps, { id }),
    currentUser(deps, { id: personId }),
  ]);
  const { firstName, lastName, email, phoneNumber, profileImageUrl, notificationPreferences } =
    person;
  const { projectIds: _sites, ...rights } = member;
  return {
    ...company,
    firstName,
    lastName,
    email,
    phoneNumber,
    profileImageUrl,
    notificationPreferences,
    member: { ...rights, calls: deps.memberCalls(member) },
  };
}
