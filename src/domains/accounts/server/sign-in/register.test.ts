import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import type { CurrentUser } from '../../account-schema.ts';
import { privacyNoticeVersion, termsVersion } from '../../rules.ts';
import { buildUser, depsFor, jobDepsFor, builtPassword as password } from '../factory.ts';
import { accountsRoutes } from '../routes.ts';
import { type Post, startPost } from '../testing.ts';
import { messagePolicy } from './throttle.ts';

interface Refusal {
  message: string;
  code: string;
  issues?: { path: string; message: string }[];
}

let server: TestServer;
let post: Post;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, parts) =>
      app.register(accountsRoutes({ ...depsFor(parts), rateLimitScale: 1 })),
  });
  post = await startPost(server, jobDepsFor(server));
});
afterAll(() => server.close());

const register = <T = Refusal>(body: unknown) => server.visitor().post<T>('/api/register', body);

async function countUsers(): Promise<number> {
  const { rows } = await server.database.pool.query('select count(*)::int as n from users');
  return rows[0].n;
}

describe('the welcome', () => {
  it('reaches one address only so often, whoever signs up with it', async () => {
    const email = 'flooded@stranger.example';
    for (let i = 0; i < messagePolicy.free + 3; i += 1) {
      const { status } = await register({ email, password });
      expect(status).toBe(201);
      await post.allDone();
      await server.database.pool.query(
        'update users set email = gen_random_uuid() || $2 where email = $1',
        [email, '@gone.example'],
      );
    }
    // The one after the free ones is let through, and begins the wait.
    expect(await post.textsTo(email)).toHaveLength(messagePolicy.free + 1);
  });
});

describe('a contact that somebody has proven', () => {
  it('is answered like one that nobody has, twice, and its owner is told by mail', async () => {
    const [known, unknown] = ['known@owner.example', 'unknown@owner.example'];
    const owner = await buildUser(server.database.db, {
      email: known,
      emailVerifiedAt: new Date(),
    });
    const answersFor = async (email: string) => {
      const visitor = server.visitor();
      const own = { email, password: 'ya mgeni mmoja 9' };
      const made = await visitor.post<CurrentUser>('/api/register', own);
      const { id: _id, createdAt: _at, email: _email, ...shown } = made.body;
      const again = await register({ email, password });
      await post.allDone();
      const { body: proofs } = await visitor.get('/api/contact-proof');
      const login = await server.visitor().post<CurrentUser>('/api/login', own);
      const ownId = login.body.id === made.body.id;
      return [made.status, shown, again.status, again.body.code, proofs, login.status, ownId];
    };
    const ofKnown = await answersFor(known);
    const ofUnknown = await answersFor(unknown);
    expect(JSON.stringify(ofKnown)).toBe(
      JSON.stringify(ofUnknown).replaceAll('unknown@', 'known@'),
    );
    expect(ofKnown[0]).toBe(201);
    const [email = '', ...more] = await post.textsTo(known);
    expect(email).toContain('Someone tried to sign up on JengaSoko with this email address');
    expect(email).not.toContain('token=');
    expect(more).toEqual([]);
    const { body } = await server
      .visitor()
      .post<CurrentUser>('/api/login', { email: known, password });
    expect(body.id).toBe(owner.id);
  });

  it('is its owner’s at the sign-in, second step and all, where a later account has the same password', async () => {
    const email = 'twin@owner.example';
    const owner = await buildUser(server.database.db, {
      email,
      emailVerifiedAt: new Date(),
      createdAt: new Date(Date.now() - 86_400_000),
    });
    expect((await register({ email, password })).status).toBe(201);
    const signIn = (typed: string) =>
      server
        .visitor()
        .post<CurrentUser & { code: string }>('/api/login', { email, password: typed });
    const answers = await Promise.all([signIn(password), signIn(password)]);
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
      [200, owner.id],
      [200, owner.id],
    ]);
    await server.database.db
      .updateTable('users')
      .set({ totpSecret: 'sealed', totpConfirmedAt: new Date() })
      .where('id', '=', owner.id)
      .execute();
    const { status, body } = await signIn(password);
    expect([status, body.code]).toEqual([401, 'totp_required']);
    expect((await signIn('ya mgeni mmoja 9')).status).toBe(401);
  });

  it('lets one in who gives it and has proven nothing, of many at the same moment', async () => {
    const email = 'proven-race@owner.example';
    await buildUser(server.database.db, { email, emailVerifiedAt: new Date() });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register({ email, password })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('stays the owner’s: a new password goes to the owner, a proof to nobody else', async () => {
    const email = 'stays@owner.example';
    const owner = await buildUser(server.database.db, { email, emailVerifiedAt: new Date() });
    const stranger = server.visitor();
    await stranger.post('/api/register', { email, password: 'ya mgeni mmoja 9' });
    await stranger.post('/api/contact-proof', { channel: 'email' });
    await post.allDone();
    await server.visitor().post('/api/password/forgot', { email });
    const token = await post.tokenTo(email);
    expect(
      (
        await server
          .visitor()
          .post('/api/password/reset', { email, token, password: 'paa jipya 28' })
      ).status,
    ).toBe(204);
    const login = await server
      .visitor()
      .post<CurrentUser>('/api/login', { email, password: 'paa jipya 28' });
    expect(login.body.id).toBe(owner.id);
    expect((await post.textsTo(email)).filter((text) => text.includes('verify-email'))).toEqual([]);
  });
});

