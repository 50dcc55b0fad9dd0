import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import { recordAudit } from '../../../../platform/audit.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { avatarKeyOf } from '../../../../shared/avatars.ts';
import { AppError, unauthorized } from '../../../../shared/errors.ts';
import type { AccountDeletion } from '../../settings-schema.ts';
import type { AccountsDeps } from '../deps.ts';
import { requireOwnPassword } from '../passwords/own-password.ts';
import { isFreshSession } from '../sign-in/queries/sessions.ts';
import { requireOwnCode, type TwoStepDeps } from '../two-step/two-step.ts';
import type { PersonalData } from './ports.ts';
import { anonymiseAccount, lockForDeletion } from './queries/account.ts';

export interface DeletionDeps {
  readonly db: Kysely<DB>;
  /** In the order in which they let go: what refers to others comes before them. */
  readonly personalData: readonly PersonalData[];
  /** A port: forgets what was rendered of a picture that is gone. */
  readonly forgetPicture: (mediaKey: string) => Promise<void>;
}

/**
 * Makes sure that the owner asks, and not whoever picked up a signed-in phone: by the password, or by
 * having signed in a moment ago; and by a code where two-step sign-in is on.
 *
 * @throws AppError 422 `password_to_delete` or `wrong_password` at password, `totp_to_delete` or
 *   `totp_wrong` at code, 429 after too many wrong ones, 409 for the last owner
 */
export async function requireOwner(
  deps: TwoStepDeps & Pick<AccountsDeps, 'db'>,
  actor: Actor,
  sid: string,
  { password, code }: NonNullable<AccountDeletion>,
): Promise<void> {
  await requirePassword(deps, actor, sid, password);
  // Nobody is asked for a code that changes nothing.
  await deps.db.transaction().execute((trx) => lockDeletable(trx, actor));
  await requireOwnCode(deps, actor, code);
}

async function requirePassword(
  deps: Pick<AccountsDeps, 'pool' | 'attemptKey'>,
  actor: Actor,
  sid: string,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) {
    return requireOwnPassword(deps, actor, { typed: password, field: 'password' });
  }
  if (await isFreshSession(deps.pool, actor.id, sid, freshMinutes)) return;
  throw new AppError(422, 'password_to_delete', { at: 'password' });
}

async function lockDeletable(trx: Transaction<DB>, actor: Actor) {
  const account = await lockForDeletion(trx, actor.id);
  if (!account) throw unauthorized();
  if (!account.isLastOwner) return account;
  throw new AppError(409, 'last_owner');
}

/** So long a sign-in stands for the password that it was made with. */
const freshMinutes = 10;

/**
 * Deletes an account for good: everything that is the person's alone goes; what others or the tax law
 * need stays without the person. All or nothing.
 *
 * @throws AppError 401 where it is gone already, 409 for the last owner, and while something of it is not settled
 */
export async function deleteAccount(deps: DeletionDeps, actor: Actor): Promise<void> {
  const pictureKey = await deps.db.transaction().execute(async (trx) => {
    const account = await lockDeletable(trx, actor);
    for (const { obstacle } of deps.personalData) {
      const refusal = await obstacle?.(trx, actor.id);
      if (refusal) throw refusal;
    }
    for (const part of deps.personalData) await part.erase(trx, actor.id);
    await anonymiseAccount(trx, actor.id);
    await recordAudit(trx, {
      actorId: actor.id,
      action: 'account.deleted',
      targetType: 'user',
      targetId: actor.id,
    });
    return account.profileImageUrl === null ? null : avatarKeyOf(account.profileImageUrl);
  });
  if (pictureKey !== null) await deps.forgetPicture(pictureKey);
}
