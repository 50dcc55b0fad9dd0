import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import type { ChatAnswer, ChatSession } from '../schema.ts';
import { registerAssistant } from './testing/register-assistant.ts';

let server: TestServer;
let contractor: Visitor;
let other: Visitor;

beforeAll(async () => {
  server = await openTestServer({ template: 'demo', registerRoutes: registerAssistant() });
  const { db } = server.database;
  contractor = await server.signedIn((await buildUser(db)).id);
  other = await server.signedIn((await buildUser(db)).id);
});
afterAll(() => server.close());

describe('a message that is sent again under its id', () => {
  const send = (body: object, visitor = contractor) =>
    visitor.post<ChatAnswer>('/api/ai/chat', body);
  const read = async (id: string) =>
    (await contractor.get<ChatSession>(`/api/ai/sessions/${id}`)).body.messages;

  it('is answered the same, stands once, and changes nothing again', async () => {
    const first = { message: 'rfq for 20 bags of cement to Thika', messageId: randomUUID() };
    const begun = await send(first);
    const again = await send(first);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(begun.body);
    const { sessionId } = begun.body;
    const more = { message: 'add ten bags', messageId: randomUUID(), sessionId };
    const added = await send(more);
    expect(added.body.rfqDraft?.items).toMatchObject([{ quantity: 30 }]);
    expect((await send(more)).body).toEqual(added.body);
    expect((await read(sessionId)).map(({ content }) => content)).toEqual([
      first.message,
      begun.body.response,
      more.message,
      added.body.response,
    ]);
    // Under an id of its own it is another ten.
    const { body } = await send({ ...more, messageId: randomUUID() });
    expect(body.rfqDraft?.items).toMatchObject([{ quantity: 40 }]);
  });

  it('stands once also where it comes several times at once, with one draft', async () => {
    const { body: found } = await send({ message: '20 bags of cement to Thika' });
    const { sessionId } = found;
    const ask = { message: 'send it as an rfq', messageId: randomUUID(), sessionId };
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(ask)));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await read(sessionId)).toHaveLength(4);
    const drafts = await server.database.db
      .selectFrom('aiRfqDrafts')
      .select('id')
      .where('chatSessionId', '=', sessionId)
      .execute();
    expect(drafts).toEqual([{ id: answers[0]?.body.rfqDraft?.id }]);
    const begin = { message: 'I need sand in Embu', messageId: randomUUID() };
    const begun = await Promise.all(Array.from({ length: 4 }, () => send(begin)));
    expect(new Set(begun.map(({ body }) => body.sessionId)).size).toBe(1);
    expect(await read(begun[0]?.body.sessionId ?? '')).toHaveLength(2);
  });

  it('is refused where the id is another message’s, somebody else’s or none', async () => {
    const first = { message: 'cement in Thika', messageId: randomUUID() };
    expect((await send(first)).status).toBe(200);
    expect(await send({ ...first, message: 'sand in Thika' })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'messageId' }] },
    });
    const capitals = await send({ ...first, messageId: first.messageId.toUpperCase() });
    expect(capitals.status).toBe(200);
    const [, answer] = await read(capitals.body.sessionId);
    const { sessionId } = capitals.body;
    const ofAnswer = await send({ message: 'rfq for it', messageId: answer?.id, sessionId });
    expect(ofAnswer.status).toBe(422);
    expect(await read(sessionId)).toHaveLength(2);
    expect((await send(first, other)).status).toBe(404);
    expect((await send({ ...first, messageId: 'twelve' })).status).toBe(422);
  });
});
