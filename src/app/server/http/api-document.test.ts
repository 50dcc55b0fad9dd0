import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../compose.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

interface Operation {
  readonly responses: Readonly<Record<string, { content?: unknown }>>;
}
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

let server: TestServer;
let calls: { call: string; responses: Operation['responses'] }[];
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
  const { body } = await server.visitor().get<Document>('/api/openapi.json');
  calls = Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { responses }]) => ({
      call: `${method.toUpperCase()} ${path}`,
      responses,
    })),
  );
});
afterAll(() => server.close());

/** A forgotten password is answered without a word: 202, where others tell what they began. */
const isEmpty = (status: string, call: string) =>
  status === '204' || status === '302' || call === 'POST /api/password/forgot';

describe('the API document', () => {
  it('says what every call answers, and how it refuses', () => {
    expect(calls.length).toBeGreaterThan(20);
    const silent = calls.filter(({ call, responses }) => {
      const answers = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
      const says = answers.every(([status, { content }]) => isEmpty(status, call) || content);
      return answers.length === 0 || !says || !responses.default?.content;
    });
    expect(silent.map(({ call }) => call)).toEqual([]);
  });
});
