import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import type { MailMessage } from '../../../platform/mail.ts';
import { PermanentFailure } from '../../../platform/permanent-failure.ts';
import { eventually } from '../../../shared/testing/eventually.ts';
import { buildUser, jobDepsFor } from './factory.ts';
import { gatherExportLater, sendContactProof, sweepDaily } from './job-definitions.ts';
import { handleAccountsJobs } from './jobs.ts';

let server: TestServer;
let failures: Error[] = [];
const sent: MailMessage[] = [];
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: async () => undefined });
  const mail = {
    async send(message: MailMessage) {
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(message);
    },
  };
  handleAccountsJobs(server.jobs, { ...jobDepsFor(server), mail });
  await server.jobs.startWorkers();
});
afterAll(() => server.close());
beforeEach(() => {
  sent.length = 0;
  failures = [];
});

async function sendTo(overrides: Parameters<typeof buildUser>[1] = {}) {
  const { db } = server.database;
  const user = await buildUser(db, overrides);
  const proof = { userId: user.id, channel: 'email', isWelcome: false } as const;
  await server.jobs.enqueue(db, sendContactProof, proof);
  return user;
}

const stateOf = async (userId: string) => {
  const { rows } = await server.database.pool.query(
    `select state::text, retry_count from pgboss.job where data ->> 'userId' = $1`,
    [userId],
  );
  return rows[0];
};

const countTokens = async (userId: string) => {
  const { rowCount } = await server.database.pool.query(
    'select from account_tokens where user_id = $1',
    [userId],
  );
  return rowCount;
};

describe('a message of accounts', () => {
  it('that could not be sent leaves no token behind, and goes out with a new one later', async () => {
    failures = [new Error('the mail server is away')];
    const { id, email } = await sendTo();
    await eventually(async () => expect(await stateOf(id)).toMatchObject({ state: 'retry' }));
    expect(await countTokens(id)).toBe(0);
    await server.database.pool.query(
      `update pgboss.job set start_after = now() where data ->> 'userId' = $1`,
      [id],
    );
    await eventually(async () =>
      expect(await stateOf(id)).toEqual({ state: 'completed', retry_count: 1 }),
    );
    expect(sent.map(({ to }) => to)).toEqual([email]);
    expect(await countTokens(id)).toBe(1);
  });

  it('that is refused for good is not sent again', async () => {
    failures = [new PermanentFailure('no such mailbox')];
    const { id } = await sendTo();
    await eventually(async () =>
      expect(await stateOf(id)).toEqual({ state: 'failed', retry_count: 0 }),
    );
    expect(await countTokens(id)).toBe(0);
  });

  it('is not needed any more where the contact was proven meanwhile', async () => {
    const { id } = await sendTo({ emailVerifiedAt: new Date() });
    await eventually(async () => expect(await stateOf(id)).toMatchObject({ state: 'completed' }));
    expect(sent).toEqual([]);
  });
});

describe('the daily sweep', () => {
  it('deletes what has been useless for a week', async () => {
    const { db, pool } = server.database;
    const user = await buildUser(db);
    await pool.query(
      `insert into account_tokens (user_id, purpose, token_hash, destination, expires_at)
       select $1, 'email_proof', sha256(days::text::bytea), 'a@b.example',
         now() - make_interval(days => days)
       from unnest(array[8, 6]) as days`,
      [user.id],
    );
    await server.jobs.enqueue(db, sweepDaily, {});
    await eventually(async () => expect(await countTokens(user.id)).toBe(1));
  });
});

describe('a copy of the own data', () => {
  it('is gathered by a worker', async () => {
    const { db, pool } = server.database;
    const user = await buildUser(db);
    const { rows } = await pool.query(
      'insert into data_exports (user_id) values ($1) returning id',
      [user.id],
    );
    const [{ id }] = rows as [{ id: string }];
    await server.jobs.enqueue(db, gatherExportLater, { exportId: id });
    await eventually(async () => {
      const found = await pool.query('select state from data_exports where id = $1', [id]);
      expect(found.rows).toEqual([{ state: 'done' }]);
    });
  });
});
