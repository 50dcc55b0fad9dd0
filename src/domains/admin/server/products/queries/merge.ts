import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../../platform/database.types.ts';
import { featuredProducts } from '../../../../catalogue/server/public.ts';

export interface MergedProduct {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly supplierId: string;
}

/** Both are held until the transaction ends, in the order of their ids. */
export async function lockProducts(
  trx: Transaction<DB>,
  ids: readonly string[],
): Promise<MergedProduct[]> {
  const { rows } = await sql<MergedProduct>`
    select id, slug, name, supplier_id as "supplierId" from products
      where id = any (${[...ids]}::uuid[]) order by id for update`.execute(trx);
  return rows;
}

/** What just names a product names the other one from now on. */
const naming = [
  'orderItems',
  'quotationItems',
  'rfqItems',
  'removedCartItems',
  'productImportRows',
  'messages',
] as const;

/**
 * Gives everything that refers to a product to another one of its supplier and takes it away. What a
 * person has of both becomes one: quantities in a cart are added, of two reviews the other one's stays.
 */
export async function mergeProduct(
  trx: Transaction<DB>,
  { id, slug }: MergedProduct,
  into: string,
): Promise<void> {
  for (const table of naming) {
    await trx.updateTable(table).set({ productId: into }).where('productId', '=', id).execute();
  }
  await mergeCarts(trx, id, into);
  await sql`
    insert into favourites (user_id, product_id, created_at)
      select user_id, ${into}, created_at from favourites where product_id = ${id}
    on conflict do nothing`.execute(trx);
  await sql`
    insert into product_traffic as kept (product_id, day, views, cart_adds)
      select ${into}, day, views, cart_adds from product_traffic where product_id = ${id} order by day
    on conflict (product_id, day) do update
      set views = kept.views + excluded.views, cart_adds = kept.cart_adds + excluded.cart_adds`.execute(
    trx,
  );
  await sql`
    update reviews r set product_id = ${into}
      where product_id = ${id} and (contractor_id is null or not exists (select from reviews other
        where other.product_id = ${into} and other.contractor_id = r.contractor_id))`.execute(trx);
  await sql`
    update site_settings set version = version + 1, value = (
        select coalesce(jsonb_agg(id order by position), '[]') from (
          select distinct on (id) case named when ${id}::text then ${into}::text else named end as id,
              position
            from jsonb_array_elements_text(value) with ordinality as list (named, position)
            order by id, position) as featured)
      where key = ${featuredProducts.name} and value ? ${id}::text`.execute(trx);
  await trx
    .updateTable('formerProducts')
    .set({ productId: into })
    .where('productId', '=', id)
    .execute();
  await trx.deleteFrom('products').where('id', '=', id).execute();
  await trx.insertInto('formerProducts').values({ id, slug, productId: into }).execute();
}

async function mergeCarts(trx: Transaction<DB>, id: string, into: string): Promise<void> {
  await sql`
    update cart_items kept set quantity = kept.quantity + gone.quantity
      from cart_items gone
      where gone.product_id = ${id} and kept.product_id = ${into}
        and kept.cart_id = gone.cart_id`.execute(trx);
  await sql`
    update cart_items c set product_id = ${into}
      where product_id = ${id} and not exists (select from cart_items other
        where other.cart_id = c.cart_id and other.product_id = ${into})`.execute(trx);
}
