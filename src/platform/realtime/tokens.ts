import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import type { Actor } from '../actor.ts';
import { isIdleAdmin, sessionMaxDays } from '../sessions.ts';

/** Who opens a socket, and through which sign-in. */
export interface Ticket {
  readonly sid: string;
  readonly actor: Actor;
}

/**
 * Tokens that let one socket in: single use, for 30 seconds, bound to the sign-in that asked. They lie
 * in the database, so that any process can take what another gave.
 */
export interface SocketTokens {
  give(sid: string, userId: string): Promise<string>;
  /** Null for a token that is not ours, was used, is out of date, or whose sign-in has ended. */
  take(token: string): Promise<Ticket | null>;
}

const randomLength = 18;
const signatureLength = 12;

/** @param key signs tokens, so that an invented one costs no question to the database */
export function socketTokens(pool: pg.Pool, key: Buffer): SocketTokens {
  const sign = (random: Buffer) =>
    createHmac('sha256', key).update(random).digest().subarray(0, signatureLength);
  const isOurs = (bytes: Buffer) =>
    bytes.length === randomLength + signatureLength &&
    timingSafeEqual(sign(bytes.subarray(0, randomLength)), bytes.subarray(randomLength));
  return {
    async give(sid, userId) {
      const random = randomBytes(randomLength);
      const token = Buffer.concat([random, sign(random)]);
      await pool.query({
        name: 'socket-token-give',
        text: `with forgotten as (
                 delete from websocket_tokens where token_hash in (
                   select token_hash from websocket_tokens where expires_at < now()
                   limit 100 for update skip locked)
               )
               insert into websocket_tokens (token_hash, sid, user_id) values ($1, $2, $3)`,
        values: [hashOf(token), sid, userId],
      });
      return token.toString('base64url');
    },
    async take(text) {
      const token = Buffer.from(text, 'base64url');
      if (!isOurs(token)) return null;
      const { rows } = await pool.query<Ticket>({
        name: 'socket-token-take',
        text: `with taken as (
                 delete from websocket_tokens where token_hash = $1
                 returning sid, user_id, expires_at
               )
               select t.sid, json_build_object('id', u.id, 'role', u.role) as actor
               from taken t
                 join sessions s on s.sid = t.sid and s.user_id = t.user_id
                 join users u on u.id = s.user_id
               where t.expires_at > now() and ${isOpenSession}`,
        values: [hashOf(token)],
      });
      return rows[0] ?? null;
    },
  };
}

/** As sessions are read for requests, of sessions s and users u. */
const isOpenSession = `s.expire > now() and s.created_at > now() - interval '${sessionMaxDays} days'
  and u.suspended_at is null and u.anonymised_at is null and not ${isIdleAdmin}`;

const hashOf = (token: Buffer) => createHash('sha256').update(token).digest();

/** Those of these sign-ins that have ended, or whose account was suspended or deleted. */
export async function endedSessions(
  pool: pg.Pool,
  sids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ sid: string }>({
    name: 'socket-sessions-ended',
    text: `select asked.sid from unnest($1::text[]) as asked (sid)
           where not exists (
             select from sessions s join users u on u.id = s.user_id
             where s.sid = asked.sid and ${isOpenSession})`,
    values: [sids],
  });
  return rows.map(({ sid }) => sid);
}
