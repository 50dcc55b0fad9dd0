import type pg from 'pg';
import type { Position } from '../../../../platform/cursor.ts';
import { prepared } from '../../../../platform/prepared.ts';
import { cardKey, cardTables } from './card-store.ts';
import { type ListPage, type PageRow, toPage } from './ordered-page.ts';

/** One page of `ownerId`'s favourites that are on the list, newest first. */
export async function selectFavourites(
  pool: pg.Pool,
  ownerId: string,
  { after, limit }: { readonly after: Position | null; readonly limit: number },
): Promise<ListPage> {
  const [time = null, id = null] = after ?? [];
  const text = `with page as (
      select ${cardKey} as key, f.created_at, f.product_id
        from favourites f join products p on p.id = f.product_id and p.is_active ${cardTables}
        where f.user_id = $1
          and ($2::timestamptz is null or (f.created_at, f.product_id) < ($2, $3::uuid))
        order by f.created_at desc, f.product_id desc limit $4
    )
    select array_agg(key order by created_at desc, product_id desc) as keys,
      array_agg(to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
        order by created_at desc, product_id desc) as last,
      (select count(*)::integer from favourites f join products p on p.id = f.product_id
        where f.user_id = $1 and p.is_active) as total
    from page`;
  const { rows } = await pool.query<PageRow>(prepared(text, [ownerId, time, id, limit + 1]));
  return toPage(rows[0], limit, (row, index) => [
    row.last?.[index] ?? '',
    row.keys?.[index]?.slice(0, 36) ?? '',
  ]);
}

/** Whether `ownerId` keeps this product. */
export async function hasFavourite(
  pool: pg.Pool,
  ownerId: string,
  productId: string,
): Promise<boolean> {
  const text = 'select 1 from favourites where user_id = $1 and product_id = $2';
  const { rowCount } = await pool.query(prepared(text, [ownerId, productId]));
  return rowCount === 1;
}

/** Keeps a product for `ownerId`; once more changes nothing. @returns false where it is not on the list */
export async function insertFavourite(
  pool: pg.Pool,
  ownerId: string,
  productId: string,
): Promise<boolean> {
  const text = `with product as (
      select id from products where id = $2 and is_active
    ), kept as (
      insert into favourites (user_id, product_id) select $1, id from product on conflict do nothing
    )
    select id from product`;
  const { rowCount } = await pool.query(prepared(text, [ownerId, productId]));
  return rowCount === 1;
}

/** Keeps a product no longer. */
export async function deleteFavourite(
  pool: pg.Pool,
  ownerId: string,
  productId: string,
): Promise<void> {
  const text = 'delete from favourites where user_id = $1 and product_id = $2';
  await pool.query(prepared(text, [ownerId, productId]));
}
