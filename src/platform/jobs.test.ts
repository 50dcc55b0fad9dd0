import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { eventually } from '../shared/testing/eventually.ts';
import { defineJob, type JobDefinition, type JobHandler, Jobs } from './jobs.ts';
import { PermanentFailure } from './permanent-failure.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const open: Jobs[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((jobs) => jobs.stop()));
});

const logged: { facts: object; text: string }[] = [];
const note = (facts: object, text: string) => void logged.push({ facts, text });
const log = { info: note, warn: note, error: note } as never;

function openJobs(url = database.url, lookSeconds = 0.5): Jobs {
  const jobs = new Jobs(url, { log, lookSeconds });
  open.push(jobs);
  return jobs;
}

const numbered = z.strictObject({ n: z.int() });
type Numbered = z.infer<typeof numbered>;

/** A job of its own for each test: queues outlive them. */
function newJob(extra: Partial<JobDefinition<Numbered>> = {}): JobDefinition<Numbered> {
  return defineJob({
    name: `tests.${randomBytes(4).toString('hex')}`,
    payload: numbered,
    ...extra,
  });
}

async function startWorker(job: JobDefinition<Numbered>, handler: JobHandler<Numbered>) {
  const jobs = openJobs();
  jobs.handle(job, handler);
  await jobs.startWorkers();
  return jobs;
}

interface JobRow {
  id: string;
  state: string;
  retry_count: number;
  wait: number;
}

async function rowsOf(job: JobDefinition<Numbered>): Promise<JobRow[]> {
  const { rows } = await database.pool.query<JobRow>(
    `select id, state::text, retry_count, extract(epoch from start_after - now())::float8 as wait
     from pgboss.job where name = $1 order by created_on`,
    [job.name],
  );
  return rows;
}
const statesOf = async (job: JobDefinition<Numbered>) =>
  (await rowsOf(job)).map(({ state }) => state);

