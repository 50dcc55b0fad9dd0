import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { AppError, invalid, issueAt } from '../shared/errors.ts';
import { networkOf } from '../shared/network.ts';
import './actor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Honours Idempotency-Key: what is sent twice under one key is done once. */
    idempotent?: boolean;
  }
  interface FastifyRequest {
    /** The key that this request has claimed, until it is answered. */
    claimedKey: ClaimedKey | null;
  }
}

interface ClaimedKey {
  readonly scope: string;
  readonly key: string;
}

/** First answers are kept this long. */
const keptHours = 24;
const maxKeyLength = 255;

/**
 * On routes with `idempotent: true`, a request with the header Idempotency-Key is carried out once: the
 * same key and body answers the first result again (with Idempotency-Replayed), the same key with
 * another request 422, and while the first is still being carried out 409.
 *
 * What the server failed at (5xx), and what it asks to be sent again (Retry-After: too often, at the
 * same time as somebody else), is not kept: the key is free again. A process that dies on the way leaves
 * its key claimed, since nobody knows how far it came; such a key is 409 until it is forgotten.
 */
export function addIdempotency(app: FastifyInstance, pool: pg.Pool): void {
  app.decorateRequest('claimedKey', null);
  app.addHook('preHandler', async (request, reply) => {
    const header = request.headers['idempotency-key'];
    if (header === undefined || !request.routeOptions.config.idempotent) return;
    const claimed = { scope: scopeOf(request), key: readKey(header) };
    const first = await claim(pool, claimed, hashOf(request));
    if (first) return replay(reply, first);
    request.claimedKey = claimed;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { claimedKey } = request;
    if (!claimedKey) return;
    request.claimedKey = null;
    const { statusCode } = reply;
    const isToBeSentAgain = statusCode === 429 || reply.hasHeader('retry-after');
    if (statusCode >= 500 || isToBeSentAgain) await release(pool, claimedKey);
    else await keep(pool, claimedKey, reply.statusCode, typeof payload === 'string' ? payload : '');
  });
}

/** Whose keys these are: the account's, or those of everybody at a visitor's address. */
function scopeOf(request: FastifyRequest): string {
  if (request.actor) return request.actor.id;
  return `visitor ${sha256(networkOf(request.ip))}`;
}

function readKey(header: string | string[]): string {
  const key = String(header);
  if (/^[\x21-\x7e]+$/.test(key) && key.length <= maxKeyLength) return key;
  throw invalid([issueAt('Idempotency-Key', 'idempotency_key_wrong', { maximum: maxKeyLength })]);
}

/** The body is what its schema made of it, so the order of its fields does not matter. */
function hashOf({ method, url, body }: FastifyRequest): string {
  return sha256(JSON.stringify([method, url, body ?? null]));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

interface FirstAnswer {
  readonly status: number;
  readonly body: string;
}

function replay(reply: FastifyReply, { status, body }: FirstAnswer): FastifyReply {
  reply.code(status).header('idempotency-replayed', 'true').header('cache-control', 'no-store');
  if (body === '') return reply.send(null);
  return reply.type('application/json; charset=utf-8').send(body);
}

/**
 * Claims the key, or answers what it was answered with first.
 *
 * @throws AppError 422 for a key of another request, 409 while the first one is being carried out
 */
async function claim(
  pool: pg.Pool,
  { scope, key }: ClaimedKey,
  hash: string,
): Promise<FirstAnswer | null> {
  const { rowCount } = await pool.query(
    `with forgotten as (
       delete from idempotency_keys where (scope, key) in (
         select scope, key from idempotency_keys
         where created_at < now() - make_interval(hours => $4) and (scope, key) <> ($1, $2)
         limit 100 for update skip locked)
     )
     insert into idempotency_keys as kept (scope, key, request_hash) values ($1, $2, $3)
     on conflict (scope, key) do update
       set request_hash = excluded.request_hash, status_code = null, response = null,
         created_at = now()
       where kept.created_at < now() - make_interval(hours => $4)`,
    [scope, key, hash, keptHours],
  );
  if (rowCount === 1) return null;
  const { rows } = await pool.query<{ hash: string; status: number | null; body: string | null }>(
    `select request_hash as hash, status_code as status, response #>> '{}' as body
     from idempotency_keys where scope = $1 and key = $2`,
    [scope, key],
  );
  const [first] = rows;
  if (first && first.hash !== hash) throw keyOfAnotherRequest();
  // Gone already: the first one has just failed. Its sender may try again.
  if (!first || first.status === null) throw stillUnderway();
  return { status: first.status, body: first.body ?? '' };
}

/** The body is kept as text inside jsonb, so that it is answered byte for byte. */
async function keep(pool: pg.Pool, { scope, key }: ClaimedKey, status: number, body: string) {
  await pool.query(
    `update idempotency_keys set status_code = $3, response = to_jsonb($4::text)
     where scope = $1 and key = $2`,
    [scope, key, status, body],
  );
}

async function release(pool: pg.Pool, { scope, key }: ClaimedKey) {
  await pool.query(
    'delete from idempotency_keys where scope = $1 and key = $2 and status_code is null',
    [scope, key],
  );
}

const keyOfAnotherRequest = () => invalid([issueAt('Idempotency-Key', 'idempotency_key_used')]);

const stillUnderway = () =>
  new AppError(409, 'still_underway', { headers: { 'retry-after': '1' } });
