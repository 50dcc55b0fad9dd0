import { readFileSync } from 'node:fs';
import { inHashPool } from './hash-pool.ts';

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
export async function hashPassword(password: string): Promise<string> {
  return String(await inHashPool({ kind: 'hash', password: password.normalize('NFC') }));
}

/**
 * Whether this is the password of that hash. Without a hash (no such account, or one that nobody can
 * sign in to) the answer is no, after the same work.
 *
 * @throws AppError 503 when too many are waiting
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const answer = await inHashPool({ kind: 'verify', stored, password: password.normalize('NFC') });
  return answer === true;
}

/**
 * The same for the same salt, so that it can be looked up: for random codes that are too short for a
 * fast hash.
 *
 * @param salt at least eight bytes, another for each account
 * @throws AppError 503 when too many are waiting
 */
export async function deriveSlowly(codes: readonly string[], salt: Buffer): Promise<Buffer[]> {
  const hashes = await inHashPool({ kind: 'derive', codes, salt });
  return (hashes as readonly Uint8Array[]).map((hash) => Buffer.from(hash));
}

/**
 * Whether guessers try this password first: one of the bundled list, or one of the account's own
 * words (email, phone, names), in any case of letters.
 */
export function isCommonPassword(password: string, own: readonly (string | null)[]): boolean {
  const lower = password.toLowerCase();
  return commonPasswords.has(lower) || own.some((word) => word?.toLowerCase() === lower);
}
