import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { ImportProblem, ImportRow } from '../../import-rules.ts';
import type { Trx } from './imports.ts';

type Handle = Kysely<DB> | Trx;

/** A row as it was read from the file. */
export interface StoredRow {
  readonly row: number;
  readonly name: string;
  readonly input: ImportRow | null;
  /** Empty where it can be stored. */
  readonly problems: readonly ImportProblem[];
}

/** @returns the new import's id, or null while another one of the supplier's is not finished */
export async function insertImport(
  trx: Trx,
  supplierId: string,
  rows: readonly StoredRow[],
  { pricesConfirmed }: { readonly pricesConfirmed: boolean },
): Promise<string | null> {
  const made = await trx
    .insertInto('productImports')
    .values({ supplierId, total: rows.length, pricesConfirmed })
    .onConflict((conflict) =>
      conflict.column('supplierId').where('finishedAt', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!made) return null;
  await sql`
    insert into product_import_rows (import_id, row_number, name, input, outcome, problem)
      select ${made.id}, entry.row, entry.name, nullif(entry.input, 'null'::jsonb),
          case when nullif(entry.problems, '[]'::jsonb) is not null then 'failed' end,
          nullif(entry.problems, '[]'::jsonb)
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (
          row integer, name text, input jsonb, problems jsonb)`.execute(trx);
  return made.id;
}

/** This supplier's import that is not finished; null where all are. */
export async function selectUnfinished(trx: Trx, supplierId: string): Promise<string | null> {
  const found = await trx
    .selectFrom('productImports')
    .select('id')
    .where('supplierId', '=', supplierId)
    .where('finishedAt', 'is', null)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Imports of everybody's that are not finished after a time in which any is. */
export async function selectStuck(db: Handle): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from product_imports
     where finished_at is null and created_at < now() - interval '2 hours'
     order by created_at limit 1000`.execute(db);
  return rows.map(({ id }) => id);
}

const keptDays = 30;

/** Takes away what is kept for a month and older, whoever's it is. */
export async function deleteOldImports(db: Handle): Promise<void> {
  await sql`delete from product_imports
    where created_at < now() - make_interval(days => ${keptDays})`.execute(db);
}

interface LockedImport {
  readonly supplierId: string;
  readonly isSuspended: boolean;
  readonly pricesConfirmed: boolean;
}

/** Whose import is to be done, held for this transaction; null for one that is finished or gone. */
export async function lockImport(trx: Trx, importId: string): Promise<LockedImport | null> {
  const { rows } = await sql<LockedImport>`
    update product_imports i set started_at = coalesce(started_at, now()) from users u
     where i.id = ${importId} and i.finished_at is null and u.id = i.supplier_id
     returning supplier_id as "supplierId", u.suspended_at is not null as "isSuspended",
        i.prices_confirmed as "pricesConfirmed"`.execute(trx);
  return rows[0] ?? null;
}

/** Nothing that is left of an import is stored any more. */
export async function refuseWaitingRows(
  trx: Trx,
  importId: string,
  problem: ImportProblem,
): Promise<void> {
  await sql`
    update product_import_rows
       set input = null, outcome = 'failed', problem = ${JSON.stringify([problem])}::jsonb
     where import_id = ${importId} and outcome is null`.execute(trx);
}

export interface WaitingRow {
  readonly row: number;
  readonly input: ImportRow;
}

/** The next rows that are neither stored nor refused. */
export async function selectWaitingRows(
  trx: Trx,
  importId: string,
  limit: number,
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select row_number as row, input from product_import_rows
     where import_id = ${importId} and outcome is null order by row_number limit ${limit}`.execute(
    trx,
  );
  return rows;
}

export interface Outcome {
  readonly row: number;
  readonly action: 'create' | 'update' | null;
  readonly productId: string | null;
  /** Empty where it is stored. */
  readonly problems: readonly ImportProblem[];
}

export async function storeOutcomes(
  trx: Trx,
  importId: string,
  outcomes: readonly Outcome[],
): Promise<void> {
  await sql`
    update product_import_rows r set input = null, product_id = entry."productId",
        outcome = case entry.action when 'create' then 'created' when 'update' then 'updated'
          else 'failed' end,
        problem = nullif(entry.problems, '[]'::jsonb)
      from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as entry (
        row integer, action text, "productId" uuid, problems jsonb)
     where r.import_id = ${importId} and r.row_number = entry.row`.execute(trx);
}

export async function finishImport(trx: Trx, importId: string): Promise<void> {
  await sql`update product_imports set finished_at = now() where id = ${importId}`.execute(trx);
}

export interface ImportRecord {
  readonly id: string;
  readonly total: number;
  readonly created: number;
  readonly updated: number;
  readonly failed: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly failures: readonly {
    readonly row: number;
    readonly name: string;
    readonly problems: readonly ImportProblem[];
  }[];
}

const mostFailures = 200;

/** An import of `supplierId`'s, or without an id the latest one of a month. */
export async function selectImport(
  db: Handle,
  supplierId: string,
  importId: string | null,
): Promise<ImportRecord | null> {
  const { rows } = await sql<ImportRecord>`
    select i.id, i.total, i.created_at as "createdAt", i.started_at as "startedAt",
        i.finished_at as "finishedAt", counted.*,
        coalesce((select json_agg(json_build_object('row', f.row_number, 'name', f.name,
              -- Rows of before have one problem, not a list of them.
              'problems', case jsonb_typeof(f.problem) when 'array' then f.problem
                else jsonb_build_array(f.problem) end) order by f.row_number)
            from (select * from product_import_rows
                   where import_id = i.id and outcome = 'failed'
                   order by row_number limit ${mostFailures}) f), '[]') as failures
      from product_imports i, lateral (
        select count(*) filter (where outcome = 'created')::integer as created,
            count(*) filter (where outcome = 'updated')::integer as updated,
            count(*) filter (where outcome = 'failed')::integer as failed
          from product_import_rows where import_id = i.id) counted
     where i.supplier_id = ${supplierId} and (${importId}::uuid is null or i.id = ${importId}::uuid)
       and i.created_at >= now() - make_interval(days => ${keptDays})
     order by i.created_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}
