import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Contact } from '../../../../shared/contact.ts';
import { AppError } from '../../../../shared/errors.ts';
import { countAttempt, forgetAttempts, takeAttemptBack } from '../queries.ts';

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
  /** The password was right: the account's count starts anew, the address's is as before. */
  succeeded(): Promise<void>;
  /** The password was never looked at: nothing happened. */
  abandoned(): Promise<void>;
}

/**
 * Counts one attempt to sign in and lets it pass, or refuses it.
 *
 * The address is asked first: one that must wait cannot make the account wait any longer. An address
 * from which the owner has signed in before has a count of its own for this account, so that nobody
 * elsewhere can lock the owner out.
 *
 * @param deps its rateLimitScale multiplies what an address may do for free, for load tests
 * @throws AppError 429 `too_many_attempts` with Retry-After
 */
export async function beginAttempt(
  deps: AttemptDeps & { readonly rateLimitScale: number },
  who: { contact: Contact; network: string; isKnownNetwork: boolean },
): Promise<Attempt> {
  const { pool } = deps;
  const { contact, network } = who;
  const networkKey = throttleKey(deps, 'network', network);
  const accountKey = who.isKnownNetwork
    ? throttleKey(deps, 'account', contact.value, network)
    : throttleKey(deps, 'account', contact.value);
  await passOrRefuse(pool, networkKey, scaled(networkPolicy, deps.rateLimitScale));
  await passOrRefuse(pool, accountKey, accountPolicy);
  return {
    succeeded: async () => {
      await takeAttemptBack(pool, networkKey);
      await forgetAttempts(pool, accountKey, forgetAfterSeconds);
    },
    abandoned: async () => {
      await takeAttemptBack(pool, networkKey);
      await takeAttemptBack(pool, accountKey);
    },
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
 * @param what there were too many of, in the plural
 * @throws AppError 429 `too_many_attempts` with Retry-After
 */
export async function passOrRefuse(
  pool: pg.Pool,
  key: Buffer,
  policy: ThrottlePolicy,
  what = 'failed attempts',
): Promise<void> {
  const waitSeconds = await secondsToWait(pool, key, policy);
  if (waitSeconds === null) return;
  throw new AppError(429, 'too_many_attempts', waitSentence(what, waitSeconds), {
    headers: { 'retry-after': String(waitSeconds) },
  });
}

/** Counts one use of this key and answers null, or how long the key must wait. */
export function secondsToWait(
  pool: pg.Pool,
  key: Buffer,
  policy: ThrottlePolicy,
): Promise<number | null> {
  return countAttempt(pool, key, {
    free: policy.free,
    delays: delaySchedule(policy),
    forgetAfterSeconds,
  });
}

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

function waitSentence(what: string, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait =
    seconds < 60 ? `${seconds} seconds` : minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `Too many ${what}. Please wait ${wait} and try again.`;
}
