import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { Dictionary } from '../../language/public.ts';

/** Every committed version of a row has another xmin: number and sum tell one state from the next. */
export const versionOf = (rows: string) =>
  `(select concat(count(*), '.', sum(xmin::text::bigint)) from ${rows})`;

/** SQL of a text that is another one whenever the dictionary or the gazetteer was written since. */
export const dictionaryVersionSql = `concat_ws(' ', ${[
  'materials',
  'ambiguous_aliases',
  'synonyms',
  'places',
  'categories',
]
  .map(versionOf)
  .join(', ')})`;

export async function selectDictionary(db: Kysely<DB>): Promise<Dictionary> {
  const [materials, ambiguousAliases, synonyms, counties, places] = await Promise.all([
    db
      .selectFrom('materials as m')
      .innerJoin('categories as c', 'c.id', 'm.categoryId')
      .select(['m.key', 'm.name', 'm.unit', 'm.categoryId', 'm.attributeKeys'])
      .select(['m.tagsEn', 'm.tagsSw', 'm.tagsSlang', 'm.aliases', 'm.described'])
      .select(['c.name as categoryName', 'c.slug as categorySlug'])
      .orderBy('m.key')
      .execute(),
    db
      .selectFrom('ambiguousAliases')
      .select(['name', 'materialKeys'])
      .where('removedAt', 'is', null)
      .orderBy('editedAt', (order) => order.asc().nullsFirst())
      .orderBy(sql`name collate "C"`)
      .execute(),
    db
      .selectFrom('synonyms')
      .select(['word', 'others'])
      .where('removedAt', 'is', null)
      .orderBy(sql`word collate "C"`)
      .execute(),
    db.selectFrom('counties').select('name').orderBy('position').execute(),
    db.selectFrom('places').select(['town', 'county', 'aliases']).orderBy('town').execute(),
  ]);
  return {
    materials,
    ambiguousAliases,
    synonyms,
    counties: counties.map(({ name }) => name),
    places,
  };
}
