import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildUser, builtPassword, depsFor, jobDepsFor } from '../factory.ts';
import { accountsRoutes } from '../routes.ts';
import { delaySchedule, messagePolicy, networkPolicy } from '../sign-in/throttle.ts';
import { type Post, startPost } from '../testing.ts';
import { maxCodeTries, resetLinkMinutes } from './tokens.ts';

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

let lastHost = 0;
/** An address that no other test uses. */
const freshIp = () => `203.0.113.${++lastHost}`;
const newPassword = 'saruji na mchanga 7';

const forgot = (email: string, ip = freshIp()) =>
  server.visitor({ ip }).post('/api/password/forgot', { email });
const reset = (body: object, ip = freshIp()) =>
  server.visitor({ ip }).post<Refusal>('/api/password/reset', { password: newPassword, ...body });
const login = (email: string | null, password: string) =>
  server.visitor({ ip: freshIp() }).post('/api/login', { email, password });

let lastPhone = 0;
const buildPhoneUser = () =>
  buildUser(server.database.db, {
    email: null,
    phoneNumber: `+2547130${String(++lastPhone).padStart(5, '0')}`,
  });

/** An account with an email whose owner has just asked for a new password. */
async function mailUser(overrides: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(server.database.db, overrides);
  await forgot(user.email!);
  return { ...user, email: user.email!, token: await post.tokenTo(user.email!) };
}

async function phoneUser() {
  const user = await buildPhoneUser();
  await forgot(user.phoneNumber!);
  return { ...user, phone: user.phoneNumber!, code: await post.codeTo(user.phoneNumber!) };
}

const passTime = (userId: string, minutes: number) =>
  server.database.pool.query(
    `update account_tokens set expires_at = expires_at - make_interval(mins => $2),
       created_at = created_at - make_interval(mins => $2) where user_id = $1`,
    [userId, minutes],
  );

/** Another code than this one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const refusal = {
  status: 422,
  body: { code: 'token_invalid', issues: [{ path: 'token', message: expect.any(String) }] },
};

/** Typed codes are called wrong, whatever the reason. */
const codeRefusal = {
  status: 422,
  body: {
    code: 'code_wrong',
    message: 'This code is wrong. Check the digits, or ask for a new code.',
    issues: [{ path: 'token', message: expect.any(String) }],
  },
};

describe('POST /api/password/forgot', () => {
  it('answers 202 without a word, whether there is an account, and whatever was typed', async () => {
    const user = await buildUser(server.database.db);
    const typed = [user.email!, 'nobody@jenga.example', '0799 888 777', 'not an address'];
    for (const email of typed) {
      expect(await forgot(email)).toMatchObject({ status: 202, body: null });
    }
    expect(await post.textsTo(user.email!)).toHaveLength(1);
    expect(await post.textsTo('nobody@jenga.example')).toEqual([]);
    expect(await post.textsTo('+254799888777')).toEqual([]);
  });

  it('does the same work for an unknown account: both are a job', async () => {
    const known = await buildUser(server.database.db);
    const sent = async (email: string) => {
      await forgot(email);
      const { rowCount } = await server.database.pool.query(
        `select from pgboss.job where name = 'accounts.send-password-reset'
           and data ->> 'value' = $1`,
        [email],
      );
      return rowCount;
    };
    expect([await sent(known.email!), await sent('unknown@jenga.example')]).toEqual([1, 1]);
  });

  it('sends a link to an email, in the language and name of its account', async () => {
    const { email } = await mailUser({ locale: 'sw', firstName: 'Otieno' });
    const [text] = await post.textsTo(email);
    expect(text).toContain('Habari Otieno,');
    expect(text).toMatch(/http:\/\/jengasoko\.test\/auth\/reset\?token=[\w-]{43}\s/);
  });

  it('sends a code of six digits to a phone, however its number was typed', async () => {
    const user = await buildPhoneUser();
    await forgot(`0${user.phoneNumber!.slice(4)}`);
    const [text] = await post.textsTo(user.phoneNumber!);
    expect(text).toMatch(/\b\d{6}\b/);
    expect(text!.length).toBeLessThanOrEqual(160);
  });

  it('sends nothing to a deleted account, and nothing to demo accounts outside demo mode', async () => {
    const gone = await buildUser(server.database.db, { anonymisedAt: new Date() });
    const demo = await buildUser(server.database.db, { isDemo: true });
    for (const { email } of [gone, demo]) {
      expect(await forgot(email!)).toMatchObject({ status: 202 });
      expect(await post.textsTo(email!)).toEqual([]);
    }
  });

  it('reaches a proven contact only, where the account has one', async () => {
    const trojan = await buildUser(server.database.db, {
      phoneNumber: '+254713199001',
      emailVerifiedAt: new Date(),
    });
    await forgot('+254713199001');
    await forgot(trojan.email!);
    await post.tokenTo(trojan.email!);
    const { rows } = await server.database.pool.query(
      `select destination from account_tokens where user_id = $1 and purpose = 'password_reset'`,
      [trojan.id],
    );
    expect(rows).toEqual([{ destination: trojan.email }]);
  });

  it('keeps hashes only', async () => {
    const { id, token } = await mailUser();
    const { rows } = await server.database.pool.query(
      `select row_to_json(account_tokens)::text as row from account_tokens where user_id = $1
       union all select data::text from pgboss.job`,
      [id],
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('floods nobody: after some messages the next ones are not sent, and nobody is told', async () => {
    const { email } = await buildUser(server.database.db);
    for (let i = 0; i <= messagePolicy.free + 2; i += 1) {
      expect(await forgot(email!)).toMatchObject({ status: 202 });
      await post.allDone();
    }
    expect(await post.textsTo(email!)).toHaveLength(messagePolicy.free + 1);
    const day = delaySchedule(messagePolicy).reduce((sum, delay) => sum + delay, 0);
    const codes = messagePolicy.free + 6 + (86_400 - day) / messagePolicy.maxDelaySeconds;
    expect(codes * maxCodeTries).toBeLessThan(400);
  });

  it('makes a network that asks for many contacts wait', async () => {
    const ip = freshIp();
    for (let i = 0; i <= networkPolicy.free; i += 1) {
      expect(await forgot(`many-${i}@jenga.example`, ip)).toMatchObject({ status: 202 });
    }
    const refused = await forgot('one-more@jenga.example', ip);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each([
    [{}, 'email'],
    [{ email: '' }, 'email'],
    [{ email: 'a'.repeat(400) }, 'email'],
    [{ email: 'a@b.example', admin: true }, 'admin'],
    [{ email: 7 }, 'email'],
  ])('refuses %j at its field', async (body, path) => {
    const answer = await server.visitor().post<Refusal>('/api/password/forgot', body);
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path }] } });
  });
});

