import type pg from 'pg';
import { maxCartLines, maxQuantity } from '../schema.ts';

export interface LineRow {
  readonly id: string;
  readonly productId: string;
  readonly quantity: number;
  readonly priceSeen: string | null;
}

/** The lines of `ownerId`'s cart in the order in which they were added. */
export async function selectLines(pool: pg.Pool, ownerId: string): Promise<LineRow[]> {
  const { rows } = await pool.query<LineRow>({
    name: 'cart-lines',
    text: `select i.id, i.product_id as "productId", i.quantity, i.price_seen as "priceSeen"
             from carts c join cart_items i on i.cart_id = c.id
            where c.user_id = $1 order by i.created_at, i.id`,
    values: [ownerId],
  });
  return rows;
}

/** One line of `ownerId`'s cart; null for a missing one and for anybody else's. */
export async function selectLine(
  pool: pg.Pool,
  ownerId: string,
  itemId: string,
): Promise<LineRow | null> {
  const { rows } = await pool.query<LineRow>({
    name: 'cart-line',
    text: `select i.id, i.product_id as "productId", i.quantity, i.price_seen as "priceSeen"
             from cart_items i join carts c on c.id = i.cart_id
            where i.id = $2 and c.user_id = $1`,
    values: [ownerId, itemId],
  });
  return rows[0] ?? null;
}

/** How many lines `ownerId`'s cart has. */
export async function countLines(pool: pg.Pool, ownerId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'cart-count',
    text: `select count(*)::integer as count
             from carts c join cart_items i on i.cart_id = c.id where c.user_id = $1`,
    values: [ownerId],
  });
  return rows[0]?.count ?? 0;
}

/** What became of an addition. `held`: nothing, since somebody is deleting the product just now. */
export type Answered = AdditionRow | 'held';

/** How an addition was judged. */
export interface AdditionRow {
  readonly unit: string;
  readonly minimum: number;
  readonly stock: number;
  /** Of the line that was made or grew; null where nothing was added. */
  readonly itemId: string | null;
  /** Of the whole line. */
  readonly quantity: number | null;
  /** Lines of other products that the cart held before. */
  readonly others: number;
  /** What the cart held of this product before. */
  readonly inCart: number;
}

/**
 * `carts.updated_at` is kept to the minute: written by every change, its row would make all changes of
 * a cart wait for each other's commit. Each statement locks its line first and the cart after it, so
 * that two of them never wait for each other in a circle.
 */
const touchedBy = (changed: string) => `touched as (
        update carts set updated_at = now() from ${changed}
         where carts.id = ${changed}.cart_id and updated_at < now() - interval '1 minute'
      )`;

/** What is to be added to whose cart. */
export interface Addition {
  readonly ownerId: string;
  readonly productId: string;
  readonly quantity: number;
}

/**
 * So long an addition waits for any one row that others hold. The wait ends all that goes with it with
 * 55P03, so it must be short.
 */
const longestWait = '250ms';

/**
 * One statement, hence one transaction and one round trip. `on conflict` sees what other additions
 * stored meanwhile, however old this statement's own view is: of many at once each one counts. Rows are
 * locked in the order of their owners, and carts that somebody else is touching are left to them. A
 * product that somebody is deleting is passed over, since all that goes with it would wait for that; the
 * lock is the one that a line takes anyway. The lists stand behind subselects, so that PostgreSQL plans
 * once for any list and not anew for each, which takes as long as carrying it out.
 */
const additionStatement = `with patience as materialized (
    select set_config('lock_timeout', '${longestWait}', true) as is_set
  ), asked as materialized (
    select asked.* from patience, unnest((select $1::uuid[]), (select $2::uuid[]), (select $3::integer[]))
          with ordinality as asked (owner_id, product_id, quantity, place)
     where patience.is_set is not null
  ), product as (
    select asked.place, asked.owner_id, asked.quantity, c.id as cart_id, p.id, p.price, p.unit,
        p.stock_quantity as stock, p.min_order_quantity as minimum,
        c.updated_at < now() - interval '1 minute' as is_old,
        (select count(*)::integer from cart_items i
          where i.cart_id = c.id and i.product_id <> p.id) as others,
        coalesce((select i.quantity from cart_items i
          where i.cart_id = c.id and i.product_id = p.id), 0) as "inCart"
      from asked join products p on p.id = asked.product_id and p.is_active
        left join carts c on c.user_id = asked.owner_id
      for key share of p skip locked
  ), addition as (
    select * from product
      where quantity <= stock and "inCart"::bigint + quantity >= minimum and others < ${maxCartLines}
  ), made as (
    insert into carts (user_id)
      select owner_id from addition where cart_id is null order by owner_id
      on conflict (user_id) do update set user_id = excluded.user_id
      returning id, user_id
  ), line as (
    insert into cart_items (cart_id, product_id, quantity, price_seen)
      select coalesce(addition.cart_id, made.id), addition.id, addition.quantity, addition.price
        from addition left join made on made.user_id = addition.owner_id
        order by addition.owner_id
      on conflict (cart_id, product_id) do update
        set quantity = cart_items.quantity + excluded.quantity, price_seen = excluded.price_seen
        where cart_items.quantity::bigint + excluded.quantity
          <= (select least(stock, ${maxQuantity}) from product
               where product.id = excluded.product_id limit 1)
      returning id, cart_id, quantity
  ), old as (
    select c.id from product join carts c on c.id = product.cart_id
      where product.is_old and c.id in (select cart_id from line)
      order by c.id for update of c skip locked
  ), touched as (
    update carts set updated_at = now() from old where carts.id = old.id
  )
  select asked.place::integer, product.place is null as "isHeld", product.unit, product.minimum,
      product.stock, product.others, product."inCart", line.id as "itemId", line.quantity
    from asked left join product on product.place = asked.place
      left join made on made.user_id = product.owner_id
      left join line on line.cart_id = coalesce(product.cart_id, made.id)
    where product.place is not null
      or exists (select from products p where p.id = asked.product_id and p.is_active)`;

