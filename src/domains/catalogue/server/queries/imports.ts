import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { ImportProblem, ImportRow, Known } from '../../import-rules.ts';

export type Trx = Transaction<DB>;
type Handle = Kysely<DB> | Trx;

/** One writer of a supplier's list at a time, until the transaction ends. */
export async function lockOwnList(trx: Trx, supplierId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${supplierId}`}, 0))`.execute(
    trx,
  );
}

/** How many products this supplier has, listed or not. */
export async function countOwn(db: Handle, supplierId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products where supplier_id = ${supplierId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Says in the history why prices and stocks of this transaction change. */
export async function nameCause(trx: Trx, cause: string): Promise<void> {
  await sql`select set_config('jengasoko.cause', ${cause}, true)`.execute(trx);
}

/** Ids of categories by slug and by name, both in small letters. */
export async function selectCategoryNames(db: Handle): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('categories').select(['id', 'name', 'slug']).execute();
  return new Map(
    rows.flatMap(({ id, name, slug }) => [
      [name.toLowerCase(), id],
      [slug.toLowerCase(), id],
    ]),
  );
}

/** `supplierId`'s products that these rows may mean: by id, or by name and unit. */
export async function selectKnown(
  db: Handle,
  supplierId: string,
  rows: readonly ImportRow[],
): Promise<Known[]> {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const names = rows.map(({ name }) => name.trim().toLowerCase());
  const { rows: known } = await sql<Known>`
    select id, name, unit, brand_name as "brandName" from products
     where supplier_id = ${supplierId} and id = any(${ids}::uuid[])
    union
    select id, name, unit, brand_name from products
     where supplier_id = ${supplierId} and lower(name) = any(${names}::text[])`.execute(db);
  return known;
}

/** A product to be made; `slug`, `productType` and `attributes` follow from its name. */
export interface NewProduct extends Omit<ImportRow, 'id'> {
  readonly id: string;
  readonly slug: string;
  readonly productType: string | null;
  readonly attributes: Readonly<Record<string, string | number>>;
}

export async function insertProducts(
  trx: Trx,
  supplierId: string,
  products: readonly NewProduct[],
): Promise<void> {
  if (products.length === 0) return;
  await sql`
    insert into products (id, name, slug, description, price, unit, min_order_quantity,
        stock_quantity, category_id, supplier_id, brand_name, product_type, attributes)
      select entry.id, entry.name, entry.slug, entry.description, entry.price, entry.unit,
          coalesce(entry."minOrderQuantity", 1), coalesce(entry."stockQuantity", 0),
          entry."categoryId", ${supplierId}, entry."brandName", entry."productType",
          entry.attributes
        from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as entry (
          id uuid, name text, slug text, description text, price numeric, unit text,
          "minOrderQuantity" integer, "stockQuantity" integer, "categoryId" uuid,
          "brandName" text, "productType" text, attributes jsonb)`.execute(trx);
}

/** Changes `supplierId`'s products; null leaves a field as it is. Rows of others are passed over. */
export async function updateProducts(
  trx: Trx,
  supplierId: string,
  products: readonly (ImportRow & { readonly id: string })[],
): Promise<void> {
  if (products.length === 0) return;
  await sql`
    update products p set name = entry.name, price = entry.price, unit = entry.unit,
        description = coalesce(entry.description, p.description),
        min_order_quantity = coalesce(entry."minOrderQuantity", p.min_order_quantity),
        stock_quantity = coalesce(entry."stockQuantity", p.stock_quantity),
        category_id = entry."categoryId", brand_name = coalesce(entry."brandName", p.brand_name)
      from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as entry (
        id uuid, name text, description text, price numeric, unit text,
        "minOrderQuantity" integer, "stockQuantity" integer, "categoryId" uuid, "brandName" text)
     where p.id = entry.id and p.supplier_id = ${supplierId}`.execute(trx);
}

/** A row as it was read from the file. */
export interface StoredRow {
  readonly row: number;
  readonly name: string;
  readonly input: ImportRow | null;
  readonly problem: ImportProblem | null;
}

const keptDays = 30;

/** @returns the new import's id, or null while another one of the supplier's is not finished */
export async function insertImport(
  trx: Trx,
  supplierId: string,
  rows: readonly StoredRow[],
): Promise<string | null> {
  await sql`delete from product_imports where supplier_id = ${supplierId}
    and created_at < now() - make_interval(days => ${keptDays})`.execute(trx);
  const made = await trx
    .insertInto('productImports')
    .values({ supplierId, total: rows.length })
    .onConflict((conflict) =>
      conflict.column('supplierId').where('finishedAt', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!made) return null;
  await sql`
    insert into product_import_rows (import_id, row_number, name, input, outcome, problem)
      select ${made.id}, entry.row, entry.name, nullif(entry.input, 'null'::jsonb),
          case when nullif(entry.problem, 'null'::jsonb) is not null then 'failed' end,
          nullif(entry.problem, 'null'::jsonb)
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (
          row integer, name text, input jsonb, problem jsonb)`.execute(trx);
  return made.id;
}

/** Whose import is to be done, held for this transaction; null for one that is finished or gone. */
export async function holdImport(
  trx: Trx,
  importId: string,
): Promise<{ readonly supplierId: string; readonly isSuspended: boolean } | null> {
  const { rows } = await sql<{ supplierId: string; isSuspended: boolean }>`
    update product_imports i set started_at = coalesce(started_at, now()) from users u
     where i.id = ${importId} and i.finished_at is null and u.id = i.supplier_id
     returning supplier_id as "supplierId", u.suspended_at is not null as "isSuspended"`.execute(
    trx,
  );
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
       set input = null, outcome = 'failed', problem = ${JSON.stringify(problem)}::jsonb
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
  readonly problem: ImportProblem | null;
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
        problem = nullif(entry.problem, 'null'::jsonb)
      from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as entry (
        row integer, action text, "productId" uuid, problem jsonb)
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
    readonly problem: ImportProblem;
  }[];
}

const mostFailures = 200;

/** An import of `supplierId`'s, or the latest one without an id. */
export async function selectImport(
  db: Handle,
  supplierId: string,
  importId: string | null,
): Promise<ImportRecord | null> {
  const { rows } = await sql<ImportRecord>`
    select i.id, i.total, i.created_at as "createdAt", i.started_at as "startedAt",
        i.finished_at as "finishedAt", counted.*,
        coalesce((select json_agg(json_build_object('row', f.row_number, 'name', f.name,
              'problem', f.problem) order by f.row_number)
            from (select * from product_import_rows
                   where import_id = i.id and outcome = 'failed'
                   order by row_number limit ${mostFailures}) f), '[]') as failures
      from product_imports i, lateral (
        select count(*) filter (where outcome = 'created')::integer as created,
            count(*) filter (where outcome = 'updated')::integer as updated,
            count(*) filter (where outcome = 'failed')::integer as failed
          from product_import_rows where import_id = i.id) counted
     where i.supplier_id = ${supplierId} and (${importId}::uuid is null or i.id = ${importId}::uuid)
     order by i.created_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}
