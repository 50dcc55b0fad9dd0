import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildAdmin } from '../../../accounts/server/factory.ts';
import type { QueueItem, QueueNote, QueueSummary, Trend } from '../../queues-schema.ts';
import { queueKinds } from '../../queues-schema.ts';
import { queueRoutes } from './routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    template: 'demo',
    registerRoutes: async (app, { database }) => app.register(queueRoutes(database)),
  });
});
afterAll(() => server.close());

const db = () => server.database.db;
const anAdmin = async (firstName = 'Amina') => {
  const { id } = await buildAdmin(db(), { firstName, lastName: null });
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
  expect(first.body[0]).toMatchObject({ title: 'Question 3', href: `/admin/contact/${ids[0]}` });
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
  const { body } = await loser.visitor.get<QueueItem[]>('/api/admin/queues/contact');
  expect(body.find((item) => item.id === id)?.takenBy?.id).toBe(holder.id);
  expect((await loser.visitor.send({ method: 'DELETE', url: claim })).status).toBe(204);
  expect((await loser.visitor.send(put(claim))).status).toBe(204);
  await db().updateTable('contactSubmissions').set({ isRead: true }).execute();
  expect((await loser.visitor.send(put(claim))).status).toBe(404);
});

it('notes stay with their entry, in the order in which they were written', async () => {
  const { visitor } = await anAdmin('Amina');
  const [id] = await messages(1);
  const url = `/api/admin/queues/contact/${id}/notes`;
  expect((await visitor.post(url, { text: ' ' })).status).toBe(422);
  for (const text of ['Ask sales', 'They say yes']) await visitor.post(url, { text });
  const { body } = await visitor.get<QueueNote[]>(url);
  expect(body.map(({ text, author }) => [text, author])).toEqual([
    ['Ask sales', 'Amina'],
    ['They say yes', 'Amina'],
  ]);
});

it('a figure stands beside the same time before', async () => {
  const { visitor } = await anAdmin();
  await db()
    .updateTable('users')
    .set({ createdAt: new Date(Date.now() - 400 * 86_400_000) })
    .execute();
  const accounts = async () =>
    (await visitor.get<Trend[]>('/api/admin/trends')).body.find(
      ({ metric }) => metric === 'accounts',
    );
  const ago = (days: number) => ({ createdAt: new Date(Date.now() - days * 86_400_000) });
  for (const days of [2, 10, 10, 40]) await buildAdmin(db(), ago(days));
  expect(await accounts()).toEqual({
    metric: 'accounts',
    today: { now: 0, before: 0 },
    days7: { now: 1, before: 2 },
    days30: { now: 3, before: 1 },
  });
});
