import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queues } from '../../../app/server/compose/queues.ts';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import type { StaffRole } from '../../../shared/roles.ts';
import { buildAdmin, buildUser } from '../../accounts/server/factory.ts';
import { type QueueItem, type QueueSummary, queueKinds, type StaffNote } from '../schema.ts';
import { handleQueueJobs } from './jobs.ts';
import { queueRoutes } from './routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    template: 'demo',
    registerRoutes: async (app, { database }) => app.register(queueRoutes({ ...database, queues })),
  });
});
afterAll(() => server.close());

const db = () => server.database.db;
const anAdmin = async (firstName = 'Amina', staffRole: StaffRole = 'owner') => {
  const { id } = await buildAdmin(db(), { firstName, lastName: null, staffRole });
  return { id, visitor: await server.signedIn(id) };
};
const put = (url: string) => ({ method: 'PUT', url }) as const;

/** Messages of the contact form, the oldest first. */
async function messages(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let age = count; age > 0; age -= 1) {
    const { id } = await db()
      .insertInto('contactSubmissions')
      .values({
        ...{ name: 'Jane', email: 'jane@example.com', message: 'Do you deliver?' },
        subject: `Question ${age}`,
        createdAt: new Date(Date.now() - age * 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

it('every queue is counted and listed, the oldest first and page by page', async () => {
  const { visitor } = await anAdmin();
  const ids = await messages(3);
  const { body: all } = await visitor.get<QueueSummary[]>('/api/admin/queues');
  expect(all.map(({ kind }) => kind).sort()).toEqual([...queueKinds].sort());
  for (const { kind, waiting } of all) {
    const { status, body } = await visitor.get<QueueItem[]>(`/api/admin/queues/${kind}`);
    expect([kind, status, body.length]).toEqual([kind, 200, Math.min(waiting, 30)]);
  }
  const contact = all.find(({ kind }) => kind === 'contact');
  expect(contact).toMatchObject({ waiting: 3, mine: 0 });
  const first = await visitor.get<QueueItem[]>('/api/admin/queues/contact?limit=2');
  expect(first.body.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(first.body[0]).toMatchObject({ title: 'Question 3', takenBy: null });
  expect(first.headers['x-total-count']).toBe('3');
  const next = /<(.+?)>/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await visitor.get<QueueItem[]>(next);
  expect(second.body.map(({ id }) => id)).toEqual(ids.slice(2));
  expect(second.headers.link).toBeUndefined();
});

it('an entry is taken by one admin at a time, who may leave it to another', async () => {
  const [one, other] = [await anAdmin('Amina'), await anAdmin('Baraka')];
  const [id] = await messages(1);
  const claim = `/api/admin/queues/contact/${id}/claim`;
  const taken = await Promise.all([one, other].map(({ visitor }) => visitor.send(put(claim))));
  expect(taken.map(({ status }) => status).sort()).toEqual([204, 409]);
  const [holder, loser] = taken[0]?.status === 204 ? [one, other] : [other, one];
  expect((await holder.visitor.send(put(claim))).status).toBe(204);
  const item = `/api/admin/queues/contact/${id}`;
  expect((await loser.visitor.get<QueueItem>(item)).body.takenBy?.id).toBe(holder.id);
  const mine = '/api/admin/queues/contact?mine=true';
  expect((await holder.visitor.get<QueueItem[]>(mine)).body.map((one) => one.id)).toEqual([id]);
  expect((await loser.visitor.get<QueueItem[]>(mine)).body).toEqual([]);
  expect((await loser.visitor.send({ method: 'DELETE', url: claim })).status).toBe(204);
  expect((await loser.visitor.send(put(claim))).status).toBe(204);
  await db().updateTable('contactSubmissions').set({ isRead: true }).execute();
  expect((await loser.visitor.send(put(claim))).status).toBe(404);
  expect((await loser.visitor.get(item)).status).toBe(404);
});

it('a claim goes at night where its entry waits no longer, and stays where it does', async () => {
  const { visitor } = await anAdmin();
  const [decided = '', open = ''] = await messages(2);
  for (const id of [decided, open]) {
    await visitor.send(put(`/api/admin/queues/contact/${id}/claim`));
  }
  await db()
    .updateTable('contactSubmissions')
    .set({ isRead: true })
    .where('id', '=', decided)
    .execute();
  let run = async () => {};
  const handle = (_job: unknown, handler: unknown) => {
    run = handler as typeof run;
  };
  handleQueueJobs({ handle }, { db: db(), queues });
  await run();
  const claims = await db()
    .selectFrom('queueClaims')
    .select('itemId')
    .where('itemId', 'in', [decided, open])
    .execute();
  expect(claims).toEqual([{ itemId: open }]);
});

it('a queue is closed to staff who may not decide there, and left out of what they see', async () => {
  const { visitor } = await anAdmin('Amina', 'finance');
  const [id] = await messages(1);
  const { body } = await visitor.get<QueueSummary[]>('/api/admin/queues');
  expect(body.map(({ kind }) => kind)).toEqual([
    'payees',
    'disputes',
    'receipts',
    'transfers',
    'payouts',
    'credit',
  ]);
  const item = `/api/admin/queues/contact/${id}`;
  const notes = `/api/admin/notes/contact/${id}`;
  const refused = [
    await visitor.get('/api/admin/queues/contact'),
    await visitor.get(item),
    await visitor.send(put(`${item}/claim`)),
    await visitor.get(notes),
    await visitor.post(notes, { text: 'Not mine' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});

it('notes stay with their entry, in the order in which they were written', async () => {
  const { visitor } = await anAdmin('Amina');
  const [id] = await messages(1);
  const url = `/api/admin/notes/contact/${id}`;
  expect((await visitor.post(url, { text: ' ' })).status).toBe(422);
  for (const text of ['Ask sales', 'They say yes']) await visitor.post(url, { text });
  const { body } = await visitor.get<StaffNote[]>(url);
  expect(body.map(({ text, author }) => [text, author])).toEqual([
    ['Ask sales', 'Amina'],
    ['They say yes', 'Amina'],
  ]);
});

it('notes about a user are for those who read users, and go with the account', async () => {
  const { visitor } = await anAdmin('Amina', 'support');
  const { id } = await buildUser(db());
  const url = `/api/admin/notes/users/${id}`;
  expect((await visitor.post(url, { text: 'Called' })).status).toBe(204);
  expect((await visitor.get<StaffNote[]>(url)).body).toMatchObject([{ text: 'Called' }]);
  expect((await visitor.post(`/api/admin/notes/users/${randomUUID()}`, { text: 'x' })).status).toBe(
    404,
  );
  const finance = await anAdmin('Baraka', 'finance');
  expect((await finance.visitor.get(url)).status).toBe(403);
});
