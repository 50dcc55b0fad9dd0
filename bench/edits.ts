import type pg from 'pg';

const suppliers = 20;

/**
 * Twenty suppliers, each of whom changes the price of a product once a second, as it is while they
 * edit their lists. Call what it answers to stop.
 */
export async function startEdits(pool: pg.Pool): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct on (supplier_id) id from products where is_active
      order by supplier_id, id limit ${suppliers}`,
  );
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    count += 1;
    last = pool.query(
      'update products set price = price + case when $2 then 1 else -1 end where id = $1',
      [rows[count % rows.length]?.id, Math.floor(count / rows.length) % 2 === 0],
    );
  }, 1_000 / suppliers);
  return async () => {
    clearInterval(timer);
    await last;
  };
}
