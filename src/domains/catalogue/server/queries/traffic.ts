import type pg from 'pg';

export interface TrafficCount {
  readonly productId: string;
  readonly views: number;
  readonly cartAdds: number;
}

/** Adds to today's sums of these products, in the order of their ids; those that are gone are passed by. */
export async function addTraffic(pool: pg.Pool, counts: readonly TrafficCount[]): Promise<void> {
  await pool.query(
    `insert into product_traffic as kept (product_id, day, views, cart_adds)
       select p.id, (now() at time zone 'Africa/Nairobi')::date, entry.views, entry."cartAdds"
         from jsonb_to_recordset($1::jsonb) as entry ("productId" uuid, views int, "cartAdds" int)
         join products p on p.id = entry."productId"
         order by p.id
     on conflict (product_id, day) do update
       set views = kept.views + excluded.views, cart_adds = kept.cart_adds + excluded.cart_adds`,
    [JSON.stringify(counts)],
  );
}

export interface TrafficDay {
  /** "2026-11-21" */
  readonly day: string;
  readonly views: number;
  readonly cartAdds: number;
}

/** A supplier's last `days` days, today included, oldest first; days without anything are there too. */
export async function selectTrafficDays(
  pool: pg.Pool,
  supplierId: string,
  days: number,
): Promise<TrafficDay[]> {
  const { rows } = await pool.query<TrafficDay>(
    `select to_char(one.day, 'YYYY-MM-DD') as day, coalesce(sum(t.views), 0)::int as views,
       coalesce(sum(t.cart_adds), 0)::int as "cartAdds"
     from generate_series(
         (now() at time zone 'Africa/Nairobi')::date - ($2::int - 1),
         (now() at time zone 'Africa/Nairobi')::date, interval '1 day') as one (day)
       left join (product_traffic t join products p on p.id = t.product_id and p.supplier_id = $1)
         on t.day = one.day::date
     group by one.day order by one.day`,
    [supplierId, days],
  );
  return rows;
}

export interface TrafficOfProduct {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly views: number;
  readonly cartAdds: number;
}

/** The supplier's products that were looked at most in the last `days` days. */
export async function selectMostViewed(
  pool: pg.Pool,
  supplierId: string,
  { days, limit }: { readonly days: number; readonly limit: number },
): Promise<TrafficOfProduct[]> {
  const { rows } = await pool.query<TrafficOfProduct>(
    `select p.id, p.slug, p.name, sum(t.views)::int as views, sum(t.cart_adds)::int as "cartAdds"
     from product_traffic t join products p on p.id = t.product_id
     where p.supplier_id = $1 and t.day > (now() at time zone 'Africa/Nairobi')::date - $2::int
     group by p.id order by views desc, "cartAdds" desc, p.name limit $3`,
    [supplierId, days, limit],
  );
  return rows;
}
