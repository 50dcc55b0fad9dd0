import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import type { RecoveryCodes } from '../../account-schema.ts';
import { buildUser, depsFor, builtPassword as password } from '../factory.ts';
import { accountsRoutes } from '../routes.ts';
import { accountPolicy } from '../sign-in/throttle.ts';
import {
  type Caller,
  codeOf,
  confirm,
  type Refusal,
  remove,
  state,
  stillNow,
  twoStepPeople,
} from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: stillNow });
  server = await openTestServer({
    registerRoutes: async (app, parts) => {
      await app.register(accountsRoutes(depsFor(parts)));
      const config = { access: ['admin'], limit: 'read' } as const;
      app.get('/api/admin/sample', { config }, async () => ({ seen: true }));
    },
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

const buildOne = (overrides: Parameters<typeof buildUser>[1] = {}) =>
  buildUser(server.database.db, { emailVerifiedAt: new Date(), ...overrides });

const { login, signedIn, setUp, withTwoStep } = twoStepPeople({
  visitor: (options) => server.visitor(options),
  buildOne,
  password,
});

describe('new recovery codes', () => {
  const renew = (visitor: Caller, body: object) =>
    visitor.post<RecoveryCodes & Refusal>('/api/settings/totp/recovery-codes', body);

  it('take the place of the old ones, by password and code', async () => {
    const { user, visitor, secret, recoveryCodes } = await withTwoStep();
    const [old = '', spare = ''] = recoveryCodes;
    expect(await renew(visitor, { password: 'another', code: codeOf(secret) })).toMatchObject({
      status: 422,
      body: { code: 'wrong_password' },
    });
    expect(await renew(visitor, { password, code: '000000' })).toMatchObject({
      status: 422,
      body: { code: 'totp_wrong' },
    });
    const { status, body } = await renew(visitor, { password, code: old });
    expect(status).toBe(200);
    expect(new Set([...body.recoveryCodes, ...recoveryCodes]).size).toBe(20);
    expect(await state(visitor)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect(await login(user.email, { totp: spare })).toMatchObject({ status: 401 });
    expect(await login(user.email, { totp: body.recoveryCodes[0] })).toMatchObject({ status: 200 });
    const { rows } = await server.database.pool.query(
      `select action from audit_log where target_id = $1 and action like 'two_step%' order by id`,
      [user.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'two_step.enabled',
      'two_step.codes_renewed',
    ]);
  });

  it('are for who has two-step sign-in on', async () => {
    const { visitor } = await signedIn();
    expect(await renew(visitor, { password, code: '123456' })).toMatchObject({
      status: 409,
      body: { code: 'totp_off' },
    });
  });
});

describe('setting it up', () => {
  it('gives a secret, its address and its picture, and counts only once confirmed', async () => {
    const { user, visitor } = await signedIn();
    const { secret, uri, qr } = await setUp(visitor);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const told = new URL(uri);
    expect(told.host).toBe('totp');
    expect(told.searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(told.pathname)).toBe(`/JengaSoko:${user.email}`);
    expect(qr).toMatch(/^<svg /);
    expect(await state(visitor)).toEqual({
      isOn: false,
      isRequired: false,
      proveFirst: null,
      recoveryCodesLeft: 0,
    });
    expect(await login(user.email)).toMatchObject({ status: 200 });

    expect(await confirm(visitor, '12 34')).toMatchObject({ status: 422 });
    const { status, body } = await confirm(visitor, ` ${codeOf(secret)} `);
    expect(status).toBe(200);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect(await state(visitor)).toEqual({
      isOn: true,
      isRequired: false,
      proveFirst: null,
      recoveryCodesLeft: 10,
    });
    expect(await visitor.post('/api/settings/totp', { password })).toMatchObject({ status: 409 });
    expect(await confirm(visitor, codeOf(secret, 1))).toMatchObject({ status: 409 });
  });

  it('waits until a contact is proven, also where one was given up after it was begun', async () => {
    const unproven = { status: 409, body: { code: 'contact_unproven' } };
    const { visitor } = await signedIn({ emailVerifiedAt: null });
    expect(await state(visitor)).toMatchObject({ isOn: false, proveFirst: 'email' });
    expect(await visitor.post('/api/settings/totp', { password })).toMatchObject(unproven);

    const moved = await signedIn();
    const { secret } = await setUp(moved.visitor);
    await server.database.pool.query('update users set email_verified_at = null where id = $1', [
      moved.user.id,
    ]);
    expect(await confirm(moved.visitor, codeOf(secret))).toMatchObject(unproven);
    expect(await state(moved.visitor)).toMatchObject({ isOn: false });
  });

  it('ends the other sign-ins, which showed a password alone', async () => {
    const { user, visitor } = await signedIn();
    const elsewhere = server.visitor();
    await elsewhere.post('/api/login', { email: user.email, password });
    const { secret } = await setUp(visitor);
    expect((await confirm(visitor, codeOf(secret))).status).toBe(200);
    expect((await elsewhere.get('/api/user')).status).toBe(401);
    expect((await visitor.get('/api/user')).status).toBe(200);
  });

  it('begins with the password alone, however often somebody tries another', async () => {
    const { visitor } = await signedIn();
    expect(await visitor.post('/api/settings/totp', {})).toMatchObject({ status: 422 });
    const wrong = () =>
      visitor.post<Refusal>('/api/settings/totp', { password: 'not the password' });
    expect(await wrong()).toMatchObject({ status: 422, body: { code: 'wrong_password' } });
    for (let i = 0; i < accountPolicy.free; i += 1) await wrong();
    expect(await wrong()).toMatchObject({ status: 429 });
    expect(await visitor.post('/api/settings/totp', { password })).toMatchObject({ status: 429 });
  });

  it('leaves no secret and no recovery code readable in the database', async () => {
    const { user, secret, recoveryCodes } = await withTwoStep();
    const { rows } = await server.database.pool.query(
      `select to_jsonb(users) #>> '{}' as account,
         (select string_agg(to_jsonb(recovery_codes) #>> '{}', ' ') from recovery_codes
           where user_id = users.id) as codes
       from users where id = $1`,
      [user.id],
    );
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
  });

  it('is confirmed by one of many at the same moment', async () => {
    const { visitor } = await signedIn();
    const { secret } = await setUp(visitor);
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(visitor, code)));
    const [first, ...others] = answers.map(({ status }) => status).sort();
    expect(first).toBe(200);
    // Who is counted before the first has set it up may also be told to wait.
    for (const status of others) expect([409, 429]).toContain(status);
    expect(await state(visitor)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('needs a beginning, a session, and nothing else in the body', async () => {
    const { visitor } = await signedIn();
    expect(await confirm(visitor, '123456')).toMatchObject({
      status: 409,
      body: { code: 'totp_not_begun' },
    });
    // Nobody has a recovery code yet.
    expect(await confirm(visitor, '')).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'code', code: 'totp_required' }] },
    });
    const extra = { code: '123456', secret: 'AAAA' };
    expect(await visitor.post('/api/settings/totp/confirm', extra)).toMatchObject({ status: 422 });
    expect(await remove(visitor, { password, code: '123456' })).toMatchObject({
      status: 409,
      body: { code: 'totp_off' },
    });
    const stranger = server.visitor();
    for (const path of ['/api/settings/totp', '/api/settings/totp/confirm']) {
      expect(await stranger.post(path, {})).toMatchObject({ status: 401 });
    }
    expect(await stranger.get('/api/settings/totp')).toMatchObject({ status: 401 });
    expect(await remove(stranger, {})).toMatchObject({ status: 401 });
  });
});