describe('POST /api/password/reset by the link of a mail', () => {
  it('changes the password, ends every sign-in and proves the email', async () => {
    const user = await buildUser(server.database.db);
    const thief = server.visitor({ ip: freshIp() });
    await thief.post('/api/login', { email: user.email, password: builtPassword });
    await forgot(user.email!);
    const token = await post.tokenTo(user.email!);
    const owner = server.visitor({ ip: freshIp() });
    const answer = await owner.post('/api/password/reset', { token, password: newPassword });
    expect(answer).toMatchObject({ status: 204, body: null });
    expect(owner.cookies.size).toBe(0);
    expect(await thief.get('/api/user')).toMatchObject({ status: 401 });
    expect(await login(user.email, builtPassword)).toMatchObject({ status: 401 });
    expect(await login(user.email, newPassword)).toMatchObject({ status: 200 });
    const { rows } = await server.database.pool.query(
      'select email_verified_at is not null as proven from users where id = $1',
      [user.id],
    );
    expect(rows).toEqual([{ proven: true }]);
  });

  it('tells the owner by a message', async () => {
    const { email, token } = await mailUser();
    await reset({ token });
    expect((await post.textsTo(email)).at(-1)).toContain('Your JengaSoko password was changed');
  });

  it('works once, and makes the other links useless', async () => {
    const { email, token } = await mailUser();
    await forgot(email);
    const second = await post.tokenTo(email);
    expect(second).not.toBe(token);
    expect(await reset({ token })).toMatchObject({ status: 204 });
    expect(await reset({ token })).toMatchObject(refusal);
    expect(await reset({ token: second })).toMatchObject(refusal);
  });

  it('takes the first link too when a second one was asked for', async () => {
    const { email, token } = await mailUser();
    await forgot(email);
    await post.allDone();
    expect(await reset({ token, email })).toMatchObject({ status: 204 });
  });

  it('ends after its time', async () => {
    const { id, token } = await mailUser();
    await passTime(id, resetLinkMinutes);
    expect(await reset({ token })).toMatchObject(refusal);
  });

  it('is of one account: not of another that is named with it', async () => {
    const mine = await mailUser();
    const other = await buildUser(server.database.db);
    for (const email of [other.email, 'nobody']) {
      expect(await reset({ token: mine.token, email })).toMatchObject(codeRefusal);
    }
    expect(await login(other.email, builtPassword)).toMatchObject({ status: 200 });
    expect(await reset({ token: mine.token, email: mine.email })).toMatchObject({ status: 204 });
  });

  it('is not worth anything once the account has another address', async () => {
    const { id, token } = await mailUser();
    await server.database.db
      .updateTable('users')
      .set({ email: `moved-${id}@people.example` })
      .where('id', '=', id)
      .execute();
    expect(await reset({ token })).toMatchObject(refusal);
  });

  it('stays good while the password that was chosen is refused', async () => {
    const { email, token } = await mailUser({ firstName: 'Makokha' });
    for (const password of ['password1', 'makokha', email]) {
      expect(await reset({ token, password })).toMatchObject({
        status: 422,
        body: { code: 'password_common', issues: [{ path: 'password' }] },
      });
    }
    expect(await reset({ token, password: '12345' })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'password' }] },
    });
    expect(await reset({ token })).toMatchObject({ status: 204 });
  });

  it('changes the password once when it is used many times at the same moment', async () => {
    const { token } = await mailUser();
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset({ token })));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  });

  it('lets the owner in at once who was made to wait for wrong passwords', async () => {
    const { email, token } = await mailUser();
    for (let i = 0; i < 7; i += 1) await login(email, 'a wrong guess');
    expect(await login(email, builtPassword)).toMatchObject({ status: 429 });
    await reset({ token });
    expect(await login(email, newPassword)).toMatchObject({ status: 200 });
  });
});

