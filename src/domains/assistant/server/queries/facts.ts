import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { AttributeValue, Facts, KnownValues } from '../../understanding/knowledge.ts';

type Db = Kysely<DB>;

/** Another text whenever the materials dictionary or the gazetteer was written since. */
export async function selectFactsVersion(db: Db): Promise<string> {
  // Every committed version of a row has another xmin: number and sum tell one state from the next.
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ',
      (select concat(count(*), '.', sum(xmin::text::bigint)) from materials),
      (select concat(count(*), '.', sum(xmin::text::bigint)) from places),
      (select concat(count(*), '.', sum(xmin::text::bigint)) from categories)
    ) as version`.execute(db);
  return rows[0]?.version ?? '';
}

/** All that messages are read by. */
export async function selectFacts(db: Db): Promise<Facts> {
  const [materials, counties, places, values, brands] = await Promise.all([
    selectMaterials(db),
    db.selectFrom('counties').select('name').orderBy('position').execute(),
    db.selectFrom('places').select(['town', 'county', 'aliases']).orderBy('town').execute(),
    selectKnownValues(db),
    db
      .selectFrom('products')
      .where('isActive', '=', true)
      .where('brandName', 'is not', null)
      .select('brandName')
      .distinct()
      .execute(),
  ]);
  return {
    materials,
    counties: counties.map((county) => county.name),
    places,
    values,
    brands: brands.map((row) => row.brandName ?? ''),
  };
}

function selectMaterials(db: Db) {
  return db
    .selectFrom('materials as m')
    .innerJoin('categories as c', 'c.id', 'm.categoryId')
    .select(['m.key', 'm.name', 'm.unit', 'm.categoryId', 'c.slug as categorySlug'])
    .select(['m.attributeKeys', 'm.tagsEn', 'm.tagsSw', 'm.tagsSlang'])
    .orderBy('m.key')
    .execute();
}

/** The values of each type's attributes that occur on the list. */
async function selectKnownValues(db: Db): Promise<KnownValues> {
  const { rows } = await sql<{ type: string; key: string; value: AttributeValue }>`
    select distinct product_type as type, attribute.key, attribute.value
      from products cross join jsonb_each(attributes) as attribute (key, value)
      where is_active and product_type is not null
        and jsonb_typeof(attribute.value) in ('string', 'number')
      order by 1, 2, 3`.execute(db);
  const values = new Map<string, Map<string, AttributeValue[]>>();
  for (const { type, key, value } of rows) {
    const own = values.get(type) ?? new Map<string, AttributeValue[]>();
    values.set(type, own);
    own.set(key, [...(own.get(key) ?? []), value]);
  }
  return values;
}
