import type pg from 'pg';
import { signIn } from './sign-in.ts';

export interface Contractor {
  /** What a signed-in browser sends. */
  readonly cookie: string;
}

/** So many that carts are made and filled by many people, as in life. */
const number = 1_000;

/** Writes contractors with a sign-in each. */
export async function signInContractors(pool: pg.Pool, secret: string): Promise<Contractor[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (email, role, first_name)
       select 'contractor-' || n || '@bench.example', 'contractor', 'Bench'
         from generate_series(1, $1::integer) as n
       returning id`,
    [number],
  );
  const cookies = await signIn(
    pool,
    secret,
    rows.map(({ id }) => id),
  );
  return cookies.map((cookie) => ({ cookie }));
}
