import type pg from 'pg';
import { prepared } from './statements.ts';

/** How many products of this supplier are on the list. */
export async function countListed(pool: pg.Pool, supplierId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    prepared(
      'select count(*)::int as count from products where supplier_id = $1::uuid and is_active',
      [supplierId],
    ),
  );
  return rows[0]?.count ?? 0;
}
