import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildUser, depsFor } from '../factory.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { accountsRoutes } from '../routes.ts';

// Modules are loaded once for several files; these stand in for some, so theirs are loaded for them alone.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('../passwords/passwords.ts', { spy: true });

/** Who waits for an answer must not learn by the clock whether there is such an account. */
let server: TestServer;
const statements: string[] = [];
const jobs: string[] = [];

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, parts) =>
      app.register(
        accountsRoutes({
          ...depsFor(parts),
          enqueue: async (_sender, job) => void jobs.push(job.name),
        }),
      ),
  });
  noteStatements(server);
});
afterAll(() => server.close());
/** Every statement that reaches the database, without its values. */
function noteStatements({ database: { pool } }: TestServer): void {
  const noted = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (noted.has(client)) return;
    noted.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const [first] = args as [string | { text: string }];
        statements.push(typeof first === 'string' ? first : first.text);
        return query(...args);
      },
    });
  });
}

const withoutIds = (text: string) => text.replace(/\s+/g, ' ').trim();

async function workOf(path: string, body: object, ip: string) {
  statements.length = 0;
  vi.mocked(verifyPassword).mockClear();
  jobs.length = 0;
  const { status } = await server.visitor({ ip }).post(path, body);
  return {
    status,
    statements: statements.map(withoutIds),
    verified: vi.mocked(verifyPassword).mock.calls.length,
    jobs: [...jobs],
  };
}

describe('an unknown account costs what a known one does', () => {
  it.each([
    ['an email', 'known@work.example', 'nobody@work.example'],
    ['a phone number', '+254712777001', '+254712777002'],
  ])('at the sign-in by %s: the same statements, two hashes', async (kind, known, unknown) => {
    const isEmail = kind === 'an email';
    await buildUser(server.database.db, {
      email: isEmail ? known : null,
      phoneNumber: isEmail ? null : known,
    });
    const warm = { email: 'warm@work.example', password: 'a wrong one' };
    await workOf('/api/login', warm, '203.0.113.1');
    const ofKnown = await workOf(
      '/api/login',
      { email: known, password: 'a wrong one' },
      '203.0.113.2',
    );
    const ofUnknown = await workOf(
      '/api/login',
      { email: unknown, password: 'a wrong one' },
      '203.0.113.3',
    );
    expect(ofKnown).toMatchObject({ status: 401, verified: 2 });
    expect(ofKnown.statements.length).toBeGreaterThan(3);
    expect(ofUnknown).toEqual(ofKnown);
  });

  it('where the password is forgotten: the same statements, one job', async () => {
    await buildUser(server.database.db, { email: 'forgets@work.example' });
    await workOf('/api/password/forgot', { email: 'warm@work.example' }, '203.0.113.4');
    const ofKnown = await workOf(
      '/api/password/forgot',
      { email: 'forgets@work.example' },
      '203.0.113.5',
    );
    const ofUnknown = await workOf(
      '/api/password/forgot',
      { email: 'unknown@work.example' },
      '203.0.113.6',
    );
    expect(ofKnown).toMatchObject({ status: 202, verified: 0, jobs: [expect.any(String)] });
    expect(ofUnknown).toEqual(ofKnown);
  });

  it('hashes no password that is too long to be one', async () => {
    const password = 'ab'.repeat(64).concat('c');
    const { status, verified } = await workOf(
      '/api/login',
      { email: 'known@work.example', password },
      '203.0.113.7',
    );
    expect([status, verified]).toEqual([422, 0]);
  });
});
