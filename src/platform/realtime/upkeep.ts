import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { describeError, type Log } from '../log.ts';
import type { Connections } from './connections.ts';
import { endedSessions } from './tokens.ts';

/** How often is looked after the sockets; tests shorten it. */
export interface UpkeepTimes {
  /** Each socket is pinged this often, in ms. */
  readonly pingMs: number;
  /** Who was not heard of for so long is gone, in ms. */
  readonly silentMs: number;
  /** Pause between looks whether sign-ins have ended, in ms. */
  readonly sessionsMs: number;
}

/** Pinged every 20 s and reaped by 45 s; sign-ins that end lose their sockets within 5 s. */
export const usualTimes: UpkeepTimes = { pingMs: 20_000, silentMs: 40_000, sessionsMs: 2_500 };

/** Sockets are pinged in so many groups, one after the other: all at once would hold up messages. */
const groups = 40;
/** Sign-ins asked for at once. */
const mostAsked = 2_000;

/** Pings sockets, reaps dead ones, and closes those whose sign-in ended. @returns how to stop */
export function keepUp(
  connections: Connections,
  { pool, log, times }: { pool: pg.Pool; log: Log; times: UpkeepTimes },
): () => Promise<void> {
  let turn = 0;
  const pinging = setInterval(() => {
    turn = (turn + 1) % groups;
    ping(connections, turn, times.silentMs);
  }, times.pingMs / groups);

  const stop = new AbortController();
  const watching = watchSessions(connections, { pool, log, times, signal: stop.signal });
  return async () => {
    clearInterval(pinging);
    stop.abort();
    await watching;
  };
}

function ping(connections: Connections, turn: number, silentMs: number): void {
  const silentSince = Date.now() - silentMs;
  let place = 0;
  for (const connection of [...connections.all()]) {
    place += 1;
    if (connection.lastHeard < silentSince) connection.cut();
    else if (place % groups === turn) connection.socket.ping();
  }
}

interface Watch {
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly times: UpkeepTimes;
  readonly signal: AbortSignal;
}

async function watchSessions(connections: Connections, watch: Watch): Promise<void> {
  const { pool, log, times, signal } = watch;
  while (!signal.aborted) {
    await setTimeout(times.sessionsMs, undefined, { signal }).catch(() => undefined);
    try {
      const sids = connections.sids();
      for (let from = 0; from < sids.length && !signal.aborted; from += mostAsked) {
        const ended = await endedSessions(pool, sids.slice(from, from + mostAsked));
        if (ended.length > 0) connections.closeSessions(new Set(ended));
      }
    } catch (error) {
      log.error({ error: describeError(error) }, 'the sign-ins of sockets could not be read');
    }
  }
}
