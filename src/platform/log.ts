import { type Logger, pino } from 'pino';
import type { Env } from './env.ts';

/** Where everything but requests is logged. No personal data: names of jobs, counts, error codes. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

export function openLog(env: Pick<Env, 'nodeEnv' | 'logLevel'>): Log {
  return pino({ level: env.nodeEnv === 'test' ? 'silent' : env.logLevel });
}

/** What a log may say of an error: the database's `detail` and a driver's other fields hold data. */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };
  return { name: error.name, message: error.message, ...(code === undefined ? {} : { code }) };
}
