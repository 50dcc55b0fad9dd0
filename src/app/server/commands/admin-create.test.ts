import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, builtPassword, depsFor } from '../../../domains/accounts/server/factory.ts';
import { accountsRoutes } from '../../../domains/accounts/server/routes.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, parts) => app.register(accountsRoutes(depsFor(parts))),
  });
});
afterAll(() => server.close());

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs the command beside the test's server, as the npm script does. */
function run(...args: string[]): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: server.database.url };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['src/app/server/commands/admin-create.ts', ...args],
      { env },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
      },
    );
  });
}

const password = 'msimamizi imara 7';
const newEmail = () => `${randomUUID()}@admins.example`;
const make = (email: string) => run('--email', email, '--password', password);

async function signIn(email: string | null, typed: string) {
  const visitor = server.visitor();
  const answer = await visitor.post<{ role: string }>('/api/login', { email, password: typed });
  return { visitor, ...answer };
}

describe('npm run admin:create', () => {
  it('makes an admin while the server runs', async () => {
    const email = newEmail();
    const { code, output } = await make(email.toUpperCase());
    expect(output).toContain(`${email} is now an admin (owner).`);
    expect(code).toBe(0);
    expect(await signIn(email, password)).toMatchObject({ status: 200, body: { role: 'admin' } });
  });

  it('promotes an account, and whoever had it before is out', async () => {
    const user = await buildUser(server.database.db, { totpConfirmedAt: null });
    const before = await signIn(user.email, builtPassword);
    expect((await make(user.email!)).code).toBe(0);
    expect(await before.visitor.get('/api/user')).toMatchObject({ status: 401 });
    expect(await signIn(user.email, builtPassword)).toMatchObject({ status: 401 });
    expect(await signIn(user.email, password)).toMatchObject({
      status: 200,
      body: { id: user.id, role: 'admin' },
    });
  });

  it('leaves whoever had the account before no other way in: no phone number, no code on its way', async () => {
    const { db, pool } = server.database;
    const { id, email } = await buildUser(db, {
      phoneNumber: '+254712880001',
      phoneVerifiedAt: new Date(),
    });
    await signIn(email, builtPassword);
    await db
      .insertInto('accountTokens')
      .values({
        userId: id,
        purpose: 'password_reset',
        tokenHash: Buffer.from('a code that was sent'),
        destination: '+254712880001',
        expiresAt: new Date(Date.now() + 600_000),
      })
      .execute();
    expect((await make(email!)).code).toBe(0);
    const { rows } = await pool.query(
      `select phone_number, phone_verified_at,
              (select count(*)::int from account_tokens where user_id = users.id) as tokens,
              (select count(*)::int from login_networks where user_id = users.id) as networks
         from users where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ phone_number: null, phone_verified_at: null, tokens: 0, networks: 0 }]);
  });

  it('refuses in a sentence what will not do', async () => {
    const demo = await buildUser(server.database.db, { isDemo: true });
    const suspended = await buildUser(server.database.db, { suspendedAt: new Date() });
    for (const [args, sentence] of [
      [[], 'Usage: npm run admin:create'],
      [['--email', newEmail()], 'Usage: npm run admin:create'],
      [['--name', 'x'], 'Usage: npm run admin:create'],
      [['--email', 'nobody', '--password', password], 'Enter a valid email address'],
      [['--email', newEmail(), '--password', 'abc'], 'Password must be at least 6 characters.'],
      [['--email', newEmail(), '--password', 'password'], 'too easy to guess'],
      [['--email', demo.email!, '--password', password], 'is a demo account'],
      [['--email', newEmail(), '--password', password, '--role', 'king'], 'Enter one of owner'],
      [['--email', suspended.email!, '--password', password], 'is suspended'],
    ] as const) {
      const { code, output } = await run(...args);
      expect(output).toContain(sentence);
      expect(output).not.toContain('at async');
      expect(code).toBe(1);
    }
  });
});
