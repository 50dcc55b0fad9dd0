import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import type { SupplierFigures } from '../../account-schema.ts';
import { buildUser, depsFor, builtPassword as password } from '../factory.ts';
import { accountsRoutes } from '../routes.ts';

const figures: SupplierFigures = {
  categories: [{ id: randomUUID(), name: 'Cement', slug: 'cement' }],
  rating: { average: 4.8, count: 124 },
  productCount: 12,
};

let server: TestServer;
let bothWrote: readonly string[] = [];
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, parts) =>
      app.register(
        accountsRoutes({
          ...depsFor(parts),
          memberCalls: () => [],
          supplierFigures: async () => figures,
          haveBothWritten: async (...pair) => pair.every((id) => bothWrote.includes(id)),
        }),
      ),
  });
});
afterAll(() => server.close());

const buildOne = (overrides: Parameters<typeof buildUser>[1] = {}) =>
  buildUser(server.database.db, overrides);

async function signedIn(user: { email: string | null }): Promise<Visitor> {
  const visitor = server.visitor();
  const { status } = await visitor.post('/api/login', { email: user.email, password });
  expect(status).toBe(200);
  return visitor;
}

describe('GET /api/user', () => {
  it('API-09 answers 401 with "Unauthorized" without a session', async () => {
    const { status, body } = await server.visitor().get('/api/user');
    expect(status).toBe(401);
    expect(body).toMatchObject({ message: 'Unauthorized', code: 'unauthorized' });
  });

  it('DATA-45 answers the six fields, what profile and settings need, and a flag', async () => {
    const user = await buildOne({ companyName: 'Kamau & Sons', phoneNumber: '+254712000222' });
    const { status, body, headers } = await (await signedIn(user)).get<object>('/api/user');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: user.id,
      firstName: 'Amina',
      lastName: 'Wekesa',
      email: user.email,
      role: 'contractor',
      profileImageUrl: null,
      companyName: 'Kamau & Sons',
      phoneNumber: '+254712000222',
      isAuthenticated: true,
    });
    expect(body).not.toHaveProperty('password');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('ends at once when the account is suspended or deleted', async () => {
    for (const column of ['suspended_at', 'anonymised_at']) {
      const user = await buildOne();
      const visitor = await signedIn(user);
      await server.database.pool.query(`update users set ${column} = now() where id = $1`, [
        user.id,
      ]);
      expect(await visitor.get('/api/user')).toMatchObject({ status: 401 });
    }
  });
});

describe('GET /api/users/{id}', () => {
  it('API-41 shows a card to others, without email, phone or anything else', async () => {
    const owner = await buildOne({ phoneNumber: '+254712000333', location: 'Thika' });
    const viewer = await signedIn(await buildOne({ role: 'supplier' }));
    const { status, body } = await viewer.get<object>(`/api/users/${owner.id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: owner.id,
      firstName: 'Amina',
      lastName: 'Wekesa',
      companyName: null,
      role: 'contractor',
      profileImageUrl: null,
      location: 'Thika',
      isVerified: false,
      createdAt: expect.stringMatching(/Z$/),
    });
  });

  it('shows the email, and no more, to who has written and was written to', async () => {
    const owner = await buildOne({ phoneNumber: '+254712000334' });
    const peer = await buildOne({ role: 'supplier' });
    const viewer = await signedIn(peer);
    const read = async () => (await viewer.get<object>(`/api/users/${owner.id}`)).body;
    expect(await read()).not.toHaveProperty('email');
    bothWrote = [owner.id, peer.id];
    expect(await read()).toMatchObject({ email: owner.email });
    expect(await read()).not.toHaveProperty('phoneNumber');
    const other = await signedIn(await buildOne());
    expect((await other.get<object>(`/api/users/${owner.id}`)).body).not.toHaveProperty('email');
  });

  it('shows the whole account to its owner', async () => {
    const owner = await buildOne();
    const { body } = await (await signedIn(owner)).get<object>(`/api/users/${owner.id}`);
    expect(body).toMatchObject({ email: owner.email, isAuthenticated: true });
  });

  it('shows the email to an admin, and writes that down', async () => {
    const owner = await buildOne();
    const admin = await buildOne({ role: 'admin' });
    const visitor = await signedIn(admin);
    await server.database.pool.query('update users set totp_confirmed_at = now() where id = $1', [
      admin.id,
    ]);
    const { body } = await visitor.get<object>(`/api/users/${owner.id}`);
    expect(body).toMatchObject({ email: owner.email });
    const { rows } = await server.database.pool.query(
      'select actor_id, action from audit_log where target_id = $1',
      [owner.id],
    );
    expect(rows).toEqual([{ actor_id: admin.id, action: 'account.read' }]);
  });

  it('is for the signed-in only, and has nothing for ids of nobody', async () => {
    const gone = await buildOne({ anonymisedAt: new Date() });
    const viewer = await signedIn(await buildOne());
    expect(await server.visitor().get(`/api/users/${gone.id}`)).toMatchObject({ status: 401 });
    expect(await viewer.get(`/api/users/${gone.id}`)).toMatchObject({ status: 404 });
    expect(await viewer.get(`/api/users/${randomUUID()}`)).toMatchObject({
      status: 404,
      body: { message: 'User not found' },
    });
    expect(await viewer.get('/api/users/1%27or%271')).toMatchObject({ status: 422 });
  });
});

describe('GET /api/suppliers/{id}', () => {
  it('shows a supplier to everybody, with what the catalogue knows, without email or phone', async () => {
    const supplier = await buildOne({
      role: 'supplier',
      companyName: 'Athi Cement Depot',
      phoneNumber: '+254712000444',
      leadTimeDays: 3,
    });
    const { status, body } = await server.visitor().get<object>(`/api/suppliers/${supplier.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      companyName: 'Athi Cement Depot',
      role: 'supplier',
      deliveryCounties: [],
      leadTimeDays: 3,
      ...figures,
    });
    expect(body).not.toHaveProperty('email');
    expect(body).not.toHaveProperty('phoneNumber');
  });

  it('has none for contractors, admins and suspended suppliers', async () => {
    const others = [
      await buildOne(),
      await buildOne({ role: 'admin' }),
      await buildOne({ role: 'supplier', suspendedAt: new Date() }),
    ];
    for (const { id } of others) {
      expect(await server.visitor().get(`/api/suppliers/${id}`)).toMatchObject({ status: 404 });
    }
  });
});

describe('GET /api/demo-accounts', () => {
  it('offers nothing outside demo mode', async () => {
    expect(await server.visitor().get('/api/demo-accounts')).toMatchObject({
      status: 200,
      body: [],
    });
  });

  it('offers accounts that sign in, one for each role, in demo mode', async () => {
    const demo = await openTestServer({
      template: 'demo',
      settings: { DEMO: '1' },
      registerRoutes: async (app, parts) => app.register(accountsRoutes(depsFor(parts))),
    });
    const { body } = await demo
      .visitor()
      .get<{ role: string; email: string; password: string }[]>('/api/demo-accounts');
    for (const account of body) {
      const { email, password: demoPassword, role } = account;
      const answer = await demo.visitor().post('/api/login', { email, password: demoPassword });
      expect(answer).toMatchObject({ status: 200, body: { email, role } });
    }
    await demo.close();
    expect(body.map(({ role }) => role)).toEqual(['contractor', 'supplier', 'admin']);
  });
});
