import { randomUUID } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import type pg from 'pg';

const dayMs = 86_400_000;

/** Signs these accounts in, as the session store keeps it: what each browser sends as its cookie. */
export async function signIn(
  pool: pg.Pool,
  secret: string,
  userIds: readonly string[],
): Promise<string[]> {
  const signer = new Signer(secret);
  const sids = userIds.map(() => randomUUID().replaceAll('-', ''));
  const expires = new Date(Date.now() + 14 * dayMs);
  const cookie = { path: '/', httpOnly: true, originalMaxAge: 14 * dayMs, expires };
  await pool.query(
    `insert into sessions (sid, sess, expire)
       select sid, $3::jsonb || jsonb_build_object('userId', id, 'device', 'bench'), $4
         from unnest($1::text[], $2::text[]) as signed (sid, id)`,
    [sids, userIds, JSON.stringify({ cookie }), expires],
  );
  return sids.map((sid) => `sid=${encodeURIComponent(signer.sign(sid))}`);
}
