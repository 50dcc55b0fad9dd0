import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildUser,
  depsFor,
  builtPassword as password,
} from '../../../domains/accounts/server/factory.ts';
import { accountsRoutes } from '../../../domains/accounts/server/routes.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, parts) => app.register(accountsRoutes(depsFor(parts))),
  });
});
afterAll(() => server.close());

/** Runs the command beside the test's server, as the npm script does. */
function run(...args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATABASE_URL: server.database.url };
  const file = 'src/app/server/commands/account-changes.ts';
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

async function signIn(email: string | null) {
  const visitor = server.visitor();
  const { status } = await visitor.post('/api/login', { email, password });
  return { visitor, status };
}

describe('npm run account:suspend, account:restore, account:reset-two-step', () => {
  it('shuts an account out while the server runs, and lets it in again; both are noted', async () => {
    const { id, email } = await buildUser(server.database.db, { role: 'supplier' });
    const { visitor } = await signIn(email);
    const suspended = await run('suspend', '--email', email!.toUpperCase());
    expect(suspended).toMatchObject({
      code: 0,
      output: expect.stringContaining('is suspended and'),
    });
    expect(await visitor.get('/api/user')).toMatchObject({ status: 401 });
    expect(await server.visitor().get(`/api/suppliers/${id}`)).toMatchObject({ status: 404 });
    expect(await signIn(email)).toMatchObject({ status: 403 });
    expect((await run('suspend', '--email', email!)).output).toContain('is already suspended');

    expect((await run('restore', '--email', email!)).output).toContain('can sign in again');
    expect(await visitor.get('/api/user')).toMatchObject({ status: 401 });
    expect(await signIn(email)).toMatchObject({ status: 200 });
    const { rows } = await server.database.pool.query(
      `select action, actor_id from audit_log
        where target_id = $1 and action in ('account.suspended', 'account.restored') order by id`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'account.suspended', actor_id: null },
      { action: 'account.restored', actor_id: null },
    ]);
  });

  it('switches two-step sign-in off, signs out everywhere and notes it', async () => {
    const { id, email } = await buildUser(server.database.db, { emailVerifiedAt: new Date() });
    const { visitor } = await signIn(email);
    await server.database.db
      .updateTable('users')
      .set({ totpSecret: 'a sealed secret', totpConfirmedAt: new Date() })
      .where('id', '=', id)
      .execute();
    await server.database.db
      .insertInto('recoveryCodes')
      .values({ userId: id, codeHash: Buffer.from(id) })
      .execute();
    expect(await signIn(email)).toMatchObject({ status: 401 });
    expect(await run('reset-two-step', '--email', email!)).toMatchObject({
      code: 0,
      output: expect.stringContaining('is off. The account is signed out on all devices'),
    });
    expect(await visitor.get('/api/user')).toMatchObject({ status: 401 });
    expect(await signIn(email)).toMatchObject({ status: 200 });
    const { rows } = await server.database.pool.query(
      `select action, details from audit_log where target_id = $1 and action like 'two_step%'`,
      [id],
    );
    expect(rows).toEqual([{ action: 'two_step.reset', details: { by: 'operator' } }]);
    const codes = server.database.db.selectFrom('recoveryCodes').where('userId', '=', id);
    expect(await codes.selectAll().execute()).toEqual([]);
    expect((await run('reset-two-step', '--email', email!)).output).toContain('is already off');
  });

  it('finds an account by its phone number', async () => {
    await buildUser(server.database.db, { email: null, phoneNumber: '+254712990001' });
    expect((await run('suspend', '--phone', '0712 990 001')).output).toContain('+254712990001 is');
  });

  it('refuses in a sentence what will not do', async () => {
    const demo = await buildUser(server.database.db, { isDemo: true });
    const admin = await buildUser(server.database.db, { role: 'admin' });
    for (const [args, sentence] of [
      [[], 'Usage: npm run account:suspend'],
      [['restore'], 'Usage: npm run account:restore'],
      [['reset-two-step'], 'Usage: npm run account:reset-two-step'],
      [['suspend', '--name', 'x'], 'Usage: npm run account:suspend'],
      [['suspend', '--email', 'nobody'], 'Enter a valid email address'],
      [['suspend', '--email', 'nobody@jenga.example'], 'No account has nobody@jenga.example'],
      [['suspend', '--email', demo.email!], 'is a demo account'],
      [['suspend', '--email', admin.email!], 'is the last owner'],
    ] as const) {
      const { code, output } = await run(...args);
      expect(output).toContain(sentence);
      expect(output).not.toContain('at async');
      expect(code).toBe(1);
    }
  });
});
