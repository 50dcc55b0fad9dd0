import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildUser, depsFor, builtPassword as password } from '../factory.ts';
import { accountsRoutes } from '../routes.ts';
import { accountPolicy } from '../sign-in/throttle.ts';
import { codeOf, state, stillNow, twoStepPeople } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: stillNow });
  server = await openTestServer({
    registerRoutes: async (app, parts) => app.register(accountsRoutes(depsFor(parts))),
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

const buildOne = (overrides: Parameters<typeof buildUser>[1] = {}) =>
  buildUser(server.database.db, { emailVerifiedAt: new Date(), ...overrides });

const { login, signedIn, withTwoStep } = twoStepPeople({
  visitor: (options) => server.visitor(options),
  buildOne,
  password,
});

describe('signing in with two steps', () => {
  it('asks for the code after the right password only', async () => {
    const { user, secret } = await withTwoStep();
    expect(await login(user.email)).toMatchObject({
      status: 401,
      body: { code: 'totp_required' },
    });
    for (const totp of [undefined, codeOf(secret), '000000']) {
      expect(await login(user.email, { password: 'a wrong guess', totp })).toMatchObject({
        status: 401,
        body: { code: 'invalid_credentials', message: 'Invalid credentials' },
      });
    }
    expect(await login(user.email, { totp: codeOf(secret) })).toMatchObject({ status: 200 });
  });

  it('takes a code once, and none before it', async () => {
    const { user, secret } = await withTwoStep();
    const totp = codeOf(secret);
    expect(await login(user.email, { totp })).toMatchObject({ status: 200 });
    for (const again of [totp, codeOf(secret, -1)]) {
      expect(await login(user.email, { totp: again })).toMatchObject({
        status: 401,
        body: { code: 'totp_wrong' },
      });
    }
    expect(await login(user.email, { totp: codeOf(secret, 1) })).toMatchObject({ status: 200 });
  });

  it('takes the codes of one step around now, no others', async () => {
    const { user, secret } = await withTwoStep();
    for (const steps of [-3, 3]) {
      expect(await login(user.email, { totp: codeOf(secret, steps) })).toMatchObject({
        status: 401,
      });
    }
  });

  it('lets one of twenty with the same code in', async () => {
    const { user, secret } = await withTwoStep();
    const totp = codeOf(secret);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => login(user.email, { totp })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401 || status === 429)).toHaveLength(19);
  });

  it('slows guessing of codes, which the right password does not start anew', async () => {
    const { user, secret } = await withTwoStep();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => login(user.email, { totp: '000000' })),
    );
    const looked = answers.filter(({ status }) => status === 401);
    expect(looked).toHaveLength(accountPolicy.free + 1);
    await login(user.email);
    expect(await login(user.email, { totp: codeOf(secret) })).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts' },
    });
  });

  it('takes a recovery code in its place, once, however it is written', async () => {
    const { user, visitor, recoveryCodes } = await withTwoStep();
    const [first = '', second = ''] = recoveryCodes;
    expect(await login(user.email, { totp: first.toUpperCase() })).toMatchObject({ status: 200 });
    expect(await login(user.email, { totp: first })).toMatchObject({ status: 401 });
    const typed = second.replace('-', ' ');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => login(user.email, { totp: typed })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await state(visitor)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('refuses a code that another account was given', async () => {
    const [own, other] = [await withTwoStep(), await withTwoStep()];
    for (const totp of [codeOf(other.secret), other.recoveryCodes[0]]) {
      expect(await login(own.user.email, { totp })).toMatchObject({ status: 401 });
    }
  });

  it('still takes recovery codes when the secret of the server has changed', async () => {
    const { user, secret, recoveryCodes } = await withTwoStep();
    const restarted = await openTestServer({
      database: server.database,
      settings: { SESSION_SECRET: 'another secret that only this test knows' },
      registerRoutes: async (app, parts) => app.register(accountsRoutes(depsFor(parts))),
    });
    const attempt = (totp: string | undefined) =>
      restarted.visitor().post('/api/login', { email: user.email, password, totp });
    expect(await attempt(codeOf(secret))).toMatchObject({ status: 401 });
    expect(await attempt(recoveryCodes[0])).toMatchObject({ status: 200 });
    await restarted.close();
  });

  it.each(['', '---', 'x'.repeat(41), 123456, { $ne: '' }])(
    'refuses %j as a code',
    async (totp) => {
      const { user } = await signedIn();
      expect(await login(user.email, { totp })).toMatchObject({
        status: 422,
        body: { issues: [{ path: 'totp' }] },
      });
    },
  );
});
