import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import type { ContactState, CurrentUser } from '../../account-schema.ts';
import { buildUser, depsFor, jobDepsFor, builtPassword as password } from '../factory.ts';
import { accountsRoutes } from '../routes.ts';
import { messagePolicy } from '../sign-in/throttle.ts';
import { type Post, startPost } from '../testing.ts';
import { maxCodeTries, proofLinkMinutes } from './tokens.ts';

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

let last = 0;
const freshIp = () => `192.0.2.${++last}`;
const freshPhone = () => `+2547140${String(++last).padStart(5, '0')}`;

async function signedIn(overrides: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(server.database.db, overrides);
  const visitor = server.visitor({ ip: freshIp() });
  await visitor.post('/api/login', { email: user.email ?? user.phoneNumber, password });
  return { user, visitor };
}

async function withCode() {
  const phone = freshPhone();
  const { user, visitor } = await signedIn({ email: null, phoneNumber: phone });
  expect(await ask(visitor, 'phone')).toMatchObject({ status: 204, body: null });
  return { user, visitor, phone, code: await post.codeTo(phone) };
}

async function withLink() {
  const { user, visitor } = await signedIn();
  await ask(visitor, 'email');
  return { user, visitor, email: user.email!, token: await post.tokenTo(user.email!) };
}

const ask = (visitor: Visitor, channel: string) => visitor.post('/api/contact-proof', { channel });
const confirm = (visitor: Visitor, channel: string, code: string) =>
  visitor.post('/api/contact-proof/confirm', { channel, code });
const states = async (visitor: Visitor) =>
  (await visitor.get<ContactState[]>('/api/contact-proof')).body;

const refusal = {
  status: 422,
  body: {
    code: 'token_invalid',
    message: 'This link is no longer valid. Please ask for a new one.',
    issues: [{ path: 'code' }],
  },
};
const wrongCode = {
  status: 422,
  body: {
    code: 'code_wrong',
    message: 'This code is wrong. Check the digits, or ask for a new code.',
    issues: [{ path: 'code' }],
  },
};
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const passTime = (userId: string, minutes: number) =>
  server.database.pool.query(
    'update account_tokens set expires_at = expires_at - make_interval(mins => $2) where user_id = $1',
    [userId, minutes],
  );

describe('a sign-up', () => {
  it('is welcomed by mail in its language, with a link that proves the email', async () => {
    const email = 'karibu@jenga.example';
    const visitor = server.visitor({ ip: freshIp() });
    await visitor.post(
      '/api/register',
      { email, password, firstName: "Wanjiku O'Brien" },
      { 'accept-language': 'sw-KE,sw;q=0.9' },
    );
    const [text] = await post.textsTo(email);
    expect(text).toContain("Habari Wanjiku O'Brien,");
    expect(text).toContain('Karibu JengaSoko');
    const { rows } = await server.database.pool.query(
      'select html, subject from outbox_messages where recipient = $1',
      [email],
    );
    expect(rows[0].html).toContain('Habari Wanjiku O&#39;Brien,');
    expect(await states(visitor)).toEqual([
      { channel: 'email', value: email, isProven: false, isSent: true },
    ]);
    expect(await confirm(visitor, 'email', await post.tokenTo(email))).toMatchObject({
      status: 204,
    });
    expect(await states(visitor)).toEqual([
      { channel: 'email', value: email, isProven: true, isSent: false },
    ]);
  });

  it('AUTH-04 with a phone number is welcomed by SMS with a code', async () => {
    const phone = freshPhone();
    const visitor = server.visitor({ ip: freshIp() });
    await visitor.post<CurrentUser>('/api/register', { phone, password });
    const [text] = await post.textsTo(phone);
    expect(text).toMatch(/^Welcome to JengaSoko\./);
    expect(text!.length).toBeLessThanOrEqual(160);
    expect(await confirm(visitor, 'phone', await post.codeTo(phone))).toMatchObject({
      status: 204,
    });
  });

  it('that is refused sends nothing', async () => {
    const { email } = await buildUser(server.database.db);
    const answer = await server
      .visitor({ ip: freshIp() })
      .post('/api/register', { email, phone: freshPhone(), password });
    expect(answer.status).toBe(409);
    expect(await post.textsTo(email!)).toEqual([]);
  });
});

describe('POST /api/contact-proof', () => {
  it('needs a sign-in', async () => {
    for (const path of ['/api/contact-proof', '/api/contact-proof/confirm']) {
      expect(await server.visitor().post(path, {})).toMatchObject({ status: 401 });
    }
    expect(await server.visitor().get('/api/contact-proof')).toMatchObject({ status: 401 });
  });

  it.each([
    [{}, 'channel'],
    [{ channel: 'post' }, 'channel'],
    [{ channel: 'phone' }, 'channel'],
    [{ channel: 'email', userId: 'x' }, 'userId'],
  ])('refuses %j of an account without a phone at its field', async (body, path) => {
    const { visitor } = await signedIn();
    expect(await visitor.post('/api/contact-proof', body)).toMatchObject({
      status: 422,
      body: { issues: [{ path }] },
    });
  });

  it('says that a contact is proven already', async () => {
    const { visitor } = await signedIn({ emailVerifiedAt: new Date() });
    expect(await ask(visitor, 'email')).toMatchObject({
      status: 409,
      body: { code: 'already_confirmed' },
    });
  });

  it('makes who asks again and again wait', async () => {
    const { visitor } = await signedIn();
    for (let i = 0; i <= messagePolicy.free; i += 1) {
      expect(await ask(visitor, 'email')).toMatchObject({ status: 204 });
    }
    const refused = await ask(visitor, 'email');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_messages' } });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(messagePolicy.firstDelaySeconds);
  });
});

