import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import type { CurrentUser } from '../../account-schema.ts';
import { buildUser, depsFor, builtPassword as password } from '../factory.ts';
import { accountsRoutes } from '../routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, parts) => app.register(accountsRoutes(depsFor(parts))),
  });
});
afterAll(() => server.close());

const proven = new Date();
const known = { email: 'proven-owner@jenga.example', phoneNumber: '+254733000041' };
const unknown = { email: 'nobody-at-all@jenga.example', phoneNumber: '+254733000042' };

/** What somebody sees who takes this contact into the profile and asks for its proof. */
async function takeContact(
  channel: 'email' | 'phone',
  value: string,
  mine: Parameters<typeof buildUser>[1],
) {
  const user = await buildUser(server.database.db, mine);
  const visitor = await server.signedIn(user.id);
  const stored = await visitor.send<CurrentUser>({
    method: 'PUT',
    url: '/api/profile',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({
      firstName: 'Wanjiru',
      lastName: 'Kamau',
      currentPassword: password,
      [channel === 'email' ? 'email' : 'phoneNumber']: value,
    }),
  });
  const asked = await visitor.post('/api/contact-proof', { channel });
  const contacts =
    await visitor.get<{ channel: string; isProven: boolean }[]>('/api/contact-proof');
  const again = await server.visitor().post('/api/login', {
    email: channel === 'email' ? value : user.email,
    password,
  });
  // Of one contact there is one account that has proven nothing: the next test's.
  await server.database.pool.query(
    'update users set email = $2, phone_number = null where id = $1',
    [user.id, `${user.id}@jenga.example`],
  );
  const isProven = contacts.body.find((one) => one.channel === channel)?.isProven;
  return [stored.status, asked.status, isProven, again.status];
}

it.each([
  ['email', 'that has proven nothing', {}],
  ['phone', 'that has proven nothing', {}],
  ['email', 'with a proven email', { emailVerifiedAt: proven }],
  ['phone', 'with a proven email', { emailVerifiedAt: proven }],
] as const)(
  'as its %s what somebody else has proven is taken by an account %s like what nobody has',
  async (channel, _which, mine) => {
    const kind = channel === 'email' ? 'email' : 'phoneNumber';
    const provenAt = channel === 'email' ? 'emailVerifiedAt' : 'phoneVerifiedAt';
    const holder = await buildUser(server.database.db, {
      email: null,
      [kind]: known[kind],
      [provenAt]: proven,
      password: null,
    });
    const ofKnown = await takeContact(channel, known[kind], mine);
    expect(ofKnown).toEqual(await takeContact(channel, unknown[kind], mine));
    expect(ofKnown.slice(0, 3)).toEqual([200, 204, false]);
    await server.database.db.deleteFrom('users').where('id', '=', holder.id).execute();
  },
);
