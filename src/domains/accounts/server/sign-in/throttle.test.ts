import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { keysOf } from '../../../../platform/keys.ts';
import { type BuiltUser, buildUser, depsFor, builtPassword as password } from '../factory.ts';
import { accountsRoutes } from '../routes.ts';
import {
  accountPolicy,
  delaySchedule,
  forgetAfterSeconds,
  networkPolicy,
  throttleKey,
} from './throttle.ts';

describe('delaySchedule', () => {
  it.each([accountPolicy, networkPolicy])('doubles up to its limit: %j', (policy) => {
    const delays = delaySchedule(policy);
    expect(delays[0]).toBe(policy.firstDelaySeconds);
    expect(delays.at(-1)).toBe(policy.maxDelaySeconds);
    for (const [i, delay] of delays.slice(1, -1).entries()) expect(delay).toBe(2 * delays[i]!);
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
  });

  it('allows an attacker fewer than 150 guesses a day on one account', () => {
    const delays = delaySchedule(accountPolicy);
    let seconds = delays.reduce((sum, delay) => sum + delay, 0);
    let guesses = accountPolicy.free + delays.length;
    for (; seconds < 86_400; seconds += accountPolicy.maxDelaySeconds) guesses += 1;
    expect(guesses).toBeLessThan(150);
  });

  it('forgets only after the longest wait', () => {
    expect(forgetAfterSeconds).toBeGreaterThan(accountPolicy.maxDelaySeconds);
    expect(forgetAfterSeconds).toBeGreaterThan(networkPolicy.maxDelaySeconds);
  });
});

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, parts) =>
      app.register(accountsRoutes({ ...depsFor(parts), rateLimitScale: 1 })),
  });
});
afterAll(() => server.close());

let lastHost = 0;
/** An address that no other test uses. */
const freshIp = () => `203.0.113.${++lastHost}`;

const login = (ip: string, email: string | null, typed: string) =>
  server
    .visitor({ ip })
    .post<{ code: string; message: string }>('/api/login', { email, password: typed });

/** What counts for an account, or for the place of one. */
async function readCount(email: string, place: string) {
  const { attempts: attemptKey } = keysOf(server.env.sessionSecret);
  const { rows } = await server.database.pool.query<{ seconds: number; failures: number }>(
    `select failures, extract(epoch from blocked_until - last_failed_at)::float8 as seconds
     from login_attempts where key = $1`,
    [throttleKey({ attemptKey }, 'account', email, place)],
  );
  return rows[0];
}

const failuresOf = async (email: string, place: string) =>
  (await readCount(email, place))?.failures ?? 0;

/** How long the last failure makes the account wait in all, however much of it has passed. */
const waitOf = async ({ email, id }: BuiltUser) => (await readCount(email!, id))?.seconds ?? 0;

/** Lets the waits pass, as if the clock had moved on. */
const passTime = (seconds: number) =>
  server.database.pool.query(
    `update login_attempts set blocked_until = blocked_until - make_interval(secs => $1),
       last_failed_at = last_failed_at - make_interval(secs => $1)`,
    [seconds],
  );

async function failUntilRefused(ip: string, email: string | null): Promise<number> {
  for (let failures = 1; failures < 100; failures += 1) {
    const { status } = await login(ip, email, 'a wrong guess');
    if (status === 429) return failures - 1;
    expect(status).toBe(401);
  }
  throw new Error('nothing ever refused the guesses');
}

