import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../app/server/testing/test-server.ts';
import { buildUser } from '../domains/accounts/server/factory.ts';
import { sessionIdleDays, sessionMaxDays, startSession } from './sessions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app) => {
      const config = { access: 'public', limit: 'read' } as const;
      app.post<{ Params: { id: string } }>('/api/start/:id', { config }, async (request) => {
        await startSession(request, request.params.id);
        return {};
      });
      app.get('/api/actor', { config }, async ({ actor }) => ({ actor }));
    },
  });
});
afterAll(() => server.close());

async function signedIn() {
  const user = await buildUser(server.database.db, { role: 'supplier' });
  const visitor = server.visitor();
  await visitor.post(`/api/start/${user.id}`);
  return { user, visitor };
}

/** As if the session had been started, and last used, so many days ago. */
const age = (userId: string, startedDays: number, unusedDays: number) =>
  server.database.pool.query(
    `update sessions set
       created_at = now() - make_interval(days => $2),
       expire = expire - make_interval(days => $3),
       sess = jsonb_set(sess::jsonb, '{cookie,expires}',
         to_jsonb((sess -> 'cookie' ->> 'expires')::timestamptz - make_interval(days => $3)))
     where user_id = $1`,
    [userId, startedDays, unusedDays],
  );

async function daysLeft(userId: string): Promise<number> {
  const { rows } = await server.database.pool.query(
    `select round(extract(epoch from expire - now()) / 86400)::int as days
     from sessions where user_id = $1`,
    [userId],
  );
  return rows[0].days;
}

it('API-01 knows who asks by the cookie alone', async () => {
  const { user, visitor } = await signedIn();
  expect(await visitor.get('/api/actor')).toMatchObject({
    body: { actor: { id: user.id, role: 'supplier' } },
  });
  expect(await server.visitor().get('/api/actor')).toMatchObject({ body: { actor: null } });
});

it('takes no cookie that it did not sign', async () => {
  const { visitor } = await signedIn();
  const [sid = ''] = (visitor.cookies.get('sid') ?? '').split('.');
  visitor.cookies.set('sid', `${sid}.forged`);
  expect(await visitor.get('/api/actor')).toMatchObject({ body: { actor: null } });
});

it('leaves the cookie alone where a sign-in has ended: a late answer would take back the next one', async () => {
  const { visitor, user } = await signedIn();
  const former = server.visitor();
  former.cookies.set('sid', visitor.cookies.get('sid') ?? '');
  await visitor.post(`/api/start/${user.id}`);
  const late = await former.get('/api/actor');
  expect(late).toMatchObject({ status: 200, body: { actor: null } });
  expect(late.headers['set-cookie']).toBeUndefined();
});

it('prolongs a sign-in that is used, in the store and in the cookie, at most once an hour', async () => {
  const { user, visitor } = await signedIn();
  await age(user.id, 5, 5);
  const used = await visitor.get('/api/actor');
  expect(String(used.headers['set-cookie'])).toContain('sid=');
  expect(await daysLeft(user.id)).toBe(sessionIdleDays);
  const again = await visitor.get('/api/actor');
  expect(again.headers['set-cookie']).toBeUndefined();
  expect(again).toMatchObject({ body: { actor: { id: user.id } } });
});

it('asks anew with every request whose sign-in it is, and stores nothing of the answer', async () => {
  const { user, visitor } = await signedIn();
  await age(user.id, 5, 5);
  await visitor.get('/api/actor');
  const { rows } = await server.database.pool.query(
    'select sess from sessions where user_id = $1',
    [user.id],
  );
  expect(Object.keys(rows[0].sess)).not.toContain('reader');
  await server.database.pool.query('update users set suspended_at = now() where id = $1', [
    user.id,
  ]);
  expect(await visitor.get('/api/actor')).toMatchObject({ body: { actor: null } });
});

it('ends a sign-in that was not used for its time, or is too old', async () => {
  const idle = await signedIn();
  await age(idle.user.id, sessionIdleDays + 1, sessionIdleDays + 1);
  expect(await idle.visitor.get('/api/actor')).toMatchObject({ body: { actor: null } });
  const old = await signedIn();
  await age(old.user.id, sessionMaxDays + 1, 0);
  expect(await old.visitor.get('/api/actor')).toMatchObject({ body: { actor: null } });
});
