import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Contact } from '../../../../shared/contact.ts';
import { AppError } from '../../../../shared/errors.ts';
import { countAttempts, forgetAttempts, takeAttemptBack } from '../queries.ts';

/**
 * Guessing passwords is made slow, by account and by address, in PostgreSQL so that all processes
 * count together. An attempt counts before its password is looked at (many at once would otherwise
 * all slip through) and is taken back when it was right.
 */
export interface ThrottlePolicy {
  /** So many failures cost nothing: people mistype. */
  readonly free: number;
  /** The wait after the first failure that costs, doubled with every further one. */
  readonly firstDelaySeconds: number;
  readonly maxDelaySeconds: number;
}

/** On one account from everywhere, or from one address its owner has signed in from before. */
export const accountPolicy: ThrottlePolicy = {
  free: 5,
  firstDelaySeconds: 4,
  maxDelaySeconds: 900,
};
/** From one address on all accounts: an office or a mobile network shares one. */
export const networkPolicy: ThrottlePolicy = {
  free: 30,
  firstDelaySeconds: 4,
  maxDelaySeconds: 900,
};

/** Asking for one more message to the same contact: nobody's phone is flooded, no code is hunted. */
export const messagePolicy: ThrottlePolicy = {
  free: 5,
  firstDelaySeconds: 60,
  maxDelaySeconds: 1_800,
};

/** Failures are forgotten when there were none for this long. Longer than any wait. */
export const forgetAfterSeconds = 3_600;

/** The wait in seconds after the 1st, 2nd, … failure that costs; the last one holds for all that follow. */
export function delaySchedule(policy: ThrottlePolicy): number[] {
  const delays: number[] = [];
  for (let delay = policy.firstDelaySeconds; delay < policy.maxDelaySeconds; delay *= 2) {
    delays.push(delay);
  }
  return [...delays, policy.maxDelaySeconds];
}

/** What counting needs. */
export interface AttemptDeps {
  readonly pool: pg.Pool;
  readonly attemptKey: Buffer;
}

/**
 * What was typed may be a secret in the wrong field, and an address says where a person was: only hashes
 * are kept, under a key of the server, since phone numbers and addresses are few enough to be tried out.
 */
export function throttleKey(
  { attemptKey }: Pick<AttemptDeps, 'attemptKey'>,
  ...parts: readonly string[]
): Buffer {
  return createHmac('sha256', attemptKey).update(JSON.stringify(parts)).digest();
}

export interface Attempt {
  /** It was right: the count starts anew. */
  succeeded(): Promise<void>;
  /** It was never looked at: nothing happened. */
  abandoned(): Promise<void>;
}

/** What counting knows of an account with the contact, of which there are two at most. */
interface TriedAccount {
  readonly id: string;
  readonly hasProvenContact: boolean;
  /** Its owner has signed in from here before. */
  readonly isKnownNetwork: boolean;
}

export interface SignInAttempt<Account> {
  /** With which the password may be compared; null for one that must wait, or for none. */
  readonly tried: readonly [Account | null, Account | null];
  /** It was this account's password: its count starts anew. Another account's, and the address's, are as before. */
  succeeded(account: Account): Promise<void>;
  /** The password was never looked at: nothing happened. */
  abandoned(): Promise<void>;
  /** It was nobody's. @throws AppError 429 where it was not compared with both */
  failed(): void;
}

/**
 * Counts one attempt to sign in and lets it pass, or refuses it.
 *
 * The address is asked first: one that must wait cannot make the account wait any longer. The password is
 * compared with two accounts, each of which counts and waits for itself: who has signed up with somebody
 * else's contact neither clears that person's count by signing in, nor makes that person wait. A place
 * without an account counts too, so that nobody learns whether there is one. An address from which the
 * owner has signed in before has a count of its own for this account, so that nobody elsewhere can lock the
 * owner out.
 *
 * @param deps its rateLimitScale multiplies what an address may do for free, for load tests
 * @throws AppError 429 `too_many_attempts` with Retry-After
 */
