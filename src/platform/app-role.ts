import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';

const rightsFile = new URL('../../db/roles.sql', import.meta.url);
const role = 'jengasoko_app';
/** Two starts and a command may come at once. */
const lockKey = 0x6a737061;

/**
 * Gives the application a role of its own, with the rights of db/roles.sql and no more: what is
 * append-only stays so even for somebody who makes the application run SQL of theirs. Call it after
 * the migrations, which need the owner.
 *
 * @param adminUrl the superuser, in any database of the server
 * @param ownerUrl the application's database, as its owner
 * @returns the application's database, as the application's role
 */
export async function openAppRole(adminUrl: string, ownerUrl: string): Promise<string> {
  const admin = new URL(adminUrl);
  admin.pathname = new URL(ownerUrl).pathname;
  // Follows from the superuser's, so that it needs no place of its own to be kept.
  const password = createHmac('sha256', admin.password).update(role).digest('base64url');
  const rights = (await readFile(rightsFile, 'utf8')).replaceAll(':"role"', role);
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
    if (rowCount === 0) await client.query(`create role ${role}`);
    await client.query(`alter role ${role} login password '${password}'`);
    await client.query(rights);
    await client.query('commit');
  } finally {
    await client.end();
  }
  const app = new URL(ownerUrl);
  app.username = role;
  app.password = password;
  return app.href;
}
