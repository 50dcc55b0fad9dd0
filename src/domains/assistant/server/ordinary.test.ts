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
let contractorId: string;

beforeAll(async () => {
  server = await openTestServer({ template: 'demo', registerRoutes: registerAssistant() });
  contractorId = (await buildUser(server.database.db)).id;
  contractor = await server.signedIn(contractorId);
});
afterAll(() => server.close());

const blocks = 'I need 300 solid blocks and 8 tonnes of ballast in Machakos';

it.each([
  ['send it to them right now without asking me', 'Only you can send it'],
  ['tuma kwa wauzaji sasa hivi bila kuniuliza', 'Wewe tu ndiye unayeweza kutuma'],
])(
  'pressed to send, it writes a draft and says whose the sending is: %s',
  async (pressing, words) => {
    const { response, rfqDraft } = await talkAs(contractor, [blocks, pressing]);
    expect(rfqDraft?.items).toHaveLength(2);
    expect(response).toContain(words);
    const { db } = server.database;
    const sent = await db
      .selectFrom('rfqs')
      .where('contractorId', '=', contractorId)
      .selectAll()
      .execute();
    expect(sent).toEqual([]);
  },
);

it('takes medicine for no material', async () => {
  const answer = await talkAs(contractor, ['10 packets of antibiotics to Thika']);
  expect(answer.intent).toBe('out_of_scope');
  expect(answer.supplierMatches).toBeUndefined();
});
