import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listen,
  makeStorageFolder,
  type StorageFolder,
} from '../../platform/object-storage/testing/storage-server.ts';
import { registerDomains } from './compose/index.ts';
import { buildPeople, callers, callTable, requests } from './testing/call-table.ts';
import { at, type Case, type Request } from './testing/calls/call.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

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

async function ask(call: string, one: Case) {
  const [method = 'GET', path = ''] = call.split(' ');
  const visitor = one.caller === 'anon' ? server.visitor() : await server.signedIn(one.self.id);
  const { url, body, csv }: Request = (await requests[call]?.(one)) ?? { url: path };
  const payload = csv ?? (body === undefined ? undefined : JSON.stringify(body));
  const type = csv === undefined ? 'application/json' : 'text/csv';
  return visitor.send({
    method: method as 'GET',
    url,
    ...(payload === undefined ? {} : { headers: { 'content-type': type }, payload }),
  });
}

/** What an admin reads is other people's: no device may keep it. */
const mayBeKept = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
  !String(headers['cache-control']).includes('no-store') || headers['x-offline-copy'] !== 'never';

describe('who may call what', () => {
  it.each(callTable)('$call', async ({ call, answers }) => {
    const got: string[] = [];
    // What is only read is the same for whoever comes next.
    const readers = call.startsWith('GET ') ? await buildPeople() : null;
    for (const caller of callers) {
      const people = readers ?? (await buildPeople());
      const self = caller === 'anon' ? people.contractorA : people[caller];
      const answer = await ask(call, { people, caller, self });
      const isKept = caller === 'admin' && readers !== null && mayBeKept(answer);
      got.push(`${caller} ${answer.status}${isKept ? ' kept by the browser' : ''}`);
    }
    const expected = callers.map((caller, i) => `${caller} ${answers[i]?.split('-')[0]}`);
    expect(got.join(', '), got.join(', ')).toBe(expected.join(', '));
  });

  it('names every call there is', () => {
    const missing = [...declared].filter((call) => !called.has(call) && !call.endsWith('/api/*'));
    expect(missing, missing.join(', ')).toEqual([]);
  });
});
