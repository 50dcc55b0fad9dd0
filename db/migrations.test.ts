import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type MigrationError, migrateToLatest } from '../src/platform/migrations.ts';
import { createTestDatabase } from '../src/platform/testing/database.ts';

const migrations = new URL('./migrations/', import.meta.url).pathname;
const silent = () => undefined;

let admin: pg.Client;
const databases: string[] = [];
const folders: string[] = [];

beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
});
afterAll(async () => {
  for (const name of databases) await admin.query(`drop database ${name} with (force)`);
  for (const folder of folders) await rm(folder, { recursive: true });
  await admin.end();
});

async function freshDatabase(): Promise<string> {
  const name = `migrate_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name}`);
  databases.push(name);
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'jengasoko-migrations-'));
  folders.push(folder);
  return folder;
}

/** A folder with these of the project's migrations. */
async function folderWith(files: readonly string[]): Promise<string> {
  const folder = await emptyFolder();
  for (const file of files) await copyFile(path.join(migrations, file), path.join(folder, file));
  return folder;
}

const files = (await readdir(migrations)).sort();

describe('migrateToLatest', () => {
  it('builds an empty database, and finds nothing to do the second time', async () => {
    const url = await freshDatabase();
    const log: string[] = [];
    await migrateToLatest(url, (message) => log.push(message));
    expect(log).toEqual([
      ...files.map((file) => `Applied migration ${file}`),
      'Loaded reference data places.json',
      'Loaded reference data categories.json',
      'Loaded reference data materials.json',
      'Loaded reference data ambiguous-aliases.json',
      'Loaded reference data synonyms.json',
      'Loaded reference data answers.json',
    ]);
    log.length = 0;
    await migrateToLatest(url, (message) => log.push(message));
    expect(log).toEqual([]);
  });

  it('may be called by two processes at once', async () => {
    const url = await freshDatabase();
    await Promise.all([migrateToLatest(url, silent), migrateToLatest(url, silent)]);
    expect(await query(url, 'select count(*)::integer as n from migrations')).toEqual([
      { n: files.length },
    ]);
  });

  it('takes a database in use from the last but one state to the last', async () => {
    const url = await freshDatabase();
    const older = await folderWith(files.slice(0, -1));
    await migrateToLatest(url, silent, { directory: older });
    await query(
      url,
      `with contractor as (insert into users (email) values ('a@site.example') returning id)
       insert into rfqs (contractor_id, title, description)
         select id, 'House', 'Walls' from contractor`,
    );
    await migrateToLatest(url, silent);
    expect(await query(url, 'select title, status from rfqs')).toEqual([
      { title: 'House', status: 'open' },
    ]);
  });

  it('names the file and line that fails, and keeps what went before it', async () => {
    const url = await freshDatabase();
    const folder = await folderWith(files);
    await writeFile(
      path.join(folder, '9999_broken.sql'),
      'create table kept ();\nselect nonsense;\n',
    );
    await expect(migrateToLatest(url, silent, { directory: folder })).rejects.toMatchObject({
      name: 'MigrationError',
      message: 'Migration 9999_broken.sql, line 2, failed: column "nonsense" does not exist',
    } satisfies Partial<MigrationError>);
    expect(
      await query(
        url,
        `select to_regclass('kept') as kept, to_regclass('users')::text as users,
           (select count(*)::integer from migrations) as applied`,
      ),
    ).toEqual([{ kept: null, users: 'users', applied: files.length }]);
  });

  it('refuses a database that is ahead of this version', async () => {
    const url = await freshDatabase();
    await migrateToLatest(url, silent);
    const older = await folderWith(files.slice(0, -1));
    await expect(migrateToLatest(url, silent, { directory: older })).rejects.toThrow(
      `Migration ${files.at(-1)} is applied but not in this version`,
    );
  });

  describe('with files of one table each', () => {
    let url: string;
    let directory: string;
    const write = (file: string, table: string) =>
      writeFile(path.join(directory, file), `create table ${table} ();\n`);
    const migrate = () => migrateToLatest(url, silent, { directory });
    const tables = () =>
      query(url, `select tablename as t from pg_tables where schemaname = 'public' order by 1`);

    beforeAll(async () => {
      url = await freshDatabase();
      directory = await emptyFolder();
      await write('0002_roof.sql', 'roof');
      await migrate();
    });

    it('refuses a file that comes before an applied one, and applies nothing', async () => {
      await write('0001_walls.sql', 'walls');
      await write('0003_doors.sql', 'doors');
      await expect(migrate()).rejects.toMatchObject({
        name: 'MigrationError',
        message:
          'Migration 0001_walls.sql comes before 0002_roof.sql, which is applied: give it a higher number',
      } satisfies Partial<MigrationError>);
      expect(await tables()).toEqual([{ t: 'migrations' }, { t: 'roof' }]);
      await rm(path.join(directory, '0001_walls.sql'));
      await migrate();
      expect(await tables()).toEqual([{ t: 'doors' }, { t: 'migrations' }, { t: 'roof' }]);
    });

    it('refuses an applied file that was changed', async () => {
      await write('0002_roof.sql', 'roof_of_tiles');
      await expect(migrate()).rejects.toMatchObject({
        name: 'MigrationError',
        message: 'Migration 0002_roof.sql was changed after it was applied: a change is a new file',
      } satisfies Partial<MigrationError>);
      await write('0002_roof.sql', 'roof');
      await migrate();
    });
  });

  it('refuses a database with tables that it did not make', async () => {
    const url = await freshDatabase();
    await query(url, 'create table theirs ()');
    await expect(migrateToLatest(url, silent)).rejects.toThrow(
      'This database has tables that these migrations did not make',
    );
  });
});

