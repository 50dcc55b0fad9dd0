import { sql } from 'kysely';
import type { Category } from '../../schema.ts';
import type { CatalogueDeps } from '../deps.ts';

/** All categories in the site's order, with the number of listed products. */
export async function selectCategories({ db }: CatalogueDeps): Promise<Category[]> {
  return db
    .selectFrom('categories as c')
    .leftJoin('productCounts as n', 'n.categoryId', 'c.id')
    .select(({ fn, val }) => [
      'c.id',
      'c.name',
      'c.slug',
      'c.description',
      'c.icon',
      'c.nameSw',
      sql<string[]>`array(select f.slug from former_categories f
        where f.category_id = c.id order by f.slug)`.as('formerSlugs'),
      fn.coalesce('n.active', val(0)).as('productCount'),
    ])
    .orderBy('c.position')
    .orderBy('c.name')
    .execute();
}
