import type pg from 'pg';

/** How many RFQs this supplier could quote now: those for verified suppliers count for these alone. */
export async function countOpenRfqs(pool: pg.Pool, supplierId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from rfqs
     where status = 'open' and closes_at > now()
       and (not verified_only or (select is_verified from users where id = $1))`,
    [supplierId],
  );
  return rows[0]?.count ?? 0;
}
