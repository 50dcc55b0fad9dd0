import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import { noFiles, noSubjects } from '../factory.ts';
import { messagingRoutes } from '../routes.ts';
import { returnUnnotified, takeUnnotified } from '../unnotified/queries.ts';

let server: TestServer;
const told: string[] = [];
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database, bus }) => {
      const tellLater = async (_trx: unknown, userId: string) => void told.push(userId);
      await app.register(
        messagingRoutes({
          ...database,
          uploads: noFiles,
          ...noSubjects,
          publish: bus.publish,
          tellLater,
        }),
      );
    },
  });
});
afterAll(() => server.close());

async function pair() {
  const { db } = server.database;
  const [amina, juma] = [await buildUser(db), await buildUser(db, { companyName: 'Juma Ltd' })];
  const [her, him] = [await server.signedIn(amina.id), await server.signedIn(juma.id)];
  return { amina, juma, her, him };
}

describe('blocking', () => {
  it('a blocked sender is told plainly, and nothing is stored', async () => {
    const { amina, juma, her, him } = await pair();
    expect((await him.post(`/api/users/${amina.id}/block`)).status).toBe(204);
    expect((await him.post(`/api/users/${amina.id}/block`)).status).toBe(204);
    const sent = await her.post('/api/messages', { receiverId: juma.id, content: 'Hello' });
    expect(sent.status).toBe(403);
    expect(sent.body).toMatchObject({
      code: 'blocked',
      message: 'This person has blocked you. You cannot message them.',
    });
    expect((await him.get('/api/messages')).body).toEqual([]);
    const state = { isBlocked: false, hasBlockedYou: true };
    expect((await her.get(`/api/users/${juma.id}/block`)).body).toEqual(state);
  });

  it('who blocked cannot write either, until they unblock', async () => {
    const { amina, her, him } = await pair();
    await him.post(`/api/users/${amina.id}/block`);
    const hello = { receiverId: amina.id, content: 'Hello' };
    const refused = await him.post('/api/messages', hello);
    expect(refused).toMatchObject({ status: 403, body: { code: 'you_blocked' } });
    const undo = { method: 'DELETE', url: `/api/users/${amina.id}/block` } as const;
    expect((await her.send(undo)).status).toBe(204);
    expect((await him.post('/api/messages', hello)).status).toBe(403);
    expect((await him.send(undo)).status).toBe(204);
    expect((await him.post('/api/messages', hello)).status).toBe(201);
  });

  it('concerns others who exist; a report says what is wrong', async () => {
    const { amina, juma, her } = await pair();
    expect((await her.post(`/api/users/${amina.id}/block`)).status).toBe(422);
    expect((await her.post(`/api/users/${randomUUID()}/block`)).status).toBe(404);
    expect((await her.post(`/api/users/${juma.id}/report`, { reason: '  ' })).status).toBe(422);
    expect((await her.post(`/api/users/${amina.id}/report`, { reason: 'x' })).status).toBe(422);
    expect((await her.post(`/api/users/${randomUUID()}/report`, { reason: 'x' })).status).toBe(404);
    expect(
      (await her.post(`/api/users/${juma.id}/report`, { reason: ' Spam\u202e ' })).status,
    ).toBe(204);
    const reports = await server.database.db
      .selectFrom('reports')
      .select(['reporterId', 'reason'])
      .where('reportedId', '=', juma.id)
      .execute();
    expect(reports).toEqual([{ reporterId: amina.id, reason: 'Spam' }]);
  });

  it('reports of one person about another are one while it is open, also at the same moment', async () => {
    const { amina, juma, her } = await pair();
    const report = (reason: string) => her.post(`/api/users/${juma.id}/report`, { reason });
    const answers = await Promise.all(Array.from({ length: 8 }, () => report('Spam')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    await report('Asked for money outside the site');
    const { db } = server.database;
    const reasons = async () =>
      (
        await db
          .selectFrom('reports')
          .select('reason')
          .where('reporterId', '=', amina.id)
          .orderBy('createdAt')
          .execute()
      ).map(({ reason }) => reason);
    expect(await reasons()).toEqual(['Spam\n\nAsked for money outside the site']);
    const resolved = { resolvedAt: new Date(), resolvedBy: juma.id };
    await db.updateTable('reports').set(resolved).where('reporterId', '=', amina.id).execute();
    await report('Spam');
    expect(await reasons()).toHaveLength(2);
  });
});

describe('messages to tell of by mail or SMS', () => {
  it('are the unread ones, each told once, none where they are not wanted', async () => {
    const { amina, juma, her, him } = await pair();
    const { db } = server.database;
    const write = () => him.post('/api/messages', { receiverId: amina.id, content: 'Hello' });
    await write();
    await write();
    expect(told).toContain(amina.id);
    const unread = [{ peerId: juma.id, sender: 'Juma Ltd', isSenderProven: false, count: 2 }];
    expect(await takeUnnotified(db, amina.id)).toEqual(unread);
    expect(await takeUnnotified(db, amina.id)).toEqual([]);
    await returnUnnotified(db, amina.id, [juma.id]);
    expect(await takeUnnotified(db, amina.id)).toEqual(unread);
    await write();
    await her.post(`/api/messages/${juma.id}/read`);
    expect(await takeUnnotified(db, amina.id)).toEqual([]);
    await write();
    const quiet = { messageNotifications: false };
    await db.updateTable('users').set(quiet).where('id', '=', amina.id).execute();
    expect(await takeUnnotified(db, amina.id)).toEqual([]);
  });
});
