import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import sharp from 'sharp';
import { migrateToLatest } from '../src/platform/migrations.ts';
import type { UploadTicket } from '../src/shared/upload-rules.ts';
import { signInContractors } from './contractors.ts';
import { startNode } from './servers.ts';
import type { SocketBench } from './sockets.ts';

/** What 500 uploads of a few hundred bytes that are 5.8 million pixels leave in memory. */

const uploads = 500;
const atOnce = 2;
const side = 2_400;
const promisedMb = 150;
/** A connection kept for a later upload may be closed before it, and then nothing is measured. */
const closing = { connection: 'close', origin: 'http://localhost:3000' };

/** Measures and prints; answers whether the promise was kept. */
export async function benchUploads({ url, secret, settings, log }: SocketBench): Promise<boolean> {
  await migrateToLatest(url, () => undefined);
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const people = await signInContractors(pool, secret);
  const file = await smallFileOfManyPixels();
  const app = await startNode(['src/app/server/main.ts'], { ready: '/readyz', env: settings });
  try {
    const before = residentMb(app.pid);
    log(`  sending ${uploads} files of ${file.length} bytes`);
    let peak = before;
    let next = 0;
    const sendInTurn = async () => {
      while (next < uploads) {
        const cookie = people[next++ % people.length]?.cookie ?? '';
        await send(app.origin, cookie, file);
        peak = Math.max(peak, residentMb(app.pid));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, sendInTurn));
    const after = residentMb(app.pid);
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    const later = residentMb(app.pid);
    const isKept = after - before <= promisedMb;
    const figures = [before, peak, after, later].map((mb) => mb.toFixed(0)).join(', ');
    process.stdout.write(
      `resident with helpers, MB: before, peak, after ${uploads} uploads, 15 s later: ${figures}\n` +
        `${isKept ? 'kept' : 'NOT KEPT'}: at most ${promisedMb} MB more\n`,
    );
    return isKept;
  } finally {
    await app.stop();
    await pool.end();
  }
}

const smallFileOfManyPixels = () =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#a04a2c' } })
    .avif({ effort: 0 })
    .toBuffer();

async function send(origin: string, cookie: string, file: Buffer): Promise<void> {
  const asked = await fetch(`${origin}/api/object-storage/upload-url`, {
    method: 'POST',
    headers: { ...closing, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ filename: 'a.avif', contentType: 'image/avif', size: file.length }),
  });
  if (asked.status !== 200) throw new Error(`No place: ${asked.status} ${await asked.text()}`);
  const { method, url } = (await asked.json()) as UploadTicket;
  const sent = await fetch(new URL(url, origin), {
    method,
    headers: { ...closing, 'content-type': 'image/avif' },
    body: new Uint8Array(file),
  });
  if (sent.status !== 204) throw new Error(`Not taken: ${sent.status} ${await sent.text()}`);
}

/** Of a process and all that it started; of another system than Linux nothing is known. */
function residentMb(pid: number): number {
  const of = (id: number) => {
    try {
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      return {
        parent: Number(/PPid:\s+(\d+)/.exec(status)?.[1]),
        kb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0),
      };
    } catch {
      return { parent: 0, kb: 0 };
    }
  };
  const all = readdirSync('/proc').flatMap((name) => (Number(name) ? [Number(name)] : []));
  const family = [pid, ...all.filter((id) => of(id).parent === pid)];
  return family.reduce((sum, id) => sum + of(id).kb, 0) / 1_024;
}
