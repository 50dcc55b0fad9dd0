import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { Duplicate } from '../../duplicate-schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** Listings to merge, as a queue of admins names them. */
export const waitingDuplicates = () => sql`
  select d.product_id::text as id, d.found_at as since,
      (select name from products p where p.id = d.product_id) as title
    from duplicate_listings d where d.kept_at is null`;

/**
 * Finds what a supplier lists more than once: the same words and numbers in any order and spelling, in the
 * same unit. Each stands beside the oldest. What an admin kept stays kept while the two are as they were.
 *
 * @param supplierId null for all suppliers
 */
export async function findDuplicates(
  trx: Transaction<DB>,
  supplierId: string | null,
): Promise<void> {
  const isLookedAt = supplierId === null ? sql`true` : sql`p.supplier_id = ${supplierId}`;
  await sql`
    with worded as (
      select id, supplier_id, lower(unit) as unit, created_at,
          array(select word from regexp_matches(lower(name), '[[:alpha:]]+|[0-9]+', 'g') as m (word)
            order by word) as words
        from products p where taken_down_at is null and ${isLookedAt}
    ), placed as (
      select id, first_value(id) over same as older_id from worded
        window same as (partition by supplier_id, unit, words order by created_at, id)
    ), found as (
      select id, older_id from placed where id <> older_id
    ), gone as (
      delete from duplicate_listings d using products p
        where p.id = d.product_id and ${isLookedAt}
          and not exists (select from found f where f.id = d.product_id)
    )
    insert into duplicate_listings as known (product_id, older_id) select id, older_id from found
      on conflict (product_id) do update
        set older_id = excluded.older_id, found_at = now(), kept_at = null
        where known.older_id <> excluded.older_id`.execute(trx);
}

/** Of all suppliers: the limit that answers have is not for one statement over every product. */
export async function findAllDuplicates(trx: Transaction<DB>): Promise<void> {
  await sql`set local statement_timeout = '280s'`.execute(trx);
  await findDuplicates(trx, null);
}

const listing = (alias: 'p' | 'o') => sql`json_build_object('id', ${sql.ref(`${alias}.id`)},
  'slug', ${sql.ref(`${alias}.slug`)}, 'name', ${sql.ref(`${alias}.name`)},
  'brandName', ${sql.ref(`${alias}.brand_name`)}, 'price', ${sql.ref(`${alias}.price`)}::text,
  'unit', ${sql.ref(`${alias}.unit`)}, 'specifications', ${sql.ref(`${alias}.specifications`)},
  'stockQuantity', ${sql.ref(`${alias}.stock_quantity`)},
  'isListed', ${sql.ref(`${alias}.is_active`)}, 'createdAt',
  to_char(${sql.ref(`${alias}.created_at`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

/** Null where it waits no longer. */
export async function selectDuplicate(db: Handle, id: string): Promise<Duplicate | null> {
  const { rows } = await sql<Duplicate>`
    select json_build_object('id', s.id, 'name', s.company_name) as supplier,
        ${listing('o')} as older, ${listing('p')} as newer
      from duplicate_listings d join products p on p.id = d.product_id
        join products o on o.id = d.older_id join users s on s.id = p.supplier_id
      where d.product_id = ${id} and d.kept_at is null`.execute(db);
  return rows[0] ?? null;
}

/** @returns false where it waits no longer */
export async function keepDuplicate(trx: Transaction<DB>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('duplicateListings')
    .set({ keptAt: sql<Date>`now()` })
    .where('productId', '=', id)
    .where('keptAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
