import { randomUUID } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import type pg from 'pg';

export interface Contractor {
  /** What a signed-in browser sends. */
  readonly cookie: string;
}

/** So many that carts are made and filled by many people, as in life. */
const number = 1_000;
const dayMs = 86_400_000;

/** Writes contractors with a sign-in each, as the session store keeps one. */
export async function signInContractors(pool: pg.Pool, secret: string): Promise<Contractor[]> {
  const signer = new Signer(secret);
  const sids = Array.from({ length: number }, () => randomUUID().replaceAll('-', ''));
  const expires = new Date(Date.now() + 14 * dayMs);
  const cookie = { path: '/', httpOnly: true, originalMaxAge: 14 * dayMs, expires };
  await pool.query(
    `with contractor as (
       insert into users (email, role, first_name)
         select 'contractor-' || n || '@bench.example', 'contractor', 'Bench'
           from generate_series(1, $1::integer) as n
         returning id
     )
     insert into sessions (sid, sess, expire)
       select ($2::text[])[row_number() over ()],
           $3::jsonb || jsonb_build_object('userId', id, 'device', 'bench'), $4
         from contractor`,
    [number, sids, JSON.stringify({ cookie }), expires],
  );
  return sids.map((sid) => ({ cookie: `sid=${encodeURIComponent(signer.sign(sid))}` }));
}
