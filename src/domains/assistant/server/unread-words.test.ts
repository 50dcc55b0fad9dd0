import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { registerAssistant } from './testing/register-assistant.ts';
import { talkAs } from './testing/talk.ts';

let server: TestServer;
let contractor: Visitor;
beforeAll(async () => {
  server = await openTestServer({ template: 'demo', registerRoutes: registerAssistant() });
  const { id } = await buildUser(server.database.db, { firstName: 'Zubeda', lastName: 'Qorane' });
  contractor = await server.signedIn(id);
});
afterAll(() => server.close());

const noted = () =>
  server.database.db
    .selectFrom('knowledgeGaps')
    .select(['source', 'text', 'times', 'excerpt'])
    .orderBy('text')
    .execute();

it('words that no dictionary knows are taken down without names, phones and emails', async () => {
  await talkAs(contractor, ['Zubeda hapa, nataka vibambati, call 0722 123 456 or zq@mail.co.ke']);
  const gaps = await noted();
  expect(gaps.map(({ text }) => text)).toContain('vibambati');
  const kept = JSON.stringify(gaps);
  expect(kept).not.toMatch(/zubeda|qorane|0722|123|zq@|mail\.co/i);
});

it('a message that was understood leaves no trace', async () => {
  const before = await noted();
  await talkAs(contractor, ['I need 40 bags of cement in Ruiru']);
  await talkAs(contractor, ['hello']);
  expect(await noted()).toEqual(before);
});

it('a question without an answer waits to be answered, a question with one is answered with its source', async () => {
  const asked = 'can Zubeda Qorane use paint on a chapel altar?';
  const { response, suggestions = [] } = await talkAs(contractor, [asked]);
  expect(response).toMatch(/^I have no sure answer/);
  expect(suggestions.length).toBeGreaterThan(0);
  const [question, ...others] = (await noted()).filter(({ source }) => source === 'question');
  expect(question?.text).toMatch(/chapel altar/);
  expect(others).toEqual([]);
  expect(JSON.stringify(question)).not.toMatch(/zubeda|qorane/i);

  const answer = await talkAs(contractor, ['naweza tumia mchanga wa bahari kwa zege?']);
  expect(answer.response).toMatch(/^Haufai kwa zege lenye nondo/);
  expect(answer.source?.label).toMatch(/^Chanzo: /);
});
