import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import type { CurrentUser, OwnSession } from '../../account-schema.ts';
import { marketingConsentVersion } from '../../rules.ts';
import { buildUser, depsFor, builtPassword as password } from '../factory.ts';
import { accountsRoutes } from '../routes.ts';
import { accountPolicy } from '../sign-in/throttle.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, parts) => app.register(accountsRoutes(depsFor(parts))),
  });
});
afterAll(() => server.close());

interface Refusal {
  readonly code: string;
  readonly issues: readonly { path: string; message: string }[];
}

const buildOne = (overrides: Parameters<typeof buildUser>[1] = {}) =>
  buildUser(server.database.db, overrides);

async function signIn(email: string | null, typed = password, userAgent = ''): Promise<Visitor> {
  const visitor = server.visitor();
  const headers = userAgent ? { 'user-agent': userAgent } : {};
  const answer = await visitor.post('/api/login', { email, password: typed }, headers);
  expect(answer).toMatchObject({ status: 200 });
  return visitor;
}

const send = <T = Refusal>(
  visitor: Visitor,
  method: 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
) =>
  visitor.send<T>({
    method,
    url,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }),
  });

const newPassword = 'nondo y16 imara';
const change = (visitor: Visitor, body: unknown) =>
  send(visitor, 'PUT', '/api/settings/password', body);

describe('PUT /api/settings/password', () => {
  it('API-52 changes the password, and ends the other sign-ins of this account alone', async () => {
    const user = await buildOne();
    const stranger = await signIn((await buildOne()).email);
    const [here, elsewhere] = [await signIn(user.email), await signIn(user.email)];
    await server.database.pool.query(
      `insert into account_tokens (user_id, purpose, token_hash, destination, expires_at)
       values ($1, 'password_reset', '\\x00', $2, now() + interval '1 hour')`,
      [user.id, user.email],
    );
    const before = here.cookies.get('sid');
    const answer = await change(here, { currentPassword: password, newPassword });
    expect(answer).toMatchObject({ status: 204, body: null });
    expect(here.cookies.get('sid')).not.toBe(before);
    const copied = await server.app.inject({ url: '/api/user', cookies: { sid: before ?? '' } });
    expect(copied.statusCode).toBe(401);
    expect(await here.get('/api/user')).toMatchObject({ status: 200 });
    expect(await elsewhere.get('/api/user')).toMatchObject({ status: 401 });
    expect(await stranger.get('/api/user')).toMatchObject({ status: 200 });
    await signIn(user.email, newPassword);
    const old = await server.visitor().post('/api/login', { email: user.email, password });
    expect(old.status).toBe(401);
    const { rows } = await server.database.pool.query(
      'select from account_tokens where user_id = $1 and used_at is null',
      [user.id],
    );
    expect(rows).toEqual([]);
  });

  it('ERR-29 says at its field that the current password is wrong, and is slowed like signing in', async () => {
    const user = await buildOne();
    const [visitor, other] = [await signIn(user.email), await signIn((await buildOne()).email)];
    const guess = () => change(visitor, { currentPassword: 'a wrong guess', newPassword });
    for (let i = 0; i <= accountPolicy.free; i += 1) {
      expect(await guess()).toMatchObject({
        status: 422,
        body: { code: 'wrong_password', issues: [{ path: 'currentPassword' }] },
      });
    }
    const refused = await change(visitor, { currentPassword: password, newPassword });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(accountPolicy.firstDelaySeconds);
    const free = await change(other, { currentPassword: password, newPassword });
    expect(free.status).toBe(204);
    await signIn(user.email);
  });

  it('lets one of many changes at the same moment through', async () => {
    const user = await buildOne();
    const visitor = await signIn(user.email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, i) =>
        change(visitor, { currentPassword: password, newPassword: `${newPassword} ${i}` }),
      ),
    );
    const [first, ...others] = answers.map(({ status }) => status).sort();
    expect(first).toBe(204);
    // The last of so many wrong ones may have to wait already.
    for (const status of others) expect([422, 429]).toContain(status);
  });

  it.each([
    [{ newPassword }, 'currentPassword', 'Current password is required'],
    [{ currentPassword: '', newPassword }, 'currentPassword', 'Current password is required'],
    [
      { currentPassword: password, newPassword: 'abcde' },
      'newPassword',
      'New password must be at least 6 characters',
    ],
    [{ currentPassword: password }, 'newPassword', 'New password must be at least 6 characters'],
    [
      { currentPassword: password, newPassword: 'x'.repeat(129) },
      'newPassword',
      'Password must be at most 128 characters',
    ],
    [
      { currentPassword: password, newPassword: 'password' },
      'newPassword',
      'This password is too easy to guess. Please choose another.',
    ],
    [
      { currentPassword: password, newPassword: 'AminaWekesa' },
      'newPassword',
      'This password is too easy to guess. Please choose another.',
    ],
    [
      { currentPassword: password, newPassword, confirmPassword: newPassword },
      'confirmPassword',
      'confirmPassword is not a field of this request',
    ],
  ])('VAL-49 VAL-50 refuses %j', async (body, path, message) => {
    const visitor = await signIn((await buildOne()).email);
    const answer = await change(visitor, body);
    expect(answer.status).toBe(422);
    expect(answer.body.issues).toContainEqual(expect.objectContaining({ path, message }));
  });

  it('VAL-50 takes six characters, and nothing from a visitor', async () => {
    const visitor = await signIn((await buildOne()).email);
    const sixLong = await change(visitor, { currentPassword: password, newPassword: 'nondo9' });
    expect(sixLong.status).toBe(204);
    expect(await change(server.visitor(), {})).toMatchObject({ status: 401 });
  });
});

