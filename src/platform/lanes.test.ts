import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Lanes, openLanes } from './lanes.ts';

let pool: pg.Pool;
let lanes: Lanes;
beforeAll(() => {
  const config = { connectionString: inject('adminUrl') };
  pool = new pg.Pool({ ...config, max: 1 });
  lanes = openLanes(pool, config);
});
afterAll(() => Promise.all([lanes.close(), pool.end()]));

interface Row {
  readonly value: number;
  readonly pid: number;
}
async function read(sql: string, value = 1): Promise<Row> {
  const text = `select ${sql} as value, pg_backend_pid() as pid`;
  const { rows } = await lanes.read<Row>({ name: sql, text, values: [value] });
  return rows[0] as Row;
}

it('answers each of many reads with its own rows, over two connections', async () => {
  const values = Array.from({ length: 60 }, (_, index) => index);
  const rows = await Promise.all(values.map((value) => read('$1::integer', value)));
  expect(rows.map(({ value }) => value)).toEqual(values);
  expect(new Set(rows.map(({ pid }) => pid)).size).toBe(2);
});

it('fails a read alone, not those sent with it', async () => {
  const outcomes = await Promise.allSettled([1, 0, 2, 0].map((value) => read('6 / $1', value)));
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
});

it('reads past what is held up, also where every lane is', async () => {
  let held = 2;
  const slow = [1, 2].map(() => read('pg_sleep($1)', 0.5).finally(() => held--));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await read('$1::integer', 7)).toMatchObject({ value: 7 });
  expect(held).toBe(2);
  await Promise.all(slow);
});

it('replaces a connection that was lost', async () => {
  const both = await Promise.all([read('$1::integer'), read('$1::integer')]);
  const waiting = [1, 2].map(() => read('pg_sleep($1)', 5));
  const failures = Promise.allSettled(waiting);
  for (const { pid } of both) await pool.query('select pg_terminate_backend($1)', [pid]);
  expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read('$1::integer', 8)).toMatchObject({ value: 8 });
});
