import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import type { ContactState } from '../../account-schema.ts';
import { buildUser, depsFor, jobDepsFor, builtPassword as password } from '../factory.ts';
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

let last = 0;
const freshIp = () => `192.0.2.${++last}`;
const freshPhone = () => `+2547150${String(++last).padStart(5, '0')}`;

async function signedIn(overrides: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(server.database.db, overrides);
  const visitor = server.visitor({ ip: freshIp() });
  const { status } = await visitor.post('/api/login', {
    email: user.email ?? user.phoneNumber,
    password,
  });
  expect(status).toBe(200);
  return { ...user, visitor };
}

/** Has proven its email, and says that this number is its own. */
const claimant = (phoneNumber: string) => signedIn({ phoneNumber, emailVerifiedAt: new Date() });

const signUp = (body: object) =>
  server.visitor({ ip: freshIp() }).post<{ id: string; code: string }>('/api/register', {
    password,
    ...body,
  });
const change = (visitor: Visitor, body: object) =>
  visitor.send<{ code: string }>({
    method: 'PUT',
    url: '/api/profile',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ firstName: 'Amina', lastName: 'Wekesa', ...body }),
  });
const ask = (visitor: Visitor) => visitor.post('/api/contact-proof', { channel: 'phone' });
const confirm = (visitor: Visitor, code: string) =>
  visitor.post<{ code: string }>('/api/contact-proof/confirm', { channel: 'phone', code });
const phoneOf = async (visitor: Visitor) =>
  (await visitor.get<ContactState[]>('/api/contact-proof')).body.find(
    ({ channel }) => channel === 'phone',
  );
const signInBy = async (phone: string) =>
  (await server.visitor({ ip: freshIp() }).post<{ id: string }>('/api/login', { phone, password }))
    .body.id;
const taken = { status: 409, body: { code: 'phone_taken' } };

describe('a number that an account gave and never proved, beside an email that it did', () => {
  it('keeps nobody from signing up with it, and goes to who proves it', async () => {
    const phone = freshPhone();
    const stranger = await claimant(phone);
    expect(await signInBy(phone)).toBe(stranger.id);
    const owner = server.visitor({ ip: freshIp() });
    const made = await owner.post<{ id: string }>('/api/register', { phone, password });
    expect(made.status).toBe(201);
    expect(await signInBy(phone)).toBe(made.body.id);

    expect(await confirm(owner, await post.codeTo(phone))).toMatchObject({ status: 204 });
    expect(await phoneOf(owner)).toMatchObject({ value: phone, isProven: true });
    expect(await phoneOf(stranger.visitor)).toBeUndefined();
    expect((await post.textsTo(stranger.email!)).at(-1)).toContain('never confirmed');
    const { rows } = await server.database.pool.query(
      `select actor_id, details from audit_log where action = 'contact.lost' and target_id = $1`,
      [stranger.id],
    );
    expect(rows).toEqual([{ actor_id: null, details: { channel: 'phone' } }]);
  });

  it('can be given by several, and the first who proves it has it', async () => {
    const phone = freshPhone();
    const first = await claimant(phone);
    const second = await signedIn({ emailVerifiedAt: new Date() });
    expect(
      await change(second.visitor, { phoneNumber: phone, currentPassword: password }),
    ).toMatchObject({ status: 200 });
    await ask(second.visitor);
    await confirm(second.visitor, await post.codeTo(phone));
    expect(await phoneOf(second.visitor)).toMatchObject({ isProven: true });
    expect(await phoneOf(first.visitor)).toBeUndefined();
    // Given again it is stored like a number that nobody has, and cannot be proven.
    expect(
      await change(first.visitor, { phoneNumber: phone, currentPassword: password }),
    ).toMatchObject({ status: 200 });
    expect(await phoneOf(first.visitor)).toMatchObject({ isProven: false });
    expect(await signInBy(phone)).toBe(second.id);
  });

  it('is proven by one of two at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const phone = freshPhone();
      const both = [await claimant(phone), await claimant(phone)];
      for (const { visitor } of both) {
        await ask(visitor);
        await post.allDone();
      }
      const codes = (await post.textsTo(phone)).map((text) => /\b\d{6}\b/.exec(text)?.[0] ?? '');
      const answers = await Promise.all(
        both.map(({ visitor }, index) => confirm(visitor, codes[index]!)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
      const held = await Promise.all(both.map(({ visitor }) => phoneOf(visitor)));
      expect(held.filter((one) => one?.isProven)).toHaveLength(1);
      expect(held.filter((one) => one === undefined)).toHaveLength(1);
    }
  });

  it('has one holder when it is proven in the moment of a sign-up', async () => {
    for (let round = 0; round < 5; round += 1) {
      const phone = freshPhone();
      const first = await claimant(phone);
      await ask(first.visitor);
      const code = await post.codeTo(phone);
      const [proof, made] = await Promise.all([confirm(first.visitor, code), signUp({ phone })]);
      expect([
        [204, 409],
        [409, 201],
        [204, 201],
      ]).toContainEqual([proof.status, made.status]);
    }
  });

  it('gets no code for a new password', async () => {
    const phone = freshPhone();
    await claimant(phone);
    await server.visitor({ ip: freshIp() }).post('/api/password/forgot', { phone });
    expect(await post.textsTo(phone)).toEqual([]);
  });
});

describe('a number that is held', () => {
  it('is refused where an account that has proven nothing gives it', async () => {
    const phone = freshPhone();
    await buildUser(server.database.db, { phoneNumber: phone });
    const { visitor } = await signedIn();
    expect(await change(visitor, { phoneNumber: phone })).toMatchObject(taken);
  });

  it('is not taken from an account that has nothing else, even by a proof', async () => {
    const phone = freshPhone();
    const first = await claimant(phone);
    await ask(first.visitor);
    const code = await post.codeTo(phone);
    expect((await signUp({ phone })).status).toBe(201);
    expect(await confirm(first.visitor, code)).toMatchObject(taken);
    expect(await phoneOf(first.visitor)).toMatchObject({ isProven: false });
  });

  it('does not come to who gives the proven contact beside it up', async () => {
    const phone = freshPhone();
    const first = await claimant(phone);
    expect((await signUp({ phone })).status).toBe(201);
    const body = { email: `new-${first.email}`, currentPassword: password };
    expect(await change(first.visitor, body)).toMatchObject({
      status: 409,
      body: { code: 'phone_taken', issues: [{ path: 'phoneNumber' }] },
    });
  });
});
