import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { MaterialChange, MaterialEntry, PlaceEntry, PlaceKey } from '../../schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;

export interface StoredMaterial extends MaterialEntry {
  readonly key: string;
}

export async function selectMaterial(db: Handle, key: string): Promise<StoredMaterial | undefined> {
  return db
    .selectFrom('materials as m')
    .innerJoin('categories as c', 'c.id', 'm.categoryId')
    .select(['m.key', 'm.name', 'c.slug as categorySlug', 'm.unit', 'm.attributeKeys'])
    .select(['m.tagsEn', 'm.tagsSw', 'm.tagsSlang', 'm.aliases', 'm.described'])
    .where('m.key', '=', key)
    .executeTakeFirst();
}

/** False where there is no such category. What the change leaves out stays as it is. */
export async function writeMaterial(
  db: Handle,
  key: string,
  { categorySlug, aliases, described, ...entry }: MaterialChange,
): Promise<boolean> {
  const now = sql<Date>`now()`;
  const values = {
    ...entry,
    editedAt: now,
    ...(aliases && { aliases }),
    ...(described !== undefined && { described }),
    ...((aliases || described !== undefined) && { wordsEditedAt: now }),
  };
  const category = await db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', categorySlug)
    .executeTakeFirst();
  if (!category) return false;
  await db
    .insertInto('materials')
    .values({ key, categoryId: category.id, ...values })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ categoryId: category.id, ...values }),
    )
    .execute();
  return true;
}

/** How many materials there are, and names by which sites call them. */
export async function countNames(db: Handle): Promise<{ materials: number; names: number }> {
  const { rows } = await sql<{ materials: number; names: number }>`
    select count(*)::integer as materials,
        coalesce(sum(cardinality(aliases) + cardinality(tags_en)
          + cardinality(tags_sw) + cardinality(tags_slang)), 0)::integer as names
      from materials`.execute(db);
  return rows[0] ?? { materials: 0, names: 0 };
}

export async function selectPlace(
  db: Handle,
  { county, town }: PlaceKey,
): Promise<(PlaceKey & PlaceEntry) | undefined> {
  return db
    .selectFrom('places')
    .select(['town', 'county', 'aliases'])
    .where('county', '=', county)
    .where('town', '=', town)
    .executeTakeFirst();
}

export async function countyExists(db: Handle, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('counties')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

/** A place elsewhere that is already called by one of these words. */
export async function selectNamesake(
  db: Handle,
  { county, town }: PlaceKey,
  aliases: readonly string[],
): Promise<{ town: string; county: string; word: string } | undefined> {
  const { rows } = await sql<{ town: string; county: string; word: string }>`
    select p.town, p.county, word
      from places p, unnest(${[...aliases]}::text[]) as word
      where (word = any (p.aliases) or word = lower(p.town))
        and (p.town, p.county) <> (${town}, ${county})
      limit 1`.execute(db);
  return rows[0];
}

/** Which of the words is the name of a county, in small letters. */
export async function selectCountyNamed(
  db: Handle,
  words: readonly string[],
): Promise<{ name: string; word: string } | undefined> {
  const { rows } = await sql<{ name: string; word: string }>`
    select name, word from counties, unnest(${[...words]}::text[]) as word
      where word = lower(name) limit 1`.execute(db);
  return rows[0];
}

export async function writePlace(
  db: Handle,
  { county, town }: PlaceKey,
  aliases: readonly string[],
): Promise<void> {
  const values = { aliases: [...aliases], editedAt: sql<Date>`now()` };
  await db
    .insertInto('places')
    .values({ county, town, ...values })
    .onConflict((conflict) => conflict.columns(['town', 'county']).doUpdateSet(values))
    .execute();
  await db
    .deleteFrom('removedPlaces')
    .where('county', '=', county)
    .where('town', '=', town)
    .execute();
}

/** Whether there was such a place. */
export async function removePlace(db: Handle, { county, town }: PlaceKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('places')
    .where('county', '=', county)
    .where('town', '=', town)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await db
    .insertInto('removedPlaces')
    .values({ county, town })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}
