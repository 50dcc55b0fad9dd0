import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listen,
  makeStorageFolder,
  type StorageFolder,
} from '../../platform/object-storage/testing/storage-server.ts';
import { registerDomains } from './compose/index.ts';
import { buildPeople, callers, callTable, requests } from './testing/call-table.ts';
import { at, type People } from './testing/calls/call.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let folder: StorageFolder;
beforeAll(async () => {
  folder = await makeStorageFolder();
  server = await openTestServer({
    settings: { DATA_DIR: folder.path, RATE_LIMIT_SCALE: '1000' },
    registerRoutes: (app, deps) => registerDomains(deps)(app),
  });
  at.server = server;
  at.base = await listen(server.app);
});
afterAll(async () => {
  await server.close();
  await folder.remove();
});

/** What no form sends, as the text of a body. */
const garbage = [
  undefined,
  'null',
  '"text"',
  '[]',
  '[null]',
  '{}',
  '{"surprise":1}',
  '{"surprise":',
];

/** The right body with each of its fields in turn of another type, empty, or far too long. */
function spoilt(body: unknown): string[] {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return [];
  const values = [null, {}, [], -1, 1e300, true, '', 'x'.repeat(5_000), [null], { id: null }];
  return Object.keys(body).flatMap((name, index) => [
    JSON.stringify({ ...body, [name]: values[index % values.length] }),
    JSON.stringify({ ...body, [name]: values[(index + 4) % values.length] }),
    JSON.stringify({ ...body, [name]: values[(index + 8) % values.length] }),
  ]);
}

/** Words of a validator, a parser, a driver or a program. */
const rawWords =
  /invalid input|expected [a-z]+,|received |too (?:small|big): |unrecognized key|must match|json at position|unexpected token|undefined|NaN|\bnull\b|syntax|constraint|relation "|column "|\bat [A-Za-z.]+ \(|\{\w+\}/i;

/** Begins like a sentence, or with the name of the field, and is no code. */
const sentence = /^[\p{L}\d“"{].*[\p{L}\p{N}.)”"?!]$/su;

interface Refusal {
  readonly message?: unknown;
  readonly issues?: readonly { readonly message: unknown }[];
}

const answersOf = (body: Refusal) => [
  body.message,
  ...(body.issues ?? []).map(({ message }) => message),
];

const writes = callTable.filter(({ call }) => /^(?:POST|PUT|PATCH|DELETE) /.test(call));

/** Nobody once something was taken: some of it is no garbage to the call, which may delete the account. */
let unchanged: People | null = null;

describe('what nobody should send', () => {
  it.each(writes)('is refused in plain sentences by $call', async ({ call, answers }) => {
    const [method = '', path = ''] = call.split(' ');
    // Whoever may call it, else anybody: the refusal then comes earlier, and has to be plain too.
    const mayCall = callers.findIndex((_, i) => i > 0 && /^2/.test(answers[i] ?? ''));
    const caller = callers[mayCall === -1 ? 1 : mayCall];
    if (!caller || caller === 'anon') throw new Error('The table has no such column');
    unchanged ??= await buildPeople();
    const people: People = unchanged;
    const self = people[caller];
    const visitor = await server.signedIn(self.id);
    const asked = await requests[call]?.({ people, caller, self });
    const url = asked?.url ?? path;
    for (const payload of [...garbage, ...spoilt(asked?.body)]) {
      const { status, body } = await visitor.send<Refusal>({
        method: method as 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        ...(payload === undefined ? {} : { payload }),
      });
      expect(status, `${payload}`).toBeLessThan(500);
      if (status < 400) {
        unchanged = null;
        continue;
      }
      for (const said of answersOf(body)) {
        expect(said, `${payload}`).toMatch(sentence);
        expect(said, `${payload}`).not.toMatch(rawWords);
      }
    }
  });

  it('is refused in plain sentences as a query, too', async () => {
    const { owner } = await buildPeople();
    const visitor = await server.signedIn(owner.id);
    const queries = ['limit=0', 'limit=x', 'cursor=%00', 'surprise=1', 'limit=1&limit=2'];
    for (const { call } of callTable.filter((row) => row.call.startsWith('GET '))) {
      const [, path = ''] = call.split(' ');
      if (path.includes('{') || path.includes('?')) continue;
      for (const query of queries) {
        const { status, body } = await visitor.send<Refusal | null>({
          method: 'GET',
          url: `${path}?${query}`,
        });
        expect(status, `${call} ${query}`).toBeLessThan(500);
        if (status < 400 || body === null || typeof body !== 'object') continue;
        for (const said of answersOf(body)) {
          expect(said, `${call} ${query}`).toMatch(sentence);
          expect(said, `${call} ${query}`).not.toMatch(rawWords);
        }
      }
    }
  });
});