describe('POST /api/password/reset by the code of an SMS', () => {
  it('AUTH-06 changes the password of the account with this number', async () => {
    const { phone, code } = await phoneUser();
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(await reset({ email: `0${phone.slice(4)}`, token: spaced })).toMatchObject({
      status: 204,
    });
    expect(await login(phone, newPassword)).toMatchObject({ status: 200 });
    expect(await reset({ phone, token: code })).toMatchObject(codeRefusal);
  });

  it('is refused at the sixth try, even with the right code', async () => {
    const { phone, code } = await phoneUser();
    for (let i = 0; i < maxCodeTries; i += 1) {
      expect(await reset({ phone, token: otherThan(code) })).toMatchObject(codeRefusal);
    }
    expect(await reset({ phone, token: code })).toMatchObject(codeRefusal);
    expect(await login(phone, builtPassword)).toMatchObject({ status: 200 });
  });

  it('calls a code with a digit too few or too many wrong, not no longer valid', async () => {
    const { phone, code } = await phoneUser();
    for (const token of [code.slice(1), `${code}7`, 'code']) {
      expect(await reset({ phone, token })).toMatchObject(codeRefusal);
    }
    expect(await reset({ phone, token: code })).toMatchObject({ status: 204 });
  });

  it('counts tries that come at the same moment', async () => {
    const { phone, code } = await phoneUser();
    await Promise.all(Array.from({ length: 15 }, () => reset({ phone, token: otherThan(code) })));
    expect(await reset({ phone, token: code })).toMatchObject(codeRefusal);
    const { rows } = await server.database.pool.query(
      'select failed_attempts from account_tokens where destination = $1',
      [phone],
    );
    expect(rows).toEqual([{ failed_attempts: maxCodeTries }]);
  });

  it('is the newest one', async () => {
    const { phone, code } = await phoneUser();
    await forgot(phone);
    const second = await post.codeTo(phone);
    if (second !== code) expect(await reset({ phone, token: code })).toMatchObject(codeRefusal);
    expect(await reset({ phone, token: second })).toMatchObject({ status: 204 });
  });

  it('ends after ten minutes', async () => {
    const { id, phone, code } = await phoneUser();
    await passTime(id, 10);
    expect(await reset({ phone, token: code })).toMatchObject(codeRefusal);
  });

  it('is of one account: another’s code, and an unknown account, get the same answer', async () => {
    const { phone, code } = await phoneUser();
    const other = await buildPhoneUser();
    for (const contact of [other.phoneNumber, '0799 777 666', 'nobody@jenga.example']) {
      expect(await reset({ email: contact, token: code })).toMatchObject(codeRefusal);
    }
    const wrong = await reset({ phone, token: otherThan(code) });
    const unknown = await reset({ phone: '0799 777 666', token: code });
    const { requestId: _first, ...said } = wrong.body as Refusal & { requestId: string };
    expect(unknown.body).toMatchObject(said);
    expect(await reset({ phone, token: code })).toMatchObject({ status: 204 });
  });

  it('does not prove a phone with a code for a password, nor the reverse', async () => {
    const { phone, code } = await phoneUser();
    const visitor = server.visitor({ ip: freshIp() });
    await visitor.post('/api/login', { email: phone, password: builtPassword });
    const proof = { channel: 'phone', code };
    expect(await visitor.post('/api/contact-proof/confirm', proof)).toMatchObject({ status: 422 });
    await visitor.post('/api/contact-proof', { channel: 'phone' });
    const proofCode = await post.codeTo(phone);
    if (proofCode !== code) {
      expect(await reset({ phone, token: proofCode })).toMatchObject(codeRefusal);
    }
  });

  it.each([
    [{ token: '123456' }, 'email'],
    [{ token: '', email: 'a@b.example' }, 'token'],
    [{ email: 'a@b.example' }, 'token'],
    [{ token: 'x'.repeat(201) }, 'token'],
    [{ token: '123456', phone: '0712 345 678', password: 'x'.repeat(129) }, 'password'],
    [{ token: '123456', phone: '0712 345 678', userId: 'x' }, 'userId'],
  ])('refuses %j at its field', async (body, path) => {
    expect(await reset(body)).toMatchObject({ status: 422, body: { issues: [{ path }] } });
  });

  it('makes a network that tries many wrong ones wait', async () => {
    const ip = freshIp();
    const statuses = new Set<number>();
    for (let i = 0; i <= networkPolicy.free + 1; i += 1) {
      statuses.add((await reset({ phone: '0799 777 666', token: '123456' }, ip)).status);
    }
    expect([...statuses]).toEqual([422, 429]);
  });
});
