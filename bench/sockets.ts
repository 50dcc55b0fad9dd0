import { execFileSync, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Signer } from '@fastify/cookie';
import pg from 'pg';
import { deriveKey } from '../src/platform/keys.ts';
import { migrateToLatest } from '../src/platform/migrations.ts';
import { type SocketTokens, socketTokens } from '../src/platform/realtime/tokens.ts';
import type { Order, Report } from './listeners.ts';
import { type Server, startNode } from './servers.ts';

/** 10,000 sockets on one process: how long a message takes to the other side, and what a socket weighs. */

const wanted = 10_000;
const openedAtOnce = 50;
const messages = 2_000;
const perSecond = 100;
const promisedP99Ms = 150;
const promisedKb = 20;
/** Files that the process needs besides its sockets. */
const otherFiles = 500;

interface Person {
  readonly id: string;
  readonly sid: string;
  readonly cookie: string;
}

export interface SocketBench {
  /** A migrated database will be made of this address. */
  readonly url: string;
  readonly secret: string;
  readonly settings: Record<string, string>;
  readonly log: (line: string) => void;
}

/** Measures and prints; answers whether the promises were kept. */
export async function benchSockets({ url, secret, settings, log }: SocketBench): Promise<boolean> {
  const number = Math.min(wanted, fileLimit() - otherFiles);
  await migrateToLatest(url, () => undefined);
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const app = await startNode(['src/app/server/main.ts'], { ready: '/readyz', env: settings });
  const people = await signIn(pool, number, secret);
  const listeners = new Listeners();
  const tokens = socketTokens(pool, deriveKey(secret, 'socket tokens'));
  try {
    await warmUp(app, people);
    const before = residentKb(app);
    log(`  opening ${number} sockets`);
    const open = await openAll(app, people, tokens, listeners);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const perSocket = (residentKb(app) - before) / open;
    log(`  sending ${messages} messages, ${perSecond} a second`);
    const times = await sendAll(app, people.slice(0, open), listeners);
    return print({ open, perSocket, times, ownDelay: await listeners.delay() });
  } finally {
    listeners.close();
    await app.stop();
    await pool.end();
  }
}

/** Open files that one process here may have. Node takes up the hard limit by itself. */
const fileLimit = () => {
  const limit = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  return limit === 'unlimited' ? Number.MAX_SAFE_INTEGER : Number(limit);
};

const residentKb = ({ pid }: Server) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

async function signIn(pool: pg.Pool, number: number, secret: string): Promise<Person[]> {
  const signer = new Signer(secret);
  const sids = Array.from({ length: number }, () => randomUUID().replaceAll('-', ''));
  const expires = new Date(Date.now() + 86_400_000);
  const cookie = { path: '/', httpOnly: true, originalMaxAge: 14 * 86_400_000, expires };
  const { rows } = await pool.query<{ id: string; sid: string }>(
    `with person as (
       insert into users (email, role, first_name)
         select 'socket-' || n || '@bench.example', 'contractor', 'Bench'
           from generate_series(1, $1::integer) as n
         returning id
     ), numbered as (select id, row_number() over () as n from person)
     insert into sessions (sid, sess, expire)
       select ($2::text[])[n], $3::jsonb || jsonb_build_object('userId', id, 'device', 'bench'), $4
         from numbered
     returning sid, sess ->> 'userId' as id`,
    [number, sids, JSON.stringify({ cookie }), expires],
  );
  return rows.map(({ id, sid }) => ({
    id,
    sid,
    cookie: `sid=${encodeURIComponent(signer.sign(sid))}`,
  }));
}

/** The process that has the sockets' other ends. */
class Listeners {
  readonly #process = fork(new URL('./listeners.ts', import.meta.url), { stdio: 'inherit' });
  readonly #waiting = new Map<string, (at: bigint) => void>();
  readonly #answers: ((report: Report) => void)[] = [];

