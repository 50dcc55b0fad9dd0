import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listen,
  makeStorageFolder,
  type StorageFolder,
} from '../../platform/object-storage/testing/storage-server.ts';
import { staffRoles } from '../../shared/roles.ts';
import { registerDomains } from './compose/index.ts';
import { buildPeople, callers, callTable, requests } from './testing/call-table.ts';
import { at, type Case, type People, type Request } from './testing/calls/call.ts';
import { openTestServer, type TestServer, type Visitor } from './testing/test-server.ts';

let server: TestServer;
let folder: StorageFolder;
const called = new Set<string>();
const declared = new Set<string>();

beforeAll(async () => {
  folder = await makeStorageFolder();
  server = await openTestServer({
    settings: { DATA_DIR: folder.path },
    registerRoutes: async (app, deps) => {
      app.addHook('onRoute', ({ method, url }) => {
        for (const one of [method].flat()) {
          if (url.startsWith('/api/') && one !== 'HEAD') declared.add(`${one} ${url}`);
        }
      });
      app.addHook('onRequest', async (request) => {
        called.add(`${request.method} ${request.routeOptions.url}`);
      });
      await registerDomains(deps)(app);
    },
  });
  at.server = server;
  at.base = await listen(server.app);
});
afterAll(async () => {
  await server.close();
  await folder.remove();
});

const visitors = new Map<string, Visitor>();
/** Signed in once, however often they ask. */
async function visitorOf({ caller, self }: Case): Promise<Visitor> {
  if (caller === 'anon') return server.visitor();
  const visitor = visitors.get(self.id) ?? (await server.signedIn(self.id));
  visitors.set(self.id, visitor);
  return visitor;
}

async function ask(call: string, one: Case) {
  const [method = 'GET', path = ''] = call.split(' ');
  const visitor = await visitorOf(one);
  // A table as XLSX is asked for as its CSV is.
  const request = await (requests[call] ?? requests[call.replace(/xlsx$/, 'csv')])?.(one);
  const { url, body, csv }: Request = request ?? { url: path };
  const payload = csv ?? (body === undefined ? undefined : JSON.stringify(body));
  const type = csv === undefined ? 'application/json' : 'text/csv';
  return visitor.send({
    method: method as 'GET',
    url: path.endsWith('.xlsx') ? url.replace(/csv$/, 'xlsx') : url,
    ...(payload === undefined ? {} : { headers: { 'content-type': type }, payload }),
  });
}

/** What an admin reads is other people's: no device may keep it. */
const mayBeKept = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
  !String(headers['cache-control']).includes('no-store') || headers['x-offline-copy'] !== 'never';

/** What the table says beyond the status is for readers, apart from that a reading by staff is noted. */
const promise = (answer = '') =>
  `${answer.split('-')[0]}${answer.endsWith('-audited') ? '-audited' : ''}`;

const lastEntry = async () => {
  const { rows } = await server.database.pool.query(
    'select coalesce(max(id), 0) as id from audit_log',
  );
  return rows[0].id as string;
};
const hasEntry = async (actorId: string, since: string) => {
  const query = 'select from audit_log where actor_id = $1 and id > $2';
  return (await server.database.pool.query(query, [actorId, since])).rowCount !== 0;
};

const reads = (call: string) => call.startsWith('GET ');
/** Readings come first: they change nothing for those who come after. */
const inOrder = callTable.toSorted((a, b) => Number(reads(b.call)) - Number(reads(a.call)));
/** Who calls next; nobody once a change was made, as it may have changed what they are. */
let unchanged: People | null = null;

describe('who may call what', () => {
  it.each(inOrder)('$call', async ({ call, answers }) => {
    const got: string[] = [];
    const isRead = reads(call);
    for (const caller of callers) {
      unchanged ??= await buildPeople();
      const people: People = unchanged;
      const self = caller === 'anon' ? people.contractorA : people[caller];
      const isReadByStaff = isRead && staffRoles.some((role) => role === caller);
      const since = isReadByStaff ? await lastEntry() : '';
      const answer = await ask(call, { people, caller, self });
      const isKept = isReadByStaff && mayBeKept(answer);
      const isNoted = isReadByStaff && answer.status === 200 && (await hasEntry(self.id, since));
      const marks = `${isNoted ? '-audited' : ''}${isKept ? ' kept by the browser' : ''}`;
      got.push(`${caller} ${answer.status}${marks}`);
      // What is only read, or refused, is the same for whoever comes next.
      if (!isRead && answer.status < 400) unchanged = null;
    }
    const expected = callers.map((caller, i) => `${caller} ${promise(answers[i])}`);
    expect(got.join(', '), got.join(', ')).toBe(expected.join(', '));
  });

  it('names every call there is', () => {
    const missing = [...declared].filter((call) => !called.has(call) && !call.endsWith('/api/*'));
    expect(missing, missing.join(', ')).toEqual([]);
  });
});