describe('reference data', () => {
  it('is there: 24 categories, 222 materials, 47 counties and their places', async () => {
    const database = await createTestDatabase();
    const { rows } = await database.pool.query(
      `select (select count(*)::integer from categories) as categories,
         (select count(*)::integer from materials) as materials,
         (select count(*)::integer from counties) as counties,
         (select county from places where 'kite' = any (aliases)) as kite`,
    );
    await database.close();
    expect(rows).toEqual([{ categories: 24, materials: 222, counties: 47, kite: 'Kajiado' }]);
  });

  it('has answers in both languages, on types of the dictionary, in no question twice', async () => {
    const database = await createTestDatabase();
    const { rows } = await database.pool.query(
      `select (select count(*) >= 300 from answers) as many,
         (select array_agg(key) from answers
            where not material_keys <@ (select array_agg(key) from materials)) as unknown,
         (select array_agg(question) from (
            select lower(question) as question from answers, unnest(questions_en || questions_sw) as question
              group by 1 having count(distinct answers.key) > 1) twice) as twice`,
    );
    await database.close();
    expect(rows).toEqual([{ many: true, unknown: null, twice: null }]);
  });

  it('has the names of the dictionary once each, and of its own types', async () => {
    const database = await createTestDatabase();
    const { rows } = await database.pool.query(
      `select (select count(*) > 500 from ambiguous_aliases) as shared,
         (select count(*) > 90 from synonyms) as same,
         (select sum(cardinality(aliases)) > 6000 from materials) as said,
         (select count(*)::integer from materials where described = '') as undescribed,
         (select array_agg(key) from ambiguous_aliases, unnest(material_keys) as key
            where key not in (select key from materials)) as unknown,
         (select array_agg(key) from materials
            where aliases && (tags_en || tags_sw || tags_slang)
              or cardinality(aliases) > (select count(distinct n) from unnest(aliases) n)
              or exists (select from unnest(aliases) n where n <> lower(trim(n)))) as untidy`,
    );
    await database.close();
    expect(rows).toEqual([
      { shared: true, same: true, said: true, undescribed: 0, unknown: null, untidy: null },
    ]);
  });

  it('is corrected when a file changed, without undoing an admin’s edit of a category', async () => {
    const database = await createTestDatabase();
    await database.pool.query(`update categories set name = 'Simiti' where slug = 'cement'`);
    await database.pool.query(`update materials set tags_sw = '{}' where key = 'deformed-bar'`);
    await database.pool.query(`update reference_files set hash = 'older'`);
    await migrateToLatest(database.url, silent);
    const { rows } = await database.pool.query(
      `select (select name from categories where slug = 'cement') as category,
         (select 'nondo' = any (tags_sw) from materials where key = 'deformed-bar') as corrected,
         (select count(*) > 1000 from places) as places`,
    );
    await database.close();
    expect(rows).toEqual([{ category: 'Simiti', corrected: true, places: true }]);
  });
});

describe('generated types', () => {
  it('are those of the schema', async () => {
    const database = await createTestDatabase();
    const verify = promisify(execFile)('node_modules/.bin/kysely-codegen', [
      ...[
        '--camel-case',
        '--dialect',
        'postgres',
        '--exclude-pattern',
        '{public.migrations,pgboss.*}',
      ],
      ...['--out-file', 'src/platform/database.types.ts', '--url', database.url, '--verify'],
    ]);
    await expect(verify).resolves.toMatchObject({ stderr: '' });
    await database.close();
  });
});
