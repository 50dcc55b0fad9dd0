import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildUser, depsFor, jobDepsFor } from '../factory.ts';
import { accountsRoutes } from '../routes.ts';
import { type Post, startPost } from '../testing.ts';

let server: TestServer;
let post: Post;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, parts) => app.register(accountsRoutes(depsFor(parts))),
  });
  post = await startPost(server, jobDepsFor(server));
});
afterAll(() => server.close());

const newPassword = 'saruji na mchanga 7';
const reset = (body: object) =>
  server.visitor().post('/api/password/reset', { password: newPassword, ...body });
const login = (email: string, password: string) =>
  server.visitor().post('/api/login', { email, password });

describe('an account that a stranger made with somebody’s email and protected with two steps', () => {
  const withTwoStep = async (overrides: Parameters<typeof buildUser>[1]) => {
    const user = await buildUser(server.database.db, {
      totpSecret: 'a sealed secret',
      totpConfirmedAt: new Date(),
      ...overrides,
    });
    await server.database.db
      .insertInto('recoveryCodes')
      .values({ userId: user.id, codeHash: Buffer.from(user.id) })
      .execute();
    const email = user.email!;
    await server.visitor().post('/api/password/forgot', { email });
    return { id: user.id, email, token: await post.tokenTo(email) };
  };
  const stateOf = async (userId: string) => {
    const { rows } = await server.database.pool.query(
      `select totp_confirmed_at is not null as on,
         (select count(*)::int from recovery_codes where user_id = users.id) as codes,
         (select count(*)::int from audit_log
           where action = 'two_step.reset' and target_id = users.id::text) as noted
       from users where id = $1`,
      [userId],
    );
    return rows[0];
  };

  it('is the owner’s with a new password: the first proof ends two steps and recovery codes', async () => {
    const { id, email, token } = await withTwoStep({});
    expect(await reset({ email, token })).toMatchObject({ status: 204 });
    expect(await stateOf(id)).toEqual({ on: false, codes: 0, noted: 1 });
    expect(await login(email, newPassword)).toMatchObject({ status: 200 });
  });

  it('keeps both where its owner had proven a contact before', async () => {
    const { id, email, token } = await withTwoStep({ emailVerifiedAt: new Date() });
    expect(await reset({ email, token })).toMatchObject({ status: 204 });
    expect(await stateOf(id)).toEqual({ on: true, codes: 1, noted: 0 });
    expect(await login(email, newPassword)).toMatchObject({
      status: 401,
      body: { code: 'totp_required' },
    });
  });
});
