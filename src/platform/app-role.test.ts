import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openAppRole } from './app-role.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let owner: TestDatabase;
let app: pg.Client;

beforeAll(async () => {
  owner = await createTestDatabase();
  const urls = await Promise.all([
    openAppRole(inject('adminUrl'), owner.url),
    openAppRole(inject('adminUrl'), owner.url),
  ]);
  expect(urls[0]).toBe(urls[1]);
  app = new pg.Client({ connectionString: urls[0] });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await owner.pool.query('drop owned by jengasoko_app');
  await owner.close();
});

describe('the application’s own role', () => {
  it('reads and writes what the application needs', async () => {
    await app.query(`insert into users (email, role) values ('role@people.example', 'contractor')`);
    await app.query(
      `insert into audit_log (action, target_type, target_id) values ('sign_in', 'user', 'x')`,
    );
    expect((await app.query('select from audit_log')).rowCount).toBe(1);
    expect((await app.query('select seal_audit_log(10) as sealed')).rows).toEqual([{ sealed: 1 }]);
  });

  it.each([
    'update audit_log set action = action',
    'delete from audit_log',
    'truncate audit_log',
    'update ledger_entries set amount = amount',
    'delete from ledger_entries',
    'delete from ledger_transactions',
    'delete from payments',
    'alter table audit_log disable trigger all',
    'drop trigger audit_log_append_only on audit_log',
    'drop table audit_log',
    'delete from audit_unsealed',
    'delete from audit_chain',
    'insert into audit_chain (position, entry_id, hash) values (9, 9, sha256(null))',
    `insert into audit_log (action, target_type, target_id, created_at) values ('a', 'b', 'c', now())`,
    'delete from migrations',
    'alter table users add column spare text',
    'create table mine (id int)',
    `copy (select 1) to program 'true'`,
  ])('may not: %s', async (statement) => {
    await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});
