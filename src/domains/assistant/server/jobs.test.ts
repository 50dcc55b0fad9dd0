import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildRfq } from '../../rfqs/server/factory.ts';
import { sweepStale } from './queries/stale.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: async () => {} });
});
afterAll(() => server.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

it('forgets old conversations, unsent drafts and counts, in batches, and nothing that is in use', async () => {
  const { db } = server.database;
  const userId = (await buildUser(db)).id;
  const sessions = await db
    .insertInto('aiChatSessions')
    .values(
      [400, 380, 366, 300, 0].map((days) => ({
        userId,
        sessionData: '{}',
        updatedAt: daysAgo(days),
      })),
    )
    .returning('id')
    .execute();
  const drafts = await db
    .insertInto('aiRfqDrafts')
    .values(
      [100, 40, 31, 29, 200].map((days, at) => ({
        userId,
        chatSessionId: sessions[at === 3 ? 0 : 4]?.id ?? null,
        draft: '{}',
        createdAt: daysAgo(days),
      })),
    )
    .returning('id')
    .execute();
  const [, , , young, sent] = drafts;
  await buildRfq(db, { contractorId: userId, aiGeneratedId: sent?.id ?? null });
  await db
    .insertInto('assistantModelDays')
    .values([90, 60, 1].map((days) => ({ userId, day: daysAgo(days), calls: 1 })))
    .execute();

  await sweepStale(db, 2);

  const left = await db.selectFrom('aiChatSessions').select('id').execute();
  expect(left.map(({ id }) => id).sort()).toEqual([sessions[3]?.id, sessions[4]?.id].sort());
  const kept = await db.selectFrom('aiRfqDrafts').select('id').execute();
  expect(kept.map(({ id }) => id).sort()).toEqual([young?.id, sent?.id].sort());
  expect(await db.selectFrom('assistantModelDays').select('calls').execute()).toHaveLength(1);
});
