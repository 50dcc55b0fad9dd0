import { expect } from 'vitest';
import type { Database } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { eventually } from '../../../shared/testing/eventually.ts';
import { type AccountsJobDeps, handleAccountsJobs } from './jobs.ts';

/** For tests: does the jobs of accounts, and reads what they sent from the outbox. */
export async function startPost(server: { database: Database; jobs: Jobs }, deps: AccountsJobDeps) {
  handleAccountsJobs(server.jobs, deps);
  await server.jobs.startWorkers();
  const { pool } = server.database;

  const allDone = () =>
    eventually(async () => {
      const { rows } = await pool.query(
        `select name from pgboss.job
         where name like 'accounts.%' and state in ('created', 'retry', 'active')`,
      );
      expect(rows).toEqual([]);
    });

  /** The texts that went to this contact, oldest first. */
  const textsTo = async (recipient: string): Promise<string[]> => {
    await allDone();
    const { rows } = await pool.query<{ text: string }>(
      'select text from outbox_messages where recipient = $1 order by created_at',
      [recipient],
    );
    return rows.map(({ text }) => text);
  };
  const lastTo = async (recipient: string) => (await textsTo(recipient)).at(-1) ?? '';
  return {
    allDone,
    textsTo,
    /** The code of the last SMS. */
    codeTo: async (phone: string) => /\b\d{6}\b/.exec(await lastTo(phone))?.[0] ?? 'no code',
    /** The token of the last mail's link. */
    tokenTo: async (email: string) => /token=([\w-]+)/.exec(await lastTo(email))?.[1] ?? 'no token',
  };
}

export type Post = Awaited<ReturnType<typeof startPost>>;