describe('sending a job', () => {
  it('is part of the transaction: one that is rolled back sends nothing', async () => {
    const job = newJob();
    const jobs = openJobs();
    const broken = database.db.transaction().execute(async (trx) => {
      await jobs.enqueue(trx, job, { n: 1 });
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    expect(await statesOf(job)).toEqual([]);
    await database.db.transaction().execute((trx) => jobs.enqueue(trx, job, { n: 2 }));
    expect(await statesOf(job)).toEqual(['created']);
  });

  it('works through a plain connection of pg as well', async () => {
    const job = newJob();
    const jobs = openJobs();
    const client = await database.pool.connect();
    await client.query('begin');
    await jobs.enqueue(client, job, { n: 1 });
    expect(await statesOf(job)).toEqual([]);
    await client.query('commit');
    client.release();
    expect(await statesOf(job)).toEqual(['created']);
  });

  it('is seen by no worker before the transaction ends', async () => {
    const job = newJob();
    const done: number[] = [];
    const jobs = await startWorker(job, async ({ n }) => void done.push(n));
    await database.db.transaction().execute(async (trx) => {
      await jobs.enqueue(trx, job, { n: 1 });
      await jobs.enqueue(database.db, job, { n: 2 });
      await eventually(() => expect(done).toEqual([2]));
    });
    await eventually(() => expect(done).toEqual([2, 1]));
  });

  it('refuses a payload that is not what the definition says', async () => {
    const job = newJob();
    const sending = openJobs().enqueue(database.db, job, { n: 'one' } as never);
    await expect(sending).rejects.toThrow(z.ZodError);
  });

  it('keeps one waiting job of a key', async () => {
    const job = newJob({ singletonKey: ({ n }) => String(n) });
    const jobs = openJobs();
    for (const n of [1, 1, 2, 1]) await jobs.enqueue(database.db, job, { n });
    expect(await statesOf(job)).toHaveLength(2);
  });

  it.each(['gains', 'loses'])(
    'says that a job which %s its key needs a new name',
    async (change) => {
      const without = newJob();
      const withKey = { ...without, singletonKey: ({ n }: Numbered) => String(n) };
      const [before, after] = change === 'gains' ? [without, withKey] : [withKey, without];
      await openJobs().enqueue(database.db, before, { n: 1 });
      await openJobs().enqueue(database.db, before, { n: 2 });
      await expect(openJobs().enqueue(database.db, after, { n: 3 })).rejects.toThrow('a new name');
    },
  );

  it('can ask for a later time', async () => {
    const job = newJob();
    await openJobs().enqueue(database.db, job, { n: 1 }, { startAfterSeconds: 600 });
    const [row] = await rowsOf(job);
    expect(row!.wait).toBeGreaterThan(500);
  });
});

describe('a failing job', () => {
  it('is tried again after a wait that grows, and is done in the end', async () => {
    const job = newJob({ retries: 4, firstDelaySeconds: 1 });
    const retries: number[] = [];
    const jobs = await startWorker(job, async (_payload, { retry }) => {
      retries.push(retry);
      if (retry < 2) throw new Error('the server is away');
    });
    await jobs.enqueue(database.db, job, { n: 1 });
    await eventually(async () => expect(await statesOf(job)).toEqual(['completed']));
    expect(retries).toEqual([0, 1, 2]);
  });

  it('waits about twice as long each time, up to a limit', async () => {
    const job = newJob({ retries: 20, firstDelaySeconds: 100, maxDelaySeconds: 1_000 });
    const jobs = await startWorker(job, async () => {
      throw new Error('the server is away');
    });
    await jobs.enqueue(database.db, job, { n: 1 });
    const waits: number[] = [];
    for (let retry = 1; retry <= 6; retry += 1) {
      const [row] = await eventually(async () => {
        const rows = await rowsOf(job);
        expect(rows).toMatchObject([{ state: 'retry', retry_count: retry - 1 }]);
        return rows;
      });
      waits.push(row!.wait);
      // As if the wait had passed.
      await database.pool.query('update pgboss.job set start_after = now() where id = $1', [
        row!.id,
      ]);
    }
    // Each wait is between once and twice its base, which doubles: two steps on it has grown.
    expect(waits[2]!).toBeGreaterThan(waits[0]!);
    expect(waits[1]!).toBeGreaterThan(90);
    expect(Math.max(...waits)).toBeLessThanOrEqual(1_000);
    expect(waits.at(-1)!).toBeGreaterThan(900);
  });

  it('ends after its last try', async () => {
    const job = newJob({ retries: 1, firstDelaySeconds: 1 });
    let runs = 0;
    const jobs = await startWorker(job, async () => {
      runs += 1;
      throw new Error('never');
    });
    await jobs.enqueue(database.db, job, { n: 1 });
    await eventually(async () => expect(await statesOf(job)).toEqual(['failed']));
    expect(runs).toBe(2);
  });

  it('ends at once where another try would fail the same way', async () => {
    const job = newJob({ firstDelaySeconds: 1 });
    let runs = 0;
    const jobs = await startWorker(job, async () => {
      runs += 1;
      throw new PermanentFailure('no such number');
    });
    await jobs.enqueue(database.db, job, { n: 1 });
    await eventually(async () => expect(await statesOf(job)).toEqual(['failed']));
    expect(runs).toBe(1);
  });

  it('is logged by its name and error, not by its payload', async () => {
    const job = newJob({ retries: 0 });
    const jobs = await startWorker(job, async () => {
      throw Object.assign(new Error('it broke'), { detail: 'Key (email)=(a@b.example) exists' });
    });
    await jobs.enqueue(database.db, job, { n: 424_242 });
    await eventually(async () => expect(await statesOf(job)).toEqual(['failed']));
    const about = logged.filter(({ facts }) => (facts as { job?: string }).job === job.name);
    expect(about).toMatchObject([{ text: 'job failed', facts: { retry: 0 } }]);
    expect(JSON.stringify(about)).toContain('it broke');
    expect(JSON.stringify(about)).not.toMatch(/424242|a@b\.example/);
  });
});

describe('workers', () => {
  it('do all that one transaction sends, though its notices come as one', async () => {
    const job = newJob();
    const jobs = openJobs(database.url, 600);
    jobs.handle(job, async () => undefined);
    await jobs.startWorkers();
    await database.db.transaction().execute(async (trx) => {
      for (const n of [1, 2, 3]) await jobs.enqueue(trx, job, { n });
    });
    await eventually(async () => {
      expect(await statesOf(job)).toEqual(['completed', 'completed', 'completed']);
    });
  });

  it('of two processes never do one job twice', async () => {
    const job = newJob({ concurrency: 2 });
    const done: string[] = [];
    const worker = (name: string) =>
      startWorker(job, async ({ n }) => {
        done.push(`${name} ${n}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      });
    const [first] = await Promise.all([worker('first'), worker('second')]);
    await Promise.all(Array.from({ length: 60 }, (_, n) => first.enqueue(database.db, job, { n })));
    await eventually(async () =>
      expect(new Set(await statesOf(job))).toEqual(new Set(['completed'])),
    );
    const numbers = done.map((entry) => Number(entry.split(' ')[1]));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n));
    expect(new Set(done.map((entry) => entry.split(' ')[0]))).toEqual(new Set(['first', 'second']));
  }, 90_000);

  it('finish what they are doing before they stop, and leave the rest', async () => {
    const job = newJob();
    const events: string[] = [];
    let finish = () => {};
    const jobs = await startWorker(job, async ({ n }) => {
      events.push(`begin ${n}`);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      events.push(`end ${n}`);
    });
    await jobs.enqueue(database.db, job, { n: 1 });
    await eventually(() => expect(events).toEqual(['begin 1']));
    await jobs.enqueue(database.db, job, { n: 2 });
    const stopping = jobs.stop();
    finish();
    await stopping;
    expect(events).toEqual(['begin 1', 'end 1']);
    expect(await statesOf(job)).toEqual(['completed', 'created']);
  });

  it('run on a schedule what has one', async () => {
    const job = defineJob({
      name: `tests.${randomBytes(4).toString('hex')}`,
      payload: z.strictObject({}),
      cron: '30 3 * * *',
    });
    const jobs = openJobs();
    jobs.handle(job, async () => undefined);
    await jobs.startWorkers();
    const { rows } = await database.pool.query(
      'select cron, timezone from pgboss.schedule where name = $1',
      [job.name],
    );
    expect(rows).toEqual([{ cron: '30 3 * * *', timezone: 'Africa/Nairobi' }]);
  });

  it('need no more rights than the application’s own role has', async () => {
    const role = `app_${randomBytes(4).toString('hex')}`;
    const grants = await readFile('db/roles.sql', 'utf8');
    await database.pool.query(`create role ${role} login password 'app'`);
    await database.pool.query(grants.replaceAll(':"role"', role));
    const url = new URL(database.url);
    url.username = role;
    url.password = 'app';
    const job = newJob();
    const jobs = openJobs(url.href);
    let done = 0;
    jobs.handle(job, async () => {
      done += 1;
    });
    await jobs.startWorkers();
    await jobs.enqueue(database.db, job, { n: 1 });
    await eventually(() => expect(done).toBe(1));
    await jobs.stop();
    await database.pool.query(`drop owned by ${role}`);
    await database.pool.query(`drop role ${role}`);
  });
});
