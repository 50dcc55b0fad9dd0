import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import { buildAdmin, buildUser } from '../../../accounts/server/factory.ts';
import type { FoundUser, UserDetail } from '../../users-schema.ts';

let server: TestServer;
let supporterId: string;
let supporter: Visitor;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
  supporterId = (await buildAdmin(db(), { staffRole: 'support' })).id;
  supporter = await server.signedIn(supporterId);
});
afterAll(() => server.close());

const db = () => server.database.db;
const reason = 'Cannot find the order';
const noted = async (targetId: string, action: string) =>
  (
    await db()
      .selectFrom('auditLog')
      .select(['details'])
      .where('actorId', '=', supporterId)
      .where('targetId', '=', targetId)
      .where('action', '=', action)
      .orderBy('id')
      .execute()
  ).map(({ details }) => details);

describe('users', () => {
  it('are found by name, company, email and phone number, however it is typed', async () => {
    const user = await buildUser(db(), {
      firstName: 'Njeri',
      lastName: 'Mwangi',
      companyName: 'Tofali Bora Ltd',
      email: 'njeri@tofali.example',
      phoneNumber: '+254722334455',
    });
    await buildUser(db(), { email: null, phoneNumber: '+254733000111' });
    for (const q of [
      'njeri mwangi',
      'TOFALI',
      'tofali.example',
      '0722 334 455',
      '0722334',
      '4455',
    ]) {
      const { body } = await supporter.get<FoundUser[]>(
        `/api/admin/users?q=${encodeURIComponent(q)}`,
      );
      expect(
        body.map(({ id }) => id),
        q,
      ).toEqual([user.id]);
    }
    const none = await supporter.get<FoundUser[]>('/api/admin/users?q=%25');
    expect(none.body).toEqual([]);
  });

  it('are listed page by page, and staff are not among them', async () => {
    for (let i = 0; i < 25; i += 1) await buildUser(db(), { lastName: 'Ukurasa' });
    const first = await supporter.get<FoundUser[]>('/api/admin/users?q=ukurasa');
    const [, next] = /<([^>]+)>/.exec(String(first.headers.link)) ?? [];
    const second = await supporter.get<FoundUser[]>(next ?? '');
    expect([first.body.length, second.body.length, second.headers.link]).toEqual([
      20,
      5,
      undefined,
    ]);
    expect(Number(first.headers['x-total-count'])).toBe(25);
    expect((await supporter.get(`/api/admin/users/${supporterId}`)).status).toBe(404);
  });

  it('have sign-ins that staff end', async () => {
    const { id } = await buildUser(db());
    const user = await server.signedIn(id);
    const { body } = await supporter.get<UserDetail>(`/api/admin/users/${id}`);
    expect(body).toMatchObject({ sessions: [{ device: null }] });
    await supporter.send({ method: 'DELETE', url: `/api/admin/users/${id}/sessions` });
    expect((await user.get('/api/user')).status).toBe(401);
    expect(await noted(id, 'sessions.ended')).toEqual([{ count: 1 }]);
  });

  it('are suspended for a reason that staff read until they are restored', async () => {
    const url = `/api/admin/users/${(await buildUser(db())).id}`;
    const standing = async () => (await supporter.get<UserDetail>(url)).body;
    expect((await supporter.post(`${url}/suspend`, { reason: 'Fraud' })).status).toBe(204);
    expect(await standing()).toMatchObject({ isSuspended: true, suspendedReason: 'Fraud' });
    expect((await supporter.post(`${url}/restore`, { reason: 'Settled' })).status).toBe(204);
    expect(await standing()).toMatchObject({ isSuspended: false, suspendedReason: null });
  });
});