describe('failed sign-ins', () => {
  it('have to wait, longer each time, even with the right password', async () => {
    const user = await buildUser(server.database.db);
    const ip = freshIp();
    expect(await failUntilRefused(ip, user.email)).toBe(accountPolicy.free + 1);
    const refused = await login(ip, user.email, password);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: 'too_many_attempts',
      message: expect.stringContaining(`Please wait ${refused.headers['retry-after']} s and`),
    });
    expect(await waitOf(user)).toBe(accountPolicy.firstDelaySeconds);
    await passTime(accountPolicy.firstDelaySeconds);
    expect(await login(ip, user.email, 'a wrong guess')).toMatchObject({ status: 401 });
    expect(await login(ip, user.email, password)).toMatchObject({ status: 429 });
    expect(await waitOf(user)).toBe(2 * accountPolicy.firstDelaySeconds);
  });

  it('count for an account that does not exist like for one that does', async () => {
    expect(await failUntilRefused(freshIp(), 'nobody@jenga.example')).toBe(accountPolicy.free + 1);
  });

  it('count for the account from all addresses together, and for every spelling of it', async () => {
    const user = await buildUser(server.database.db, { email: null, phoneNumber: '+254712000555' });
    const spellings = ['0712 000 555', '254712000555', '+254 712 000 555'];
    for (let i = 0; i <= accountPolicy.free; i += 1) {
      await login(freshIp(), spellings[i % 3] ?? null, 'a wrong guess');
    }
    expect(await login(freshIp(), user.phoneNumber, password)).toMatchObject({ status: 429 });
  });

  it('do not all slip through when they come at the same moment', async () => {
    const user = await buildUser(server.database.db);
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => login(freshIp(), user.email, 'a wrong guess')),
    );
    const looked = answers.filter(({ status }) => status === 401);
    expect(looked).toHaveLength(accountPolicy.free + 1);
  });

  it('elsewhere do not lock the owner out where the owner has signed in before', async () => {
    const user = await buildUser(server.database.db);
    const home = freshIp();
    expect(await login(home, user.email, password)).toMatchObject({ status: 200 });
    await failUntilRefused(freshIp(), user.email);
    expect(await login(freshIp(), user.email, password)).toMatchObject({ status: 429 });
    expect(await login(home, user.email, password)).toMatchObject({ status: 200 });
  });

  it('are forgotten by a sign-in, and by time', async () => {
    const user = await buildUser(server.database.db, { emailVerifiedAt: new Date() });
    const ip = freshIp();
    for (let i = 0; i < accountPolicy.free; i += 1) await login(ip, user.email, 'a wrong guess');
    expect(await login(ip, user.email, password)).toMatchObject({ status: 200 });
    expect(await failUntilRefused(ip, user.email)).toBe(accountPolicy.free + 1);
    await passTime(forgetAfterSeconds + 1);
    expect(await failUntilRefused(ip, user.email)).toBe(accountPolicy.free + 1);
  });

  it.each(['somebody', 'nobody'])(
    'are not forgotten by a sign-in to a second account with the contact, which %s has proven',
    async (who) => {
      const email = `${randomUUID()}@jenga.example`;
      const emailVerifiedAt = new Date();
      const owner =
        who === 'somebody' ? await buildUser(server.database.db, { email, emailVerifiedAt }) : null;
      const own = 'the-password-of-a-stranger-77';
      const home = freshIp();
      const stranger = { email, password: own, role: 'contractor' };
      const signedUp = await server.visitor({ ip: home }).post('/api/register', stranger);
      expect(signedUp.status).toBe(201);
      let compared = 0;
      for (const ip of [home, freshIp()]) {
        for (let guess = 0; guess < 4; guess += 1) {
          if ((await login(ip, email, 'a wrong guess')).status === 401) compared += 1;
        }
        expect(await login(ip, email, own)).toMatchObject({ status: 200 });
      }
      expect(compared).toBeGreaterThan(4);
      expect(await failuresOf(email, owner?.id ?? 'second')).toBe(compared);
    },
  );

  it('with the contact of a stranger neither lock out its owner nor that stranger elsewhere', async () => {
    const email = 'two-of-us@jenga.example';
    const owner = await buildUser(server.database.db, { email, emailVerifiedAt: new Date() });
    const home = freshIp();
    expect(await login(home, email, password)).toMatchObject({ status: 200 });
    await buildUser(server.database.db, { email });
    await failUntilRefused(freshIp(), email);
    expect(await login(home, email, password)).toMatchObject({
      status: 200,
      body: { id: owner.id },
    });
    expect(await login(freshIp(), email, password)).toMatchObject({ status: 429 });
  });

  it('are not caused by who signs in beside an account of a stranger with the same contact', async () => {
    const email = 'owner-beside@jenga.example';
    await buildUser(server.database.db, { email, emailVerifiedAt: new Date() });
    await buildUser(server.database.db, { email, password: null });
    for (let n = 0; n < 2 * accountPolicy.free; n += 1) {
      expect(await login(freshIp(), email, password)).toMatchObject({ status: 200 });
    }
  });

  it('on many accounts make their address wait, as a whole IPv6 /64', async () => {
    const address = (host: number) => `2001:db8:7:7::${host.toString(16)}`;
    for (let i = 0; i <= networkPolicy.free; i += 1) {
      const answer = await login(address(i + 1), `guess-${i}@jenga.example`, 'a wrong guess');
      expect(answer.status).toBe(401);
    }
    const user = await buildUser(server.database.db);
    expect(await login(address(999), user.email, password)).toMatchObject({ status: 429 });
    expect(await login('2001:db8:7:8::1', user.email, password)).toMatchObject({ status: 200 });
  });

  it('leave no contact and no address behind, nor a hash that can be tried out without the key', async () => {
    const ip = freshIp();
    await login(ip, 'tried@jenga.example', 'a wrong guess');
    const attempts = await server.database.pool.query<{ key: Buffer }>(
      'select key from login_attempts',
    );
    for (const parts of [
      ['network', ip],
      ['account', 'tried@jenga.example', 'first'],
    ] as const) {
      const stored = (key: Buffer) => attempts.rows.some((row) => row.key.equals(key));
      const { attempts: attemptKey } = keysOf(server.env.sessionSecret);
      expect(stored(throttleKey({ attemptKey }, ...parts))).toBe(true);
      expect(stored(createHash('sha256').update(JSON.stringify(parts)).digest())).toBe(false);
    }
    const { rows } = await server.database.pool.query(
      `select octet_length(key) as bytes from login_attempts
       union select octet_length(network) from login_networks`,
    );
    expect(rows).toEqual([{ bytes: 32 }]);
  });
});