  constructor() {
    this.#process.on('message', (report: Report) => {
      if (report.type === 'arrived') this.#waiting.get(report.content)?.(BigInt(report.at));
      else this.#answers.shift()?.(report);
    });
  }

  /** When this text comes, in nanoseconds of the machine's clock. */
  arrival(content: string): Promise<bigint> {
    return new Promise((resolve) => this.#waiting.set(content, resolve));
  }

  /** @returns how many could be opened */
  async open(urls: readonly string[]): Promise<number> {
    const report = await this.#ask({ type: 'open', urls });
    return report.type === 'opened' ? report.count : 0;
  }

  /** How late that process was by itself, p99 in milliseconds. */
  async delay(): Promise<number> {
    const report = await this.#ask({ type: 'measure' });
    return report.type === 'delay' ? report.p99 : Number.NaN;
  }

  close(): void {
    this.#process.disconnect();
  }

  #ask(order: Order): Promise<Report> {
    return new Promise((resolve) => {
      this.#answers.push(resolve);
      this.#process.send(order);
    });
  }
}

/** @returns how many could be opened */
async function openAll(
  { origin }: Server,
  people: readonly Person[],
  tokens: SocketTokens,
  listeners: Listeners,
): Promise<number> {
  let open = 0;
  for (let from = 0; from < people.length; from += openedAtOnce) {
    const group = people.slice(from, from + openedAtOnce);
    const given = await Promise.all(group.map(({ id, sid }) => tokens.give(sid, id)));
    const address = `${origin.replace('http', 'ws')}/ws?token=`;
    open += await listeners.open(given.map((token) => `${address}${token}`));
  }
  return open;
}

/** What a process needs for its first messages is not what a socket weighs. */
async function warmUp(app: Server, people: readonly Person[]): Promise<void> {
  for (let i = 0; i < 300; i += 1) await send(app, people, `warm ${i}`, i);
}

async function sendAll(app: Server, people: readonly Person[], listeners: Listeners) {
  const times: Promise<number>[] = [];
  for (let i = 0; i < messages; i += 1) {
    times.push(sendOne(app, people, listeners, i));
    await new Promise((resolve) => setTimeout(resolve, 1_000 / perSecond));
  }
  return (await Promise.all(times)).sort((a, b) => a - b);
}

/** Milliseconds from the call to its frame on the other side; a minute for what never came. */
async function sendOne(app: Server, people: readonly Person[], listeners: Listeners, i: number) {
  const content = `message ${i}`;
  const arrived = listeners.arrival(content);
  const began = process.hrtime.bigint();
  await send(app, people, content, i);
  const never = new Promise<bigint>((resolve) => {
    setTimeout(() => resolve(began + 60_000_000_000n), 10_000).unref();
  });
  return Number((await Promise.race([arrived, never])) - began) / 1e6;
}

async function send({ origin }: Server, people: readonly Person[], content: string, i: number) {
  const from = people[(i * 7_919) % people.length];
  const to = people[(i * 7_919 + 1) % people.length];
  if (!from || !to) throw new Error('There is nobody to write to');
  const answer = await fetch(`${origin}/api/messages`, {
    method: 'POST',
    headers: { cookie: from.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ receiverId: to.id, content }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`A message was answered ${answer.status}`);
}

interface Result {
  readonly open: number;
  readonly perSocket: number;
  readonly times: readonly number[];
  /** How late the listening process was by itself: what is not the server's. */
  readonly ownDelay: number;
}

function print(result: Result): boolean {
  const { open: count, perSocket, times, ownDelay } = result;
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN;
  const [p50, p99] = [at(0.5), at(0.99)];
  const isKept = count >= wanted && p99 <= promisedP99Ms && perSocket <= promisedKb;
  const lines = [
    `sockets          ${count} (promised ${wanted})${count < wanted ? ': this machine opens no more files' : ''}`,
    `delivery p50     ${p50.toFixed(1)} ms`,
    `delivery p99     ${p99.toFixed(1)} ms (promised ${promisedP99Ms})`,
    `  of the listener ${ownDelay.toFixed(1)} ms (how late the harness itself was, p99)`,
    `memory a socket  ${perSocket.toFixed(1)} kB (promised ${promisedKb})`,
    isKept ? 'The promises are kept.' : 'The promises are NOT kept.',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return isKept;
}
