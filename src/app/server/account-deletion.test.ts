import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Rows, rowsOf } from '../../../db/rows.ts';
import {
  buildUser,
  depsFor,
  builtPassword as password,
} from '../../domains/accounts/server/factory.ts';
import { accountsRoutes } from '../../domains/accounts/server/routes.ts';
import { personalData } from './personal-data.ts';
import { openTestServer, type TestServer, type Visitor } from './testing/test-server.ts';

let server: TestServer;
let rows: Rows;

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, parts) =>
      app.register(accountsRoutes({ ...depsFor(parts), personalData })),
  });
  rows = rowsOf(server.database.db);
});
afterAll(() => server.close());

const db = () => server.database.db;
const build = (overrides: Parameters<typeof buildUser>[1] = {}) => buildUser(db(), overrides);

const signedIn = ({ id }: { id: string }): Promise<Visitor> => server.signedIn(id);

const count = async (table: string, where: string, id: string): Promise<number> => {
  const text = `select count(*)::int as n from ${table} where ${where} = $1`;
  return (await server.database.pool.query<{ n: number }>(text, [id])).rows[0]?.n ?? -1;
};

const remove = (visitor: Visitor) => visitor.send({ method: 'DELETE', url: '/api/profile' });

describe('DELETE /api/profile', () => {
  it('API-49 deletes the account: its sessions end and nobody signs in with it', async () => {
    const user = await build();
    const [here, there] = [await signedIn(user), await signedIn(user)];
    expect((await remove(here)).status).toBe(204);
    expect((await here.get('/api/user')).status).toBe(401);
    expect((await there.get('/api/user')).status).toBe(401);
    const again = await server.visitor().post('/api/login', { email: user.email, password });
    expect(again.status).toBe(401);
  });

  it('asks for the password where signing in was not a moment ago', async () => {
    const user = await build();
    const visitor = await signedIn(user);
    await server.database.pool.query(
      "update sessions set created_at = now() - interval '11 minutes' where user_id = $1",
      [user.id],
    );
    const removeWith = (body: object | undefined) =>
      visitor.send<{ code?: string; issues?: { path: string }[] }>({
        method: 'DELETE',
        url: '/api/profile',
        ...(body && {
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        }),
      });
    for (const [body, code] of [
      [undefined, 'password_to_delete'],
      [{}, 'password_to_delete'],
      [{ password: 'a guess of it' }, 'wrong_password'],
    ] as const) {
      const refused = await removeWith(body);
      expect([refused.status, refused.body.code]).toEqual([422, code]);
      expect(refused.body.issues?.[0]?.path).toBe('password');
    }
    expect((await visitor.get('/api/user')).status).toBe(200);
    expect((await removeWith({ password })).status).toBe(204);
  });

  it('frees the email and phone for another account', async () => {
    const user = await build({ phoneNumber: '+254712300001' });
    await remove(await signedIn(user));
    const next = await server.visitor().post('/api/register', {
      email: user.email,
      phone: '+254712300001',
      password: 'another mabati 30',
      role: 'supplier',
    });
    expect(next.status).toBe(201);
  });

  it('PROF-09 leaves none of a supplier’s products and open quotations', async () => {
    const user = await build({ role: 'supplier' });
    const rfqId = await rows.rfq();
    await rows.product({ supplierId: user.id });
    const quotationId = await rows.quotation(rfqId, user.id);
    await rows.quotationItem(quotationId, await rows.rfqItem(rfqId), 5);
    expect((await remove(await signedIn(user))).status).toBe(204);
    expect(await count('products', 'supplier_id', user.id)).toBe(0);
    expect(await count('quotations', 'supplier_id', user.id)).toBe(0);
    expect(await count('rfqs', 'id', rfqId)).toBe(1);
  });

  it('PROF-09 leaves none of a contractor’s RFQs, quotations on them, and cart', async () => {
    const user = await build();
    const visitor = await signedIn(user);
    const rfqId = await rows.rfq();
    await db().updateTable('rfqs').set({ contractorId: user.id }).where('id', '=', rfqId).execute();
    const item = await rows.rfqItem(rfqId);
    const quotationId = await rows.quotation(rfqId);
    await rows.quotationItem(quotationId, item, 5);
    const cart = await db()
      .insertInto('carts')
      .values({ userId: user.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('cartItems')
      .values({ cartId: cart.id, productId: await rows.product(), quantity: 3 })
      .execute();
    expect((await remove(visitor)).status).toBe(204);
    expect(await count('rfqs', 'contractor_id', user.id)).toBe(0);
    expect(await count('quotations', 'rfq_id', rfqId)).toBe(0);
    expect(await count('carts', 'user_id', user.id)).toBe(0);
  });

  it('PROF-09 keeps what an order rests on, without the person', async () => {
    const supplier = await build({ role: 'supplier', companyName: 'Kamau Hardware' });
    const rfqId = await rows.rfq();
    const quotationId = await rows.quotation(rfqId, supplier.id);
    await db()
      .updateTable('quotations')
      .set({ status: 'accepted' })
      .where('id', '=', quotationId)
      .execute();
    const orderId = await rows.order();
    await db()
      .updateTable('orders')
      .set({ supplierId: supplier.id, rfqId, quotationId })
      .where('id', '=', orderId)
      .execute();
    expect((await remove(await signedIn(supplier))).status).toBe(204);
    const kept = await db()
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.supplierId')
      .select(['email', 'companyName', 'firstName', 'password'])
      .select('orders.totalAmount')
      .where('orders.id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      email: null,
      companyName: null,
      firstName: null,
      password: null,
      totalAmount: '1000.00',
    });
  });

  it('leaves nothing behind of what was under way: writes wait for it, and are refused', async () => {
    const user = await build();
    const orderId = await rows.order();
    const { pool } = server.database;
    const deletion = await pool.connect();
    await deletion.query('begin');
    await deletion.query('select from users where id = $1 for update', [user.id]);
    const writes = [
      pool.query(
        `insert into uploads (owner_id, filename, declared_type) values ($1, 'a.pdf', 'application/pdf')`,
        [user.id],
      ),
      pool.query(
        `insert into consents (user_id, purpose, version, granted) values ($1, 'marketing', '1', true)`,
        [user.id],
      ),
    ];
    writes.push(
      pool.query(`insert into rfqs (contractor_id, title, description) values ($1, 'a', 'b')`, [
        user.id,
      ]),
      pool.query('insert into ai_chat_sessions (user_id) values ($1)', [user.id]),
      pool.query('insert into carts (user_id) values ($1)', [user.id]),
      pool.query(
        `insert into order_requests (order_id, kind, party, asked_by, reason) values ($1, 'cancel', 'buyer', $2, 'a')`,
        [orderId, user.id],
      ),
    );
    const refused = Promise.all(
      writes.map((write) => expect(write).rejects.toMatchObject({ code: '23503' })),
    );
    const renamed = pool.query(`update users set first_name = 'Still' where id = $1`, [user.id]);
    await deletion.query(
      'update users set email = null, phone_number = null, first_name = null, anonymised_at = now() where id = $1',
      [user.id],
    );
    await deletion.query('commit');
    deletion.release();
    await refused;
    expect((await renamed).rowCount).toBe(0);
    const { rows: left } = await pool.query('select first_name from users where id = $1', [
      user.id,
    ]);
    expect(left).toEqual([{ first_name: null }]);
  });

  it('is undone whole where a part of it fails', async () => {
    const user = await build({ role: 'supplier' });
    await rows.product({ supplierId: user.id });
    const broken = { records: [], erase: () => Promise.reject(new Error('no')) };
    const { deleteAccount } = await import('../../domains/accounts/server/own-data/deletion.ts');
    const deps = {
      db: db(),
      personalData: [...personalData, broken],
      forgetPicture: async () => undefined,
    };
    await expect(deleteAccount(deps, { id: user.id, role: 'supplier' })).rejects.toThrow('no');
    expect(await count('products', 'supplier_id', user.id)).toBe(1);
  });

  it('of two last admins that go at once one stays', async () => {
    const admins = [await build({ role: 'admin' }), await build({ role: 'admin' })];
    const visitors = await Promise.all(admins.map(signedIn));
    const answers = await Promise.all(visitors.map(remove));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('needs a session', async () => {
    expect((await remove(server.visitor())).status).toBe(401);
  });

  it('is written into the trail, which nobody can change', async () => {
    const user = await build();
    await remove(await signedIn(user));
    const trail = await db()
      .selectFrom('auditLog')
      .select(['action'])
      .where('actorId', '=', user.id)
      .execute();
    expect(trail.map(({ action }) => action)).toContain('account.deleted');
    await expect(
      db().updateTable('auditLog').set({ action: 'x' }).where('actorId', '=', user.id).execute(),
    ).rejects.toThrow();
  });
});
