import { setTimeout } from 'node:timers/promises';
import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import { type ConstructorOptions, type Db, type JobWithMetadata, PgBoss } from 'pg-boss';
import type * as z from 'zod';
import type { DB } from './database.types.ts';
import { describeError, type Log } from './log.ts';
import { PermanentFailure } from './permanent-failure.ts';

/** Work that is done after the answer, in any process with the worker role, at least once. */
export interface JobDefinition<Payload> {
  /** `<domain>.<verb>-<noun>`: the queue's name. A new meaning is a new name. */
  readonly name: string;
  /** Checked when it is sent and when it is done. Ids, no secrets: it lies in the database. */
  readonly payload: z.ZodType<Payload>;
  /** So many more tries after a failure. Default 8, over more than an hour. */
  readonly retries?: number;
  /** The wait before the first retry in seconds, about doubled with each further one. Default 15. */
  readonly firstDelaySeconds?: number;
  /** No wait is longer than this. Default 3600. */
  readonly maxDelaySeconds?: number;
  /** A run that takes longer counts as failed, and its signal aborts. Default 60. */
  readonly timeLimitSeconds?: number;
  /** How long a finished job can be looked at. Default a day. */
  readonly keepSeconds?: number;
  /** Runs at once in one process. Default 1. */
  readonly concurrency?: number;
  /** When it is sent by itself, as five cron fields in Nairobi time; its payload is then `{}`. */
  readonly cron?: string;
  /**
   * Of the jobs with one key at most one waits: sending another changes nothing. A queue keeps how it was
   * made: a job that gains or loses its key needs a new name.
   */
  readonly singletonKey?: (payload: Payload) => string;
}

/** Only for its types: the payload of what is sent and done follows from the definition. */
export function defineJob<Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}

export interface JobRun {
  /** 0 at first, then 1, 2, … */
  readonly retry: number;
  /** Aborts when the time is up or the process stops. */
  readonly signal: AbortSignal;
}
export type JobHandler<Payload> = (payload: Payload, run: JobRun) => Promise<void>;

/** The database handle or transaction of whoever sends a job, of Kysely or of pg. */
export type JobSender = Pick<Kysely<DB>, 'executeQuery'> | Pick<pg.ClientBase, 'query'>;

/**
 * Sends a job through the caller's transaction: it exists if and only if that commits.
 * @throws ZodError when the payload is not what the definition says
 */
export type Enqueue = <Payload>(
  sender: JobSender,
  job: JobDefinition<Payload>,
  payload: Payload,
  options?: { startAfterSeconds?: number },
) => Promise<void>;

const schema = 'pgboss';
const timeZone = 'Africa/Nairobi';
/** Longer than a message takes to send; a launcher that asks us to stop waits ten seconds. */
const stopTimeoutMs = 8_000;
/** Sending wakes a worker at once. This often it looks by itself, for what became due meanwhile. */
const lookSeconds = 20;

/**
 * Makes the tables of jobs, or brings them to what the library of this version needs; looks only
 * where nothing is new. Called with every migration, as the role that owns the tables.
 */
export async function installJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema, max: 1, ...quiet, migrate: true });
  boss.on('error', () => undefined);
  await boss.start();
  // An update may build indexes while the server works; only the owner can.
  while (await isBuilding(boss)) await setTimeout(1_000);
  await boss.stop({ graceful: false });
}

async function isBuilding(boss: PgBoss): Promise<boolean> {
  const states = await boss.getBamStatus();
  return states.some(({ status }) => status === 'pending' || status === 'in_progress');
}

const quiet = { supervise: false, schedule: false, migrate: false } as const;

export interface JobsOptions {
  readonly log: Log;
  /** Seconds between looks for jobs that became due; tests shorten it. */
  readonly lookSeconds?: number;
}

interface Worker {
  readonly job: JobDefinition<unknown>;
  readonly handler: JobHandler<unknown>;
}

/** The jobs of one process. Sends from the start; does jobs between `startWorkers` and `stop`. */
export class Jobs {
  readonly #url: string;
  readonly #options: JobsOptions;
  readonly #workers = new Map<string, Worker>();
  readonly #queues = new Map<string, Promise<void>>();
  #boss: Promise<PgBoss> | null = null;
  #doesWork = false;

  constructor(url: string, options: JobsOptions) {
    this.#url = url;
    this.#options = options;
  }

