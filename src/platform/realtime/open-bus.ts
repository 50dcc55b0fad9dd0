import type pg from 'pg';
import type { Log } from '../log.ts';
import type { Bus } from './bus.ts';
import { notifyBus } from './notify-bus.ts';
import { ownFirst } from './own-first.ts';
import { redisBus } from './redis-bus.ts';

export interface BusOptions {
  readonly pool: pg.Pool;
  /** Where to listen: a session of its own, not one of a pooler's. */
  readonly databaseUrl: string;
  /** Null carries frames by LISTEN and NOTIFY. */
  readonly redisUrl: string | null;
  readonly log: Log;
}

/** To the sockets of this process at once; to those of others by LISTEN and NOTIFY, or by Redis where one is set. */
export function openBus({ redisUrl, ...options }: BusOptions): Bus {
  return ownFirst(redisUrl === null ? notifyBus(options) : redisBus(redisUrl, options.log));
}
