import { threadPool } from '../../../../platform/threads/thread-pool.ts';

/** `low` is for tests alone. */
export type HashCost = 'full' | 'low';

export type HashTask = { readonly cost: HashCost } & HashWork;

type HashWork =
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'verify'; readonly password: string; readonly stored: string | null }
  | { readonly kind: 'derive'; readonly codes: readonly string[]; readonly salt: Uint8Array };

/** A hash in PHC form, whether it matches, or the bare hashes of `derive`. */
export type HashValue = string | boolean | readonly Uint8Array[];

let cost: HashCost = 'full';

/** For tests that are not about hashes. No setting leads here: nobody can weaken a server's by mistake. */
export const setHashCost = (wanted: HashCost): void => {
  cost = wanted;
};

const inPool = threadPool<HashTask, HashValue>(new URL('./hash-worker.ts', import.meta.url), {
  running: 2,
  waiting: 20,
});

/**
 * Hashes or verifies one password in a thread beside. Two at once: whatever the flood, pages and
 * lists come first.
 * @throws AppError 503 `overloaded` when too many are waiting
 */
export const inHashPool = (work: HashWork): Promise<HashValue> => inPool({ ...work, cost });

/** Says at once what the pool would say later, before anything else is done for a password. */
export const refuseIfHashPoolIsFull = (): void => inPool.refuseIfFull();