describe('switching it off', () => {
  it('needs the password and a code', async () => {
    const { user, visitor, secret } = await withTwoStep();
    const code = codeOf(secret);
    expect(await remove(visitor, { code })).toMatchObject({ status: 422 });
    expect(await remove(visitor, { password: 'a wrong guess', code })).toMatchObject({
      status: 422,
      body: { code: 'wrong_password', issues: [{ path: 'password' }] },
    });
    expect(await remove(visitor, { password, code: '000000' })).toMatchObject({
      status: 422,
      body: { code: 'totp_wrong', issues: [{ path: 'code' }] },
    });
    expect(await remove(visitor, { password, code })).toMatchObject({ status: 204 });
    expect(await state(visitor)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect(await login(user.email)).toMatchObject({ status: 200 });
  });

  it('is asked for at the end of the account, which leaves no recovery code behind', async () => {
    const { user, visitor, recoveryCodes } = await withTwoStep();
    const leave = (body: object) =>
      visitor.send<Refusal>({
        method: 'DELETE',
        url: '/api/profile',
        payload: body,
      });
    const wanted = { status: 422, body: { code: 'totp_to_delete', issues: [{ path: 'code' }] } };
    expect(await leave({ password })).toMatchObject(wanted);
    expect(await leave({ password, code: '000000' })).toMatchObject({
      status: 422,
      body: { code: 'totp_wrong', issues: [{ path: 'code' }] },
    });
    expect((await leave({ password, code: recoveryCodes[0] })).status).toBe(204);
    const { rows } = await server.database.pool.query(
      'select from recovery_codes where user_id = $1',
      [user.id],
    );
    expect(rows).toEqual([]);
  });

  it('takes a recovery code too, for who lost the phone', async () => {
    const { visitor, recoveryCodes } = await withTwoStep();
    expect(await remove(visitor, { password, code: recoveryCodes[9] })).toMatchObject({
      status: 204,
    });
  });
});

describe('an admin', () => {
  it('does nothing of an admin before it is set up', async () => {
    const { visitor } = await signedIn({ role: 'admin' });
    const owner = await buildOne();
    expect(await state(visitor)).toMatchObject({ isOn: false, isRequired: true });
    expect(await visitor.get('/api/admin/sample')).toMatchObject({
      status: 403,
      body: { code: 'two_step_required' },
    });
    const card = await visitor.get(`/api/users/${owner.id}`);
    expect(card.body).not.toHaveProperty('email');
    const { secret } = await setUp(visitor);
    expect(await confirm(visitor, codeOf(secret))).toMatchObject({ status: 200 });
    expect(await visitor.get('/api/admin/sample')).toMatchObject({ status: 200 });
    expect(await visitor.get(`/api/users/${owner.id}`)).toMatchObject({
      body: { email: owner.email },
    });
  });

  it('is not told to others: they get the answer of the wrong role', async () => {
    const { visitor } = await signedIn();
    expect(await visitor.get('/api/admin/sample')).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  it('of a demo needs none', async () => {
    const demo = await openTestServer({
      database: server.database,
      settings: { DEMO: '1' },
      registerRoutes: async (app, parts) => {
        await app.register(accountsRoutes(depsFor(parts)));
        const config = { access: ['admin'], limit: 'read' } as const;
        app.get('/api/admin/sample', { config }, async () => ({ seen: true }));
      },
    });
    const { email } = await buildOne({ role: 'admin' });
    const visitor = demo.visitor();
    await visitor.post('/api/login', { email, password });
    expect(await visitor.get('/api/admin/sample')).toMatchObject({ status: 200 });
    expect(await visitor.get('/api/settings/totp')).toMatchObject({ body: { isRequired: false } });
    await demo.close();
  });
});