const allOff = {
  emailNotifications: false,
  messageNotifications: false,
  orderUpdates: false,
  marketingEmails: false,
};

it('keeps an account of the demo for everybody: no password, contact or two-step sign-in of one’s own', async () => {
  const { id, email } = await buildOne({ isDemo: true });
  const visitor = await server.signedIn(id);
  const send = (method: 'PUT' | 'POST' | 'DELETE', url: string, body: object = {}) =>
    visitor.send<{ message: string; code: string }>({
      method,
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  const names = { firstName: 'Amina', lastName: 'Wekesa' };
  const answers = [
    await send('PUT', '/api/settings/password', { currentPassword: password, newPassword }),
    await send('PUT', '/api/profile', { ...names, email: 'taken.over@jenga.example' }),
    await send('PUT', '/api/profile', { ...names, phoneNumber: '0712 990 001' }),
    await send('POST', '/api/settings/totp', { password }),
    await visitor.send<{ message: string; code: string }>({
      method: 'DELETE',
      url: '/api/profile',
    }),
  ];
  for (const { status, body } of answers) {
    expect([status, body.code]).toEqual([403, 'demo_account']);
    expect(body.message).toBe('This is a shared demo account. Sign up to try this.');
  }
  expect((await send('PUT', '/api/profile', { ...names, email })).status).toBe(200);
});

describe('PUT /api/settings/notifications', () => {
  it('API-53 CONST-04 stores the four switches, which start as specified', async () => {
    const visitor = await signIn((await buildOne()).email);
    expect((await visitor.get<CurrentUser>('/api/user')).body.notificationPreferences).toEqual({
      emailNotifications: true,
      messageNotifications: true,
      orderUpdates: true,
      marketingEmails: false,
    });
    const answer = await send(visitor, 'PUT', '/api/settings/notifications', allOff);
    expect(answer).toMatchObject({ status: 200, body: { notificationPreferences: allOff } });
    expect(await visitor.get('/api/user')).toMatchObject({
      body: { notificationPreferences: allOff },
    });
  });

  it('keeps each consent to marketing that is given or taken back, with its wording', async () => {
    const user = await buildOne();
    const visitor = await signIn(user.email);
    for (const marketingEmails of [false, true, true, false]) {
      await send(visitor, 'PUT', '/api/settings/notifications', { ...allOff, marketingEmails });
    }
    const { rows } = await server.database.pool.query(
      `select granted, version from consents
       where user_id = $1 and purpose = 'marketing' order by id`,
      [user.id],
    );
    const version = marketingConsentVersion;
    expect(rows).toEqual([
      { granted: true, version },
      { granted: false, version },
    ]);
  });

  it.each([
    [{ ...allOff, orderUpdates: 'yes' }, 'orderUpdates'],
    [{ ...allOff, orderUpdates: undefined }, 'orderUpdates'],
    [{ ...allOff, sms: true }, 'sms'],
  ])('VAL-59 refuses %j', async (body, path) => {
    const visitor = await signIn((await buildOne()).email);
    expect(await send(visitor, 'PUT', '/api/settings/notifications', body)).toMatchObject({
      status: 422,
      body: { issues: [{ path }] },
    });
    const stranger = await send(server.visitor(), 'PUT', '/api/settings/notifications', body);
    expect(stranger.status).toBe(401);
  });
});

it('PUT /api/settings/language stores what the account is written to in', async () => {
  const user = await buildOne();
  const visitor = await signIn(user.email);
  const choose = (language: string) => send(visitor, 'PUT', '/api/settings/language', { language });
  expect(await choose('sw')).toMatchObject({ status: 204 });
  expect(await choose('fr')).toMatchObject({ status: 422 });
  const { rows } = await server.database.pool.query('select locale from users where id = $1', [
    user.id,
  ]);
  expect(rows).toEqual([{ locale: 'sw' }]);
});

const android = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/129.0 Mobile';

describe('the own sign-ins', () => {
  const list = async (visitor: Visitor) => (await visitor.get<OwnSession[]>('/api/sessions')).body;

  it('are listed with their device, the asking one first, without their secrets', async () => {
    const user = await buildOne();
    const phone = await signIn(user.email, password, android);
    const here = await signIn(user.email);
    const { status, body } = await here.get<OwnSession[]>('/api/sessions');
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { isCurrent: true, device: null },
      { isCurrent: false, device: 'Chrome · Android' },
    ]);
    for (const { lastUsedAt, createdAt } of body) {
      expect(Math.abs(Date.parse(lastUsedAt) - Date.parse(createdAt))).toBeLessThan(10_000);
    }
    const sid = (phone.cookies.get('sid') ?? '').split('.')[0] ?? '';
    expect(sid.length).toBeGreaterThan(20);
    expect(JSON.stringify(body)).not.toContain(sid);
  });

  it('say when one was last used, and leave out what has ended', async () => {
    const user = await buildOne();
    const here = await signIn(user.email);
    for (const days of [3, 15]) {
      await signIn(user.email, password, android);
      await server.database.pool.query(
        `update sessions set expire = expire - make_interval(days => $2)
         where user_id = $1 and sess ->> 'device' like 'Chrome%' and expire > now() + interval '13 days'`,
        [user.id, days],
      );
    }
    const [, other, ...more] = await list(here);
    expect(more).toEqual([]);
    const daysAgo = (Date.now() - Date.parse(other?.lastUsedAt ?? '')) / 86_400_000;
    expect(Math.round(daysAgo)).toBe(3);
  });

  it("are ended one by one; another's is not found", async () => {
    const user = await buildOne();
    const [here, elsewhere] = [await signIn(user.email), await signIn(user.email)];
    const stranger = await signIn((await buildOne()).email);
    const [, other] = await list(here);
    const end = (visitor: Visitor, id: string) => send(visitor, 'DELETE', `/api/sessions/${id}`);
    expect(await end(stranger, other!.id)).toMatchObject({ status: 404 });
    expect(await elsewhere.get('/api/user')).toMatchObject({ status: 200 });
    expect(await end(here, other!.id)).toMatchObject({ status: 204 });
    expect(await elsewhere.get('/api/user')).toMatchObject({ status: 401 });
    expect(await end(here, other!.id)).toMatchObject({ status: 404 });
    expect(await end(here, randomUUID())).toMatchObject({ status: 404 });
    expect(await end(here, 'x')).toMatchObject({ status: 422 });
    expect(await end(server.visitor(), other!.id)).toMatchObject({ status: 401 });
  });

  it('end here too, and take the cookie back', async () => {
    const here = await signIn((await buildOne()).email);
    const [own] = await list(here);
    expect(await send(here, 'DELETE', `/api/sessions/${own!.id}`)).toMatchObject({ status: 204 });
    expect(here.cookies.has('sid')).toBe(false);
  });

  it('end everywhere else at once', async () => {
    const user = await buildOne();
    const [here, elsewhere] = [await signIn(user.email), await signIn(user.email)];
    const stranger = await signIn((await buildOne()).email);
    expect(await send(here, 'DELETE', '/api/sessions')).toMatchObject({ status: 204 });
    expect(await list(here)).toHaveLength(1);
    expect(await elsewhere.get('/api/user')).toMatchObject({ status: 401 });
    expect(await stranger.get('/api/user')).toMatchObject({ status: 200 });
    expect(await send(server.visitor(), 'DELETE', '/api/sessions')).toMatchObject({ status: 401 });
  });
});

it('writes down what a person changes about the own security', async () => {
  const user = await buildOne();
  const visitor = await signIn(user.email);
  await change(visitor, { currentPassword: password, newPassword });
  await change(visitor, { currentPassword: 'a wrong guess', newPassword });
  await signIn(user.email, newPassword);
  await send(visitor, 'DELETE', '/api/sessions');
  const { rows } = await server.database.pool.query(
    'select action, details from audit_log where actor_id = $1 and target_id = $1::text and action <> $2 order by id',
    [user.id, 'sign_in'],
  );
  expect(rows).toEqual([
    { action: 'password.changed', details: {} },
    { action: 'session.ended', details: { count: 1 } },
  ]);
});
