import type { FastifyInstance } from 'fastify';
import { messagingFrames } from '../../domains/messaging/server/public.ts';
import type { Database } from '../../platform/db.ts';
import type { Env } from '../../platform/env.ts';
import { keysOf } from '../../platform/keys.ts';
import { openLog } from '../../platform/log.ts';
import type { Bus } from '../../platform/realtime/bus.ts';
import { addGateway } from '../../platform/realtime/gateway.ts';
import { socketTokens } from '../../platform/realtime/tokens.ts';
import { sidOfCookies } from '../../platform/sessions.ts';
import { isOwnHost } from './http/access.ts';

/** Serves WebSockets to the pages of the signed in. */
export async function openSockets(
  app: FastifyInstance,
  { env, database, bus }: { env: Env; database: Database; bus: Bus },
): Promise<{ readonly countSockets: () => number }> {
  const { pool } = database;
  return addGateway(app, {
    pool,
    bus,
    tokens: tokensOf(env, database),
    handlers: messagingFrames({ pool, publish: bus.publish }),
    isOwnOrigin: (origin, host) => isOwnHost(origin, host, env.publicUrl),
    sidOf: (cookies) => sidOfCookies(cookies, env.publicUrl),
    log: openLog(env),
  });
}

/** The tokens of sockets: given by a call, taken by the socket. */
export const tokensOf = (env: Env, { pool }: Database) =>
  socketTokens(pool, keysOf(env.sessionSecret).socketTokens);
