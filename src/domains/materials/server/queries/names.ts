import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { AmbiguousAlias, Place, Synonyms } from '../../language/dictionary.ts';

export type Handle = Kysely<DB> | Transaction<DB>;

export interface ListedMaterial {
  readonly key: string;
  readonly name: string;
  readonly categorySlug: string;
}

/** A part of a list in the order of its keys. */
export interface Slice {
  readonly search: string;
  /** The last key of the part before; empty at the beginning. */
  readonly after: string;
  readonly limit: number;
}
export interface Listed<Row> {
  readonly rows: readonly Row[];
  /** How many match in all parts. */
  readonly total: number;
}

export const like = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Materials whose key or any name has the text in it. */
export function selectMaterials(db: Handle, slice: Slice): Promise<Listed<ListedMaterial>> {
  const names = sql`concat_ws(' | ', m.key, m.name, array_to_string(m.tags_en, ' | '),
    array_to_string(m.tags_sw, ' | '), array_to_string(m.tags_slang, ' | '),
    array_to_string(m.aliases, ' | '))`;
  const found = sql`select m.key as id, m.key, m.name, c.slug as "categorySlug"
    from materials m join categories c on c.id = m.category_id
    where lower(${names}) like ${like(slice.search)}`;
  return selectPart<ListedMaterial>(db, found, slice);
}

/** Names with the text in them, or in the key of a type of theirs. */
export function selectAmbiguousAliases(db: Handle, slice: Slice): Promise<Listed<AmbiguousAlias>> {
  const found = sql`select name as id, name, material_keys as "materialKeys" from ambiguous_aliases
    where removed_at is null
      and concat_ws(' | ', name, array_to_string(material_keys, ' | ')) like ${like(slice.search)}`;
  return selectPart<AmbiguousAlias>(db, found, slice);
}

/** Groups with a word that has the text in it. */
export function selectSynonyms(db: Handle, slice: Slice): Promise<Listed<Synonyms>> {
  const found = sql`select word as id, word, others from synonyms
    where removed_at is null
      and concat_ws(' | ', word, array_to_string(others, ' | ')) like ${like(slice.search)}`;
  return selectPart<Synonyms>(db, found, slice);
}

/** Places whose town, county or other name has the text in it. */
export function selectGazetteer(db: Handle, slice: Slice): Promise<Listed<Place>> {
  const found = sql`select county || '/' || town as id, town, county, aliases from places
    where lower(concat_ws(' | ', town, county, array_to_string(aliases, ' | ')))
      like ${like(slice.search)}`;
  return selectPart<Place>(db, found, slice);
}

export async function selectPart<Row>(
  db: Handle,
  found: ReturnType<typeof sql>,
  { after, limit }: Slice,
): Promise<Listed<Row>> {
  const { rows } = await sql<{ total: number; rows: Row[] }>`
    with found as (${found}), part as (
      select * from found where id collate "C" > ${after} order by id collate "C" limit ${limit}
    )
    select (select count(*)::integer from found) as total,
        (select coalesce(json_agg(to_jsonb(part) - 'id' order by id collate "C"), '[]') from part) as rows`.execute(
    db,
  );
  return rows[0] ?? { total: 0, rows: [] };
}

/** Those of the keys that no material has, in their order. */
export async function selectUnknownKeys(db: Handle, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('materials')
    .select('key')
    .where('key', 'in', keys.length > 0 ? keys : [''])
    .execute();
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
}

/** How many names there are besides this one. */
export async function countOtherAmbiguousAliases(db: Handle, name: string): Promise<number> {
  const { others } = await db
    .selectFrom('ambiguousAliases')
    .select(({ fn }) => fn.countAll<string>().as('others'))
    .where('removedAt', 'is', null)
    .where('name', '<>', name)
    .executeTakeFirstOrThrow();
  return Number(others);
}

export async function writeAmbiguousAlias(
  db: Handle,
  name: string,
  materialKeys: readonly string[],
): Promise<void> {
  const values = {
    materialKeys: [...materialKeys],
    editedAt: sql<Date>`now()`,
    removedAt: null,
  };
  await db
    .insertInto('ambiguousAliases')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}

/** Whether there was such a name. */
export async function removeAmbiguousAlias(db: Handle, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ambiguousAliases')
    .set({ removedAt: sql<Date>`now()` })
    .where('name', '=', name)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many groups there are besides this one. */
export async function countOtherSynonyms(db: Handle, word: string): Promise<number> {
  const { others } = await db
    .selectFrom('synonyms')
    .select(({ fn }) => fn.countAll<string>().as('others'))
    .where('removedAt', 'is', null)
    .where('word', '<>', word)
    .executeTakeFirstOrThrow();
  return Number(others);
}

export async function writeSynonyms(
  db: Handle,
  word: string,
  others: readonly string[],
): Promise<void> {
  const values = { others: [...others], editedAt: sql<Date>`now()`, removedAt: null };
  await db
    .insertInto('synonyms')
    .values({ word, ...values })
    .onConflict((conflict) => conflict.column('word').doUpdateSet(values))
    .execute();
}

/** Whether there was such a group. */
export async function removeSynonyms(db: Handle, word: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('synonyms')
    .set({ removedAt: sql<Date>`now()` })
    .where('word', '=', word)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
