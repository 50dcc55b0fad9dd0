import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import {
  dictionaryVersionSql,
  selectAllAnswers,
  selectDictionary,
  versionOf,
} from '../../../materials/server/public.ts';
import type { Brand } from '../../understanding/brand-words.ts';
import type { AttributeValue, Facts, KnownValues } from '../../understanding/knowledge.ts';

type Db = Kysely<DB>;

/** Another text whenever the materials dictionary, its names, the gazetteer or an answer was written since. */
export async function selectFactsVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ', ${sql.raw(dictionaryVersionSql)}, ${sql.raw(versionOf('answers'))}) as version`.execute(
    db,
  );
  return rows[0]?.version ?? '';
}

/** All that messages are read by. */
export async function selectFacts(db: Db): Promise<Facts> {
  const [dictionary, values, brands, sellers, answers] = await Promise.all([
    selectDictionary(db),
    selectKnownValues(db),
    selectBrands(db),
    selectSellers(db),
    selectAllAnswers(db),
  ]);
  return { ...dictionary, values, brands, sellers, answers };
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

/** So many brands are known by name: those of most products. */
const mostBrands = 2_000;
/** Products of a brand that verified suppliers must list for its words to be learnt. */
const trustedFrom = 2;

async function selectBrands(db: Db): Promise<Brand[]> {
  const verified = sql<number>`count(*) filter (where u.is_verified)`;
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('users as u', 'u.id', 'p.supplierId')
    .where('p.isActive', '=', true)
    .where('p.brandName', 'is not', null)
    .where('u.suspendedAt', 'is', null)
    .select('p.brandName')
    .select(sql<boolean>`${verified} >= ${trustedFrom}`.as('isTrusted'))
    .groupBy('p.brandName')
    .orderBy(verified, 'desc')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('p.brandName')
    .limit(mostBrands)
    .execute();
  return rows.map(({ brandName, isTrusted }) => ({ name: brandName ?? '', isTrusted }));
}

/** So many sellers are known by name: the oldest accounts. */
const mostSellers = 5_000;

async function selectSellers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('companyName')
    .where('role', '=', 'supplier')
    .where('isVerified', '=', true)
    .where('suspendedAt', 'is', null)
    .where('companyName', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(mostSellers)
    .execute();
  return rows.map(({ companyName }) => companyName ?? '');
}
