import { statfs } from 'node:fs/promises';
import type { Figures, ServiceCheck } from '../../../domains/operations/server/ports.ts';
import { askDatabase, askJobs, askSockets } from '../../../domains/operations/server/public.ts';
import type { Env } from '../../../platform/env.ts';
import { openObjectStore } from '../../../platform/object-storage/open-store.ts';
import { hasOutbox } from '../senders.ts';
import type { Parts } from './parts.ts';

/** Everything that the server needs, and how it is looked at. */
export function serviceChecks({ env, database: { db } }: Parts): readonly ServiceCheck[] {
  const { mpesa, paystack } = env.payments;
  return [
    {
      name: 'database',
      isSetUp: env.databaseUrl !== null,
      isBuiltIn: true,
      ask: () => askDatabase(db),
    },
    { name: 'jobs', isSetUp: true, isBuiltIn: false, ask: () => askJobs(db) },
    { name: 'sockets', isSetUp: true, isBuiltIn: false, ask: () => askSockets(db) },
    {
      name: 'redis',
      isSetUp: env.redisUrl !== null,
      isBuiltIn: true,
      ask: () => askRedis(env.redisUrl),
    },
    { name: 'storage', isSetUp: env.s3 !== null, isBuiltIn: true, ask: () => askStorage(env) },
    { name: 'disk', isSetUp: true, isBuiltIn: false, ask: () => askDisk(env.dataDir) },
    { name: 'mail', isSetUp: env.smtp !== null, isBuiltIn: hasOutbox(env) },
    { name: 'sms', isSetUp: env.sms !== null, isBuiltIn: hasOutbox(env) },
    { name: 'mpesa', isSetUp: mpesa !== null, isBuiltIn: false },
    { name: 'paystack', isSetUp: paystack !== null, isBuiltIn: false },
  ];
}

/** Without Redis the database carries what processes tell each other, which is looked at already. */
async function askRedis(url: string | null): Promise<Figures> {
  if (url === null) return {};
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 1_500,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // Its failures are those of the calls below.
  redis.on('error', () => undefined);
  try {
    const before = performance.now();
    await redis.connect();
    await redis.ping();
    return { latencyMs: Math.round(performance.now() - before) };
  } finally {
    redis.disconnect();
  }
}

/** A key that nothing has: whoever answers that works. */
async function askStorage(env: Env): Promise<Figures> {
  const before = performance.now();
  const store = await openObjectStore(env);
  await store.read('health/none');
  return { latencyMs: Math.round(performance.now() - before) };
}

async function askDisk(folder: string): Promise<Figures> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
