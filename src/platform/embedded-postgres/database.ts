import { Client } from 'pg';
import { adminRole, applicationRole, type Credentials } from './cluster.ts';

/** Addresses of a running server: the application's database, and the superuser's. */
export interface DatabaseUrls {
  url: string;
  adminUrl: string;
}

export const defaultDatabase = 'jengasoko';

/** Builds both addresses of a server on 127.0.0.1. */
export function databaseUrls(
  credentials: Credentials,
  port: number,
  database: string,
): DatabaseUrls {
  const address = (role: string, password: string, name: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${encodeURIComponent(name)}`;
  return {
    url: address(applicationRole, credentials.password, database),
    adminUrl: address(adminRole, credentials.adminPassword, 'postgres'),
  };
}

/** Makes the application's role and its database unless they are there. */
export async function ensureDatabase(
  adminUrl: string,
  credentials: Credentials,
  database: string,
): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const role = client.escapeIdentifier(applicationRole);
    const name = client.escapeIdentifier(database);
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [
      applicationRole,
    ]);
    if (roles.rowCount === 0) {
      await client.query(
        `create role ${role} login password ${client.escapeLiteral(credentials.password)}`,
      );
    }
    const databases = await client.query('select 1 from pg_database where datname = $1', [
      database,
    ]);
    if (databases.rowCount === 0) await client.query(`create database ${name} owner ${role}`);
  } finally {
    await client.end();
  }
}