describe('POST /api/contact-proof/confirm', () => {
  it('proves an email by the link of its mail, once', async () => {
    const { visitor, token } = await withLink();
    expect(await confirm(visitor, 'email', token)).toMatchObject({ status: 204, body: null });
    expect((await states(visitor))[0]?.isProven).toBe(true);
    expect(await confirm(visitor, 'email', token)).toMatchObject(refusal);
  });

  it('proves a phone by the code of its SMS, once', async () => {
    const { visitor, code } = await withCode();
    expect(await confirm(visitor, 'phone', ` ${code.slice(0, 3)} ${code.slice(3)} `)).toMatchObject(
      { status: 204 },
    );
    expect((await states(visitor))[0]?.isProven).toBe(true);
    expect(await confirm(visitor, 'phone', code)).toMatchObject(wrongCode);
  });

  it('takes no other account’s link, and leaves it good', async () => {
    const mine = await withLink();
    const other = await signedIn();
    expect(await confirm(other.visitor, 'email', mine.token)).toMatchObject(refusal);
    expect((await states(other.visitor))[0]?.isProven).toBe(false);
    expect((await states(mine.visitor))[0]?.isProven).toBe(false);
    expect(await confirm(mine.visitor, 'email', mine.token)).toMatchObject({ status: 204 });
  });

  it('takes no other account’s code, and counts no try against it', async () => {
    const mine = await withCode();
    const other = await signedIn({ email: null, phoneNumber: freshPhone() });
    for (let i = 0; i <= maxCodeTries; i += 1) {
      expect(await confirm(other.visitor, 'phone', mine.code)).toMatchObject(wrongCode);
    }
    expect(await confirm(mine.visitor, 'phone', mine.code)).toMatchObject({ status: 204 });
  });

  it('calls a mistyped code wrong, and refuses the sixth try, even with the right code', async () => {
    const { visitor, phone, code } = await withCode();
    for (let i = 0; i < maxCodeTries; i += 1) {
      expect(await confirm(visitor, 'phone', otherThan(code))).toMatchObject(wrongCode);
    }
    expect(await confirm(visitor, 'phone', code)).toMatchObject(wrongCode);
    await ask(visitor, 'phone');
    expect(await confirm(visitor, 'phone', await post.codeTo(phone))).toMatchObject({
      status: 204,
    });
  });

  it('calls a typed code wrong where none is on its way, never no longer valid', async () => {
    const { visitor } = await signedIn({ email: null, phoneNumber: freshPhone() });
    for (const typed of ['123456', '12345', 'abc']) {
      expect(await confirm(visitor, 'phone', typed)).toMatchObject(wrongCode);
    }
  });

  it('lets one of twenty at the same moment through', async () => {
    const { visitor, code } = await withCode();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => confirm(visitor, 'phone', code)),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  });

  it('refuses a code after ten minutes, a link after three days', async () => {
    const phone = await withCode();
    expect(await states(phone.visitor)).toMatchObject([{ channel: 'phone', isSent: true }]);
    await passTime(phone.user.id, 10);
    expect(await states(phone.visitor)).toMatchObject([{ channel: 'phone', isSent: false }]);
    expect(await confirm(phone.visitor, 'phone', phone.code)).toMatchObject(wrongCode);
    const mail = await withLink();
    await passTime(mail.user.id, proofLinkMinutes);
    expect(await confirm(mail.visitor, 'email', mail.token)).toMatchObject(refusal);
  });

  it('does not prove a contact that was entered later', async () => {
    const { user, visitor, token } = await withLink();
    await server.database.db
      .updateTable('users')
      .set({ email: `later-${user.id}@people.example` })
      .where('id', '=', user.id)
      .execute();
    expect(await confirm(visitor, 'email', token)).toMatchObject(refusal);
    expect((await states(visitor))[0]?.isProven).toBe(false);
  });

  it('keeps channels apart: no code proves an email, no link a phone', async () => {
    const phone = await withCode();
    expect(await confirm(phone.visitor, 'email', phone.code)).toMatchObject(refusal);
    const mail = await withLink();
    expect(await confirm(mail.visitor, 'phone', mail.token)).toMatchObject(wrongCode);
  });

  it.each([
    [{ channel: 'email' }, 'code'],
    [{ channel: 'email', code: '' }, 'code'],
    [{ channel: 'email', code: 123_456 }, 'code'],
    [{ channel: 'fax', code: '123456' }, 'channel'],
  ])('refuses %j at its field', async (body, path) => {
    const { visitor } = await signedIn();
    expect(await visitor.post('/api/contact-proof/confirm', body)).toMatchObject({
      status: 422,
      body: { issues: [{ path }] },
    });
  });
});
