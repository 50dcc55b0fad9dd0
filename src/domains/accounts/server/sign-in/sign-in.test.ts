import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { eventually } from '../../../../shared/testing/eventually.ts';
import type { CurrentUser } from '../../account-schema.ts';
import { buildUser, depsFor, builtPassword as password } from '../factory.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { replaceForgottenPassword } from '../recovery/queries.ts';
import { accountsRoutes } from '../routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, parts) => app.register(accountsRoutes(depsFor(parts))),
  });
});
afterAll(() => server.close());

const buildOne = (overrides: Parameters<typeof buildUser>[1] = {}) =>
  buildUser(server.database.db, overrides);

describe('POST /api/login', () => {
  it('AUTH-05 API-11 answers the user for email and password, in whatever case', async () => {
    const { id } = await buildOne({ email: 'otieno@jenga.example' });
    const visitor = server.visitor();
    const { status, body } = await visitor.post<CurrentUser>('/api/login', {
      email: ' Otieno@JENGA.example ',
      password,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, email: 'otieno@jenga.example', isAuthenticated: true });
    expect(await visitor.get('/api/user')).toMatchObject({ status: 200, body: { id } });
  });

  it.each([{ email: '0712 000 111' }, { phone: '+254712000111' }, { phone: '254 712 000 111' }])(
    'AUTH-06 API-11 signs in with the phone number %j',
    async (contact) => {
      await server.database.pool.query(
        `update users set phone_number = '+254799' || floor(random() * 899999 + 100000)::text
         where phone_number = '+254712000111'`,
      );
      const { id } = await buildOne({ email: null, phoneNumber: '+254712000111' });
      const answer = await server.visitor().post('/api/login', { ...contact, password });
      expect(answer).toMatchObject({ status: 200, body: { id } });
    },
  );

  it('ERR-10 answers an unknown account, an impossible one and a wrong password alike', async () => {
    await buildOne({ email: 'known@jenga.example' });
    const tries = [
      { email: 'known@jenga.example', password: 'not this one' },
      { email: 'nobody@jenga.example', password },
      { email: 'not even an address', password },
      { phone: '0799 999 999', password },
    ];
    for (const [i, body] of tries.entries()) {
      const visitor = server.visitor({ ip: `203.0.113.${i}` });
      const answer = await visitor.post<Record<string, unknown>>('/api/login', body);
      expect(answer.status).toBe(401);
      expect({ ...answer.body, requestId: '' }).toEqual({
        message: 'Invalid credentials',
        code: 'invalid_credentials',
        requestId: '',
      });
      expect(visitor.cookies.size).toBe(0);
    }
  });

  it('tells a suspended account only to who knows its password', async () => {
    await buildOne({ email: 'suspended@jenga.example', suspendedAt: new Date() });
    const login = (typed: string) =>
      server.visitor().post('/api/login', { email: 'suspended@jenga.example', password: typed });
    expect(await login('a guess of it')).toMatchObject({ status: 401 });
    expect(await login(password)).toMatchObject({
      status: 403,
      body: { code: 'account_suspended', message: expect.stringContaining('suspended') },
    });
  });

  it('lets nobody into a deleted account or, outside demo mode, into a demo account', async () => {
    await buildOne({ email: 'gone@jenga.example', anonymisedAt: new Date(), password: null });
    await buildOne({ email: 'demo@jenga.example', isDemo: true });
    for (const email of ['gone@jenga.example', 'demo@jenga.example']) {
      const answer = await server.visitor().post('/api/login', { email, password });
      expect(answer.status).toBe(401);
    }
  });

  it.each([
    [{ password }, 'email'],
    [{ email: 'a@jenga.example' }, 'password'],
    [{ email: 'a@jenga.example', password: '' }, 'password'],
    [{ email: 'a@jenga.example', password: 'x'.repeat(129) }, 'password'],
    [{ email: { $ne: null }, password }, 'email'],
    [{ email: 'a'.repeat(321), password }, 'email'],
    [{ email: 'a@jenga.example', password, role: 'admin' }, 'role'],
  ])('API-11 refuses %j at its field', async (body, path) => {
    const answer = await server.visitor().post<{ issues: { path: string }[] }>('/api/login', body);
    expect(answer.status).toBe(422);
    expect(answer.body.issues[0]?.path).toBe(path);
  });
});