/**
 * Adds to carts, at most one product to each; a cart is made with its first line. Answers in the order
 * of the additions, null where no such product is sold.
 *
 * @throws DatabaseError 55P03 where a row of a cart or an account is held for long
 */
export async function insertOrGrowLines(
  pool: pg.Pool,
  additions: readonly Addition[],
): Promise<(Answered | null)[]> {
  const { rows } = await pool.query<AdditionRow & { place: number; isHeld: boolean }>({
    name: 'cart-add',
    text: additionStatement,
    values: [
      additions.map(({ ownerId }) => ownerId),
      additions.map(({ productId }) => productId),
      additions.map(({ quantity }) => quantity),
    ],
  });
  const byPlace = new Map(
    rows.map(({ place, isHeld, ...row }) => [place, isHeld ? ('held' as const) : row]),
  );
  return additions.map((_, index) => byPlace.get(index + 1) ?? null);
}

/** What became of a change of quantity. */
export interface ChangeRow {
  readonly isActive: boolean;
  readonly stock: number;
  readonly isChanged: boolean;
}

/**
 * Sets the quantity of a line of `ownerId`'s cart where the product is sold and its stock suffices;
 * null for a missing line and for anybody else's.
 */
export async function updateQuantity(
  pool: pg.Pool,
  ownerId: string,
  { itemId, quantity }: { readonly itemId: string; readonly quantity: number },
): Promise<ChangeRow | null> {
  const { rows } = await pool.query<ChangeRow>({
    name: 'cart-change',
    text: `with line as (
        select i.id, p.is_active, p.stock_quantity as stock
          from cart_items i join carts c on c.id = i.cart_id join products p on p.id = i.product_id
         where i.id = $2 and c.user_id = $1
      ), changed as (
        update cart_items i set quantity = $3 from line
         where i.id = line.id and line.is_active and $3 <= line.stock
         returning i.cart_id
      ), ${touchedBy('changed')}
      select line.is_active as "isActive", line.stock,
          exists (select from changed) as "isChanged"
        from line`,
    values: [ownerId, itemId, quantity],
  });
  return rows[0] ?? null;
}

/**
 * Takes a line out of `ownerId`'s cart, and keeps it for `restoreLine`.
 *
 * @returns false for a missing line and for anybody else's
 */
export async function deleteLine(pool: pg.Pool, ownerId: string, itemId: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'cart-remove',
    text: `with removed as (
        delete from cart_items i using carts c
         where i.id = $2 and c.id = i.cart_id and c.user_id = $1 returning i.*
      ), kept as (
        insert into removed_cart_items (id, cart_id, product_id, quantity, price_seen, created_at)
          select id, cart_id, product_id, quantity, price_seen, created_at from removed
      ), ${touchedBy('removed')}
      select from removed`,
    values: [ownerId, itemId],
  });
  return rowCount === 1;
}

const restorable = "interval '1 hour'";

/**
 * Puts a line that was taken out of `ownerId`'s cart back as it was, at its place; to what was added of
 * its product meanwhile it is added.
 *
 * @returns the id of the line, or that the cart is full; null for what was not removed, was restored
 *   already, or was removed too long ago
 */
export async function restoreLine(
  pool: pg.Pool,
  ownerId: string,
  itemId: string,
): Promise<{ readonly itemId: string | null } | null> {
  const { rows } = await pool.query<{ itemId: string | null }>({
    name: 'cart-restore',
    text: `with kept as (
        select r.* from removed_cart_items r join carts c on c.id = r.cart_id
         where r.id = $2 and c.user_id = $1 and r.removed_at > now() - ${restorable}
         for update of r
      ), line as (
        insert into cart_items (id, cart_id, product_id, quantity, price_seen, created_at)
          select id, cart_id, product_id, quantity, price_seen, created_at from kept
           where (select count(*) from cart_items i
                   where i.cart_id = kept.cart_id and i.product_id <> kept.product_id) < ${maxCartLines}
          on conflict (cart_id, product_id) do update
            set quantity = least(cart_items.quantity::bigint + excluded.quantity, ${maxQuantity})
          returning id, cart_id
      ), gone as (
        delete from removed_cart_items r using kept, line where r.id = kept.id
      ), ${touchedBy('line')}
      select line.id as "itemId" from kept left join line on true`,
    values: [ownerId, itemId],
  });
  return rows[0] ?? null;
}

/** Forgets lines that can no longer be put back, whoever's they are. */
export async function forgetRemovedLines(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from removed_cart_items where removed_at <= now() - ${restorable}`);
}
