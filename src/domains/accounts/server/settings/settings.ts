import type { Actor } from '../../../../platform/actor.ts';
import { sessionIdleDays, sessionMaxDays } from '../../../../platform/sessions.ts';
import { AppError, unauthorized } from '../../../../shared/errors.ts';
import type { CurrentUser, NotificationPreferences, OwnSession } from '../../account-schema.ts';
import { marketingConsentVersion } from '../../rules.ts';
import type { PasswordChange } from '../../settings-schema.ts';
import type { AccountsDeps } from '../deps.ts';
import { sendPasswordChanged } from '../job-definitions.ts';
import { checkPassword, wrongPassword } from '../passwords/own-password.ts';
import { refuseCommonPassword } from '../passwords/password-choice.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { contactsOf } from '../people/contacts.ts';
import { currentUser } from '../people/current-user.ts';
import { refuseForDemo } from '../people/demo-guard.ts';
import { deleteOtherSessions, deleteSession, listSessions } from '../sign-in/queries/sessions.ts';
import { readOwnCredentials, replacePassword, storePreferences } from './queries.ts';

/**
 * Changes the password, ends the account's other sign-ins, and has its owner told.
 *
 * @param sid the sign-in that stays
 * @throws AppError 422 `wrong_password` at currentPassword, or `password_common`, 429 after too many
 *   wrong ones, 503 when too many passwords are being checked
 */
export async function changePassword(
  deps: AccountsDeps,
  actor: Actor,
  input: PasswordChange,
  sid: string,
): Promise<void> {
  const account = await readOwnCredentials(deps.pool, actor.id);
  if (!account) throw unauthorized();
  await refuseForDemo(deps, actor);
  refuseCommonPassword(
    input.newPassword,
    { ...account, contacts: contactsOf(account) },
    'newPassword',
  );
  const checked = await checkPassword(deps, actor, account.password, {
    typed: input.currentPassword,
    field: 'currentPassword',
  });
  const next = await hashPassword(input.newPassword);
  const change = { userId: actor.id, checked, next, keepSid: sid };
  const isStored = await replacePassword(deps.db, change, (trx) =>
    deps.enqueue(trx, sendPasswordChanged, { userId: actor.id }),
  );
  if (!isStored) throw wrongPassword('currentPassword');
}

/** Stores the four switches and answers the account. */
export async function updatePreferences(
  deps: AccountsDeps,
  actor: Actor,
  preferences: NotificationPreferences,
): Promise<CurrentUser> {
  await storePreferences(deps.db, actor.id, preferences, marketingConsentVersion);
  return currentUser(deps, actor);
}

export function ownSessions(deps: AccountsDeps, actor: Actor, sid: string): Promise<OwnSession[]> {
  const days = { idle: sessionIdleDays, max: sessionMaxDays };
  return listSessions(deps.pool, actor.id, sid, days);
}

/** Ends one of the own sign-ins; answers its sid. @throws AppError 404 for one that is not the own */
export async function endOwnSession(deps: AccountsDeps, actor: Actor, id: string): Promise<string> {
  const sid = await deleteSession(deps.db, actor.id, id);
  if (sid === null) throw new AppError(404, 'sign_in_not_found');
  return sid;
}

/** Ends all sign-ins of the account but the one with this sid. */
export function endOtherSessions(deps: AccountsDeps, actor: Actor, sid: string): Promise<void> {
  return deleteOtherSessions(deps.db, actor.id, sid);
}
