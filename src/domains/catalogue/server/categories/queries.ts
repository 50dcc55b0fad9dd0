import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { readPrepared } from '../../../../platform/prepared.ts';
import type { AdminCategory, CategoryEntry } from '../../category-schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** All categories in the shop's order, with what stands in each. */
export async function selectAdminCategories(db: Handle): Promise<AdminCategory[]> {
  return readPrepared(
    db,
    sql<AdminCategory>`
    select c.id, c.slug, c.name, c.name_sw as "nameSw", c.icon,
        array(select slug from former_categories f where f.category_id = c.id order by slug)
          as "formerSlugs",
        (select name from categories m where m.id = c.merges_into) as "mergesInto",
        (p.active + coalesce(h.count, 0))::integer as products,
        (select count(*)::integer from materials m where m.category_id = c.id) as materials,
        (p.active > 0 or ${isUsed}) as "isUsed"
      from categories c
        join product_counts p on p.category_id = c.id
        left join (select category_id, count(*) from products where not is_active group by 1) h
          on h.category_id = c.id
      order by c.position, c.name`,
  );
}

/** Whether another is being merged into a category c. */
const isTarget = sql<boolean>`exists (select from categories m where m.merges_into = c.id)`;

/** Whether something of a category c would lose it. */
const isUsed = sql<boolean>`(exists (select from products where category_id = c.id)
  or exists (select from materials where category_id = c.id)
  or exists (select from rfq_items where category_id = c.id)
  or exists (select from supplier_categories where category_id = c.id)
  or ${isTarget})`;

interface LockedCategory {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly mergesInto: string | null;
  readonly isTarget: boolean;
  readonly isUsed: boolean;
}

/** Held until the transaction ends, in the order of their ids. */
export async function lockCategories(trx: Transaction<DB>, ids: readonly string[]) {
  const { rows } = await sql<LockedCategory>`
    select c.id, c.name, c.slug, c.merges_into as "mergesInto", ${isTarget} as "isTarget",
        ${isUsed} as "isUsed" from categories c
      where c.id = any (${[...ids]}::uuid[]) order by c.id for update`.execute(trx);
  return rows;
}

/** Whether another category is called so, whatever the letters' case. */
export async function hasNamesake(
  trx: Transaction<DB>,
  { name, nameSw }: CategoryEntry,
  id: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from categories where id is distinct from ${id}::uuid
      and (lower(name) = lower(${name}) or lower(name_sw) = lower(${nameSw})) limit 1`.execute(trx);
  return rows.length > 0;
}

/** At the end of the shop. False where the address is or was another category's. */
export async function insertCategory(
  trx: Transaction<DB>,
  slug: string,
  { name, nameSw, icon }: CategoryEntry,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into categories (name, name_sw, icon, slug, position)
      select ${name}, ${nameSw}, ${icon}, ${slug}, coalesce(max(position), 0) + 1 from categories
        having not exists (select from former_categories where slug = ${slug})
    on conflict (slug) do nothing returning id`.execute(trx);
  return rows[0]?.id ?? null;
}

export async function updateCategory(
  trx: Transaction<DB>,
  id: string,
  entry: CategoryEntry,
): Promise<void> {
  await trx.updateTable('categories').set(entry).where('id', '=', id).execute();
}

/** Those that are not named keep their order behind the others. */
export async function writeOrder(trx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  await sql`
    update categories c set position = placed.position
      from (select id, row_number() over (
          order by array_position(${[...ids]}::uuid[], id) nulls last, position, name
        ) as position from categories) placed
      where placed.id = c.id and placed.position <> c.position`.execute(trx);
}

export async function beginMerge(trx: Transaction<DB>, id: string, into: string): Promise<void> {
  await trx.updateTable('categories').set({ mergesInto: into }).where('id', '=', id).execute();
}

/** So many are moved at once: whoever edits one of them waits no longer than that takes. */
const movedAtOnce = 100;

/** Moves some of what stands in a category that is being merged. @returns where to, and whether there may be more */
export async function moveSome(
  trx: Transaction<DB>,
  id: string,
): Promise<{ readonly into: string; readonly isMore: boolean } | null> {
  // What the indexes of words have put off may fall due in any one of them.
  await sql`set local statement_timeout = '60s'`.execute(trx);
  const row = await trx
    .selectFrom('categories')
    .select('mergesInto')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.mergesInto) return null;
  const into = row.mergesInto;
  // In the order of indexes by category: in that of their ids, all others would be passed by each time.
  for (const [table, place] of [
    ['products', 'created_at'],
    ['rfq_items', 'category_id'],
  ] as const) {
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} set category_id = ${into} where id in (
        select id from ${sql.table(table)} where category_id = ${id}
          order by ${sql.ref(place)} limit ${movedAtOnce} for no key update skip locked)`.execute(
      trx,
    );
    if (numAffectedRows === BigInt(movedAtOnce)) return { into, isMore: true };
  }
  return { into, isMore: false };
}

/** Gives all that still stands in one category to another, with its addresses, and removes it. */
export async function endMerge(
  trx: Transaction<DB>,
  from: Pick<LockedCategory, 'id' | 'slug'>,
  into: string,
): Promise<void> {
  for (const table of ['materials', 'products', 'rfq_items', 'former_categories'] as const) {
    await sql`update ${sql.table(table)} set category_id = ${into}
      where category_id = ${from.id}`.execute(trx);
  }
  await sql`insert into supplier_categories (supplier_id, category_id, sells)
    select supplier_id, ${into}, sells from supplier_categories where category_id = ${from.id}
    on conflict do nothing`.execute(trx);
  await removeCategory(trx, from.id);
  await sql`insert into former_categories (slug, category_id)
    values (${from.slug}, ${into})`.execute(trx);
}

export async function removeCategory(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.deleteFrom('categories').where('id', '=', id).execute();
}