export async function beginAttempt<Account extends TriedAccount>(
  deps: AttemptDeps & { readonly rateLimitScale: number },
  who: { contact: Contact; network: string; accounts: readonly Account[] },
): Promise<SignInAttempt<Account>> {
  const { pool } = deps;
  const { contact, network, accounts } = who;
  const networkKey = throttleKey(deps, 'network', network);
  // With the contact: whose email and phone number belong together is nobody's business.
  const keyOf = (place: string, account: Account | undefined) =>
    account?.isKnownNetwork
      ? throttleKey(deps, 'account', contact.value, account.id, network)
      : throttleKey(deps, 'account', contact.value, account?.id ?? place);
  const [first, second] = accounts;
  const keys = [keyOf('first', first), keyOf('second', second)];
  await passOrRefuse(pool, networkKey, scaled(networkPolicy, deps.rateLimitScale));
  const waits = await countAttempts(pool, keys, limitsOf(accountPolicy));
  const refuseWaiting = () => {
    const longest = Math.max(...waits.map((seconds) => seconds ?? 0));
    if (longest > 0) throw tooMany('too_many_attempts', longest);
  };
  if (!waits.includes(null)) refuseWaiting();
  const counted = [networkKey, ...keys.filter((_, n) => waits[n] === null)];
  const takeBack = async (taken: readonly Buffer[]) => {
    for (const key of taken) await takeAttemptBack(pool, key);
  };
  return {
    tried: [waits[0] === null && first ? first : null, waits[1] === null && second ? second : null],
    succeeded: async (account) => {
      // Nobody else can have the contact: what was counted for nobody was the owner's.
      const own = keys.filter((_, n) =>
        accounts[n] ? accounts[n] === account : account.hasProvenContact,
      );
      await takeBack(counted.filter((key) => !own.includes(key)));
      for (const key of own) await forgetAttempts(pool, key, forgetAfterSeconds);
    },
    abandoned: () => takeBack(counted),
    failed: refuseWaiting,
  };
}

/**
 * Counts one guess at something else that an account keeps secret, under a key of its own, and lets it
 * pass, or refuses it. As with sign-ins it counts before it is looked at.
 *
 * @throws AppError 429 `too_many_attempts` with Retry-After
 */
export async function beginGuess(pool: pg.Pool, key: Buffer): Promise<Attempt> {
  await passOrRefuse(pool, key, accountPolicy);
  return {
    succeeded: () => forgetAttempts(pool, key, forgetAfterSeconds),
    abandoned: () => takeAttemptBack(pool, key),
  };
}

/**
 * Counts one use of this key, or refuses it while the key must wait.
 *
 * @param what there were too many of
 * @throws AppError 429 with Retry-After
 */
export async function passOrRefuse(
  pool: pg.Pool,
  key: Buffer,
  policy: ThrottlePolicy,
  what: 'too_many_attempts' | 'too_many_messages' = 'too_many_attempts',
): Promise<void> {
  const waitSeconds = await secondsToWait(pool, key, policy);
  if (waitSeconds !== null) throw tooMany(what, waitSeconds);
}

const tooMany = (what: 'too_many_attempts' | 'too_many_messages', waitSeconds: number) =>
  new AppError(429, what, {
    details: { wait: waitSeconds < 60 ? `${waitSeconds} s` : `${Math.ceil(waitSeconds / 60)} min` },
    headers: { 'retry-after': String(waitSeconds) },
  });

/** Counts one use of this key and answers null, or how long the key must wait. */
export async function secondsToWait(
  pool: pg.Pool,
  key: Buffer,
  policy: ThrottlePolicy,
): Promise<number | null> {
  const [seconds = null] = await countAttempts(pool, [key], limitsOf(policy));
  return seconds;
}

const limitsOf = (policy: ThrottlePolicy) => ({
  free: policy.free,
  delays: delaySchedule(policy),
  forgetAfterSeconds,
});

/**
 * Counts one message that nobody at this address or number has asked for, by whom it reaches: one
 * account after another could flood somebody's phone. False where there were too many.
 */
export async function mayWriteTo(
  deps: AttemptDeps & { readonly rateLimitScale: number },
  destination: string,
): Promise<boolean> {
  const policy = scaled(messagePolicy, deps.rateLimitScale);
  const key = throttleKey(deps, 'message-to', destination);
  return (await secondsToWait(deps.pool, key, policy)) === null;
}

/** The same with more for free, for load tests. */
export function scaled(policy: ThrottlePolicy, scale: number): ThrottlePolicy {
  return { ...policy, free: Math.ceil(policy.free * scale) };
}
