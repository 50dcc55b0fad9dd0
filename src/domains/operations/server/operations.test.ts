import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { defineJob } from '../../../platform/jobs.ts';
import { PermanentFailure } from '../../../platform/permanent-failure.ts';
import { outcomesIn, watched } from '../../../platform/service-outcomes.ts';
import { buildAdmin } from '../../accounts/server/factory.ts';
import type { FailedJob, Health, JobKind } from '../schema.ts';
import { healthReader } from './health.ts';
import type { ServiceCheck } from './ports.ts';
import { operationsRoutes } from './routes.ts';

/** Nobody does it here: one waits. */
const reminder = defineJob({ name: 'shop.remind', payload: z.object({}) });

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database, jobs }) => {
      await app.register(operationsRoutes({ ...database, checks: [] }));
      await jobs.enqueue(database.db, reminder, {});
    },
  });
  owner = await server.signedIn((await buildAdmin(db())).id);
});
afterAll(() => server.close());

const db = () => server.database.db;

async function failedJob(): Promise<string> {
  const data = JSON.stringify({ to: 'jane@example.com', userId: 7 });
  const output = JSON.stringify({ message: 'jane@example.com was refused' });
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, data, output, state, retry_count, completed_on)
      values ('shop.remind', ${data}::jsonb, ${output}::jsonb, 'failed', 2, now())
      returning id`.execute(db());
  return rows[0]?.id ?? '';
}

const kind = async () =>
  (await owner.get<JobKind[]>('/api/admin/jobs')).body.find(({ name }) => name === 'shop.remind');

it('a failed job is read without contacts, tried again or given up, once', async () => {
  const [first, second] = [await failedJob(), await failedJob()];
  const { body } = await owner.get<FailedJob>(`/api/admin/jobs/${first}`);
  expect(body).toMatchObject({ name: 'shop.remind', reason: '…@… was refused', tries: 3 });
  expect(JSON.parse(body.data)).toEqual({ to: '…@…', userId: 7 });
  expect(await kind()).toMatchObject({ waiting: 1, failed: 2, retrying: 0 });
  expect((await owner.post(`/api/admin/jobs/${first}/retry`)).status).toBe(204);
  expect((await owner.post(`/api/admin/jobs/${first}/retry`)).status).toBe(404);
  expect((await owner.post(`/api/admin/jobs/${second}/cancel`)).status).toBe(204);
  expect(await kind()).toMatchObject({ failed: 0, retrying: 1 });
});

it('all failed jobs of a kind are changed at once, and of no other', async () => {
  await failedJob();
  await failedJob();
  const retried = await owner.post<{ changed: number }>('/api/admin/job-kinds/shop.remind/retry');
  expect(retried.body.changed).toBeGreaterThanOrEqual(2);
  expect(await kind()).toMatchObject({ failed: 0 });
  await owner.post('/api/admin/job-kinds/shop.remind/cancel');
  expect(await kind()).toMatchObject({ failed: 0, retrying: 0 });
  expect((await owner.post('/api/admin/job-kinds/none.such/retry')).status).toBe(404);
});

it('a service that does not answer is failing after two seconds, and holds nobody else up', async () => {
  const services = (await read()).services;
  expect(services.map(({ name, state, isBuiltIn }) => [name, state, isBuiltIn])).toEqual([
    ['database', 'works', true],
    ['storage', 'failing', false],
    ['mail', 'unused', false],
    ['sms', 'off', false],
  ]);
  expect(services[0]?.figures).toEqual([{ name: 'latencyMs', value: 3 }]);
});

it('a call of a service that failed makes it failing, until one succeeds; a refusal is an answer', async () => {
  const note = outcomesIn(db());
  let problem: Error | null = new Error('jane@example.com: 535 wrong password');
  const mail = watched(
    'mail',
    {
      async send() {
        if (problem) throw problem;
      },
    },
    note,
  );
  const mailNow = async () => (await read([mailCheck])).services[0];
  await expect(mail.send()).rejects.toThrow('535');
  await expect.poll(async () => (await mailNow())?.state).toBe('failing');
  expect(await mailNow()).toMatchObject({ failure: '…@…: 535 wrong password', succeededAt: null });
  problem = new PermanentFailure('No such address');
  await expect(mail.send()).rejects.toThrow('No such');
  await expect.poll(async () => (await mailNow())?.state).toBe('works');
  expect((await mailNow())?.failedAt).not.toBeNull();
});

const never = new Promise<never>(() => undefined);

/** Looked at anew each time. */
const read = (checks: readonly ServiceCheck[] = all): Promise<Health> =>
  healthReader({ db: db(), checks })();

const mailCheck: ServiceCheck = { name: 'mail', isSetUp: true, isBuiltIn: true };
const all: readonly ServiceCheck[] = [
  { name: 'database', isSetUp: false, isBuiltIn: true, ask: async () => ({ latencyMs: 3 }) },
  { name: 'storage', isSetUp: true, isBuiltIn: true, ask: () => never },
  mailCheck,
  { name: 'sms', isSetUp: false, isBuiltIn: false },
];