describe('the session', () => {
  it('is new at every sign-in, and the one before it ends', async () => {
    await buildOne({ email: 'rotation@jenga.example' });
    const visitor = server.visitor();
    const login = () => visitor.post('/api/login', { email: 'rotation@jenga.example', password });
    await login();
    const first = visitor.cookies.get('sid') ?? '';
    await login();
    const second = visitor.cookies.get('sid') ?? '';
    expect(second).not.toBe(first);
    const thief = server.visitor();
    thief.cookies.set('sid', first);
    expect(await thief.get('/api/user')).toMatchObject({ status: 401 });
    expect(await visitor.get('/api/user')).toMatchObject({ status: 200 });
  });

  it('takes no id that a stranger planted', async () => {
    await buildOne({ email: 'fixation@jenga.example' });
    const stranger = server.visitor();
    await stranger.post('/api/register', { email: 'stranger@jenga.example', password });
    const planted = stranger.cookies.get('sid') ?? '';
    const victim = server.visitor();
    victim.cookies.set('sid', planted);
    await victim.post('/api/login', { email: 'fixation@jenga.example', password });
    expect(victim.cookies.get('sid')).not.toBe(planted);
    expect(await stranger.get('/api/user')).toMatchObject({ status: 401 });
  });

  it('keeps the name of the device, not its whole description', async () => {
    const { id } = await buildOne({ email: 'device@jenga.example' });
    const userAgent =
      'Mozilla/5.0 (Linux; Android 13; TECNO KJ5) AppleWebKit/537.36 Chrome/129.0.0.0 Mobile Safari/537.36';
    await server
      .visitor()
      .post('/api/login', { email: 'device@jenga.example', password }, { 'user-agent': userAgent });
    const { rows } = await server.database.pool.query(
      'select sess from sessions where user_id = $1',
      [id],
    );
    expect(rows[0].sess).toMatchObject({ device: 'Chrome · Android' });
    expect(JSON.stringify(rows[0].sess)).not.toContain('TECNO');
  });

  it('has a cookie that scripts and other sites do not get, and that https binds to the host', async () => {
    await buildOne({ email: 'cookie@jenga.example' });
    const body = { email: 'cookie@jenga.example', password };
    const plain = await server.visitor().post('/api/login', body);
    expect(String(plain.headers['set-cookie'])).toMatch(
      /^sid=.*Path=\/; .*HttpOnly; SameSite=Lax$/,
    );
    const secure = await openTestServer({
      database: server.database,
      settings: { PUBLIC_URL: 'https://jengasoko.test', TRUST_PROXY: '198.51.100.0/24' },
      registerRoutes: async (app, parts) => app.register(accountsRoutes(depsFor(parts))),
    });
    const answer = await secure
      .visitor()
      .post('/api/login', body, { 'x-forwarded-proto': 'https' });
    await secure.close();
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-sid=.*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('API-12 ends with POST /api/logout, which takes no body and is fine without a session', async () => {
    await buildOne({ email: 'logout@jenga.example' });
    const visitor = server.visitor();
    await visitor.post('/api/login', { email: 'logout@jenga.example', password });
    const cookie = visitor.cookies.get('sid') ?? '';
    const answer = await visitor.post('/api/logout');
    expect(answer.status).toBe(204);
    expect(visitor.cookies.has('sid')).toBe(false);
    visitor.cookies.set('sid', cookie);
    expect(await visitor.get('/api/user')).toMatchObject({ status: 401 });
    expect(await server.visitor().post('/api/logout')).toMatchObject({ status: 204, body: null });
  });
});

describe('GET /api/login', () => {
  const location = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await server.visitor().get(url, headers);
    expect(answer.status).toBe(302);
    return answer.headers.location;
  };

  it('ROUTE-20 leads to the sign-in page, which knows the way back', async () => {
    expect(await location('/api/login')).toBe('/auth');
    expect(await location('/api/login?next=%2Fmessages%2F42%3Fa%3Db')).toBe(
      '/auth?next=%2Fmessages%2F42%3Fa%3Db',
    );
  });

  it('ROUTE-20 leads back to the page that the browser came from, unless that is another site', async () => {
    const host = 'jengasoko.test';
    expect(
      await location('/api/login', { host, referer: 'http://jengasoko.test/products?search=bati' }),
    ).toBe('/auth?next=%2Fproducts%3Fsearch%3Dbati');
    expect(await location('/api/login', { host, referer: 'https://evil.example/products' })).toBe(
      '/auth',
    );
  });

  it('leads who is signed in straight there, and never elsewhere', async () => {
    const visitor = await server.signedIn((await buildOne()).id);
    const target = async (next: string) =>
      (await visitor.get(`/api/login?next=${encodeURIComponent(next)}`)).headers.location;
    expect(await target('/dashboard?tab=products')).toBe('/dashboard?tab=products');
    for (const next of ['//evil.example', '/auth?next=/auth', '/api/login']) {
      expect(await target(next)).toBe('/');
    }
  });

  it.each([
    '//evil.example',
    '/%5Cevil.example',
    'https:evil.example',
    '/x&next=/y',
    '/api/logout',
  ])('ROUTE-20 drops next=%s', async (next) => {
    expect(await location(`/api/login?next=${next}`)).toBe('/auth');
  });
});

describe('a sign-in that is under way', () => {
  it('does not outlive a change of the password', async () => {
    const user = await buildOne();
    const { db } = server.database;
    // The change holds the account while the sign-in has checked the old password already.
    const visitor = server.visitor();
    const answer = await db.transaction().execute(async (trx) => {
      const changed = await hashPassword('a new password 77');
      await replaceForgottenPassword(trx, user.id, changed);
      const signingIn = visitor.post('/api/login', { email: user.email, password });
      await waitsForTheAccount();
      return { signingIn };
    });
    expect((await answer.signingIn).status).toBe(401);
    expect((await visitor.get('/api/user')).status).toBe(401);
  });

  it('is written down, as is one that fails', async () => {
    const user = await buildOne();
    await server.visitor().post('/api/login', { email: user.email, password });
    await server.visitor().post('/api/login', { email: user.email, password: 'a wrong guess' });
    const { rows } = await server.database.pool.query(
      'select action, actor_id from audit_log where target_id = $1 order by id',
      [user.id],
    );
    expect(rows).toEqual([
      { action: 'sign_in', actor_id: user.id },
      { action: 'sign_in.failed', actor_id: null },
    ]);
  });
});

/** Until a connection waits for a row that another transaction holds. */
async function waitsForTheAccount(): Promise<void> {
  await eventually(async () => {
    const { rowCount } = await server.database.pool.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rowCount).toBeGreaterThan(0);
  });
}