  /** Says how a job is done. Before `startWorkers`. */
  handle<Payload>(job: JobDefinition<Payload>, handler: JobHandler<Payload>): void {
    if (this.#workers.has(job.name)) throw new Error(`Job ${job.name} has two handlers`);
    const worker: Worker = {
      job: job as JobDefinition<unknown>,
      handler: (payload, run) => handler(job.payload.parse(payload), run),
    };
    this.#workers.set(job.name, worker);
  }

  readonly enqueue: Enqueue = async (sender, job, payload, options = {}) => {
    const data = job.payload.parse(payload) as object;
    const boss = await this.#started();
    await this.#queue(job as JobDefinition<unknown>);
    await boss.send(job.name, data, {
      db: executor(sender),
      ...(job.singletonKey ? { singletonKey: job.singletonKey(payload) } : {}),
      ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
    });
  };

  /** Begins to do the jobs that have handlers, and to send those with a schedule. */
  async startWorkers(): Promise<void> {
    if (this.#boss) throw new Error('Workers are started before the first job is sent');
    this.#doesWork = true;
    const boss = await this.#started();
    const look = this.#options.lookSeconds ?? lookSeconds;
    for (const worker of this.#workers.values()) {
      const { job } = worker;
      await this.#queue(job);
      if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: timeZone });
      let id: string | undefined;
      id = await boss.work(
        job.name,
        {
          includeMetadata: true,
          perJobResults: true,
          localConcurrency: job.concurrency ?? 1,
          // Where notices do not get through (a pooler in between), this is how late a job may be.
          pollingIntervalSeconds: Math.min(2, look),
          notifyPollingIntervalSeconds: look,
        },
        async ([taken]) => {
          if (!taken) return [];
          // Several sent by one transaction wake a worker once: whoever took one looks for the next.
          if (id) boss.notifyWorker(id);
          return [await this.#run(worker, taken)];
        },
      );
    }
  }

  /** Takes no further job, waits for those at work, and lets go of the database. */
  async stop(): Promise<void> {
    const boss = await this.#boss?.catch(() => null);
    // Stopping alone ends other parts first, and a worker may begin one more job meanwhile.
    const names = this.#doesWork ? [...this.#workers.keys()] : [];
    await Promise.all(names.map((name) => boss?.offWork(name, { wait: false })));
    await boss?.stop({ graceful: true, timeout: stopTimeoutMs });
  }

  async #run({ job, handler }: Worker, taken: JobWithMetadata<unknown>) {
    const { id, retryCount: retry } = taken;
    try {
      await handler(taken.data, { retry, signal: taken.signal });
      return { id, status: 'completed' as const };
    } catch (error) {
      const isFinal = error instanceof PermanentFailure;
      const output = describeError(error);
      const facts = { job: job.name, id, retry, error: output };
      if (isFinal) this.#options.log.warn(facts, 'job cannot succeed');
      else this.#options.log.error(facts, 'job failed');
      // "deadletter" ends the job whatever tries are left; no queue has a letter box for it.
      return { id, status: isFinal ? ('deadletter' as const) : ('failed' as const), output };
    }
  }

  #started(): Promise<PgBoss> {
    this.#boss ??= this.#start().catch((error: unknown) => {
      this.#boss = null;
      throw error;
    });
    return this.#boss;
  }

  async #start(): Promise<PgBoss> {
    const { log } = this.#options;
    const connection = { connectionString: this.#url, schema, application_name: 'jengasoko-jobs' };
    const boss = new PgBoss({ ...connection, ...(this.#doesWork ? workerOptions : senderOptions) });
    boss.on('error', (error) => log.error({ error: describeError(error) }, 'jobs'));
    boss.on('warning', ({ message }) => log.warn({ message }, 'jobs'));
    return boss.start();
  }

  /**
   * Makes the queue, or brings its settings to what the definition says now; once a process.
   * @throws where the queue was made with a singletonKey and the definition has none, or the other way
   */
  #queue(job: JobDefinition<unknown>): Promise<void> {
    const known = this.#queues.get(job.name);
    if (known) return known;
    const made = this.#makeQueue(job).catch((error: unknown) => {
      this.#queues.delete(job.name);
      throw error;
    });
    this.#queues.set(job.name, made);
    return made;
  }

  async #makeQueue(job: JobDefinition<unknown>): Promise<void> {
    const boss = await this.#started();
    const settings = {
      retryLimit: job.retries ?? 8,
      retryDelay: job.firstDelaySeconds ?? 15,
      retryBackoff: true,
      retryDelayMax: job.maxDelaySeconds ?? 3_600,
      expireInSeconds: job.timeLimitSeconds ?? 60,
      deleteAfterSeconds: job.keepSeconds ?? 86_400,
      notify: true,
    };
    const policy = job.singletonKey ? 'short' : 'standard';
    await boss.createQueue(job.name, { ...settings, policy });
    const made = await boss.getQueue(job.name);
    if (made && made.policy !== policy) {
      throw new Error(`Job ${job.name} has gained or lost its singletonKey: give it a new name`);
    }
    await boss.updateQueue(job.name, settings);
  }
}

const senderOptions = { ...quiet, max: 1 } satisfies ConstructorOptions;

/** Idle, a worker asks the database a few cheap questions a minute. */
const workerOptions = {
  max: 3,
  migrate: false,
  useListenNotify: true,
  notifyHeartbeatIntervalMs: 30_000,
  superviseIntervalSeconds: 60,
  // For jobs that wait for each other and for scheduled ones on their way: we have none of the first.
  flowIntervalSeconds: 3_600,
  cronWorkerIntervalSeconds: 30,
} satisfies ConstructorOptions;

/** pg-boss's way to the caller's connection. */
function executor(sender: JobSender): Db {
  return {
    async executeSql(text, values = []) {
      if ('executeQuery' in sender) {
        const { rows } = await sender.executeQuery(CompiledQuery.raw(text, values));
        return { rows: [...rows] };
      }
      return sender.query(text, values);
    },
  };
}
