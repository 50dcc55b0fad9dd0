import { sql } from 'kysely';
import type pg from 'pg';
import { prepared } from '../../../../platform/prepared.ts';
import type { SearchKnowledge, Seller, SoldValue } from '../../../materials/language/public.ts';
import {
  dictionaryVersionSql,
  selectDictionary,
  versionOf,
} from '../../../materials/server/public.ts';
import type { CatalogueDeps } from '../deps.ts';

const versionSql = `select ${dictionaryVersionSql} as names,
    ${versionOf("users where role = 'supplier'")} as sellers`;

/** Another text whenever something of it was written since. */
export interface KnowledgeVersion {
  /** The dictionary and the gazetteer. */
  readonly names: string;
  readonly sellers: string;
}

export async function selectKnowledgeVersion(pool: pg.Pool): Promise<KnowledgeVersion> {
  const { rows } = await pool.query<KnowledgeVersion>(prepared(versionSql, []));
  return rows[0] ?? { names: '', sellers: '' };
}

/** Whoever sells thousands of brands of their own does not fill everybody's dictionary with them. */
export const mostBrands = 5_000;

/**
 * Brands on the list, each with the types it is sold in.
 *
 * @param most where there are more, those that most suppliers sell
 */
export async function selectBrands(
  { db }: Pick<CatalogueDeps, 'db'>,
  most = mostBrands,
): Promise<ReadonlyMap<string, Set<string>>> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('products')
        .where('isActive', '=', true)
        .where('brandName', 'is not', null)
        .select(['brandName', sql<string[]>`array_agg(distinct product_type)`.as('types')])
        .groupBy('brandName')
        .orderBy(sql`count(distinct supplier_id)`, 'desc')
        .orderBy('brandName')
        .limit(most)
        .as('brand'),
    )
    .select(['brandName', 'types'])
    .orderBy('brandName')
    .execute();
  return new Map(rows.map((row) => [row.brandName ?? '', new Set(row.types)]));
}

/** Whoever lists thousands of odd sizes does not fill everybody's dictionary with them either. */
const mostValues = 10_000;

/**
 * In which sizes, grades and colours types are sold; where there are too many, those of most products.
 * Reads the index of items alone: about 60 ms at 100,000 products, beside other work.
 */
export async function selectSoldValues({
  pool,
}: Pick<CatalogueDeps, 'pool'>): Promise<SoldValue[]> {
  const { rows } = await pool.query<SoldValue>(
    prepared(
      `select p.type, a.key, a.value, sum(p.n)::integer as count
         from (select product_type as type, attributes, count(*) as n from products
                where is_active and product_type is not null group by 1, 2) p,
              jsonb_each(p.attributes) a
        group by 1, 2, 3 order by count desc, 1, 2, 3 limit ${mostValues}`,
      [],
    ),
  );
  return rows;
}

/** Everything that searches are understood by, except what is read off all products. */
export async function selectKnowledge(
  deps: CatalogueDeps,
): Promise<Omit<SearchKnowledge, 'typesOfBrand' | 'soldValues'>> {
  const [{ places, ...dictionary }, sellers] = await Promise.all([
    selectDictionary(deps.db),
    selectSuppliers(deps),
  ]);
  const names = places.flatMap(({ town, county, aliases }) => [town, county, ...aliases]);
  return { ...dictionary, sellers, places: names };
}

async function selectSuppliers({ db }: CatalogueDeps): Promise<Seller[]> {
  const rows = await db
    .selectFrom('users')
    .where('role', '=', 'supplier')
    .where('suspendedAt', 'is', null)
    .where('companyName', 'is not', null)
    .select(['id', 'companyName'])
    .execute();
  return rows.map((row) => ({ kind: 'supplier', id: row.id, name: row.companyName ?? '' }));
}

/** How many products of these types are listed. */
export async function countOfTypes(
  { pool }: Pick<CatalogueDeps, 'pool'>,
  types: readonly string[],
): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    prepared(
      `select count(*)::integer as count from products
         where is_active and product_type = any($1::text[])`,
      [types],
    ),
  );
  return rows[0]?.count ?? 0;
}