describe('who looks at the product as a user', () => {
  const begin = async (userId: string) => {
    const viewer = await server.signedIn(supporterId);
    const answer = await viewer.post(`/api/admin/users/${userId}/view-as`, { reason });
    return { viewer, status: answer.status };
  };

  it('reads what the user reads, changes nothing, and leaves a trace of each read', async () => {
    const { id } = await buildUser(db(), { firstName: 'Otieno' });
    const { viewer } = await begin(id);
    const user = await viewer.get<{ id: string; viewedUntil: string }>('/api/user');
    expect(user.body).toMatchObject({ id, firstName: 'Otieno' });
    expect(Date.parse(user.body.viewedUntil)).toBeGreaterThan(Date.now());
    expect(user.headers['cache-control']).toContain('no-store');
    expect((await viewer.get('/api/orders')).status).toBe(200);
    for (const [method, url] of [
      ['PUT', '/api/profile'],
      ['POST', '/api/cart'],
      ['POST', '/api/logout'],
      ['DELETE', '/api/profile'],
      ['GET', '/api/profile/export'],
    ] as const) {
      const { status, body } = await viewer.send<{ code: string }>({ method, url });
      expect([url, status, body.code]).toEqual([url, 403, 'view_only']);
    }
    expect(await noted(id, 'view_as.started')).toEqual([{ reason }]);
    expect(await noted(id, 'view_as.read')).toEqual([
      { path: '/api/user' },
      { path: '/api/orders' },
    ]);
  });

  it('sees neither messages nor secrets, and nothing of an admin’s', async () => {
    const { viewer } = await begin((await buildUser(db(), { role: 'supplier' })).id);
    for (const url of [
      '/api/conversations',
      `/api/messages/${supporterId}`,
      '/api/notifications',
      '/api/payment-details',
      '/api/settings/totp',
      '/api/sessions',
      '/api/ws-token',
    ]) {
      const { status, body } = await viewer.get<{ code: string }>(url);
      expect([url, status, body.code]).toEqual([url, 403, 'closed_to_viewers']);
    }
    expect((await viewer.get('/api/admin/users')).status).toBe(403);
  });

  it('stops when it is ended, or its time is up', async () => {
    const { viewer } = await begin((await buildUser(db())).id);
    expect((await viewer.send({ method: 'DELETE', url: '/api/view-as' })).status).toBe(204);
    expect((await viewer.get('/api/user')).body).toMatchObject({ id: supporterId });
    const late = await begin((await buildUser(db())).id);
    await server.database.pool.query('update sessions set viewing_until = now()');
    expect((await late.viewer.get('/api/user')).body).toMatchObject({ id: supporterId });
  });

  it('is never somebody of the team, nor anybody for who lost the role', async () => {
    const other = await buildAdmin(db(), { staffRole: 'finance' });
    expect((await begin(other.id)).status).toBe(404);
    const gone = await buildAdmin(db(), { staffRole: 'support' });
    const viewer = await server.signedIn(gone.id);
    await viewer.post(`/api/admin/users/${(await buildUser(db())).id}/view-as`, { reason });
    await db()
      .updateTable('users')
      .set({ staffRole: 'finance' })
      .where('id', '=', gone.id)
      .execute();
    expect((await viewer.get('/api/user')).body).toMatchObject({ id: gone.id });
  });
});

describe('an admin who does nothing for half an hour', () => {
  const idle = (userId: string, minutes: number) =>
    server.database.pool.query(
      `update sessions set created_at = now() - interval '1 day',
         active_at = now() - make_interval(mins => $2) where user_id = $1`,
      [userId, minutes],
    );

  it('is signed out, which polls do not put off and calls do', async () => {
    const { id } = await buildAdmin(db());
    const admin = await server.signedIn(id);
    await idle(id, 29);
    expect((await admin.get('/api/user', { 'x-unattended': '1' })).status).toBe(200);
    await idle(id, 31);
    expect((await admin.get('/api/user')).status).toBe(401);
    const busy = await server.signedIn(id);
    await idle(id, 29);
    expect((await busy.get('/api/user')).status).toBe(200);
    const { rows } = await server.database.pool.query(
      `select active_at > now() - interval '1 minute' as fresh from sessions where user_id = $1`,
      [id],
    );
    expect(rows).toContainEqual({ fresh: true });
  });

  it('and a buyer is not', async () => {
    const { id } = await buildUser(db());
    const buyer = await server.signedIn(id);
    await idle(id, 31);
    expect((await buyer.get('/api/user')).status).toBe(200);
  });
});
