import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../../../platform/limit-concurrency.ts';

/** argon2id; 32 MiB and three passes take about 25 ms on one core. */
const cost = { memoryCost: 32_768, timeCost: 3, parallelism: 1 } as const;

/** Two at once leave the other work of this process its threads; the rest waits its turn, briefly. */
const inTurn = limitConcurrency({ running: 2, waiting: 20 });

const commonPasswords = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
);

/**
 * The argon2id hash in PHC form. One character typed as one or as two code points is one password.
 *
 * @throws AppError 503 when too many are waiting
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), cost));
}

/** Comparing with it takes as long as with a real one, so that no account can be found by the clock. */
const nobodysHash = hash(randomBytes(18), cost);

/**
 * Whether this is the password of that hash. Without a hash (no such account, or one that nobody can
 * sign in to) the answer is no, after the same work.
 *
 * @throws AppError 503 when too many are waiting
 */
export function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return inTurn(async () => {
    const matches = await verify(stored ?? (await nobodysHash), password.normalize('NFC'));
    return matches && stored !== null;
  });
}

/**
 * Whether guessers try this password first: one of the bundled list, or one of the account's own
 * words (email, phone, names), in any case of letters.
 */
export function isCommonPassword(password: string, own: readonly (string | null)[]): boolean {
  const lower = password.toLowerCase();
  return commonPasswords.has(lower) || own.some((word) => word?.toLowerCase() === lower);
}