describe('POST /api/register', () => {
  it('API-10 AUTH-04 makes the account, answers it, and signs in', async () => {
    const visitor = server.visitor();
    const { status, body } = await visitor.post<CurrentUser>('/api/register', {
      email: 'Wanjiru.Kamau@Example.co.ke',
      password,
      role: 'supplier',
      firstName: ' Wanjiru ',
      lastName: 'Kamau',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'wanjiru.kamau@example.co.ke',
      phoneNumber: null,
      firstName: 'Wanjiru',
      lastName: 'Kamau',
      role: 'supplier',
      staffRole: null,
      viewedUntil: null,
      profileImageUrl: null,
      companyName: null,
      location: null,
      county: null,
      deliveryCounties: [],
      leadTimeDays: null,
      deliveryFee: null,
      minimumOrder: null,
      isVerified: false,
      notificationPreferences: {
        emailNotifications: true,
        messageNotifications: true,
        orderUpdates: true,
        marketingEmails: false,
      },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      isAuthenticated: true,
    });
    const current = await visitor.get<CurrentUser>('/api/user');
    expect(current).toMatchObject({ status: 200, body });
  });

  it('VAL-43 VAL-42 needs no names, and makes a contractor when no role is named', async () => {
    const { status, body } = await register<CurrentUser>({
      email: 'no-names@jenga.example',
      password,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ firstName: null, lastName: null, role: 'contractor' });
  });

  it('keeps only a hash of the password, and which privacy notice and terms were shown', async () => {
    const { body } = await register<CurrentUser>({ email: 'notice@jenga.example', password });
    const { rows } = await server.database.pool.query(
      `select password, privacy_notice_version, purpose, version, granted
       from users join consents on consents.user_id = users.id where users.id = $1
       order by purpose`,
      [body.id],
    );
    expect(rows).toEqual([
      {
        password: expect.stringMatching(/^\$argon2id\$/),
        privacy_notice_version: privacyNoticeVersion,
        purpose: 'privacy_notice',
        version: privacyNoticeVersion,
        granted: true,
      },
      expect.objectContaining({ purpose: 'terms', version: termsVersion, granted: true }),
    ]);
  });

  it('AUTH-06 takes a phone number in any spelling, in either field, as one account', async () => {
    const first = await register<CurrentUser>({ email: '0712 345 678', password });
    expect(first).toMatchObject({
      status: 201,
      body: { email: null, phoneNumber: '+254712345678' },
    });
    const message = 'An account with this phone number already exists.';
    for (const again of [{ email: '+254712345678' }, { phone: '254712345678' }]) {
      const { status, body } = await register({ ...again, password });
      expect(status).toBe(409);
      expect(body).toMatchObject({ message, issues: [{ path: Object.keys(again)[0], message }] });
    }
  });

  it('takes an email and a phone number together', async () => {
    const { status, body } = await register<CurrentUser>({
      email: 'both@jenga.example',
      phone: '0112 345 678',
      password,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ email: 'both@jenga.example', phoneNumber: '+254112345678' });
  });

  it('ERR-09 DATA-07 says that an email is taken that nobody has proven, in whatever case it is written', async () => {
    await register({ email: 'taken@jenga.example', password });
    const { status, body } = await register({ email: 'TAKEN@jenga.example', password });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'An account with this email already exists.',
      code: 'email_taken',
      issues: [{ path: 'email', message: 'An account with this email already exists.' }],
    });
  });

  it('lets exactly one of 50 sign-ups of one email at the same moment through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => register({ email: 'race@jenga.example', password })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  });

  it('lets one of two processes through when both hash at the same moment', async () => {
    const other = await openTestServer({
      database: server.database,
      registerRoutes: async (app, parts) => app.register(accountsRoutes(depsFor(parts))),
    });
    const body = { email: 'two-processes@jenga.example', phone: '0722 000 001', password };
    const answers = await Promise.all([
      register(body),
      other.visitor().post<Refusal>('/api/register', body),
    ]);
    await other.close();
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { rows } = await server.database.pool.query(
      `select 1 from users where email = 'two-processes@jenga.example'`,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('POST /api/register refuses', () => {
  const email = 'refused@jenga.example';
  const cases: readonly [string, unknown, string][] = [
    ['no contact', { password }, 'email'],
    ['an empty contact', { email: '', password }, 'email'],
    ['what is neither email nor phone', { email: 'buyer', password }, 'email'],
    [
      'an email of 300 characters',
      { email: `${'a'.repeat(280)}@jenga.example.co.ke`, password },
      'email',
    ],
    [
      'a line break in the email',
      { email: 'a@jenga.example\r\nBcc: b@jenga.example', password },
      'email',
    ],
    ['a NUL in the email', { email: 'a\0@jenga.example', password }, 'email'],
    ['half a surrogate pair', { email, password, firstName: '\ud83d' }, 'firstName'],
    ['an email that is a list', { email: [email], password }, 'email'],
    ['an email in the phone field', { phone: email, password }, 'phone'],
    ['two phone numbers', { email: '0733 000 000', phone: '0733 000 001', password }, 'phone'],
    ['no password', { email }, 'password'],
    ['a password of five characters', { email, password: 'abcde' }, 'password'],
    ['a password of 129 characters', { email, password: 'ab'.repeat(64).concat('c') }, 'password'],
    ['a common password', { email, password: 'Password1' }, 'password'],
    ['the own email as password', { email, password: email }, 'password'],
    [
      'the own name as password',
      { email, password: 'njeri kamau', firstName: 'njeri kamau' },
      'password',
    ],
    ['the own number as password', { email: '+254733000002', password: '0733000002' }, 'password'],
    ['a password that is an object', { email, password: { length: 8 } }, 'password'],
    ['the role admin', { email, password, role: 'admin' }, 'role'],
    ['an unknown role', { email, password, role: 'owner' }, 'role'],
    ['a name that is an object', { email, password, firstName: { first: 'A' } }, 'firstName'],
    ['a name that turns what follows', { email, password, firstName: '\u202Eevil' }, 'firstName'],
    ['a name of two lines', { email, password, lastName: 'A\nB' }, 'lastName'],
    ['a name of 101 characters', { email, password, firstName: 'a'.repeat(101) }, 'firstName'],
    ['isVerified', { email, password, isVerified: true }, 'isVerified'],
    ['an id', { email, password, id: '0b0f7b64-5d9c-4d0a-9d5e-7f0a2b6d8c11' }, 'id'],
  ];
  it.each(cases)('API-10 %s with 422 at its field', async (_name, body, path) => {
    const before = await countUsers();
    const answer = await register(body);
    expect(answer.status).toBe(422);
    expect(answer.body.issues?.[0]?.path).toBe(path);
    expect(answer.body.message).not.toMatch(/invalid input|zod|expected/i);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await countUsers()).toBe(before);
  });

  it.each([
    '{"__proto__": {"role": "admin"}, "email": "a@b.example"}',
    '{"email": ',
    '[]',
    '"text"',
  ])('API-10 the body %s', async (payload) => {
    const { status } = await server.visitor().send({
      method: 'POST',
      url: '/api/register',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([400, 422]).toContain(status);
  });

  it('a form that another site posts', async () => {
    const { status } = await server
      .visitor()
      .post('/api/register', { email, password }, { origin: 'https://evil.example' });
    expect(status).toBe(403);
  });
});

describe('the name of a shop', () => {
  it('is kept where it is given, and asked for by nobody but the form', async () => {
    const named = await register<CurrentUser>({
      email: 'shop@jirani.example',
      password,
      role: 'supplier',
      companyName: '  Jirani Hardware ',
    });
    expect(named.body.companyName).toBe('Jirani Hardware');
    for (const companyName of [undefined, null, ' ']) {
      const email = `nameless-${String(companyName).length}@jirani.example`;
      const { status, body } = await register<CurrentUser>({
        email,
        password,
        role: 'supplier',
        companyName,
      });
      expect([status, body.companyName]).toEqual([201, null]);
    }
  });

  it('is refused at its field where it is no line of at most 200 characters, or no name', async () => {
    for (const companyName of ['x'.repeat(201), 'a\nb', 7, 'JengaSoko Payments', 'Till 523871']) {
      const email = 'refused@jirani.example';
      const { status, body } = await register({ email, password, companyName });
      expect([status, body.issues?.[0]?.path]).toEqual([422, 'companyName']);
    }
  });
});
