import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../compose/index.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly responses: Readonly<
    Record<string, { content?: unknown; headers?: Readonly<Record<string, unknown>> }>
  >;
}
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

let server: TestServer;
let calls: (Operation & { call: string })[];
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
  const { body } = await server.visitor().get<Document>('/api/openapi.json');
  calls = Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      call: `${method.toUpperCase()} ${path}`,
    })),
  );
});
afterAll(() => server.close());

/** A forgotten password is answered without a word: 202, where others tell what they began. */
const isEmpty = (status: string, call: string) =>
  ['204', '302', '304'].includes(status) || call === 'POST /api/password/forgot';

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

  it('sums up every call in a line of its own, under one heading', () => {
    const unnamed = calls.filter(({ summary, tags }) => !summary?.trim() || tags?.length !== 1);
    expect(unnamed.map(({ call }) => call)).toEqual([]);
    const titles = calls.map(({ summary, tags }) => `${tags?.[0]}: ${summary}`);
    expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
  });

  it('declares the headers of reads, lists and refusals', () => {
    const headersOf = (name: string, status: string) => {
      const found = calls.find(({ call }) => call === name);
      return Object.keys(found?.responses[status]?.headers ?? {}).sort();
    };
    expect(headersOf('GET /api/categories', '200')).toEqual(['ETag', 'X-Request-Id']);
    expect(headersOf('GET /api/products', '200')).toEqual([
      'ETag',
      'Link',
      'X-Request-Id',
      'X-Total-Count',
    ]);
    expect(headersOf('GET /api/products', '304')).toEqual(['ETag']);
    expect(headersOf('POST /api/contact', '201')).toEqual(['Idempotency-Replayed', 'X-Request-Id']);
    expect(headersOf('POST /api/contact', 'default')).toEqual(['Retry-After', 'X-Request-Id']);
  });
});
