import type { Actor } from '../../../../platform/actor.ts';
import { AppError, unauthorized } from '../../../../shared/errors.ts';
import type { AccountsDeps } from '../deps.ts';
import { readOwnCredentials } from '../settings/queries.ts';
import { beginGuess, throttleKey } from '../sign-in/throttle.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Whoever sits at somebody's signed-in phone must not find the password by trying. The count is the
 * account's own, so that failed sign-ins elsewhere do not stand in the owner's way.
 *
 * @returns the hash that matched
 */
export async function checkPassword(
  deps: Pick<AccountsDeps, 'pool' | 'attemptKey'>,
  actor: Actor,
  stored: string | null,
  { typed, field }: { typed: string; field: string },
): Promise<string> {
  const guess = await beginGuess(deps.pool, throttleKey(deps, 'own-password', actor.id));
  const matches = await verifyPassword(stored, typed).catch(async (error: unknown) => {
    await guess.abandoned();
    throw error;
  });
  if (!matches || stored === null) throw wrongPassword(field);
  await guess.succeeded();
  return stored;
}

/**
 * Makes sure that it is the owner who asks, by the password.
 *
 * @throws AppError 422 `wrong_password` at `field`, 429 after too many wrong ones, 503
 */
export async function requireOwnPassword(
  deps: Pick<AccountsDeps, 'pool' | 'attemptKey'>,
  actor: Actor,
  given: { readonly typed: string; readonly field: string },
): Promise<void> {
  const account = await readOwnCredentials(deps.pool, actor.id);
  if (!account) throw unauthorized();
  await checkPassword(deps, actor, account.password, given);
}

export const wrongPassword = (at: string) => new AppError(422, 'wrong_password', { at });
